import type { Block, Both, Inline, Noun, Person, Quantity, Term } from '../../../author.ts'

/** The answer as a sentence of the story. */
export type Says = (answer: Quantity, who: Person) => Both<readonly Inline[]>

/** Equal groups of things: so many groups, so many in each, so many in all. */
export interface GroupStory {
  readonly groups: Noun
  readonly items: Noun
  /** How many a group always has, such as the days of a week. */
  readonly each?: number
  readonly total: (groups: Term, each: Term, who: Person) => Both<Block>
  readonly saysTotal: Says
  /** Asks how many are in each group; there is no such question where `each` is fixed. */
  readonly share?: (total: Term, groups: Term, who: Person) => Both<Block>
  readonly saysShare?: Says
  /** Asks how many groups there are. */
  readonly measure: (total: Term, each: Term, who: Person) => Both<Block>
  readonly saysMeasure: Says
}
