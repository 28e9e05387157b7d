import { LOCALES } from '../both.ts'
import type { Case } from './case.ts'
import type { ProblemLaw } from './law.ts'

/** Blanks in the prompt show which part is which, be they in a line, a figure or the digits of a column. */
const hasPlaces = ({ draft }: Case) =>
  /"kind":"blank".*"kind":"blank"|"hidden":\[-?\d/.test(JSON.stringify(draft.prompt.en))

/** 99, 6.1, 10.0 leaves a reader to guess which is which. */
export const partsAreNamed: ProblemLaw = problem => {
  const { draft, answer } = problem
  if (draft.answer.type !== 'number-list' || problem.choices.length > 0 || hasPlaces(problem)) return null
  if (!Array.isArray(draft.answer.value) || draft.answer.value.length < 2) return null
  const isSequence = problem.printed('en').maths.some(({ kind }) => kind === 'list')
  const text = answer.text('en')
  const parts = text.split(/,(?!\d{3}(?!\d))|;| and /).map(part => part.trim())
  return isSequence || parts.every(part => /[\p{L}=:%$°]/u.test(part)) ? null : `several parts, and no names: ${text}`
}

const THOUSANDS = /\d,\d{3}(?!\d)/
const LISTED_BY_COMMAS = /\d,\s/

/** In 3,160, 3,840 the comma of thousands and that of the list cannot be told apart. */
export const listsAreLegible: ProblemLaw = ({ parts }) => {
  for (const locale of LOCALES) {
    for (const part of parts) {
      const unclear = part
        .sentences(locale)
        .split('\n')
        .find(line => line.split(/[;.?]\s/).some(piece => isUnclear(piece)))
      if (unclear) return `numbers with thousands are listed by commas: ${unclear}`
    }
  }
  return null
}

/** Only numbers between the commas: in a sentence each number has words beside it. */
const isUnclear = (piece: string) =>
  /(?<![\d,])\d[\d.,]*\d?(?:, \d[\d.,]*)+/.test(piece) &&
  [...piece.matchAll(/\d[\d.,]*(?:, \d[\d.,]*)+/g)].some(
    ([list]) => THOUSANDS.test(list) && LISTED_BY_COMMAS.test(list),
  )
