import { choicesOf } from '../draw.ts'
import { keyOf } from '../random.ts'
import { isSame } from '../same.ts'
import type { Part } from './case.ts'
import type { ProblemLaw } from './law.ts'

export const choicesAreSound: ProblemLaw = ({ choices, draft, seed }) => {
  if (choices.length === 0) return null
  const printed = choices.map(looksOf)
  const right = choicesOf(draft, keyOf(seed)).filter(({ value }) => isSame(value, draft.answer.value))
  const enough = choices.length >= (draft.ordered ? 2 : 3)
  return enough && right.length === 1 && new Set(printed).size === printed.length ? null : printed.join(' / ')
}

/** What is said of fixed options is said of wrong ones: a mistyped or a right one would go unsaid, or be refused. */
export const refusesWrongOptions: ProblemLaw = ({ draft }) => {
  const inVain = draft.refusedInVain()
  return inVain.length === 0 ? null : `${inVain.join(', ')} is none of the wrong options`
}

/** Figures may look different under the same words. */
const looksOf = (choice: Part): string => {
  const figures = choice.blocks.en.filter(({ kind }) => kind === 'figure')
  return figures.length === 0 ? choice.text('en') : choice.text('en') + JSON.stringify(figures)
}
