import { circle, type Expr, exact, figure, type Printed, prose, type Random, type Value } from '../../../author.ts'
import { x, y } from '../../kit/angles/x-and-y.ts'
import { lettersIn } from './circle-angles.ts'

export const find = { en: prose`Find ${x}.`, es: prose`Halla ${x}.` }

export const findBoth = { en: prose`Find ${x} and ${y}.`, es: prose`Halla ${x} e ${y}.` }

/** Points on a circle keep so far apart that angles at them have room for a label. */
const APART = 50

/** An arc AB of this size, counterclockwise from A, and places for other points well beyond it. */
export function drawArc(random: Random, size: number, others: 1 | 2) {
  const start = random.int(0, 359)
  const rest = 360 - size
  const first = random.int(APART, rest - others * APART)
  const second = others === 1 ? first : random.int(first + APART, rest - APART)
  return { A: start, B: (start + size) % 360, C: (start + size + first) % 360, D: (start + size + second) % 360 }
}

/** The same where the center lies well inside of the angle at C, so that the radii cross no chord. */
export function drawArcAbout(random: Random, size: number) {
  const start = random.int(0, 359)
  return { A: start, B: (start + size) % 360, C: (start + 180 + random.int(20, size - 20)) % 360 }
}

/** Wide enough for a label, and clearly not right. */
const drawWide = (random: Random) => (random.chance(0.5) ? random.int(60, 86) : random.int(94, 120))

/** Four points on a circle, in order; the inscribed angles at them are half the arcs they look at. */
export function drawQuadrilateral(random: Random) {
  const a = drawWide(random)
  const b = random.until(
    () => drawWide(random),
    b => Math.abs(a - b) > 3,
  )
  const opposite = random.int(Math.max(45, 2 * a + 2 * b - 315), 2 * Math.min(a, b) - 45)
  const [second, last] = [2 * a - opposite, 2 * b - opposite]
  const start = random.int(0, 359)
  const at = [0, 360 - second - opposite - last, 360 - opposite - last, 360 - last].map(size => (start + size) % 360)
  return { a, b, at }
}

export const CORNERS = ['DAB', 'ABC', 'BCD', 'CDA'] as const

export function quadrilateral([a, b, c, d]: readonly number[], labels: readonly (Expr | null)[]) {
  return figure(
    circle({
      points: { A: a!, B: b!, C: c!, D: d! },
      lines: ['AB', 'BC', 'CD', 'DA'],
      angles: CORNERS.flatMap((of, i) => (labels[i] ? [{ of, label: labels[i] }] : [])),
      centerDot: false,
      size: 17,
    }),
  )
}

/** A single letter in the figure, by measuring what it labels. */
export const measuredX = (printed: Printed) => lettersIn(printed.figure('circle'))?.x ?? null

export function solvesBoth(printed: Printed, [first, second]: readonly Value[]): boolean {
  const found = lettersIn(printed.figure('circle'))
  return found !== null && exact(first!).equals(found.x!) && exact(second!).equals(found.y!)
}
