import { isRightAnswer } from './check-answer.ts'
import type { GradedAnswer } from './grade/grade.ts'

export type { GradedAnswer }

/** Whether a pupil's input is right: any mathematically equal form that is allowed. Never throws. `checkAnswer` also knows what the prompt says. */
export const isCorrect = (answer: GradedAnswer, input: string): boolean => isRightAnswer({ answer }, input)
