import {
  answerStep,
  bracketed,
  divisors,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  gcd,
  itemOf,
  join,
  line,
  list,
  type Random,
  type Step,
  statements,
  sum,
  symbol,
  times,
} from '../../../author.ts'

/** A number, or a number times a letter. */
export interface Term {
  readonly of: number
  readonly letter: '' | 'x' | 'y'
}
/** A greatest common factor, and the terms of the sum in parentheses. */
export interface Factored {
  readonly gcf: number
  readonly inner: readonly Term[]
}
export const numbers = (gcf: number, ...inner: readonly number[]): Factored => ({
  gcf,
  inner: inner.map(of => ({ of, letter: '' })),
})

export const termShown = ({ of, letter }: Term): Expr =>
  letter === '' ? expr(of) : of === 1 ? symbol(letter) : join(of, symbol(letter))
export const sumOf = (terms: readonly Term[]): Expr => sum(...terms.map(termShown))
export const multiplied = (terms: readonly Term[], by: number): readonly Term[] =>
  terms.map(({ of, letter }) => ({ of: of * by, letter }))
/** 4(9 + 2). */
export const productOf = ({ gcf, inner }: Factored): Expr => join(gcf, bracketed(sumOf(inner)))
export const expanded = ({ gcf, inner }: Factored): readonly Term[] => multiplied(inner, gcf)
export const expandedShown = (of: Factored): Expr => sumOf(expanded(of))
/** With a smaller factor outside: a common factor is left in the parentheses. */
export const withSmaller = ({ gcf, inner }: Factored, factor: number): Factored => ({
  gcf: factor,
  inner: multiplied(inner, gcf / factor),
})
/** The greatest factor short of the greatest. */
export const nextFactor = (gcf: number): number => itemOf(divisors(gcf), divisors(gcf).length - 2)

/** Two numbers without a common factor, from 2 on. */
export const coprimePair = (random: Random, most: number): readonly [number, number] =>
  random.until(
    () => [random.int(2, most), random.int(2, most)] as const,
    ([a, b]) => a !== b && gcd(a, b) === 1,
  )

/** The terms of a printed sum. */
export const termsIn = (of: Expr): readonly Term[] => {
  if (of.kind === 'group') return termsIn(of.of)
  if (of.kind === 'sum') return of.terms.flatMap(termsIn)
  if (of.kind === 'symbol') return [{ of: 1, letter: of.name as Term['letter'] }]
  if (of.kind !== 'product') return [{ of: evaluate(of).n, letter: '' }]
  const [factor, letter] = of.factors
  return factor && letter?.kind === 'symbol'
    ? [{ of: evaluate(factor).n, letter: letter.name as Term['letter'] }]
    : [{ of: evaluate(of).n, letter: '' }]
}
/** Whether a product multiplies out to these terms, and nothing more can be taken out of its parentheses. */
export function isFullyFactored(product: Expr, terms: readonly Term[]): boolean {
  if (product.kind !== 'product') return false
  const [outer, inner] = product.factors
  if (!outer || !inner || inner.kind === 'number') return false
  const factor = evaluate(outer).n
  const inside = termsIn(inner)
  return (
    inside.length === terms.length &&
    inside.every(({ of, letter }, i) => {
      const term = itemOf(terms, i)
      return of * factor === term.of && letter === term.letter
    }) &&
    inside.map(({ of }) => of).reduce(gcd) === 1
  )
}

function greatestSaid({ gcf, inner }: Factored) {
  if (inner.length === 3)
    return [
      line`${gcf} is the greatest of them that is a factor of all three terms.`,
      line`${gcf} es el mayor de ellos que es factor de los tres términos.`,
    ] as const
  return inner.some(({ letter }) => letter !== '')
    ? ([
        line`${gcf} is the greatest of them that is a factor of both terms.`,
        line`${gcf} es el mayor de ellos que es factor de los dos términos.`,
      ] as const)
    : ([
        line`${gcf} is the greatest of them that is a factor of both numbers.`,
        line`${gcf} es el mayor de ellos que es factor de los dos números.`,
      ] as const)
}

/** The factors of the least number, the greatest of them that divides the others, and each term as a product with it. */
export function greatestSteps(of: Factored): readonly Step[] {
  const all = expanded(of).map(term => term.of)
  const least = Math.min(...all)
  return [
    explained(
      list(...divisors(least)),
      all.length === 2
        ? line`These are the factors of ${least}, the smaller number.`
        : line`These are the factors of ${least}, the smallest number.`,
      line`Estos son los factores de ${least}, el número menor.`,
    ),
    explained(
      statements(
        ...expanded(of).map((term, i) => equation(termShown(term), times(of.gcf, termShown(itemOf(of.inner, i))))),
      ),
      ...greatestSaid(of),
    ),
  ]
}
export const factoredSteps = (of: Factored): readonly Step[] => [
  ...greatestSteps(of),
  answerStep(productOf(of), {
    en: line`Write ${of.gcf} before the parentheses and the other factors inside. They have no common factor other than 1.`,
    es: line`Escribe ${of.gcf} delante del paréntesis y los otros factores dentro. No tienen ningún factor común aparte de 1.`,
  }),
]

export const AS_PRODUCT = {
  en: line`Write the sum as the greatest common factor times a sum.`,
  es: line`Escribe la suma como el máximo común divisor por otra suma.`,
}
