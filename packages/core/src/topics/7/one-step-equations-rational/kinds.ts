import {
  decimal,
  type Expr,
  equation,
  evaluate,
  expr,
  type FormMaker,
  join,
  m,
  over,
  partsOf,
  type Random,
  Ratio,
} from '../../../author.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>
export type Show = (value: Ratio) => Expr
export const asFraction: Show = value => expr(value)
export const asDecimal: Show = value => decimal(value)

/** One operation with x: x + 3 = −5, −6x = 42, x/−4 = 9, 7 − x = 12. */
export type Operation = 'add' | 'subtract' | 'multiply' | 'divide' | 'from'
export interface OneStep {
  readonly operation: Operation
  readonly by: Ratio
  readonly x: Ratio
  readonly right: Ratio
  readonly show: Show
  readonly equation: Expr
  /** Whether x stands on the right. */
  readonly isTurned: boolean
}

const x = m`x`
const RIGHTS: Readonly<Record<Operation, (x: Ratio, by: Ratio) => Ratio>> = {
  add: (x, by) => x.plus(by),
  subtract: (x, by) => x.minus(by),
  multiply: (x, by) => x.times(by),
  divide: (x, by) => x.over(by),
  from: (x, by) => by.minus(x),
}
const LEFTS: Readonly<Record<Operation, (by: Ratio, show: Show) => Expr>> = {
  add: (by, show) => m`x + ${show(by)}`,
  subtract: (by, show) => m`x - ${show(by)}`,
  multiply: (by, show) => (by.equals(-1) ? m`-x` : join(show(by), x)),
  divide: (by, show) => over(x, show(by)),
  from: (by, show) => m`${show(by)} - x`,
}

export function made(operation: Operation, x: Ratio, by: Ratio, show: Show = asFraction, isTurned = false): OneStep {
  const right = RIGHTS[operation](x, by)
  const [left, other] = [LEFTS[operation](by, show), show(right)]
  return { operation, by, x, right, show, isTurned, equation: isTurned ? equation(other, left) : equation(left, other) }
}

const numbersIn = (of: Expr): readonly Ratio[] =>
  of.kind === 'number' ? [evaluate(of)] : partsOf(of).flatMap(numbersIn)

/** The solution is none of the printed numbers, and neither it nor the other side is 0. */
export const isTelling = ({ equation, x, right }: OneStep): boolean =>
  x.n !== 0 && right.n !== 0 && numbersIn(equation).every(n => !n.equals(x))

export const drawTelling = (random: Random, kind: (random: Random) => OneStep): OneStep =>
  random.until(() => kind(random), isTelling)

const whole = (random: Random, least: number, most: number, sign: number = random.sign()): Ratio =>
  Ratio.of(sign * random.int(least, most))

/** The signs of the solution and of the other side; a half of all solutions is negative. */
const SIGNS = {
  add: [
    [-1, -1],
    [1, 1],
    [-1, 1],
  ],
  subtract: [
    [1, -1],
    [-1, -1],
    [1, 1],
  ],
} as const satisfies Record<string, readonly (readonly [number, number])[]>
const within =
  (operation: 'add' | 'subtract', isTurned: boolean) =>
  (random: Random): OneStep => {
    const [ofX, ofRight] = random.evenly<readonly [number, number]>(SIGNS[operation])
    return random.until(
      () => made(operation, whole(random, 2, 18, ofX), whole(random, 2, 18, 1), asFraction, isTurned),
      ({ right }) => right.n * ofRight > 0 && Math.abs(right.n) <= 20,
    )
  }
export const easyKinds = {
  'x + a = b': within('add', false),
  'x - a = b': within('subtract', false),
  'b = x + a': within('add', true),
  'b = x - a': within('subtract', true),
}

const tenths = (random: Random, least: number, most: number): Ratio =>
  Ratio.of(random.sign() * (random.int(least, most - 1) * 10 + random.int(1, 9)), 10)
const nearTenths = (random: Random): Ratio => tenths(random, 1, 9)
/** The other side is negative, or the solution is. */
const withNegative = (random: Random, operation: 'add' | 'subtract', isTurned: boolean): OneStep =>
  random.until(
    () => {
      const by = nearTenths(random)
      return made(operation, nearTenths(random), by.n < 0 ? by.negated() : by, asDecimal, isTurned)
    },
    ({ x, right }) => (x.n < 0 || right.n < 0) && !x.equals(right.negated()),
  )
/** Integers of which one is the quotient of the others. */
export const integerKinds = {
  '-ax = b': (random: Random) => made('multiply', whole(random, 3, 12), whole(random, 2, 12, -1)),
  'x/-a = b': (random: Random) => {
    const by = whole(random, 2, 9, -1)
    return made('divide', by.times(whole(random, 2, 9)), by)
  },
}

/** The decimals are added, or one of them is multiplied or divided by an integer. */
export const mediumKinds = {
  'x + 2.5 = b': (random: Random) => withNegative(random, 'add', false),
  '-4x = 5.2': (random: Random) => made('multiply', nearTenths(random), whole(random, 2, 9, -1), asDecimal),
  'a - x = b': (random: Random) => made('from', whole(random, 3, 20), whole(random, 2, 15)),
  'x/-4 = 1.5': (random: Random) => {
    const by = whole(random, 2, 9, -1)
    return made('divide', by.times(nearTenths(random)), by, asDecimal)
  },
  'b = x - 2.5': (random: Random) => withNegative(random, 'subtract', true),
  'b = 4x': (random: Random) =>
    made('multiply', Ratio.of(-random.int(1, 8) * 10 - random.int(1, 9), 10), whole(random, 2, 9), asDecimal, true),
  'b = a - x': (random: Random) => made('from', whole(random, 3, 20), whole(random, 2, 15), asFraction, true),
  'x - 2.5 = b': (random: Random) => withNegative(random, 'subtract', false),
}

const proper = (random: Random, d = random.pick([3, 4, 5, 6, 7, 8])): Ratio => {
  const n = random.coprimeTo(d)
  return Ratio.of(n === 1 ? d - 1 : n, d)
}

export const hardKinds = {
  'n/d x = b': (random: Random) => {
    const by = proper(random).times(random.sign())
    return made('multiply', Ratio.of(by.d * random.int(2, 6) * (by.n < 0 ? random.sign() : -1)), by)
  },
  'n/d x = b, x = p/q': (random: Random) => {
    const by = proper(random).times(random.sign())
    const right = random.until(
      () => random.int(4, 15),
      n => n % by.n !== 0,
    )
    return made('multiply', Ratio.of(by.n < 0 ? right * random.sign() : -right).over(by), by)
  },
  'x + n/d = b': (random: Random) =>
    random.until(
      () => made(random.pick(['add', 'subtract']), proper(random).times(random.sign()), proper(random)),
      ({ x, by, right }) => x.d !== by.d && right.d <= 40 && (x.n < 0 || right.n < 0),
    ),
  '-0.8x = b': (random: Random) =>
    made(
      'multiply',
      Ratio.of(random.sign() * (2 * random.int(2, 9) + 1), 2),
      Ratio.of(-random.pick([2, 4, 6, 8, 12]), 10),
      asDecimal,
    ),
  'x/1.5 = b': (random: Random) => {
    const by = Ratio.of(random.pick([-25, -15, 15, 25, -5, -12, 12]), 10)
    return made('divide', by.times(by.n < 0 ? whole(random, 2, 9) : whole(random, 2, 9, -1)), by, asDecimal)
  },
  '-n/d x = p/q': (random: Random) => {
    const [by, x] = [proper(random).negated(), proper(random, random.pick([3, 4, 5, 7])).times(random.sign())]
    return made('multiply', x, by)
  },
  'a - x = b': (random: Random) => made('from', tenths(random, 1, 9), tenths(random, 1, 9), asDecimal),
}
