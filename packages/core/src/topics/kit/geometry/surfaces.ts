import {
  bracketed,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  line,
  measure,
  over,
  type Printed,
  pyramid,
  Ratio,
  ratioOfExact,
  rectangularPrism,
  type Solid3d,
  type Step,
  statements,
  sum,
  times,
  triangularPrism,
  type UnitId,
} from '../../../author.ts'
import { squarePyramidNet } from '../../../figure/net.ts'
import { shown } from '../decimals/shown.ts'
import { squared } from '../measures/length-units.ts'
import type { Measured } from '../measures/measured.ts'

export const LENGTH_UNITS = ['centimeter', 'inch', 'foot', 'meter'] as const
export type LengthUnit = (typeof LENGTH_UNITS)[number]

export const sized = (value: Ratio, unit: UnitId) => measure(shown(value), unit)
export const inSquares = (value: Ratio, unit: LengthUnit): Measured => ({ amount: shown(value), unit: squared(unit) })

/** Length, width and height. */
export type Box = readonly [length: Ratio, width: Ratio, height: Ratio]
export const boxOf = (l: number, w: number, h: number): Box => [Ratio.of(l), Ratio.of(w), Ratio.of(h)]
const total = (values: readonly Ratio[]): Ratio => values.reduce((all, one) => all.plus(one), Ratio.of(0))

const pairsOf = ([l, w, h]: Box): readonly (readonly [Ratio, Ratio])[] => [
  [l, w],
  [l, h],
  [w, h],
]
export const boxSurface = (box: Box): Ratio => total(pairsOf(box).map(([a, b]) => a.times(b))).times(2)

/** One face of each pair, their sum, twice that. */
export function boxSteps(box: Box, end: Expr): readonly Step[] {
  const areas = pairsOf(box).map(([a, b]) => a.times(b))
  const once = total(areas)
  return [
    explained(
      statements(...pairsOf(box).map(([a, b]) => equation(times(shown(a), shown(b)), shown(a.times(b))))),
      line`Find the area of one face of each size.`,
      line`Halla el área de una cara de cada tamaño.`,
    ),
    explained(
      equation(sum(...areas.map(shown)), shown(once)),
      line`Add these three areas.`,
      line`Suma estas tres áreas.`,
    ),
    explained(
      equation(times(2, shown(once)), end),
      line`Each face has an equal one across from it: double the sum.`,
      line`Cada cara tiene otra igual enfrente: duplica la suma.`,
    ),
  ]
}

export const drawnBox = (box: Box, unit: LengthUnit): Solid3d => {
  const [length, width, height] = box.map(size => sized(size, unit)) as [Expr, Expr, Expr]
  return rectangularPrism(...box, { labels: { length, width, height } })
}

/** A triangular prism: the base of the triangle, its other sides, the height on the base, and how long the prism is. */
export interface Wedge {
  readonly base: Ratio
  readonly left: Ratio
  readonly right: Ratio
  readonly height: Ratio
  readonly length: Ratio
}
/** Base, left side, right side, height. */
export const TRIANGLES = {
  right: [
    [3, 4, 5, 4],
    [8, 6, 10, 6],
    [12, 5, 13, 5],
    [12, 9, 15, 9],
    [15, 8, 17, 8],
    [4, 3, 5, 3],
    [6, 8, 10, 8],
  ],
  isosceles: [
    [6, 5, 5, 4],
    [8, 5, 5, 3],
    [12, 10, 10, 8],
    [10, 13, 13, 12],
  ],
} as const
export const wedgeOf = (sides: readonly [number, number, number, number], length: Ratio): Wedge => {
  const [base, left, right, height] = sides.map(side => Ratio.of(side)) as [Ratio, Ratio, Ratio, Ratio]
  return { base, left, right, height, length }
}
const isRight = ({ left, height }: Wedge) => left.equals(height)

export const drawnWedge = (wedge: Wedge, unit: LengthUnit): Solid3d => {
  const { base, left, right, height, length } = wedge
  const label = (size: Ratio) => sized(size, unit)
  return triangularPrism(base, height, length, {
    apex: isRight(wedge) ? 0 : base.over(2),
    labels: {
      base: label(base),
      height: label(height),
      length: label(length),
      right: label(right),
      ...(isRight(wedge) ? {} : { left: label(left) }),
    },
  })
}

export const wedgeSurface = ({ base, left, right, height, length }: Wedge): Ratio =>
  base.times(height).plus(total([base, left, right]).times(length))

/** Both triangles, a rectangle at each side of the triangle, all of them. */
export function wedgeSteps(wedge: Wedge, end: Expr): readonly Step[] {
  const { base, left, right, height, length } = wedge
  const sides = isRight(wedge) ? [base, left, right] : [base, left]
  const areas = sides.map(side => side.times(length))
  const triangles = base.times(height)
  const all = isRight(wedge) ? areas : [...areas, right.times(length)]
  return [
    explained(
      equation(times(2, over(1, 2), shown(base), shown(height)), shown(triangles)),
      line`Area of both triangles: each is half of the base times the height.`,
      line`Área de los dos triángulos: cada uno es la mitad de la base por la altura.`,
    ),
    explained(
      statements(...sides.map((side, i) => equation(times(shown(side), shown(length)), shown(areas[i] ?? side)))),
      isRight(wedge)
        ? line`On each side of the triangle there is a rectangle: side times length of the prism.`
        : line`On each side of the triangle there is a rectangle: side times length of the prism. Two of the three are equal.`,
      isRight(wedge)
        ? line`En cada lado del triángulo hay un rectángulo: lado por largo del prisma.`
        : line`En cada lado del triángulo hay un rectángulo: lado por largo del prisma. Dos de los tres son iguales.`,
    ),
    explained(
      equation(sum(shown(triangles), ...all.map(shown)), end),
      line`Add the areas of all five faces.`,
      line`Suma las áreas de las cinco caras.`,
    ),
  ]
}

/** A pyramid with a square base; `slant` is the height of its triangles. */
export interface Pyramid {
  readonly base: Ratio
  readonly slant: Ratio
}
export const pyramidSurface = ({ base, slant }: Pyramid): Ratio => base.times(base).plus(base.times(slant).times(2))
export const pyramidSteps = ({ base, slant }: Pyramid, end: Expr): readonly Step[] => [
  explained(
    equation(times(shown(base), shown(base)), shown(base.times(base))),
    line`Area of the square base.`,
    line`Área de la base cuadrada.`,
  ),
  explained(
    equation(times(over(1, 2), shown(base), shown(slant)), shown(base.times(slant).over(2))),
    line`Area of one triangle: half of its base times its height, which is the slant height of the pyramid.`,
    line`Área de un triángulo: la mitad de su base por su altura, que es la altura inclinada de la pirámide.`,
  ),
  explained(
    equation(times(4, shown(base.times(slant).over(2))), shown(base.times(slant).times(2))),
    line`There are four equal triangles.`,
    line`Hay cuatro triángulos iguales.`,
  ),
  explained(
    equation(sum(shown(base.times(base)), shown(base.times(slant).times(2))), end),
    line`Add the base and the four triangles.`,
    line`Suma la base y los cuatro triángulos.`,
  ),
]

export const doubled = (values: readonly Ratio[]): Expr => times(2, bracketed(sum(...values.map(shown))))

/** The slant height is longer than half of the base. */
export function drawnPyramid({ base, slant }: Pyramid, unit: LengthUnit) {
  const [b, s] = [base.toNumber(), slant.toNumber()]
  const height = Ratio.of(Math.round(100 * Math.sqrt(s * s - (b * b) / 4)), 100)
  return pyramid(base, base, height, {
    labels: { length: sized(base, unit), width: sized(base, unit), height: null, slant: sized(slant, unit) },
  })
}
export const pyramidNet = ({ base, slant }: Pyramid, unit: LengthUnit) =>
  squarePyramidNet(base, slant, { labels: { base: sized(base, unit), slant: sized(slant, unit) } })

/** The edge of the base and the slant height of a drawn pyramid, by its labels. */
export function pyramidSizes(solid: { readonly shape: string; readonly labels?: unknown }): readonly Ratio[] {
  const labels = solid.labels as Readonly<Record<string, Expr | null>>
  const [base, slant] = [labels.length, labels.slant]
  return base && slant ? [evaluate(base), evaluate(slant)] : []
}

const isExactly = (label: unknown, size: Ratio) => label === null || evaluate(label as Expr).equals(size)

/** All around the base, as high as the box, and both bases. */
export const wrapped = (l: Ratio, w: Ratio, h: Ratio): Ratio => l.plus(w).times(2).times(h).plus(l.times(w).times(2))

/** From the drawn box and its labels. */
export function isBoxSurface(printed: Printed, { amount }: Measured): boolean {
  const { solid } = printed.figure('solid-3d')
  if (solid.shape !== 'rectangular-prism') return false
  const [l, w, h] = [solid.length, solid.width, solid.height].map(size => Ratio.from(ratioOfExact(size))) as Three
  const { labels } = solid
  return (
    isExactly(labels.length, l) &&
    isExactly(labels.width, w) &&
    isExactly(labels.height, h) &&
    exact(amount).equals(wrapped(l, w, h))
  )
}
type Three = [Ratio, Ratio, Ratio]

/** All around the triangle, as long as the prism, and both triangles; the sides close, by Pythagoras. */
export function isWedgeSurface(printed: Printed, { amount }: Measured): boolean {
  const { solid } = printed.figure('solid-3d')
  if (solid.shape !== 'triangular-prism') return false
  const [base, height, length] = [solid.base, solid.height, solid.length].map(size =>
    Ratio.from(ratioOfExact(size)),
  ) as Three
  const apex = Ratio.from(ratioOfExact(solid.apex))
  const { labels } = solid
  const right = evaluate(labels.right as Expr)
  const left = labels.left ? evaluate(labels.left as Expr) : height
  const closes = (side: Ratio, foot: Ratio) => side.times(side).equals(foot.times(foot).plus(height.times(height)))
  return (
    closes(left, apex) &&
    closes(right, base.minus(apex)) &&
    isExactly(labels.base, base) &&
    isExactly(labels.height, height) &&
    isExactly(labels.length, length) &&
    exact(amount).equals(base.plus(left).plus(right).times(length).plus(base.times(height)))
  )
}
