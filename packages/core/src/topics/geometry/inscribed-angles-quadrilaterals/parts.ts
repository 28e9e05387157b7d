import { figure, prose } from '../../../content.ts'
import { circle } from '../../../figure/circle.ts'
import type { Value } from '../../../math/build.ts'
import { exact } from '../../../math/evaluate.ts'
import type { Expr } from '../../../math/expr.ts'
import type { Printed } from '../../../printed.ts'
import type { Random } from '../../../random.ts'
import { x, y } from '../kit/x-and-y.ts'
import { lettersIn } from './circle-angles.ts'

export const find = { en: prose`Find ${x}.`, es: prose`Halla ${x}.` }

export const findBoth = { en: prose`Find ${x} and ${y}.`, es: prose`Halla ${x} e ${y}.` }

/** An arc AB of this size, counterclockwise from A, and places for other points well beyond it. */
export function drawArc(random: Random, size: number, others: 1 | 2) {
  const start = random.int(0, 359)
  const rest = 360 - size
  const first = random.int(30, others === 1 ? rest - 30 : Math.floor(rest / 2) - 15)
  const second = others === 1 ? first : random.int(first + 30, rest - 30)
  return { A: start, B: (start + size) % 360, C: (start + size + first) % 360, D: (start + size + second) % 360 }
}

/** Four points on a circle, in order; the inscribed angles at them are half the arcs they look at. */
export function drawQuadrilateral(random: Random) {
  return random.until(
    () => {
      const arcs = [random.int(45, 120), random.int(45, 120), random.int(45, 120)] as const
      const last = 360 - arcs[0] - arcs[1] - arcs[2]
      const a = (arcs[1] + arcs[2]) / 2
      const b = (arcs[2] + last) / 2
      const start = random.int(0, 359)
      const at = [0, arcs[0], arcs[0] + arcs[1], arcs[0] + arcs[1] + arcs[2]].map(size => (start + size) % 360)
      return { last, a, b, at }
    },
    ({ last, a, b }) =>
      last >= 40 &&
      Number.isInteger(a) &&
      Number.isInteger(b) &&
      [a, b, 180 - a, 180 - b].every(angle => angle >= 45 && angle <= 135 && Math.abs(angle - 90) > 3) &&
      Math.abs(a - b) > 3,
  )
}

export const CORNERS = ['DAB', 'ABC', 'BCD', 'CDA'] as const

export function quadrilateral([a, b, c, d]: readonly number[], labels: readonly (Expr | null)[]) {
  return figure(
    circle({
      points: { A: a!, B: b!, C: c!, D: d! },
      lines: ['AB', 'BC', 'CD', 'DA'],
      angles: CORNERS.flatMap((of, i) => (labels[i] ? [{ of, label: labels[i] }] : [])),
      centerDot: false,
      size: 15,
    }),
  )
}

/** A single letter in the figure, by measuring what it labels. */
export const measuredX = (printed: Printed) => lettersIn(printed.figure('circle'))?.x ?? null

export function solvesBoth(printed: Printed, [first, second]: readonly Value[]): boolean {
  const found = lettersIn(printed.figure('circle'))
  return found !== null && exact(first!).equals(found.x!) && exact(second!).equals(found.y!)
}
