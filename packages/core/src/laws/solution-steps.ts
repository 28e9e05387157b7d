import { LOCALES } from '../both.ts'
import type { Case, SolutionStep } from './case.ts'
import type { ProblemLaw } from './law.ts'
import { ofSolution } from './solution-law.ts'

const FEWEST = 2
const MOST = 6

export const takesTwoToSixSteps: ProblemLaw = ofSolution(steps =>
  steps.length < FEWEST || steps.length > MOST ? `${steps.length} steps` : null,
)

/** Each line shows something new: maths that did not stand there, and not the problem over again. */
export const everyStepIsNew: ProblemLaw = ofSolution((steps, problem) => {
  for (const locale of LOCALES) {
    const works = steps.map(step => looksOf(step, locale))
    const again = works.find((work, i) => works.indexOf(work) < i)
    if (again !== undefined) return `"${again}" comes twice`
    const prompt = asked(problem, locale)
    // A fraction that is in lowest terms already is its own answer.
    const isAnswer = (i: number) => i === works.length - 1 && prompt === problem.answer.text(locale)
    const copied = works.find((work, i) => work === prompt && !isAnswer(i))
    if (copied !== undefined) return `"${copied}" is the problem again`
  }
  return null
})

/** Figures may look different under the same words. */
function looksOf({ work, says }: SolutionStep, locale: 'en' | 'es'): string {
  const text = work.text(locale)
  if (text === '') return says.text(locale)
  const figures = work.blocks[locale].filter(({ kind }) => kind === 'figure')
  return figures.length === 0 ? text : text + JSON.stringify(figures)
}

/** What is asked without the blank to fill in: 3 + 8 = ____ is asked by 3 + 8. */
const asked = ({ prompt }: Case, locale: 'en' | 'es') => prompt.text(locale).replace(/ = _+$/, '')
