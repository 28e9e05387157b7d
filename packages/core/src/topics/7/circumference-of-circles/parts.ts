import {
  approximate,
  type Block,
  type Both,
  circle,
  type Expr,
  equation,
  explained,
  expr,
  type FormMaker,
  figure,
  type Inline,
  isNear,
  line,
  m,
  measure,
  pi as PI,
  type Random,
  Ratio,
  relation,
  type Step,
  step,
  symbol,
  times,
  type UnitId,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { factorPi, type Pi, type Places, timesPi, toTenth, usePi } from '../../kit/geometry/pi.ts'
import type { Measured } from '../../kit/measures/measured.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>
export type Given = 'radius' | 'diameter'

/** A circle by its radius, of which that or the diameter is told. */
export interface Round {
  readonly r: Ratio
  readonly given: Given
  readonly unit: UnitId
  readonly pi: Pi
  readonly places: Places
}

export const UNITS = ['centimeter', 'inch', 'meter', 'foot', 'millimeter', 'yard'] as const

/** Radii whose circle has an area of another number; those of drawn circles are not told in words. */
const RADII = {
  drawn: { sevenths: { radius: [7, 21], diameter: [7, 10.5] }, whole: [3, 5, 8, 12, 7, 20], odd: [5, 19] },
  told: { sevenths: { radius: [14, 28], diameter: [14, 3.5] }, whole: [4, 6, 10, 15, 9, 25], odd: [21, 35] },
} as const
export const drawRadius = (random: Random, pi: Pi, given: Given, way: keyof typeof RADII): Ratio => {
  const { sevenths, whole, odd } = RADII[way]
  if (pi === '22/7') return Ratio.of(2 * random.pick(sevenths[given]), 2)
  if (given === 'radius') return Ratio.of(random.evenly(whole))
  const [least, most] = odd
  return Ratio.of(least + 2 * random.int(0, (most - least) / 2), 2)
}

export const givenOf = ({ r, given }: Pick<Round, 'r' | 'given'>): Ratio => (given === 'radius' ? r : r.times(2))
export const givenLength = (round: Round) => measure(shown(givenOf(round)), round.unit)
export const around = ({ r, pi, places }: Round): Expr =>
  places === 'tenth' ? shown(toTenth(r.times(2).times(PI_OF(pi)))) : timesPi(r.times(2), pi)
const PI_OF = (pi: Pi): Ratio => (pi === '22/7' ? Ratio.of(22, 7) : Ratio.of(314, 100))
export const solveAround = (round: Round): Measured => ({ amount: around(round), unit: round.unit })

export const drawn = ({ given, ...round }: Round): Block => {
  const label = givenLength({ given, ...round })
  return figure(
    given === 'radius'
      ? circle({ centerLabel: null, points: { A: { at: 20, label: null, dot: false } }, lines: [{ of: 'OA', label }] })
      : circle({
          centerLabel: null,
          points: { A: { at: 170, label: null, dot: false }, B: { at: 350, label: null, dot: false } },
          lines: [{ of: 'AB', label }],
        }),
  )
}
export const paragraphOf = ({ en, es }: Both<readonly Inline[]>): Both<Block> => ({
  en: { kind: 'paragraph', content: en },
  es: { kind: 'paragraph', content: es },
})
export const piLine = ({ pi, places }: Pick<Round, 'pi' | 'places'>): Both<Block> => paragraphOf(usePi(pi, places))

export const C = symbol('C')
/** The formula by what is given, with its numbers, the value, and where that is asked the rounded value. */
export function aroundSteps(round: Round, isLast = true): readonly Step[] {
  const { r, given, unit, pi, places } = round
  const full = timesPi(r.times(2), pi)
  const end = (value: Expr) => (isLast ? measure(value, unit) : value)
  return [
    given === 'radius'
      ? explained(
          equation(C, m`2 π r`),
          line`The radius is given: use the formula with ${symbol('r')}.`,
          line`El radio está dado: usa la fórmula con ${symbol('r')}.`,
        )
      : explained(
          equation(C, m`π d`),
          line`The diameter is given: use the formula with ${symbol('d')}.`,
          line`El diámetro está dado: usa la fórmula con ${symbol('d')}.`,
        ),
    step(
      equation(C, given === 'radius' ? times(2, factorPi(pi), shown(r)) : times(factorPi(pi), shown(r.times(2)))),
      because.substituteValues,
    ),
    step(equation(C, places === 'all' ? end(full) : full), because.multiply),
    ...(places === 'tenth'
      ? [
          step(relation(C, '≈', end(around(round))), because.roundAtTheEnd, {
            place: { en: line`nearest tenth`, es: line`a la décima más cercana` },
          }),
        ]
      : []),
  ]
}

export const isClose = (a: number, b: number) => isNear(a / b, 1)
/** Right to the place that is asked for. */
export const isAround = ({ amount }: Measured, exactly: number, isRounded: boolean): boolean => {
  const value = approximate(expr(amount))
  return isRounded
    ? Math.abs(value - exactly) < 0.05 && isNear(value * 10, Math.round(value * 10))
    : isClose(value, exactly)
}
export const asksToRound = (text: string) => /nearest tenth|décima/.test(text)
export const PI_LETTER = PI
/** What a paragraph says, to go on with more. */
export const contentOf = (block: Block): readonly Inline[] => (block.kind === 'paragraph' ? block.content : [])
