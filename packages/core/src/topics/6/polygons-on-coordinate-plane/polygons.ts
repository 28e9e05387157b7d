import {
  absolute,
  answerStep,
  type Block,
  type Both,
  bracketed,
  coordinatePlane,
  type Expr,
  equation,
  evaluate,
  explainedBy,
  expr,
  type FormMaker,
  type Inline,
  itemOf,
  line,
  measure,
  minus,
  type Of,
  type Printed,
  point as pointExpr,
  Ratio,
  type Step,
  sum,
  symbol,
  times,
  type UnitId,
} from '../../../author.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>
export type Pair = readonly [x: number, y: number]
export type Told = Both<readonly Inline[]>

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export const letter = (i: number): Expr => symbol(itemOf(LETTERS, i))
export const shown = ([x, y]: Pair): Expr => pointExpr(x, y)

/** A(1, 2), B(7, 2), and C(7, 6). */
export function lettered(vertices: readonly Pair[]): Told {
  const told = (and: string, last: string): readonly Inline[] =>
    vertices.flatMap((vertex, i): readonly Inline[] => [
      ...(i === 0 ? [] : [i === vertices.length - 1 ? `${last}${and} ` : ', ']),
      letter(i),
      shown(vertex),
    ])
  return { en: told('and', vertices.length > 2 ? ', ' : ' '), es: told('y', ' ') }
}

interface Drawn {
  readonly vertices?: readonly Pair[]
  readonly isNamed?: boolean
}
const planeFrom = (low: number, high: number, { vertices = [], isNamed = true }: Drawn) =>
  coordinatePlane({
    x: { from: low, to: high, step: 1 },
    y: { from: low, to: high, step: 1 },
    polygons:
      vertices.length > 0 ? [{ vertices, ...(isNamed ? { names: LETTERS.slice(0, vertices.length) } : {}) }] : [],
  })
export const firstQuadrant = (vertices: readonly Pair[]) => planeFrom(0, 10, { vertices })
export const fourQuadrants = (vertices: readonly Pair[] = []) => planeFrom(-8, 8, { vertices })

/** Around from the lower left corner. */
export const rectangle = (left: number, bottom: number, wide: number, tall: number): readonly Pair[] => [
  [left, bottom],
  [left + wide, bottom],
  [left + wide, bottom + tall],
  [left, bottom + tall],
]

/** The distance by absolute values: added on two sides of an axis, subtracted on one. */
export function distance(from: number, to: number): Expr {
  const [far, near] = Math.abs(from) >= Math.abs(to) ? [from, to] : [to, from]
  const size = (value: number): Expr => (value < 0 ? absolute(expr(value)) : expr(value))
  const work = from * to < 0 ? sum(size(from), size(to)) : minus(size(far), size(near))
  return equation(work, Math.abs(from - to))
}

/** The length of a side along a grid line, by the coordinates that differ. */
export function lengthStep(name: Expr, from: Pair, to: Pair): Step {
  const isFlat = from[1] === to[1]
  const [one, two] = isFlat ? [from[0], to[0]] : [from[1], to[1]]
  const axis = symbol(isFlat ? 'x' : 'y')
  const across = symbol(isFlat ? 'y' : 'x')
  const work = distance(one, two)
  if (one > 0 && two > 0)
    return explainedBy(work, {
      en: line`${name}: subtract the ${axis}-coordinates of the ends.`,
      es: line`${name}: resta las coordenadas ${axis} de los extremos.`,
    })
  return explainedBy(
    work,
    one * two < 0
      ? {
          en: line`${name}: the ends are on opposite sides of the ${across}-axis, so add their distances from it.`,
          es: line`${name}: los extremos están en lados opuestos del eje ${across}, así que suma sus distancias a él.`,
        }
      : {
          en: line`${name}: the ends are on the same side of the ${across}-axis, so subtract their distances from it.`,
          es: line`${name}: los extremos están del mismo lado del eje ${across}, así que resta sus distancias a él.`,
        },
  )
}
export const side = (i: number, j: number): Expr => symbol(`${itemOf(LETTERS, i)}${itemOf(LETTERS, j)}`)

/** The vertices that are printed as pairs of numbers, in their order. */
export const printedPairs = (printed: Printed): readonly Pair[] =>
  printed.all('list').flatMap(item => {
    const [x, y] = item.items
    return isPoint(item) && x?.kind !== 'symbol' && x && y && y.kind !== 'symbol'
      ? [[evaluate(x).toNumber(), evaluate(y).toNumber()] as const]
      : []
  })
const isPoint = (item: Expr): item is Of<'list'> => item.kind === 'list' && item.brackets === '('

/** By the shoelace formula, from the corners in order. */
export function shoelace(vertices: readonly (readonly [number, number])[]): Ratio {
  const twice = vertices.reduce((total, [x, y], i) => {
    const [u, v] = itemOf(vertices, (i + 1) % vertices.length)
    return total + x * v - u * y
  }, 0)
  return Ratio.of(Math.abs(twice), 2)
}
/** Around a figure of grid-line sides. */
export const around = (vertices: readonly (readonly [number, number])[]): number =>
  vertices.reduce((total, [x, y], i) => {
    const [u, v] = itemOf(vertices, (i + 1) % vertices.length)
    return total + Math.abs(x - u) + Math.abs(y - v)
  }, 0)
export const drawnVertices = (printed: Printed): readonly (readonly [number, number])[] =>
  printed.figure('coordinate-plane').polygons.flatMap(({ vertices }) => vertices)

export const paragraph = ({ en, es }: Told): Both<Block> => ({
  en: { kind: 'paragraph', content: en },
  es: { kind: 'paragraph', content: es },
})
/** Both lengths of a rectangle ABCD, by its vertices. */
export const rectangleLengths = (vertices: readonly Pair[]): readonly Step[] => [
  lengthStep(side(0, 1), itemOf(vertices, 0), itemOf(vertices, 1)),
  lengthStep(side(1, 2), itemOf(vertices, 1), itemOf(vertices, 2)),
]
export const lengthOf = ([a, b]: Pair, [c, d]: Pair): number => Math.abs(a - c) + Math.abs(b - d)

export const perimeterStep = (one: number, two: number, unit: UnitId = 'unit'): Step => {
  const all = measure(2 * (one + two), unit)
  return answerStep(equation(times(2, bracketed(sum(one, two))), all), {
    en: line`Perimeter: add the length and the width, and double the sum.`,
    es: line`Perímetro: suma el largo y el ancho y duplica la suma.`,
  })
}
export const areaStep = (one: number, two: number, unit: UnitId = 'square-unit'): Step => {
  const all = measure(one * two, unit)
  return answerStep(equation(times(one, two), all), {
    en: line`Area: multiply the length by the width.`,
    es: line`Área: multiplica el largo por el ancho.`,
  })
}
