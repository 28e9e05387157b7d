import type { Inline } from '../content.ts'

/** "The side" of "the side". */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** At the beginning of a sentence, if words stand there. */
export const capitalLine = (content: readonly Inline[]): readonly Inline[] =>
  content.map((part, i) => (i === 0 && typeof part === 'string' ? capital(part) : part))
