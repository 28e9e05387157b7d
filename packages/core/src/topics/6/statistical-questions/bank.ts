import type { Both } from '../../../author.ts'

/** A question, and why its answers vary, or why it has one alone. */
export interface Question {
  readonly says: Both<string>
  readonly why: Both<string>
}
export const asked = (en: string, es: string, whyEn: string, whyEs: string): Question => ({
  says: { en, es },
  why: { en: whyEn, es: whyEs },
})
