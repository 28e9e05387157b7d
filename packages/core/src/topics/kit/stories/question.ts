import type { Block, Both } from '../../../author.ts'

/** What is asked stands with the problem, for forms that share a sheet with other kinds of problems. */
export const withQuestion = (question: Both<Block>, ...rest: readonly Block[]): Both<readonly Block[]> => ({
  en: [question.en, ...rest],
  es: [question.es, ...rest],
})
