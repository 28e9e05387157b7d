import { type Inline, type Step, step } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

/** A step in the topic's own words, in both languages. */
export const explained = (work: Parameters<typeof step>[0], en: readonly Inline[], es: readonly Inline[]): Step =>
  step(work, because.explain, { sentence: { en, es } })
