import {
  addByPlaces,
  type Both,
  divide,
  divideByPlaces,
  type Expr,
  equation,
  explained,
  type Inline,
  line,
  minus,
  multiplyByPlaces,
  type Random,
  remainder,
  type Step,
  subtractByPlaces,
  sum,
  times,
  type Value,
} from '../../../author.ts'
import { borrows, carries } from '../../kit/columns/regrouping.ts'

export type ColumnSign = '+' | '−' | '×'
export type Sign = ColumnSign | '÷'
/** a + b, a − b, a × b or a ÷ b. */
export interface Fact {
  readonly a: number
  readonly b: number
  readonly sign: Sign
}
export interface Level {
  readonly numbers: 'small' | 'medium' | 'large'
}

const RESULTS: Readonly<Record<Sign, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '−': (a, b) => a - b,
  '×': (a, b) => a * b,
  '÷': (a, b) => Math.floor(a / b),
}
/** The quotient without its remainder. */
export const resultOf = ({ a, b, sign }: Fact): number => RESULTS[sign](a, b)

const WRITTEN: Readonly<Record<Sign, (a: Value, b: Value) => Expr>> = { '+': sum, '−': minus, '×': times, '÷': divide }
export const operation = (sign: Sign, a: Value, b: Value): Expr => WRITTEN[sign](a, b)
export const written = ({ a, b, sign }: Fact): Expr => operation(sign, a, b)
export const complete = (fact: Fact): Expr =>
  equation(
    written(fact),
    fact.sign === '÷' && fact.a % fact.b > 0 ? remainder(resultOf(fact), fact.a % fact.b) : resultOf(fact),
  )

/** Digit by digit, with what is regrouped. */
export function worked({ a, b, sign }: Fact): readonly Step[] {
  switch (sign) {
    case '+':
      return addByPlaces(a, b)
    case '−':
      return subtractByPlaces(a, b)
    case '×':
      return multiplyByPlaces(a, b)
    case '÷':
      return divideByPlaces(a, b)
    default:
      return sign satisfies never
  }
}

const asOne = (lines: readonly Step[], en: readonly Inline[], es: readonly Inline[]): Step =>
  explained({ en: lines.flatMap(({ work }) => work.en), es: lines.flatMap(({ work }) => work.es) }, en, es)

/** The lines of a long division before it is checked. */
const dividing = (fact: Fact): readonly Step[] => worked(fact).slice(0, -2)

const AT_ONCE: Readonly<Record<Sign, Both<readonly Inline[]>>> = {
  '+': { en: line`add place by place, starting with the ones.`, es: line`suma cada posición, desde las unidades.` },
  '−': {
    en: line`subtract place by place, starting with the ones.`,
    es: line`resta cada posición, desde las unidades.`,
  },
  '×': {
    en: line`multiply each place, then add the parts.`,
    es: line`multiplica cada posición y luego suma las partes.`,
  },
  '÷': {
    en: line`divide, multiply, subtract, bring down the next digit, and repeat.`,
    es: line`divide, multiplica, resta, baja el dígito siguiente y repite.`,
  },
}
/** The whole work as one step, which begins with what is found by it. */
export function workedAtOnce(fact: Fact, en: readonly Inline[], es: readonly Inline[]): Step {
  const lines = fact.sign === '÷' ? [...dividing(fact), explained(complete(fact), [], [])] : worked(fact)
  return asOne(lines, [...en, ...AT_ONCE[fact.sign].en], [...es, ...AT_ONCE[fact.sign].es])
}

const PLACE_BY_PLACE = {
  '+': {
    en: line`Add the ones, then each place to the left with what is regrouped.`,
    es: line`Suma las unidades y luego cada posición a la izquierda con lo reagrupado.`,
  },
  '−': {
    en: line`Subtract the ones, then each place to the left.`,
    es: line`Resta las unidades y luego cada posición a la izquierda.`,
  },
  '÷': {
    en: line`Divide, multiply, subtract. Bring down the next digit and repeat.`,
    es: line`Divide, multiplica, resta. Baja el dígito siguiente y repite.`,
  },
} as const
/** The work in three steps at most; a quotient is left to the step after it. */
export function workedShortly(fact: Fact): readonly Step[] {
  const { sign } = fact
  if (sign === '×') return worked(fact)
  const { en, es } = PLACE_BY_PLACE[sign]
  if (sign === '÷') return [asOne(dividing(fact), en, es)]
  const lines = worked(fact)
  const first = sign === '−' && borrows(fact.a, fact.b) > 0 ? 1 : 0
  return [...lines.slice(0, first), asOne(lines.slice(first, -1), en, es), ...lines.slice(-1)]
}

type Pair = readonly [a: number, b: number]
const has0 = (value: number) => String(value).includes('0')

const small: Readonly<Record<Sign, (random: Random) => Pair>> = {
  '+': random =>
    random.until(
      () => [random.int(1234, 7899), random.int(234, 1999)],
      ([a, b]) => a > b && a + b < 10_000 && carries(a, b) === 1,
    ),
  '−': random =>
    random.until(
      () => [random.int(1234, 9899), random.int(234, 4999)],
      ([a, b]) => a - b > 200 && borrows(a, b) === 1 && !has0(a),
    ),
  '×': random =>
    random.until(
      () => [random.int(13, 89), random.int(3, 9)],
      ([a]) => a % 10 !== 0,
    ),
  '÷': random => {
    const [quotient, divisor] = [random.int(12, 49), random.int(3, 9)]
    return [quotient * divisor, divisor]
  },
}
/** Something is left over at each digit but the last. */
const divisionsCarry = (a: number, b: number) =>
  Math.floor(a / 10) % b > 0 && (a < 100 * b || Math.floor(a / 100) % b > 0)

const medium: Readonly<Record<Sign, (random: Random) => Pair>> = {
  '+': random =>
    random.until(
      () => [random.int(2345, 9876), random.int(1678, 9876)],
      ([a, b]) => carries(a, b) >= 3,
    ),
  '−': random =>
    random.until(
      () => [random.int(4123, 9876), random.int(1678, 8987)],
      ([a, b]) => a - b > 500 && borrows(a, b) >= 2,
    ),
  '×': random =>
    random.until(
      () => [random.int(124, 987), random.int(4, 9)],
      ([a]) => a % 10 > 2 && Math.floor(a / 10) % 10 > 0,
    ),
  '÷': random =>
    random.until(
      () => {
        const [quotient, divisor] = [random.int(42, 298), random.int(3, 9)]
        return [quotient * divisor, divisor]
      },
      ([a, b]) => a > 199 && a < 1000 && !has0(a / b) && divisionsCarry(a, b),
    ),
}
const large: Readonly<Record<Sign, (random: Random) => Pair>> = {
  '+': random =>
    random.until(
      () => [random.int(23_456, 89_876), random.int(16_789, 89_876)],
      ([a, b]) => carries(a, b) >= 4,
    ),
  '−': random =>
    random.until(
      () => [1000 * random.int(4, 9) + random.int(1, 6), random.int(1234, 7899)],
      ([a, b]) => a - b > 1200 && borrows(a, b) === 3 && a % 10 < b % 10,
    ),
  '×': random => {
    const [first, second, third, fourth] = random.sample([3, 4, 5, 6, 7, 8, 9], 4)
    return [10 * first + second, 10 * third + fourth]
  },
  '÷': random =>
    random.until(
      () => {
        const divisor = random.int(4, 9)
        return [divisor * random.int(234, 1299) + random.int(1, divisor - 1), divisor]
      },
      ([a, b]) => a > 1999 && a < 9999 && Math.floor(a / b) % 10 !== 0,
    ),
}
const NUMBERS = { small, medium, large } as const

export function drawFact(random: Random, sign: Sign, { numbers }: Level): Fact {
  const [a, b] = NUMBERS[numbers][sign](random)
  return { a, b, sign }
}

export const COLUMN_SIGNS: readonly ColumnSign[] = ['−', '×', '+']
