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

/** A series of numbers with a known sum: f(u) at a value of u. */
export interface KnownSum {
  readonly name: keyof typeof basics
  readonly of: Expr
  readonly at: Expr
  /** f at that value, where it is written another way. */
  readonly filled?: Expr
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
  const [turn, sine, cosine] = random.pick([
    [6, expr(Ratio.of(1, 2)), m`√3/2`],
    [4, m`√2/2`, m`√2/2`],
    [3, m`√3/2`, expr(Ratio.of(1, 2))],
    [2, expr(1), expr(0)],
  ] as const)
  const turned = over(pi, turn)
  const angle = bracketed(turned)
  return random.evenly<KnownSum>([
    {
      name: 'exponential',
      of: over(m`(-1)^n`, m`${power(a, n)}${factorial(n)}`),
      at: m`-1/${a}`,
      value: m`e^{-1/${a}}`,
    },
    {
      name: 'sine',
      of: over(m`(-1)^n ${power(angle, m`2n + 1`)}`, odd),
      at: turned,
      filled: m`sin(${turned})`,
      value: sine,
    },
    {
      name: 'logarithm',
      of: over(m`(-1)^n`, join(bracketed(m`n + 1`), power(b, m`n + 1`))),
      at: expr(Ratio.of(1, b)),
      filled: m`ln(1 + ${Ratio.of(1, b)})`,
      value: m`ln ${Ratio.of(b + 1, b)}`,
    },
    {
      name: 'cosine',
      of: over(m`(-1)^n ${power(angle, m`2n`)}`, even),
      at: turned,
      filled: m`cos(${turned})`,
      value: cosine,
    },
    {
      name: 'exponential',
      of: over(power(a, n), m`${power(a + 1, n)}${factorial(n)}`),
      at: expr(Ratio.of(a, a + 1)),
      value: m`e^{${Ratio.of(a, a + 1)}}`,
    },
    {
      name: 'geometric',
      of: over(m`(-1)^n ${power(a, n)}`, power(a + 1, n)),
      at: expr(Ratio.of(-a, a + 1)),
      filled: m`1/{1 + ${Ratio.of(a, a + 1)}}`,
      value: expr(Ratio.of(a + 1, 2 * a + 1)),
    },
    {
      name: 'exponential',
      of: over(1, m`${power(b, n)}${factorial(n)}`),
      at: expr(Ratio.of(1, b)),
      ...(b === 2 ? { filled: m`e^{1/2}`, value: m`√e` } : { value: m`e^{1/${b}}` }),
    },
  ])
}

export const sumOf = ({ filled, value }: KnownSum): Expr => (filled ? equation(filled, value) : value)
