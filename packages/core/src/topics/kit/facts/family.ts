import {
  type AnswerType,
  both,
  type Expr,
  equationSet,
  exact,
  isTrue,
  list,
  prose,
  writtenOut,
} from '../../../author.ts'

interface CornerAndFacts {
  readonly corner: number
  readonly facts: readonly Expr[]
}

/** 8; 7 + 1 = 8, 1 + 7 = 8, 8 − 7 = 1, 8 − 1 = 7. */
export const cornerAndFacts: AnswerType<CornerAndFacts> = {
  kind: 'set',
  requires: 'same-form',
  show: ({ corner, facts }) => both(prose`${corner}; ${list(...facts)}`),
  value: ({ corner, facts }) => [String(corner), ...facts.map(writtenOut)],
  nearMisses: ({ corner, facts }) => [
    { corner: corner + 1, facts },
    ...equationSet.nearMisses(facts).map(near => ({ corner, facts: near })),
  ],
}

/** An equation as a text that tells it from others. */
export const text = (item: Expr) => JSON.stringify(item)

/** The three numbers of a fact, as written from left to right without its signs. */
export function numbersIn(item: Expr): readonly number[] {
  if (item.kind !== 'relation') return []
  const { left, right } = item
  const parts =
    left.kind === 'sum'
      ? left.terms
      : left.kind === 'product'
        ? left.factors
        : left.kind === 'quotient'
          ? [left.over, left.under]
          : []
  return parts.length === 0 ? [] : [...parts, right].map(part => Math.abs(exact(part).n))
}
export const inOrder = (numbers: readonly number[]) => [...numbers].sort((x, y) => x - y).join()

/** Different true equations of just these three numbers, and so many of them. */
export const areFamily = (facts: readonly Expr[], numbers: readonly number[], count: number) =>
  facts.length === count &&
  new Set(facts.map(text)).size === count &&
  facts.every(fact => isTrue(fact) && inOrder(numbersIn(fact)) === inOrder(numbers))
