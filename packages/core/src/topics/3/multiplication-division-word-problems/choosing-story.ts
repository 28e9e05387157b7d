import type { Block, Both, Inline, Noun, Person, Quantity } from '../../../author.ts'

/** Two numbers, or three of which the last is not needed, and what the answer counts. */
export interface ChoosingStory {
  readonly answer: Noun
  readonly tell: (first: number, second: number, who: Person, idle: number) => Both<Block>
}

/** The answer as a sentence of the story. */
export interface AnsweringStory extends ChoosingStory {
  /** Whether it tells a number that is not needed. */
  readonly hasIdle?: boolean
  readonly says: (answer: Quantity, who: Person) => Both<readonly Inline[]>
}
