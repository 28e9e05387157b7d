import { answerStep, both, prose, type Step } from '../../../author.ts'
import { bothSteps, foundIn, sentenceOf, type Told } from './two-step-story.ts'

/** The two numbers that a diagram leaves out. */
export const letters = ['A', 'B'] as const

/** Both steps, and the sentence that answers the story. */
export const ended = (told: Told): readonly Step[] => [
  ...bothSteps(told),
  answerStep(both(prose`${foundIn(told)}`), sentenceOf(told)),
]
