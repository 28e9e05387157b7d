import type { Printed } from '../printed.ts'
import { isSame } from '../same.ts'
import type { ProblemLaw } from './law.ts'

export const sameInBothLanguages: ProblemLaw = problem => {
  const { en, es } = problem.draft.prompt
  if (en === es) return null
  const [english, spanish] = [problem.printed('en'), problem.printed('es')]
  const [figures, figuras] = [english.blocksOf('figure'), spanish.blocksOf('figure')]
  if (!isSame(figures, figuras)) return `${JSON.stringify(figures)} is not ${JSON.stringify(figuras)}`
  // Most sentences name their numbers in the same order; others need sorting.
  if (isSame(english.maths, spanish.maths)) return null
  const [maths, matematicas] = [sorted(english), sorted(spanish)]
  return isSame(maths, matematicas) ? null : `${maths.join(' ')} is not ${matematicas.join(' ')}`
}

const sorted = (printed: Printed) => printed.maths.map(item => JSON.stringify(item)).sort()
