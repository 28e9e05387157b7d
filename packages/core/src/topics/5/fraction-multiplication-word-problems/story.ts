import { type Block, type Both, type Inline, type Noun, type Person, Ratio, type Term } from '../../../author.ts'

export type Quantity = Extract<Term, { kind: 'quantity' }>

/** The answer as a sentence of the story. */
export type Says = (answer: Quantity, who: Person) => Both<readonly Inline[]>

/** A story tells the same in both languages around the same numbers. */
export interface Story {
  readonly noun: Noun
  /** The most that is plausible. */
  readonly most: number
  /** In what parts the amount is measured, and of what parts people speak here. */
  readonly in: readonly number[]
  readonly parts: readonly Ratio[]
  tell(part: Ratio, whole: Quantity, who: Person): Both<Block>
  readonly says: Says
}
export const partsIn = (...denominators: readonly number[]): readonly Ratio[] =>
  denominators.flatMap(d => Array.from({ length: d - 1 }, (_, i) => Ratio.of(i + 1, d)).filter(value => value.d === d))
export const simple = partsIn(2, 3, 4)
export const many = partsIn(2, 3, 4, 5, 6, 8)
