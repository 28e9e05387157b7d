import {
  both,
  ellipsis,
  evaluate,
  exact,
  type FormMaker,
  integer,
  list,
  numberList,
  prose,
  yesOrNo,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { drawSequence, type Level, listed, printedTerms, terms } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  nextTerms: form({
    levels: ['easy'],
    share: 3,
    instruction: {
      en: prose`Write the next three terms of the arithmetic sequence.`,
      es: prose`Escribe los tres términos siguientes de la sucesión aritmética.`,
    },
    lines: 1,
    draw: drawSequence,
    answer: numberList,
    solve: sequence => terms(sequence, 5, 7),
    ask: sequence => both(listed(sequence)),
    // All steps from each term to the next are the same.
    check(printed, answer) {
      const all = [...printedTerms(printed), ...answer.map(value => exact(value))]
      const step = all[1]!.minus(all[0]!)
      return answer.length === 3 && all.slice(1).every((value, i) => value.minus(all[i]!).equals(step))
    },
  }),

  difference: form({
    levels: ['easy'],
    share: 2,
    instruction: {
      en: prose`Find the common difference.`,
      es: prose`Halla la diferencia común.`,
    },
    lines: 1,
    draw: drawSequence,
    answer: integer,
    solve: ({ d }) => d,
    ask: sequence => both(listed(sequence)),
    check(printed, answer) {
      const all = printedTerms(printed)
      return all.slice(1).every((value, i) => all[i]!.plus(exact(answer)).equals(value))
    },
  }),

  isArithmetic: form({
    levels: ['easy'],
    share: 2,
    instruction: {
      en: prose`Is the sequence arithmetic?`,
      es: prose`¿Es aritmética la sucesión?`,
    },
    draw(random, level: Level) {
      const kind = random.evenly(['arithmetic', 'broken', 'arithmetic', 'doubling'])
      const sequence = drawSequence(random, level)
      const values =
        kind === 'doubling'
          ? [1, 2, 4, 8].map(factor => factor * sequence.d.n)
          : terms(sequence, 1, 4).map(value => evaluate(value).n)
      const at = random.int(2, 3)
      const off = random.sign() * random.int(1, 2)
      return { kind, values: kind === 'broken' ? values.map((value, i) => (i >= at ? value + off : value)) : values }
    },
    answer: yesOrNo,
    solve: ({ kind }) => (kind === 'arithmetic' ? 'yes' : 'no'),
    ask: ({ values }) => both(list(...values, ellipsis)),
    check(printed, answer) {
      const all = printedTerms(printed)
      const steps = new Set(all.slice(1).map((value, i) => value.minus(all[i]!).toString()))
      return answer === (steps.size === 1 ? 'yes' : 'no')
    },
  }),
})
