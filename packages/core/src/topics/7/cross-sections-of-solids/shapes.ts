import { type Both, type Expr, type Inline, prose, type Sentence, words } from '../../../author.ts'

export type Said = Both<readonly Inline[]>
export type Shape = 'triangle' | 'square' | 'rectangle' | 'trapezoid' | 'pentagon' | 'hexagon' | 'circle'
export const SHAPE_NAMES = ['triangle', 'square', 'rectangle', 'trapezoid', 'pentagon', 'hexagon', 'circle'] as const

/** A name alone, and with its article. */
export const SHAPES: Readonly<Record<Shape, { readonly alone: Expr; readonly one: Both<string> }>> = {
  triangle: { alone: words('triangle', 'triángulo'), one: { en: 'a triangle', es: 'un triángulo' } },
  square: { alone: words('square', 'cuadrado'), one: { en: 'a square', es: 'un cuadrado' } },
  rectangle: { alone: words('rectangle', 'rectángulo'), one: { en: 'a rectangle', es: 'un rectángulo' } },
  trapezoid: { alone: words('trapezoid', 'trapecio'), one: { en: 'a trapezoid', es: 'un trapecio' } },
  pentagon: { alone: words('pentagon', 'pentágono'), one: { en: 'a pentagon', es: 'un pentágono' } },
  hexagon: { alone: words('hexagon', 'hexágono'), one: { en: 'a hexagon', es: 'un hexágono' } },
  circle: { alone: words('circle', 'círculo'), one: { en: 'a circle', es: 'un círculo' } },
}
const CHOICES: Readonly<Record<Shape, Sentence>> = {
  triangle: { key: 'triangle', says: { en: prose`triangle`, es: prose`triángulo` } },
  square: { key: 'square', says: { en: prose`square`, es: prose`cuadrado` } },
  rectangle: {
    key: 'rectangle',
    says: { en: prose`rectangle that is not a square`, es: prose`rectángulo que no es cuadrado` },
  },
  trapezoid: { key: 'trapezoid', says: { en: prose`trapezoid`, es: prose`trapecio` } },
  pentagon: { key: 'pentagon', says: { en: prose`pentagon`, es: prose`pentágono` } },
  hexagon: { key: 'hexagon', says: { en: prose`hexagon`, es: prose`hexágono` } },
  circle: { key: 'circle', says: { en: prose`circle`, es: prose`círculo` } },
}
export const shapeChoice = (shape: Shape): Sentence => CHOICES[shape]

/** Shapes that are taken for another. */
export const LIKELY: Readonly<Record<Shape, readonly [Shape, Shape, Shape]>> = {
  triangle: ['rectangle', 'trapezoid', 'square'],
  square: ['triangle', 'rectangle', 'trapezoid'],
  rectangle: ['triangle', 'square', 'circle'],
  trapezoid: ['triangle', 'rectangle', 'pentagon'],
  pentagon: ['hexagon', 'trapezoid', 'triangle'],
  hexagon: ['pentagon', 'square', 'triangle'],
  circle: ['rectangle', 'square', 'triangle'],
}

export type SolidName =
  | 'cube'
  | 'prism'
  | 'square-prism'
  | 'triangular-prism'
  | 'square-pyramid'
  | 'pyramid'
  | 'cylinder'
  | 'cone'
  | 'sphere'
export const SOLIDS: Readonly<Record<SolidName, { readonly alone: Expr; readonly one: Both<string> }>> = {
  cube: { alone: words('cube', 'cubo'), one: { en: 'a cube', es: 'un cubo' } },
  prism: {
    alone: words('rectangular prism', 'prisma rectangular'),
    one: { en: 'a rectangular prism', es: 'un prisma rectangular' },
  },
  'square-prism': {
    alone: words('prism with a square base', 'prisma de base cuadrada'),
    one: { en: 'a prism with a square base', es: 'un prisma de base cuadrada' },
  },
  'triangular-prism': {
    alone: words('triangular prism', 'prisma triangular'),
    one: { en: 'a triangular prism', es: 'un prisma triangular' },
  },
  'square-pyramid': {
    alone: words('square pyramid', 'pirámide de base cuadrada'),
    one: { en: 'a square pyramid', es: 'una pirámide de base cuadrada' },
  },
  pyramid: {
    alone: words('rectangular pyramid', 'pirámide de base rectangular'),
    one: { en: 'a rectangular pyramid', es: 'una pirámide de base rectangular' },
  },
  cylinder: { alone: words('cylinder', 'cilindro'), one: { en: 'a cylinder', es: 'un cilindro' } },
  cone: { alone: words('cone', 'cono'), one: { en: 'a cone', es: 'un cono' } },
  sphere: { alone: words('sphere', 'esfera'), one: { en: 'a sphere', es: 'una esfera' } },
}
