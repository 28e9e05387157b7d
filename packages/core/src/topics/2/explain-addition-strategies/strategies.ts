import { blank, bracketed, type Expr, equation, minus, type Random, sum, type Value } from '../../../author.ts'

export const ones = (value: number) => value % 10
export const tens = (value: number) => value - ones(value)
/** How far the next ten is. */
export const toNextTen = (value: number) => 10 - ones(value)

export interface Pair {
  readonly a: number
  readonly b: number
}

/** Parts of one value, each equal to the next. */
export const chain = (first: Expr, ...others: readonly Value[]): Expr =>
  others.reduce<Expr>((before, next) => equation(before, next), first)
export const gap = blank(2)

/** Two numbers of two digits, so that no ten is made; no digit comes twice in one place. */
export function addsPlainly(random: Random): Pair {
  const [a, b] = random.until(
    () => [random.int(21, 68), random.int(21, 58)] as const,
    ([a, b]) =>
      a + b < 100 && ones(a) + ones(b) < 10 && ones(a) > 0 && ones(b) > 0 && ones(a) !== ones(b) && tens(a) !== tens(b),
  )
  return { a, b }
}
/** The greater number less the smaller one, without regrouping. */
export function subtractsPlainly(random: Random): Pair {
  const [a, b] = random.until(
    () => [random.int(45, 98), random.int(21, 58)] as const,
    ([a, b]) => a - b > 10 && ones(a) > ones(b) && ones(b) > 0 && a - b !== b,
  )
  return { a, b }
}
/** As well, and the tens of both numbers take turns. */
export function subtractsInTurn(random: Random): Pair {
  const [a, b] = [random.evenly([80, 60, 90, 70]), random.evenly([30, 50, 20, 40])]
  const less = random.int(1, 7)
  return random.until(
    () => ({ a: a + random.int(less + 1, 9), b: b + less }),
    pair => pair.a !== 2 * pair.b,
  )
}
/** The first number is one to three below a ten; the ones make more than ten. */
export function addsNearTen(random: Random): Pair {
  const [a, b] = random.until(
    () => [10 * random.int(2, 6) + random.int(7, 9), random.int(14, 58)] as const,
    ([a, b]) => a + b < 100 && ones(b) > toNextTen(a) && ones(b) < 7,
  )
  return { a, b }
}
/** The number that is taken away is one to three below a ten. */
export function subtractsNearTen(random: Random): Pair {
  const [a, b] = random.until(
    () => [random.int(42, 96), 10 * random.int(1, 5) + random.int(7, 9)] as const,
    ([a, b]) => a - b > 10 && ones(a) > 0 && ones(a) < ones(b) && ones(a) + toNextTen(b) < 10 && a - b !== b,
  )
  return { a, b }
}

/** 34 + 25 = (30 + 20) + (4 + 5) = 59 */
export const byPlaces = (
  { a, b }: Pair,
  [at, bt, ao, bo]: readonly Value[] = [tens(a), tens(b), ones(a), ones(b)],
  result: Value = a + b,
) => chain(sum(a, b), sum(bracketed(sum(at ?? gap, bt ?? gap)), bracketed(sum(ao ?? gap, bo ?? gap))), result)
/** 58 - 23 = 58 - 20 - 3 = 35 */
export const inParts = ({ a, b }: Pair, [t, o]: readonly [Value, Value] = [tens(b), ones(b)], result: Value = a - b) =>
  chain(minus(a, b), minus(minus(a, t), o), result)
/** 58 + 26 = (58 + 2) + (26 - 2) = 60 + 24 = 84 */
export const moved = (
  { a, b }: Pair,
  by: readonly [Value, Value] = [toNextTen(a), toNextTen(a)],
  after: readonly [Value, Value] = [a + toNextTen(a), b - toNextTen(a)],
  result: Value = a + b,
) => chain(sum(a, b), sum(bracketed(sum(a, by[0])), bracketed(minus(b, by[1]))), sum(...after), result)
/** 73 - 29 = (73 + 1) - (29 + 1) = 74 - 30 = 44 */
export const shifted = (
  { a, b }: Pair,
  by: readonly [Value, Value] = [toNextTen(b), toNextTen(b)],
  after: readonly [Value, Value] = [a + toNextTen(b), b + toNextTen(b)],
  result: Value = a - b,
) => chain(minus(a, b), minus(bracketed(sum(a, by[0])), bracketed(sum(b, by[1]))), minus(...after), result)
