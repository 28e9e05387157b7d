import type { Block, Both, Inline, Noun, Person, Quantity } from '../../../../author.ts'

/** Two numbers and two children; the greater number comes first where it matters. */
export interface OneStepStory {
  readonly noun: Noun
  /** Whether it begins with the first child, so that the child's age may be told before. */
  readonly isAboutAChild?: boolean
  readonly tell: (first: number, second: number, who: Person, other: Person) => Both<Block>
  /** The answer as a sentence, in the words of the question. */
  readonly answers: (found: Quantity, who: Person, other: Person) => Both<readonly Inline[]>
}
