import { Printed } from '../printed.ts'
import type { ProblemLaw } from './law.ts'
import { ofSolution } from './solution-law.ts'

export const hasSolution: ProblemLaw = ({ solution }) => (solution ? null : 'there is none')

/** Step by step the same reason, numbers and formulas, in whatever order a sentence names them. */
export const solutionIsSameInBothLanguages: ProblemLaw = ofSolution((_, { solution }) => {
  if (!solution || solution.blocks.en === solution.blocks.es) return null
  const { en, es } = solution.blocks
  if (en.length !== es.length) return `${en.length} steps are not ${es.length}`
  for (const [i, english] of en.entries()) {
    const spanish = es[i]
    if (english.kind !== 'step' || spanish?.kind !== 'step') return `step ${i + 1} is no step`
    if (english.reason !== spanish.reason) return `${english.reason} is not ${spanish.reason}`
    const [maths, matematicas] = [sorted(new Printed(english.work)), sorted(new Printed(spanish.work))]
    if (maths.join() !== matematicas.join()) return `${maths.join(' ')} is not ${matematicas.join(' ')}`
  }
  return null
})

const sorted = (printed: Printed) => printed.maths.map(item => JSON.stringify(item)).sort()
