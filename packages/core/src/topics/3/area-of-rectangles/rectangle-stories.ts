import { type Block, type Both, prose } from '../../../content.ts'
import type { Value } from '../../../math/build.ts'

/** A rectangle with two side lengths in one unit. */
export interface RectangleStory {
  readonly unit: 'inch' | 'foot' | 'meter' | 'centimeter'
  readonly area: (length: Value, width: Value) => Both<Block>
}

export const rectangleStories: readonly RectangleStory[] = [
  {
    unit: 'foot',
    area: (length, width) => ({
      en: prose`A rectangular garden is ${length} long and ${width} wide. What is its area?`,
      es: prose`Un jardín rectangular mide ${length} de largo y ${width} de ancho. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'foot',
    area: (length, width) => ({
      en: prose`A rectangular rug is ${length} long and ${width} wide. How much floor does it cover?`,
      es: prose`Una alfombra rectangular mide ${length} de largo y ${width} de ancho. ¿Qué área del piso cubre?`,
    }),
  },
  {
    unit: 'foot',
    area: (length, width) => ({
      en: prose`A bulletin board is ${length} wide and ${width} high. How much paper covers all of it?`,
      es: prose`Un tablero de anuncios mide ${length} de ancho y ${width} de alto. ¿Qué área de papel lo cubre todo?`,
    }),
  },
  {
    unit: 'meter',
    area: (length, width) => ({
      en: prose`A patio is a rectangle that is ${length} by ${width}. What is its area?`,
      es: prose`Un patio es un rectángulo de ${length} por ${width}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'inch',
    area: (length, width) => ({
      en: prose`A photo is ${length} by ${width}. What is its area?`,
      es: prose`Una foto mide ${length} por ${width}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'inch',
    area: (length, width) => ({
      en: prose`The top of a toy table is a rectangle that is ${length} by ${width}. What is its area?`,
      es: prose`La tapa de una mesa de juguete es un rectángulo de ${length} por ${width}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'centimeter',
    area: (length, width) => ({
      en: prose`A sticker is a rectangle that is ${length} by ${width}. What is its area?`,
      es: prose`Una calcomanía es un rectángulo de ${length} por ${width}. ¿Cuál es su área?`,
    }),
  },
]
