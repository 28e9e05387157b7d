import {
  type Both,
  compareFractions,
  equation,
  explained,
  explainedBy,
  type Inline,
  isTrue,
  line,
  over,
  type Printed,
  type Random,
  Ratio,
  relation,
  type Step,
  statements,
  step,
  tupleOf,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { mixed } from '../../kit/choices/turned.ts'
import { type Comparison, comparisonSigns } from '../../kit/facts/compare-signs.ts'

export type Shared = 'denominator' | 'numerator'

export type Fraction = readonly [n: number, d: number]

interface Level {
  readonly shared: readonly Shared[]
}

export const DENOMINATORS = [2, 3, 4, 6, 8]

export const value = ([n, d]: Fraction) => Ratio.of(n, d)

export const shown = ([n, d]: Fraction) => over(n, d)

export const ascending = (fractions: readonly Fraction[]) => [...fractions].sort((a, b) => value(a).compare(value(b)))

/** So many fractions up to one that share a number. */
export function drawFractions(random: Random, shared: Shared, count: number): readonly Fraction[] {
  if (shared === 'denominator') {
    const d = random.pick(DENOMINATORS.filter(d => d > count))
    const numerators = Array.from({ length: d - 1 }, (_, i) => i + 1)
    return random.sample(numerators, count).map(n => [n, d])
  }
  const n = random.int(1, count > 2 ? 3 : 4)
  return random
    .sample(
      DENOMINATORS.filter(d => d > n),
      count,
    )
    .map(d => [n, d])
}

/** The denominators of fractions with one numerator, shared out: some for stories, the others for signs. */
export const isForStories = (one: number, other: number): boolean =>
  ['2 3', '2 8', '3 4', '3 6', '4 8'].includes([one, other].sort((a, b) => a - b).join(' '))

/** Every two fractions with one denominator, the smaller one first. */
export const PAIRS: readonly (readonly [Fraction, Fraction])[] = mixed(
  [3, 4, 6, 8].flatMap(d =>
    wholes(1, d - 2).flatMap(n =>
      wholes(n + 1, d - 1).map((more): readonly [Fraction, Fraction] => [
        [n, d],
        [more, d],
      ]),
    ),
  ),
)

const apart = (random: Random) =>
  random.until(
    () => tupleOf(ascending(drawFractions(random, 'numerator', 2)), 2),
    ([a, b]) => !isForStories(a[1], b[1]),
  )

/** Two of them; now and then they are equal: two wholes. */
export function drawPair(random: Random, { shared }: Level): readonly [Fraction, Fraction] {
  const kind = random.evenly(shared)
  if (kind === 'numerator' && random.chance(0.1)) {
    const [c, d] = random.sample(DENOMINATORS, 2)
    return [
      [c, c],
      [d, d],
    ]
  }
  const [a, b] = kind === 'denominator' ? random.evenly(PAIRS) : apart(random)
  return random.evenly([true, false]) ? [a, b] : [b, a]
}

/** The number that they do not share decides; two wholes are equal. */
export function compared(a: Fraction, b: Fraction): readonly Step[] {
  const isWhole = ([n, d]: Fraction) => n === d
  if (isWhole(a) && isWhole(b) && a[1] !== b[1])
    return [
      step(statements(equation(shown(a), 1), equation(shown(b), 1)), because.workOutEachSide),
      explained(equation(shown(a), shown(b)), line`Both are 1 whole.`, line`Las dos son 1 entero.`),
    ]
  const [why, result] = tupleOf(compareFractions({ n: a[0], d: a[1] }, { n: b[0], d: b[1] }), 2)
  return [why, explainedBy(result.work, value(a).equals(value(b)) ? saidOf(a, b) : resultOf(a, b))]
}

/** What the sign means for the parts of the two wholes. */
export function resultOf(a: Fraction, b: Fraction): Both<readonly Inline[]> {
  const isLess = value(a).compare(value(b)) < 0
  if (a[1] === b[1])
    return isLess
      ? {
          en: line`The parts are the same size, so the fraction with fewer parts is less.`,
          es: line`Las partes son del mismo tamaño, así que la fracción con menos partes es menor.`,
        }
      : {
          en: line`The parts are the same size, so the fraction with more parts is greater.`,
          es: line`Las partes son del mismo tamaño, así que la fracción con más partes es mayor.`,
        }
  return isLess
    ? {
        en: line`The number of parts is the same, so the fraction with smaller parts is less.`,
        es: line`El número de partes es el mismo, así que la fracción con partes más pequeñas es menor.`,
      }
    : {
        en: line`The number of parts is the same, so the fraction with larger parts is greater.`,
        es: line`El número de partes es el mismo, así que la fracción con partes más grandes es mayor.`,
      }
}

/** 3/8 is less than 5/8. */
export function saidOf(a: Fraction, b: Fraction) {
  const order = value(a).compare(value(b))
  return order === 0
    ? { en: line`${shown(a)} and ${shown(b)} are equal.`, es: line`${shown(a)} y ${shown(b)} son iguales.` }
    : order < 0
      ? { en: line`${shown(a)} is less than ${shown(b)}.`, es: line`${shown(a)} es menor que ${shown(b)}.` }
      : { en: line`${shown(a)} is greater than ${shown(b)}.`, es: line`${shown(a)} es mayor que ${shown(b)}.` }
}

/** The sign makes a true statement of the two printed fractions. */
export function checkSign(printed: Printed, answer: Comparison): boolean {
  const [a, b] = printed.all('quotient')
  return a !== undefined && b !== undefined && isTrue(relation(a, comparisonSigns[answer], b))
}
