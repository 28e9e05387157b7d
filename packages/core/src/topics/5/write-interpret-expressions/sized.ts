import { bracketed, divide, type Expr, itemOf, line, minus, sum, times } from '../../../author.ts'
import { partWords } from './part-words.ts'
import type { Words } from './tree.ts'

/** An expression of several that are made of one sum or difference, from the least to the greatest. */
export const SIZES = ['part', 'less', 'itself', 'more', 'times'] as const
type Size = (typeof SIZES)[number]
export const LETTERS = ['A', 'B', 'C', 'D'] as const
export interface Sized {
  readonly sizes: readonly Size[]
  readonly descending: boolean
  readonly base: Expr
  readonly n: number
  readonly c: number
}
export const sizedExpr = ({ base, n, c }: Sized, size: Size): Expr =>
  ({
    part: () => divide(bracketed(base), n),
    less: () => minus(bracketed(base), c),
    itself: () => base,
    more: () => sum(bracketed(base), c),
    times: () => times(n, bracketed(base)),
  })[size]()
export const lastReason = ({ sizes, n, c }: Sized): readonly [Words['en'], Words['es']] => {
  const { en, es } = partWords(n).first
  return sizes.includes('part')
    ? [
        [...en, ...line` of a large number is far below it. A difference of ${c} is small.`],
        [...es, ...line` de un número grande es mucho menos que él. Una diferencia de ${c} es pequeña.`],
      ]
    : [
        line`${n} times a large number is far above it. A difference of ${c} is small.`,
        line`${n} veces un número grande es mucho más que él. Una diferencia de ${c} es pequeña.`,
      ]
}
export const inOrder = ({ sizes, descending }: Sized): readonly Size[] => {
  const found = SIZES.filter(size => sizes.includes(size))
  return descending ? found.reverse() : found
}
export const lettersOf = (facts: Sized) => inOrder(facts).map(size => itemOf(LETTERS, facts.sizes.indexOf(size)))

export const SIZE_SAID: Readonly<Record<Size, (facts: Sized) => Words>> = {
  part: ({ n }) => {
    const { en, es } = partWords(n).inside
    return { en: ['It is ', ...en, ' of this amount.'], es: ['Es ', ...es, ' de esa cantidad.'] }
  },
  less: ({ c }) => ({ en: line`It is ${c} less than this amount.`, es: line`Es ${c} menos que esa cantidad.` }),
  itself: () => ({ en: line`It is this amount itself.`, es: line`Es esa misma cantidad.` }),
  more: ({ c }) => ({ en: line`It is ${c} more than this amount.`, es: line`Es ${c} más que esa cantidad.` }),
  times: ({ n }) => ({ en: line`It is ${n} times this amount.`, es: line`Es ${n} veces esa cantidad.` }),
}
