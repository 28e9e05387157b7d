import {
  bracketed,
  type Expr,
  equation,
  expr,
  factorial,
  infinity,
  join,
  m,
  over,
  pi,
  power,
  type Random,
  Ratio,
  series,
  symbol,
} from '../../../author.ts'
import { type basics, n } from './power-series.ts'

/** A series of numbers whose sum is a factor times f(u) at a value of u. */
export interface KnownSum {
  readonly name: keyof typeof basics
  readonly of: Expr
  readonly factor: Expr
  /** The terms without the factor: those of f at that value. */
  readonly known: Expr
  readonly at: Expr
  /** f at that value. */
  readonly there: Expr
  readonly value: Expr
}

const u = symbol('u')
const odd = factorial(bracketed(m`2n + 1`))
const even = factorial(bracketed(m`2n`))

/** The basic series in u. */
export const sigmas: Readonly<Record<KnownSum['name'], Expr>> = {
  exponential: series('n', 0, infinity, over(power(u, n), factorial(n))),
  sine: series('n', 0, infinity, over(m`(-1)^n u^{2n + 1}`, odd)),
  cosine: series('n', 0, infinity, over(m`(-1)^n u^{2n}`, even)),
  geometric: series('n', 0, infinity, power(u, n)),
  logarithm: series('n', 0, infinity, over(m`(-1)^n u^{n + 1}`, m`n + 1`)),
}

export function drawSum(random: Random): KnownSum {
  const [a, b] = [random.int(2, 5), random.pick([2, 3, 4])]
  const [turn, alone, sine, cosine] = random.pick([
    [6, m`1/2`, m`3/π`, m`{π√3}/12`],
    [4, m`√2/2`, m`{2√2}/π`, m`{π√2}/8`],
    [3, m`√3/2`, m`{3√3}/{2π}`, m`π/6`],
  ] as const)
  const [angle, turned] = [bracketed(over(pi, turn)), over(pi, turn)]
  const cosineThere = turn === 6 ? m`√3/2` : turn === 4 ? m`√2/2` : m`1/2`
  return random.evenly<KnownSum>([
    {
      name: 'exponential',
      of: over(m`(-1)^n`, m`${power(a, m`n + 1`)}${factorial(n)}`),
      factor: m`1/${a}`,
      known: over(m`(-1)^n`, m`${power(a, n)}${factorial(n)}`),
      at: m`-1/${a}`,
      there: m`e^{-1/${a}}`,
      value: m`{e^{-1/${a}}}/${a}`,
    },
    {
      name: 'sine',
      of: over(m`(-1)^n ${power(angle, m`2n`)}`, odd),
      factor: over(turn, pi),
      known: over(m`(-1)^n ${power(angle, m`2n + 1`)}`, odd),
      at: turned,
      there: equation(m`sin(${turned})`, alone),
      value: sine,
    },
    {
      name: 'logarithm',
      of: over(m`(-1)^n`, join(bracketed(m`n + 1`), power(b, n))),
      factor: expr(b),
      known: over(m`(-1)^n`, join(bracketed(m`n + 1`), power(b, m`n + 1`))),
      at: expr(Ratio.of(1, b)),
      there: equation(m`ln(1 + ${Ratio.of(1, b)})`, m`ln ${Ratio.of(b + 1, b)}`),
      value: m`${b}ln ${Ratio.of(b + 1, b)}`,
    },
    {
      name: 'cosine',
      of: over(m`(-1)^n ${power(angle, m`2n + 1`)}`, even),
      factor: turned,
      known: over(m`(-1)^n ${power(angle, m`2n`)}`, even),
      at: turned,
      there: equation(m`cos(${turned})`, cosineThere),
      value: cosine,
    },
    {
      name: 'exponential',
      of: over(power(a, m`n + 1`), m`${power(a + 1, n)}${factorial(n)}`),
      factor: expr(a),
      known: over(power(a, n), m`${power(a + 1, n)}${factorial(n)}`),
      at: expr(Ratio.of(a, a + 1)),
      there: m`e^{${Ratio.of(a, a + 1)}}`,
      value: m`${a}e^{${Ratio.of(a, a + 1)}}`,
    },
    {
      name: 'geometric',
      of: over(m`(-1)^n ${power(a, m`n + 1`)}`, power(a + 1, n)),
      factor: expr(a),
      known: over(m`(-1)^n ${power(a, n)}`, power(a + 1, n)),
      at: expr(Ratio.of(-a, a + 1)),
      there: equation(m`1/{1 + ${Ratio.of(a, a + 1)}}`, Ratio.of(a + 1, 2 * a + 1)),
      value: expr(Ratio.of(a * (a + 1), 2 * a + 1)),
    },
    {
      name: 'exponential',
      of: over(1, m`${power(b, m`n + 1`)}${factorial(n)}`),
      factor: m`1/${b}`,
      known: over(1, m`${power(b, n)}${factorial(n)}`),
      at: expr(Ratio.of(1, b)),
      ...(b === 2
        ? { there: equation(m`e^{1/2}`, m`√e`), value: m`√e/2` }
        : { there: m`e^{1/${b}}`, value: m`{e^{1/${b}}}/${b}` }),
    },
  ])
}
