import {
  blank,
  call,
  type Expr,
  equation,
  evaluate,
  type Printed,
  prose,
  type Random,
  Ratio,
  symbol,
} from '../../../author.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { PARTS, type Side, sideFrom, type Trig } from '../../kit/triangles/trig-figure.ts'

export const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
] as const

type Triple = (typeof TRIPLES)[number]

/** Two shares, so that forms of neighboring levels do not meet in a triangle. */
export const [SOME, OTHERS] = [TRIPLES.filter((_, i) => i % 2 === 0), TRIPLES.filter((_, i) => i % 2 === 1)]

/** The triangles with a hypotenuse below 30. */
export const SHORT = TRIPLES.filter(([, , c]) => c < 30)

/** Sides as the named angle sees them. A form begins its round of triangles at a turn of its own. */
export function drawSides(
  random: Random,
  most = 100,
  among: readonly Triple[] = TRIPLES,
  turns = 0,
): Readonly<Record<Side, number>> {
  const [a, b, c] = random.evenly(startingAt(among, turns))
  const k = random.int(1, Math.floor(most / c))
  const [opposite, adjacent] = random.chance(0.5) ? [a, b] : [b, a]
  return { opposite: opposite * k, adjacent: adjacent * k, hypotenuse: c * k }
}

export const ratioOf = (of: Trig, sides: Readonly<Record<Side, number>>) =>
  Ratio.of(sides[PARTS[of][0]], sides[PARTS[of][1]])

export const cornerOf = (of: Expr): string => (of.kind === 'call' && of.of.kind === 'symbol' ? of.of.name : '')

export const asked = (of: Trig, corner: string) => equation(call(of, symbol(corner)), blank(3))

export const findRatio = {
  en: prose`Find the ratio as a fraction in lowest terms.`,
  es: prose`Halla la razón como fracción irreducible.`,
}

export const squared = (label: Expr | null): Ratio => evaluate(label!).power(2)

/** The square of a side by its label, or by the theorem of Pythagoras from the other two. */
export function squareFrom(printed: Printed, corner: string, side: Side): Ratio {
  const at = (of: Side) => sideFrom(printed.figure('right-triangle'), corner, of)
  if (at(side)) return label(at(side))
  if (side === 'hypotenuse') return label(at('opposite')).plus(label(at('adjacent')))
  return label(at('hypotenuse')).minus(label(at(side === 'opposite' ? 'adjacent' : 'opposite')))
}

export const label = (of: Expr | null): Ratio => (of?.kind === 'root' ? evaluate(of.of) : squared(of))

/** The square of the ratio that a printed call asks for. */
export function squareAsked(printed: Printed): Ratio {
  const of = printed.one('call')
  const [over, under] = PARTS[of.name as Trig]
  return squareFrom(printed, cornerOf(of), over).over(squareFrom(printed, cornerOf(of), under))
}

export const symbolName = (of: Expr): string => (of.kind === 'symbol' ? of.name : '')

export const wrongClaim = (of: Trig, sides: Readonly<Record<Side, number>>): Ratio =>
  ratioOf(of, { ...sides, opposite: sides.adjacent, adjacent: sides.opposite })
