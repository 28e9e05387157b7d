import { type Block, type Both, prose, type Value } from '../../../author.ts'
import type { LengthUnit } from './flat-shapes.ts'

/** A drawn story tells its lengths in one unit, in a fixed order. */
export interface Story {
  readonly unit: LengthUnit
  readonly says: (first: Value, second: Value, third: Value) => Both<Block>
}

export const triangleStories: readonly Story[] = [
  {
    unit: 'foot',
    says: (base, height) => ({
      en: prose`A triangular sail has a base of ${base} and a height of ${height}. What is its area?`,
      es: prose`Una vela triangular tiene una base de ${base} y una altura de ${height}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'meter',
    says: (base, height) => ({
      en: prose`A garden is a triangle with a base of ${base} and a height of ${height}. What is its area?`,
      es: prose`Un jardín es un triángulo con una base de ${base} y una altura de ${height}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'inch',
    says: (base, height) => ({
      en: prose`A pennant is a triangle with a base of ${base} and a height of ${height}. What is its area?`,
      es: prose`Un banderín es un triángulo con una base de ${base} y una altura de ${height}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'foot',
    says: (base, height) => ({
      en: prose`The front of a tent is a triangle with a base of ${base} and a height of ${height}. What is its area?`,
      es: prose`El frente de una tienda de campaña es un triángulo con una base de ${base} y una altura de ${height}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'centimeter',
    says: (base, height) => ({
      en: prose`A patch of cloth is a triangle with a base of ${base} and a height of ${height}. What is its area?`,
      es: prose`Un retazo de tela es un triángulo con una base de ${base} y una altura de ${height}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'inch',
    says: (base, height) => ({
      en: prose`A corner shelf is a triangle with a base of ${base} and a height of ${height}. What is its area?`,
      es: prose`Una repisa de esquina es un triángulo con una base de ${base} y una altura de ${height}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'meter',
    says: (base, height) => ({
      en: prose`A corner of a park is a triangle with a base of ${base} and a height of ${height}. What is its area?`,
      es: prose`Una esquina de un parque es un triángulo con una base de ${base} y una altura de ${height}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'centimeter',
    says: (base, height) => ({
      en: prose`A sticker is a triangle with a base of ${base} and a height of ${height}. What is its area?`,
      es: prose`Una calcomanía es un triángulo con una base de ${base} y una altura de ${height}. ¿Cuál es su área?`,
    }),
  },
]

export const parallelogramStories: readonly Story[] = [
  {
    unit: 'foot',
    says: (base, height) => ({
      en: prose`A roof panel is a parallelogram with a base of ${base} and a height of ${height}. What is its area?`,
      es: prose`Un panel de techo es un paralelogramo con una base de ${base} y una altura de ${height}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'centimeter',
    says: (base, height) => ({
      en: prose`A tile is a parallelogram with a base of ${base} and a height of ${height}. What is its area?`,
      es: prose`Una baldosa es un paralelogramo con una base de ${base} y una altura de ${height}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'meter',
    says: (base, height) => ({
      en: prose`A patio is a parallelogram with a base of ${base} and a height of ${height}. What is its area?`,
      es: prose`Un patio es un paralelogramo con una base de ${base} y una altura de ${height}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'inch',
    says: (base, height) => ({
      en: prose`A pane of colored glass is a parallelogram with a base of ${base} and a height of ${height}. What is its area?`,
      es: prose`Un vidrio de color es un paralelogramo con una base de ${base} y una altura de ${height}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'meter',
    says: (base, height) => ({
      en: prose`A flower bed is a parallelogram with a base of ${base} and a height of ${height}. What is its area?`,
      es: prose`Un macizo de flores es un paralelogramo con una base de ${base} y una altura de ${height}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'foot',
    says: (base, height) => ({
      en: prose`A stage platform is a parallelogram with a base of ${base} and a height of ${height}. What is its area?`,
      es: prose`Una tarima es un paralelogramo con una base de ${base} y una altura de ${height}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'centimeter',
    says: (base, height) => ({
      en: prose`A paper label is a parallelogram with a base of ${base} and a height of ${height}. What is its area?`,
      es: prose`Una etiqueta de papel es un paralelogramo con una base de ${base} y una altura de ${height}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'inch',
    says: (base, height) => ({
      en: prose`A piece of leather is a parallelogram with a base of ${base} and a height of ${height}. What is its area?`,
      es: prose`Un pedazo de cuero es un paralelogramo con una base de ${base} y una altura de ${height}. ¿Cuál es su área?`,
    }),
  },
]

export const trapezoidStories: readonly Story[] = [
  {
    unit: 'inch',
    says: (one, two, height) => ({
      en: prose`A piece of cardboard is a trapezoid. Its parallel sides are ${one} and ${two} long, and its height is ${height}. What is its area?`,
      es: prose`Un pedazo de cartón es un trapecio. Sus lados paralelos miden ${one} y ${two}, y su altura es de ${height}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'meter',
    says: (one, two, height) => ({
      en: prose`A garden is a trapezoid. Its parallel sides are ${one} and ${two} long, and its height is ${height}. What is its area?`,
      es: prose`Un jardín es un trapecio. Sus lados paralelos miden ${one} y ${two}, y su altura es de ${height}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'foot',
    says: (one, two, height) => ({
      en: prose`The floor of a stage is a trapezoid. Its parallel sides are ${one} and ${two} long, and its height is ${height}. What is its area?`,
      es: prose`El piso de un escenario es un trapecio. Sus lados paralelos miden ${one} y ${two}, y su altura es de ${height}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'foot',
    says: (one, two, height) => ({
      en: prose`A flower bed is a trapezoid. Its parallel sides are ${one} and ${two} long, and its height is ${height}. What is its area?`,
      es: prose`Un macizo de flores es un trapecio. Sus lados paralelos miden ${one} y ${two}, y su altura es de ${height}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'centimeter',
    says: (one, two, height) => ({
      en: prose`A piece of a wooden puzzle is a trapezoid. Its parallel sides are ${one} and ${two} long, and its height is ${height}. What is its area?`,
      es: prose`Una pieza de un rompecabezas de madera es un trapecio. Sus lados paralelos miden ${one} y ${two}, y su altura es de ${height}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'meter',
    says: (one, two, height) => ({
      en: prose`A playground is a trapezoid. Its parallel sides are ${one} and ${two} long, and its height is ${height}. What is its area?`,
      es: prose`Un patio de juegos es un trapecio. Sus lados paralelos miden ${one} y ${two}, y su altura es de ${height}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'inch',
    says: (one, two, height) => ({
      en: prose`A panel of a lampshade is a trapezoid. Its parallel sides are ${one} and ${two} long, and its height is ${height}. What is its area?`,
      es: prose`Un panel de una pantalla de lámpara es un trapecio. Sus lados paralelos miden ${one} y ${two}, y su altura es de ${height}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'foot',
    says: (one, two, height) => ({
      en: prose`A pane of a greenhouse roof is a trapezoid. Its parallel sides are ${one} and ${two} long, and its height is ${height}. What is its area?`,
      es: prose`Un vidrio del techo de un invernadero es un trapecio. Sus lados paralelos miden ${one} y ${two}, y su altura es de ${height}. ¿Cuál es su área?`,
    }),
  },
]
