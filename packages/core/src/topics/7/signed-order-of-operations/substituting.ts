import {
  absolute,
  bracketed,
  type Expr,
  evaluate,
  exact,
  explained,
  integer,
  itemOf,
  join,
  line,
  mapParts,
  minus,
  negative,
  over,
  type Printed,
  power,
  prose,
  type Random,
  substitute,
  sum,
  symbol,
  type Value,
} from '../../../author.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { tidy } from './tidy.ts'

const [x, y] = [symbol('x'), symbol('y')]
const square = (of: Expr): Expr => power(of, 2)

/** With what each gives, by arithmetic alone, and the results on the way. */
const EXPRESSIONS = [
  (a: number) => ({
    of: sum(negative(square(x)), join(a, y), negative(join(x, y))),
    value: (u: number, v: number) => -(u ** 2) + a * v - u * v,
    ways: (u: number, v: number) => [-(u ** 2) + a * v],
  }),
  (a: number) => ({
    of: minus(square(bracketed(minus(x, y))), join(a, x)),
    value: (u: number, v: number) => (u - v) ** 2 - a * u,
    ways: (u: number, v: number) => [u - v],
  }),
  (a: number) => ({
    of: minus(absolute(minus(x, join(a, y))), square(x)),
    value: (u: number, v: number) => Math.abs(u - a * v) - u ** 2,
    ways: (u: number, v: number) => [u - a * v],
  }),
  (a: number) => ({
    of: minus(join(a, square(y)), join(x, bracketed(minus(y, a)))),
    value: (u: number, v: number) => a * v ** 2 - u * (v - a),
    ways: (_: number, v: number) => [v - a],
  }),
  (a: number) => ({
    of: sum(join(-a, bracketed(sum(x, y))), negative(square(y))),
    value: (u: number, v: number) => -a * (u + v) - v ** 2,
    ways: (u: number, v: number) => [u + v],
  }),
  (a: number) => ({
    of: sum(over(join(a, square(x)), y), negative(join(a, y))),
    value: (u: number, v: number) => (a * u ** 2) / v - a * v,
    ways: (u: number, v: number) => [(a * u ** 2) / v],
  }),
] as const

const withTimes = (of: Expr): Expr => {
  const inner = mapParts(of, withTimes)
  return inner.kind === 'product' ? { ...inner, sign: true } : inner
}
const filledIn = (of: Expr, u: number, v: number): Expr =>
  tidy(withTimes(substitute(of, { x: bracketed(u), y: bracketed(v) })))

interface At {
  readonly of: Expr
  readonly u: number
  readonly v: number
  readonly value: number
}

export const substituting = {
  levels: ['hard'] as const,
  share: 2,
  draw(random: Random): At {
    const kind = random.evenly(EXPRESSIONS)
    const areBothNegative = random.evenly([true, false])
    const { made, u, v } = random.until(
      () => ({
        made: kind(random.int(2, 5)),
        u: -random.int(2, 6),
        v: areBothNegative ? -random.int(2, 6) : random.int(2, 6),
      }),
      ({ made, u, v }) =>
        Math.abs(u) !== Math.abs(v) &&
        made.value(u, v) !== 0 &&
        [made.value(u, v), ...made.ways(u, v)].every(n => Number.isInteger(n) && Math.abs(n) <= 200) &&
        made.ways(u, v).every(n => Math.abs(n) > 1),
    )
    return { of: made.of, u, v, value: made.value(u, v) }
  },
  answer: integer,
  solve: ({ value }: At): Value => value,
  ask: ({ of, u, v }: At) => ({
    en: prose`Evaluate ${of} for ${x} = ${u} and ${y} = ${v}.`,
    es: prose`Evalúa ${of} para ${x} = ${u} e ${y} = ${v}.`,
  }),
  solution: ({ of, u, v }: At) => [
    explained(
      filledIn(of, u, v),
      line`Substitute ${u} for ${x} and ${v} for ${y}.`,
      line`Sustituye ${x} por ${u} e ${y} por ${v}.`,
    ),
    ...oneAtATime(filledIn(of, u, v), undefined, true),
  ],
  check(printed: Printed, answer: Value) {
    const [u, v] = printed.take(2)
    return evaluate(itemOf(printed.maths, 0), { x: u, y: v }).equals(exact(answer))
  },
}
