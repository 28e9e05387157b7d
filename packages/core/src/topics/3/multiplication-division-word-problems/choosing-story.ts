import type { Block, Both, Inline, Noun, Person } from '../../../author.ts'
import type { Says } from './group-story.ts'

/** Two numbers, or three of which the last is not needed, and what the answer counts. */
export interface ChoosingStory {
  readonly answer: Noun
  readonly tell: (first: number, second: number, who: Person, idle: number) => Both<Block>
  readonly says: Says
}

/** Asks for a factor. */
export interface AnsweringStory extends ChoosingStory {
  /** Whether it tells a number that is not needed. */
  readonly hasIdle?: boolean
  /** Why the total is divided by the number that is known. */
  readonly divides: (total: number, known: number) => Both<readonly Inline[]>
}
