import type { Block, Both, Noun, Person } from '../../../author.ts'

/** Two numbers, or three of which the last is not needed, and what the answer counts. */
export interface ChoosingStory {
  readonly answer: Noun
  readonly tell: (first: number, second: number, who: Person, idle: number) => Both<Block>
}
