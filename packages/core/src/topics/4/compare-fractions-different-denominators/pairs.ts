import {
  type Both,
  both,
  type Content,
  compareFractions,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  gcd,
  lcm,
  line,
  list,
  type Printed,
  prose,
  relation,
  type Step,
  statements,
  times,
  tupleOf,
  wholes,
} from '../../../author.ts'
import { type Comparison, comparisonOf, comparisonSigns } from '../../kit/facts/compare-signs.ts'
import { areEqual, type Parts, shown, valueOf } from '../../kit/fractions/parts.ts'

export type Pair = readonly [Parts, Parts]

/** Without hundredths, whose common denominators are too large. */
const DENOMINATORS = [3, 4, 5, 6, 8, 10, 12] as const

/** Fractions up to 2, without whole numbers and names of 1/2. */
const fractionsOf = (d: number): readonly Parts[] =>
  wholes(1, 2 * d - 1)
    .filter(n => n !== d && 2 * n !== d)
    .map(n => [n, d])
const ALL = DENOMINATORS.flatMap(fractionsOf)

/** Between 0 and 1/2, between 1/2 and 1, or above 1. */
const zoneOf = ([n, d]: Parts) => (2 * n < d ? 0 : n < d ? 1 : 2)
const isMultiple = (a: number, b: number) => a !== b && (a % b === 0 || b % a === 0)
/** Their difference lies between one part of so many and one of so few. */
const isNear = ([a, b]: Parts, [c, d]: Parts, many: number, few: number) => {
  const difference = Math.abs(a * d - c * b)
  return difference * many >= b * d && difference * few <= b * d
}

const pairs = (test: (a: Parts, b: Parts) => boolean): readonly Pair[] =>
  ALL.flatMap(a => ALL.filter(b => test(a, b)).map(b => [a, b] as const))

/** One denominator is a multiple of the other, by more than a glance. */
export const MULTIPLE = pairs(
  (a, b) => isMultiple(a[1], b[1]) && a[0] !== b[0] && zoneOf(a) === zoneOf(b) && isNear(a, b, 12, 4),
)
/** Of one numerator, and no denominator a multiple of the other. */
export const SAME_NUMERATOR = pairs(
  (a, b) =>
    a[0] === b[0] &&
    a[0] > 2 &&
    a[1] % b[1] !== 0 &&
    b[1] % a[1] !== 0 &&
    zoneOf(a) === zoneOf(b) &&
    isNear(a, b, 60, 2),
)
export const EQUAL_BY_ONE_FACTOR = pairs((a, b) => isMultiple(a[1], b[1]) && areEqual(a, b) && a[0] > 1 && b[0] > 1)

const isApart = (a: Parts, b: Parts) => a[0] !== b[0] && a[1] % b[1] !== 0 && b[1] % a[1] !== 0
/** On the same side of 1/2 and of 1, near each other, and no denominator a multiple of the other. */
export const isHard = (a: Parts, b: Parts) =>
  isApart(a, b) &&
  // A fraction that can be simplified would give the common denominator away: 9/12 beside 3/5.
  [a, b].every(([n, d]) => gcd(n, d) === 1) &&
  zoneOf(a) === zoneOf(b) &&
  isNear(a, b, 60, 6) &&
  Math.min(a[0], b[0]) > 1
export const HARD = pairs(isHard)
/** Larger parts, but so few of them that the fraction is less; each lacks more than one part. */
export const LARGER_BUT_LESS = pairs(
  (less, great) =>
    isApart(less, great) &&
    [less, great].every(([n, d]) => gcd(n, d) === 1 && n > 1 && d - n > 1) &&
    less[1] < great[1] &&
    less[0] < great[0] &&
    valueOf(less).compare(valueOf(great)) < 0 &&
    isNear(less, great, 60, 3),
)
export const HARD_EQUAL = pairs((a, b) => isApart(a, b) && areEqual(a, b))

/** A third near them, all with one small common denominator. */
const thirds = new Map<Pair, readonly Parts[]>()
export function thirdsFor(pair: Pair): readonly Parts[] {
  const found = thirds.get(pair) ?? nearBoth(pair)
  thirds.set(pair, found)
  return found
}
const nearBoth = ([a, b]: Pair): readonly Parts[] =>
  ALL.filter(
    c =>
      c[1] !== a[1] &&
      c[1] !== b[1] &&
      zoneOf(c) === zoneOf(a) &&
      lcm(lcm(a[1], b[1]), c[1]) <= 60 &&
      [a, b].every(known => isNear(c, known, 60, 3)),
  )

export const compared = ([a, b]: Pair): Comparison => comparisonOf(valueOf(a), valueOf(b))
export const signShown = ([a, b]: Pair): Both<Content> => both(prose`${shown(a)} ____ ${shown(b)}`)
export function comparedSteps([a, b]: Pair): readonly Step[] {
  const [small, large] = a[1] < b[1] ? [a, b] : [b, a]
  const k = large[1] / small[1]
  if (!areEqual(a, b) || !Number.isInteger(k)) {
    const steps = compareFractions({ n: a[0], d: a[1] }, { n: b[0], d: b[1] })
    if (a[0] === b[0])
      return [
        ...steps.slice(0, -1),
        explained(
          related(a, b),
          line`The parts of ${shown(small)} are larger, and both fractions have ${a[0]} of them.`,
          line`Las partes de ${shown(small)} son más grandes y las dos fracciones tienen ${a[0]}.`,
        ),
      ]
    const common = lcm(a[1], b[1])
    return [
      explained(
        expr(common),
        line`Take a common denominator: ${common} is a multiple of ${a[1]} and of ${b[1]}.`,
        line`Toma un denominador común: ${common} es múltiplo de ${a[1]} y de ${b[1]}.`,
      ),
      ...steps.slice(1, -1),
      explained(related(a, b), line`Write the sign.`, line`Escribe el signo.`),
    ]
  }
  return [
    explained(
      statements(equation(times(small[0], k), large[0]), equation(times(small[1], k), large[1])),
      line`The numerator and the denominator of ${shown(small)} are multiplied by ${k}.`,
      line`El numerador y el denominador de ${shown(small)} se multiplican por ${k}.`,
    ),
    explained(
      equation(shown(a), shown(b)),
      line`The fractions are equivalent.`,
      line`Las fracciones son equivalentes.`,
    ),
  ]
}

/** The sign of what is left of the first fraction when the second is taken away. */
export function checkSign(printed: Printed, answer: Comparison): boolean {
  const [a, b] = tupleOf(
    printed.maths.filter(({ kind }) => kind === 'quotient' || kind === 'number').map(item => evaluate(item)),
    2,
  )
  return answer === comparisonOf(a.minus(b), 0)
}

export const related = (a: Parts, b: Parts): Expr => relation(shown(a), comparisonSigns[compared([a, b])], shown(b))

export const inOrder = (all: readonly Parts[], direction: 1 | -1 = 1): readonly Parts[] =>
  [...all].sort((a, b) => direction * valueOf(a).compare(valueOf(b)))

/** All over one denominator: its multiples are not listed, the equations show it. */
export function renamed(all: readonly Parts[]): Step {
  const d = all.map(([, under]) => under).reduce(lcm)
  return explained(
    statements(
      ...all
        .filter(([, under]) => under !== d)
        .map(([n, under]) => equation(shown([n, under]), shown([(n * d) / under, d]))),
    ),
    line`Write all with the common denominator ${d}.`,
    line`Escribe todas con el denominador común ${d}.`,
  )
}
export const numeratorsOf = (sorted: readonly Parts[]): Step => {
  const d = sorted.map(([, under]) => under).reduce(lcm)
  return explained(
    list(...sorted.map(([n, under]) => (n * d) / under)),
    line`Put the new numerators in order.`,
    line`Ordena los numeradores nuevos.`,
  )
}
