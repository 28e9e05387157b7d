import {
  approximate,
  type Diagram,
  type DiagramLine,
  type Expr,
  itemOf,
  overSurd,
  Ratio,
  type Surd,
  surd,
  timesSurd,
  tupleOf,
} from '../../../author.ts'

/** By the smaller acute angle. */
export type Special = 45 | 30

/** Short leg, long leg and hypotenuse, for a short leg of 1. */
const RATIOS: Record<Special, readonly [Surd, Surd, Surd]> = {
  45: [surd(1), surd(1), surd(1, 2)],
  30: [surd(1), surd(1, 3), surd(2)],
}
export type SideIndex = 0 | 1 | 2

/** All three sides, for each of them as 1. */
const SIDES = {
  45: RATIOS[45].map(unit => RATIOS[45].map(side => overSurd(side, unit))),
  30: RATIOS[30].map(unit => RATIOS[30].map(side => overSurd(side, unit))),
}

/** All three sides from the one that is given. */
export const sidesFrom = (special: Special, index: SideIndex, given: Surd) =>
  tupleOf(
    itemOf(SIDES[special], index).map(side => timesSurd(given, side)),
    3,
  )

export const toNumber = ({ q, k }: Surd): number => q.toNumber() * Math.sqrt(k)
export const half = (value: Surd): Surd => timesSurd(value, surd(Ratio.of(1, 2)))

export const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))

/** Whether the labels of the sides of a drawn triangle are in proportion to the drawing, for these letters. */
export function isToScale(figure: Diagram, letters: Readonly<Record<string, number>>): boolean {
  const place = (name: string) => figure.points.find(point => point.name === name)!.at
  const scales = figure.lines
    .filter((line): line is DiagramLine & { label: Expr } => line.label !== null)
    .map(({ from, to, label }) => {
      const [a, b] = [place(from), place(to)]
      return approximate(label, letters) / Math.hypot(a[0] - b[0], a[1] - b[1])
    })
  return scales.length > 1 && scales.every(scale => scale > 0 && near(scale / itemOf(scales, 0), 1))
}
