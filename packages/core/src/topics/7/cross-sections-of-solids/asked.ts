import {
  type Block,
  type Both,
  capital,
  explained,
  type Figure,
  failed,
  type Inline,
  line,
  list,
  measure,
  type Printed,
  type Sentence,
  type Step,
  type WhyWrong,
  words,
} from '../../../author.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import type { Cut } from './cutting.ts'
import { LIKELY, type Said, SHAPES, type Shape, SOLIDS, shapeChoice } from './shapes.ts'

/** "A cone is cut by a plane that is parallel to the base." */
export const cutSaid = ({ plane, solid }: Cut): Said => ({
  en: [`${capital(SOLIDS[solid].one.en)} is cut by a plane that is `, ...plane.en, '.'],
  es: [`${capital(SOLIDS[solid].one.es)} se corta con un plano que es `, ...plane.es, '.'],
})
export const throughSaid = ({ plane }: Cut): Said => ({
  en: ['A cube is cut by a plane that passes through ', ...plane.en, '.'],
  es: ['Un cubo se corta con un plano que pasa por ', ...plane.es, '.'],
})
export const WHAT_SHAPE: Said = {
  en: ['What shape is the cross-section?'],
  es: ['¿Qué forma tiene la sección transversal?'],
}
export const wrongShapes = (shape: Shape): Readonly<Record<string, Sentence>> =>
  Object.fromEntries(LIKELY[shape].map(other => [other, shapeChoice(other)]))
/** What a shape has that the cross-section does not have. */
export const wrongWhy = (shape: Shape): Readonly<Record<string, WhyWrong>> =>
  Object.fromEntries(LIKELY[shape].map(other => [other, notShape(shape, other)]))
const notShape = (shape: Shape, other: Shape): WhyWrong => {
  const [sides, needed] = [SIDES[shape], SIDES[other]]
  if (other === 'circle')
    return { en: line`The cross-section has straight sides.`, es: line`La sección transversal tiene lados rectos.` }
  if (shape === 'circle')
    return {
      en: line`The cross-section is round: it has no sides.`,
      es: line`La sección transversal es redonda: no tiene lados.`,
    }
  if (sides !== needed)
    return {
      en: line`This shape has ${needed} sides, but the cross-section has ${sides}.`,
      es: line`Esta figura tiene ${needed} lados, pero la sección transversal tiene ${sides}.`,
    }
  return NOT_EQUAL[`${shape} ${other}`] ?? failed('Two shapes with four sides differ')
}
const SIDES: Readonly<Record<Shape, number>> = {
  triangle: 3,
  square: 4,
  rectangle: 4,
  trapezoid: 4,
  pentagon: 5,
  hexagon: 6,
  circle: 0,
}
const ONE_PAIR: Both<readonly Inline[]> = {
  en: line`Only two of the sides of the cross-section are parallel.`,
  es: line`Solo dos de los lados de la sección transversal son paralelos.`,
}
const TWO_PAIRS: Both<readonly Inline[]> = {
  en: line`The cross-section has two pairs of parallel sides.`,
  es: line`La sección transversal tiene dos pares de lados paralelos.`,
}
const NOT_EQUAL: Readonly<Record<string, WhyWrong>> = {
  'square rectangle': {
    en: line`All sides of the cross-section are equal.`,
    es: line`Todos los lados de la sección transversal son iguales.`,
  },
  'rectangle square': {
    en: line`The sides of the cross-section are not all equal.`,
    es: line`Los lados de la sección transversal no son todos iguales.`,
  },
  'square trapezoid': TWO_PAIRS,
  'rectangle trapezoid': TWO_PAIRS,
  'trapezoid square': ONE_PAIR,
  'trapezoid rectangle': ONE_PAIR,
}
export const shapeStep = (shape: Shape) => SHAPES[shape].alone

/** The cut that is printed, by the words of its plane and its solid. */
export const printedCut = (
  { text }: Printed,
  cuts: readonly Cut[],
  says: (cut: Cut) => Said = cutSaid,
): Cut | undefined =>
  cuts.find(cut => {
    const { en, es } = says(cut)
    return (
      text.includes(en.join('')) ||
      text.includes(es.join('')) ||
      text.includes(en.join(' ')) ||
      text.includes(es.join(' '))
    )
  })
/** How many corners the drawn section has; a circle has many. */
export const cornersOf = (printed: Printed): number => printed.figure('solid-3d').section.length
export const asBlock = (...said: readonly Said[]): Both<Block> => paragraph(...said)
/** What a section with so many corners may be. */
export const hasCorners = (shape: Shape, corners: number): boolean =>
  shape === 'triangle'
    ? corners === 3
    : shape === 'pentagon'
      ? corners === 5
      : shape === 'hexagon'
        ? corners === 6
        : shape === 'circle'
          ? corners > 10
          : corners === 4

type Corner = readonly [number, number, number]
const minus = ([a, b, c]: Corner, [d, e, f]: Corner): Corner => [a - d, b - e, c - f]
const dot = ([a, b, c]: Corner, [d, e, f]: Corner) => a * d + b * e + c * f
const isZero = (value: number) => Math.abs(value) < 1e-6

/** The name of the drawn section, by its sides and angles. */
export function shapeOf(printed: Printed): Shape {
  const corners = printed.figure('solid-3d').section as readonly Corner[]
  if (corners.length > 10) return 'circle'
  if (corners.length !== 4) return corners.length === 3 ? 'triangle' : corners.length === 5 ? 'pentagon' : 'hexagon'
  const [a, b, c, d] = corners as readonly [Corner, Corner, Corner, Corner]
  const [p, q, r, s] = [minus(b, a), minus(c, b), minus(d, c), minus(a, d)] as const
  const isBox = [
    [p, q],
    [q, r],
    [r, s],
  ].every(([u, v]) => isZero(dot(u as Corner, v as Corner)))
  if (!isBox) return 'trapezoid'
  return isZero(dot(p, p) - dot(q, q)) ? 'square' : 'rectangle'
}

/** What is seen of a shape, before it is named. */
export const FEATURES = {
  triangle: words('3 sides', '3 lados'),
  square: words('4 equal sides, 4 right angles', '4 lados iguales, 4 ángulos rectos'),
  rectangle: words('4 sides, 4 right angles', '4 lados, 4 ángulos rectos'),
  trapezoid: words('4 sides, 2 of them parallel', '4 lados, 2 de ellos paralelos'),
  pentagon: words('5 sides', '5 lados'),
  hexagon: words('6 sides', '6 lados'),
  circle: words('no corners', 'sin esquinas'),
} as const

/** The two lengths that make a rectangle none but a square, where they are whole. */
export function unequalSteps(shape: Shape, drawn: Figure): readonly Step[] {
  if (shape !== 'rectangle' || drawn.kind !== 'solid-3d') return []
  const [a, b, c] = drawn.section as readonly Corner[]
  if (!a || !b || !c) return []
  const lengths = [minus(b, a), minus(c, b)].map(side => Math.sqrt(dot(side, side)))
  const [p, q] = lengths.map(length => Math.round(length))
  if (p === undefined || q === undefined || lengths.some(length => !isZero(length - Math.round(length)))) return []
  return [
    explained(
      list(measure(p, 'centimeter'), measure(q, 'centimeter')),
      line`Its two kinds of sides have these lengths: they are unequal.`,
      line`Sus dos clases de lados tienen estas longitudes: no son iguales.`,
    ),
  ]
}
