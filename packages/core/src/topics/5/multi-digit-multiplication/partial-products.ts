import {
  asWritten,
  count,
  type Expr,
  equation,
  evaluate,
  exact,
  itemOf,
  line,
  multiplyByPlaces,
  type Noun,
  type Printed,
  type Random,
  type Step,
  step,
  sum,
  times,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { turned } from '../../kit/choices/turned.ts'

/** The longer factor first: it stands on top. */
export interface Factors {
  readonly a: number
  readonly b: number
}

const PLACES: readonly Noun[] = [nouns.one, nouns.ten, nouns.hundred]
const digitsOf = (value: number) => [...String(value)].map(Number)
export const partsOf = (value: number): readonly number[] =>
  digitsOf(value)
    .map((digit, i, { length }) => digit * 10 ** (length - 1 - i))
    .filter(part => part > 0)

/** The second factor by its places, from the ones up, without those where a 0 stands. */
export const rowsOf = (b: number): readonly number[] => [...partsOf(b)].reverse()
export const partialProducts = ({ a, b }: Factors): readonly number[] => rowsOf(b).map(part => a * part)
export const partialSum = (factors: Factors): Expr => equation(sum(...partialProducts(factors)), factors.a * factors.b)

/** 347 × 20 = 6,000 + 800 + 140 = 6,940. */
function rowStep({ a, b }: Factors, part: number): Step {
  const place = String(part).length - 1
  const times1 = count(part / 10 ** place, itemOf(PLACES, place))
  const parts = partsOf(a).map(top => top * part)
  const skipsTens = place === 2 && Math.floor(b / 10) % 10 === 0
  return step(equation(equation(times(a, part), sum(...parts)), a * part), because.explain, {
    sentence: skipsTens
      ? {
          en: line`There are ${count(asWritten(0), nouns.ten)}. Multiply each place of ${a} by ${times1}.`,
          es: line`Hay ${count(asWritten(0), nouns.ten)}. Multiplica cada posición de ${a} por ${times1}.`,
        }
      : {
          en: line`Multiply each place of ${a} by ${times1}.`,
          es: line`Multiplica cada posición de ${a} por ${times1}.`,
        },
  })
}

export const rowSteps = (factors: Factors): readonly Step[] => rowsOf(factors.b).map(part => rowStep(factors, part))

/** The rows of the standard algorithm, and their sum. */
export const productSteps = (factors: Factors): readonly Step[] =>
  factors.b < 10
    ? multiplyByPlaces(factors.a, factors.b)
    : [
        ...rowSteps(factors),
        step(partialSum(factors), because.explain, {
          sentence: { en: line`Add the partial products.`, es: line`Suma los productos parciales.` },
        }),
      ]

/** 3-digit × 1-digit or 2-digit × 2-digit, no digit 0. */
export function drawEasy(random: Random): Factors {
  if (random.evenly([true, false]))
    return { a: random.int(2, 9) * 100 + random.int(2, 9) * 10 + random.int(3, 9), b: random.int(4, 9) }
  return drawTwoDigits(random)
}
export function drawTwoDigits(random: Random): Factors {
  return { a: random.int(5, 9) * 10 + random.int(3, 9), b: random.int(2, 4) * 10 + random.int(6, 9) }
}

const HUNDREDS = [2, 7, 4, 9, 3, 8, 5, 6] as const
/** 3-digit × 2-digit: both rows regroup; the top factor has a 0 in one of four. Each form begins with another hundred. */
export const drawMedium =
  (first: number) =>
  (random: Random): Factors => {
    const hundreds = random.evenly(turned(HUNDREDS, first))
    return {
      a: random.until(
        () => hundreds * 100 + (random.chance(0.25) ? 0 : random.int(2, 9) * 10) + random.int(4, 9),
        hasUnlikeDigits,
      ),
      b: drawTwoUnlikeDigits(random),
    }
  }
/** Each place of 888 would be multiplied alike. */
const hasUnlikeDigits = (value: number) => new Set(digitsOf(value)).size > 1
/** 33 and 77 would have two rows alike. */
export function drawTwoUnlikeDigits(random: Random): number {
  const tens = random.int(3, 9)
  const ones = random.int(3, 8)
  return tens * 10 + (ones < tens ? ones : ones + 1)
}

/** 3-digit × 3-digit or 4-digit × 2-digit, half of them with a 0 inside a factor. */
export function drawHard(random: Random): Factors {
  const [isThree, hasZero] = [random.evenly([true, false]), random.evenly([false, true])]
  const tens = () => random.int(2, 9) * 10
  if (isThree)
    return {
      a: random.until(() => random.int(3, 9) * 100 + tens() + random.int(4, 9), hasUnlikeDigits),
      b: random.until(
        () => random.int(2, 7) * 100 + (hasZero ? 0 : tens()) + random.int(3, 9),
        value => new Set(digitsOf(value)).size === 3,
      ),
    }
  return {
    a: random.int(2, 9) * 1000 + (hasZero ? 0 : random.int(2, 9) * 100) + tens() + random.int(4, 9),
    b: drawTwoUnlikeDigits(random),
  }
}

/** Every column by itself, what was regrouped forgotten; the last product is written whole. */
export const withoutCarrying = (a: number, factor: number): number =>
  digitsOf(a)
    .reverse()
    .reduce((total, digit, place, { length }) => {
      const product = digit * factor
      return total + (place === length - 1 ? product : product % 10) * 10 ** place
    }, 0)

/** Divides the answer by the second printed factor. */
export function undoesTheProduct(printed: Printed, answer: Value): boolean {
  const [a, b] = tupleOf(
    printed.one('product').factors.map(part => evaluate(part)),
    2,
  )
  return exact(answer).over(b).equals(a)
}
