import type { Block, Both } from '../../../content.ts'
import type { Noun } from '../../../language/noun.ts'
import type { Person } from '../../../language/people.ts'

/** Two numbers, or three of which the last is not needed, and what the answer counts. */
export interface ChoosingStory {
  readonly answer: Noun
  readonly tell: (first: number, second: number, who: Person, idle: number) => Both<Block>
}
