import {
  box,
  type Expr,
  equation,
  line,
  minus,
  type Random,
  type Step,
  statements,
  step,
  subtractByPlaces,
  sum,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { borrows, carries } from '../../kit/columns/regrouping.ts'

/** 34 + 28 = 40 + 22 and 62 − 27 = 60 − 25: the side that is known is regrouped, the other is not. */
export interface TwoSided {
  readonly sign: '+' | '−'
  readonly known: readonly [number, number]
  readonly other: readonly [number, number]
  /** Which number of the other side is missing. */
  readonly place: 0 | 1
  /** Whether the other side stands on the left. */
  readonly isTurned: boolean
}

export const written = (sign: TwoSided['sign'], [a, b]: readonly [Value, Value]): Expr =>
  sign === '+' ? sum(a, b) : minus(a, b)
export const valueOf = ({ sign, known: [a, b] }: TwoSided): number => (sign === '+' ? a + b : a - b)
export const missingOf = ({ other, place }: TwoSided): number => other[place]
export const givenOf = ({ other, place }: TwoSided): number => other[place === 0 ? 1 : 0]
/** The side with something in the place of the missing number. */
export const sideWith = ({ sign, other: [c, d], place }: TwoSided, value: Value): Expr =>
  written(sign, place === 0 ? [value, d] : [c, value])
export const sides = (facts: TwoSided, value: Value): readonly [Expr, Expr] => {
  const [known, other] = [written(facts.sign, facts.known), sideWith(facts, value)]
  return facts.isTurned ? [other, known] : [known, other]
}
export const withBox = (facts: TwoSided): Expr => equation(...sides(facts, box()))

const areApart = (numbers: readonly number[]) => new Set(numbers).size === numbers.length

function drawNumbers(random: Random, sign: TwoSided['sign'], place: 0 | 1): Pick<TwoSided, 'known' | 'other'> {
  if (sign === '+')
    return random.until(
      () => {
        const [a, b, c] = [random.int(14, 68), random.int(14, 58), 10 * random.int(2, 7)]
        return { known: [a, b] as const, other: place === 1 ? ([c, a + b - c] as const) : ([a + b - c, c] as const) }
      },
      ({ known: [a, b], other }) =>
        a + b < 100 &&
        carries(a, b) === 1 &&
        other.every(part => part > 11) &&
        // The tens of the known side are not the number that is given.
        !other.includes(10 * Math.floor(a / 10) + 10 * Math.floor(b / 10)) &&
        areApart([a, b, ...other]),
    )
  return random.until(
    () => {
      const [a, b] = [random.int(41, 95), random.int(14, 58)]
      const rest = a - b
      const c = random.int(rest + 11, 98)
      return { known: [a, b] as const, other: [c, c - rest] as const }
    },
    ({ known: [a, b], other: [c, d] }) =>
      a - b > 11 &&
      borrows(a, b) === 1 &&
      borrows(c, a - b) === 0 &&
      areApart([a, b, c, d]) &&
      areApart([a - b, c, d, b]),
  )
}

export function drawTwoSided(random: Random): TwoSided {
  const sign = random.evenly(['+', '−'])
  const place = random.evenly([1, 0])
  const isTurned = random.evenly([false, true])
  return { sign, place, isTurned, ...drawNumbers(random, sign, place) }
}

const ONES_AND_TENS = { en: line`the ones and the tens`, es: line`las unidades y las decenas` }
const TENS_AND_ONES = { en: line`the tens and the ones`, es: line`las decenas y las unidades` }

/** Tens and ones of the side that is known, and what they make; of a difference first what is regrouped. */
function placesOf({ sign, known: [a, b] }: TwoSided) {
  if (sign === '+') {
    const [tens, ones] = [a - (a % 10) + b - (b % 10), (a % 10) + (b % 10)]
    return {
      regrouped: [],
      parts: [equation(sum(a - (a % 10), b - (b % 10)), tens), equation(sum(a % 10, b % 10), ones)],
      together: equation(sum(tens, ones), a + b),
      reason: because.addPlace,
      place: TENS_AND_ONES,
    } as const
  }
  const [tens, ones] = [a - (a % 10) - 10, (a % 10) + 10]
  const [tensLeft, onesLeft] = [tens - (b - (b % 10)), ones - (b % 10)]
  return {
    regrouped: subtractByPlaces(a, b).slice(0, 1),
    parts: [equation(minus(ones, b % 10), onesLeft), equation(minus(tens, b - (b % 10)), tensLeft)],
    together: equation(sum(tensLeft, onesLeft), a - b),
    reason: because.subtractPlace,
    place: ONES_AND_TENS,
  } as const
}
/** The side that is known, its tens and its ones on one line: other lines follow. */
export function knownSide(facts: TwoSided): readonly Step[] {
  const { regrouped, parts, together, reason, place } = placesOf(facts)
  return [...regrouped, step(statements(...parts, together), reason, { place })]
}
/** The same with a line of its own for what the places make. */
function knownSideApart(facts: TwoSided): readonly Step[] {
  const { regrouped, parts, together, reason, place } = placesOf(facts)
  return [...regrouped, step(statements(...parts), reason, { place }), step(together, because.joinPlaces)]
}

/** Whether the number from which is subtracted is missing. */
export const isWhole = ({ sign, place }: TwoSided) => sign === '−' && place === 0
/** 62 − 40, or 35 + 25 where the missing number is the whole. */
export const toFind = (facts: TwoSided): Expr => {
  const [value, given] = [valueOf(facts), givenOf(facts)]
  if (isWhole(facts)) return sum(value, given)
  return facts.sign === '+' ? minus(value, given) : minus(given, value)
}
export const whyFound = (facts: TwoSided) => (isWhole(facts) ? because.addTheParts : because.findTheMissingPart)

/** The value of the side that is known; the other has the same; the missing number, and the equation with it. */
export const twoSidedSteps = (facts: TwoSided): readonly Step[] => [
  ...knownSideApart(facts),
  step(equation(sideWith(facts, box()), valueOf(facts)), because.bothSidesEqual),
  step(equation(toFind(facts), missingOf(facts)), whyFound(facts)),
  step(equation(...sides(facts, missingOf(facts))), because.writeTheMissingNumber),
]
