import {
  blank,
  bracketed,
  decimal,
  type Expr,
  ellipsis,
  equation,
  evaluate,
  itemOf,
  list,
  m,
  number,
  type Of,
  type Printed,
  prose,
  type Random,
  Ratio,
  relation,
  sum,
  symbol,
} from '../../../author.ts'

export const N = symbol('n')

export const A_N = symbol('a', N)

export const term = (n: number) => symbol('a', n)

export interface Level {
  readonly numbers: 'whole' | 'any'
  /** The least size of a common difference. */
  readonly least: number
}

export interface Sequence {
  readonly first: Ratio
  readonly d: Ratio
  readonly as: 'whole' | 'decimal' | 'fraction'
}

export function drawSequence(random: Random, { numbers, least }: Level): Sequence {
  const as = numbers === 'whole' ? 'whole' : random.evenly(['whole', 'decimal', 'fraction', 'whole'])
  const scale = { whole: 1, decimal: 2, fraction: random.pick([2, 3, 4]) }[as]
  const d = as === 'whole' ? random.int(least, 9) * random.sign() : random.coprimeTo(scale, 3 * scale) * random.sign()
  return {
    first: Ratio.of(random.intExcept(-20, 30, 0)).plus(as === 'whole' ? 0 : Ratio.of(random.int(0, scale - 1), scale)),
    d: Ratio.of(d, scale),
    as,
  }
}

export const termAt = ({ first, d }: Pick<Sequence, 'first' | 'd'>, n: number) => first.plus(d.times(n - 1))

export const shown = (value: Ratio, as: Sequence['as']): Expr =>
  as === 'decimal' && !value.isInteger ? decimal(value) : number(value)

export const terms = (sequence: Sequence, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => shown(termAt(sequence, from + i), sequence.as))

export const listed = (sequence: Sequence) => list(...terms(sequence, 1, 4), ellipsis)

/** dn + c. */
export const ruleOf = (sequence: Sequence): Expr => {
  const { first, d, as } = sequence
  return m`${shown(d, as)}n + ${shown(first.minus(d), as)}`
}

export const recursive = (sequence: Sequence): Expr => {
  const { d, as } = sequence
  return equation(A_N, m`a_{n - 1} + ${shown(d, as)}`)
}

/** The same rule with d as what is added, below 0 too: aₙ = aₙ₋₁ + (−9). */
export const addsDifference = ({ d, as }: Sequence): Expr =>
  equation(A_N, sum(m`a_{n - 1}`, d.n < 0 ? bracketed(shown(d, as)) : shown(d, as)))

/** The first terms that are printed in a list. */
export const printedTerms = (printed: Printed): readonly Ratio[] =>
  printed
    .one('list')
    .items.filter(({ kind }) => kind !== 'symbol')
    .map(item => evaluate(item))

/** The printed terms a_3 = 11, a_8 = 31 by their places. */
export const namedTerms = (printed: Printed) =>
  printed.all('relation').flatMap(({ left, right }) => {
    if (left.kind !== 'symbol' || left.sub?.kind !== 'number' || right.kind === 'blank') return []
    return [{ n: left.sub.n, value: evaluate(right) }]
  })

/** What is added in a printed recursive rule. */
export const addedBy = (printed: Printed): Ratio => {
  const isRule = ({ left }: Of<'relation'>) => left.kind === 'symbol' && left.sub?.kind === 'symbol'
  const rule = itemOf(printed.all('relation').filter(isRule), 0)
  return (rule.right as Of<'sum'>).terms.slice(1).reduce((total, item) => total.plus(evaluate(item)), Ratio.of(0))
}

export const explicitRule = {
  en: prose`Write an explicit rule for the terms ${term(1)}, ${term(2)}, ${term(3)}, …`,
  es: prose`Escribe una regla explícita para los términos ${term(1)}, ${term(2)}, ${term(3)}, …`,
}

/** The first term and a rule that goes on from it: a₁ = 28, aₙ = aₙ₋₁ − 2 for n ≥ 2. */
export const startAndRule = (start: Expr, rule: Expr) => {
  const range = relation(N, '≥', 2)
  return { en: prose`${start}, ${rule} for ${range}`, es: prose`${start}, ${rule} para ${range}` }
}

export const ruleOfSequence = {
  en: prose`Write an explicit rule for the sequence.`,
  es: prose`Escribe una regla explícita para la sucesión.`,
}

export const ruleBlank = equation(A_N, blank(5))

/** What each number adds to the one before it. */
export const neighborsApart = (all: readonly Ratio[]): readonly Ratio[] =>
  all.slice(1).map((value, i) => value.minus(itemOf(all, i)))
export const areEqual = (all: readonly Ratio[]): boolean => all.every(value => value.equals(itemOf(all, 0)))
