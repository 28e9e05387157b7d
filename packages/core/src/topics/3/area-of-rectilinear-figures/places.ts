import { type Block, type Both, type Inline, line, prose } from '../../../author.ts'
import type { LengthUnit } from './steps.ts'

/** A place whose outline the figure shows. */
export interface Place {
  readonly unit: LengthUnit
  /** Whose area it is: the garden, del jardín. */
  readonly of: Both<readonly Inline[]>
  readonly ask: Both<Block>
}

export const places: readonly Place[] = [
  {
    unit: 'foot',
    of: { en: line`the garden`, es: line`del jardín` },
    ask: {
      en: prose`The figure shows the outline of a garden. What is the area of the garden?`,
      es: prose`La figura muestra el contorno de un jardín. ¿Cuál es el área del jardín?`,
    },
  },
  {
    unit: 'meter',
    of: { en: line`the classroom floor`, es: line`del piso del salón` },
    ask: {
      en: prose`The figure shows the floor of a classroom with a reading corner. What is the area of the floor?`,
      es: prose`La figura muestra el piso de un salón de clases con un rincón de lectura. ¿Cuál es el área del piso?`,
    },
  },
  {
    unit: 'meter',
    of: { en: line`the deck`, es: line`de la terraza` },
    ask: {
      en: prose`The figure shows the deck of a swimming pool. What is the area of the deck?`,
      es: prose`La figura muestra la terraza de una piscina. ¿Cuál es el área de la terraza?`,
    },
  },
  {
    unit: 'foot',
    of: { en: line`the stage`, es: line`del escenario` },
    ask: {
      en: prose`The figure shows the stage of a school. What is the area of the stage?`,
      es: prose`La figura muestra el escenario de una escuela. ¿Cuál es el área del escenario?`,
    },
  },
  {
    unit: 'foot',
    of: { en: line`the kitchen floor`, es: line`del piso de la cocina` },
    ask: {
      en: prose`The figure shows the floor of a kitchen. What is the area of the floor?`,
      es: prose`La figura muestra el piso de una cocina. ¿Cuál es el área del piso?`,
    },
  },
  {
    unit: 'inch',
    of: { en: line`the piece of cardboard`, es: line`del pedazo de cartulina` },
    ask: {
      en: prose`The figure shows a piece of cardboard. What is the area of the piece of cardboard?`,
      es: prose`La figura muestra un pedazo de cartulina. ¿Cuál es el área del pedazo de cartulina?`,
    },
  },
  {
    unit: 'meter',
    of: { en: line`the playground`, es: line`del patio de juegos` },
    ask: {
      en: prose`The figure shows the outline of a playground. What is the area of the playground?`,
      es: prose`La figura muestra el contorno de un patio de juegos. ¿Cuál es el área del patio de juegos?`,
    },
  },
  {
    unit: 'foot',
    of: { en: line`the patio`, es: line`del patio` },
    ask: {
      en: prose`The figure shows a patio beside a house. What is the area of the patio?`,
      es: prose`La figura muestra un patio junto a una casa. ¿Cuál es el área del patio?`,
    },
  },
  {
    unit: 'inch',
    of: { en: line`the sign`, es: line`del letrero` },
    ask: {
      en: prose`The figure shows a sign made of wood. What is the area of the sign?`,
      es: prose`La figura muestra un letrero de madera. ¿Cuál es el área del letrero?`,
    },
  },
]
