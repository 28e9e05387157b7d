import type { Block, Both, Noun, Person } from '../../../../author.ts'

/** Two numbers and two children; the greater number comes first where it matters. */
export interface OneStepStory {
  readonly noun: Noun
  /** Whether it begins with the first child, so that the child's age may be told before. */
  readonly isAboutAChild?: boolean
  readonly tell: (first: number, second: number, who: Person, other: Person) => Both<Block>
}
