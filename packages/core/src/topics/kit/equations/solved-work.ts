import { both, type Found, isSame, itemOf, prose, type Work } from '../../../author.ts'

/** A form that finds a mistake in the solving of an equation: its key says the corrected line, and the right solution. */
export const withSolution = <Facts, F extends object>(form: F, work: (facts: Facts) => Work): F => ({
  ...form,
  key({ facts, mistake, work: done }: Found<Facts>) {
    if (mistake === null) return both([])
    const right = work(facts)
    const at = right.findIndex((one, i) => !isSame(one, itemOf(done, i)))
    const [corrected, end] = [itemOf(right, at), itemOf(right, right.length - 1)]
    return at === right.length - 1
      ? { en: prose`It should be ${corrected}.`, es: prose`Debe ser ${corrected}.` }
      : {
          en: prose`It should be ${corrected}. The solution is ${end}.`,
          es: prose`Debe ser ${corrected}. La solución es ${end}.`,
        }
  },
})
