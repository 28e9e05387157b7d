import {
  answerStep,
  exact,
  explainedBy,
  type FormMaker,
  itemOf,
  line,
  list,
  modeOf,
  numbersInAnyOrder,
  option,
  prose,
  type Ratio,
  words,
} from '../../../author.ts'
import { modes } from './data-sets.ts'
import type { levels } from './levels.ts'
import { asked, drawWith, printedData } from './parts.ts'

const ONE_TWICE = {
  en: line`This value occurs twice and every other value once: it is the only mode.`,
  es: line`Este valor aparece dos veces y cada uno de los otros, una vez: es la única moda.`,
}
const TWO_TWICE = {
  en: line`Each of these values occurs twice and every other value once: there are two modes.`,
  es: line`Cada uno de estos valores aparece dos veces y cada uno de los otros, una vez: hay dos modas.`,
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  mode: form({
    levels: ['medium'],
    instruction: { en: prose`Find the mode or modes.`, es: prose`Halla la moda o las modas.` },
    draw: (random, level) => drawWith(random.evenly([2, 2, 1]), 1)(random, level),
    answer: numbersInAnyOrder,
    solve: ({ data }) => modes(data),
    ask: asked,
    solution: ({ data }, answer) => [
      ...modeOf(data).slice(0, 1),
      explainedBy(list(...answer), answer.length === 1 ? ONE_TWICE : TWO_TWICE),
    ],
    // Every mode comes more often than every other value, and as often as every other mode.
    check(printed, answer) {
      const data = printedData(printed)
      const times = (value: Ratio) => data.filter(item => item.equals(value)).length
      const isMode = (value: Ratio) => answer.some(mode => exact(mode).equals(value))
      const most = Math.max(...data.map(times))
      return (
        most > 1 &&
        answer.every(mode => times(exact(mode)) === most) &&
        data.every(value => isMode(value) === (times(value) === most))
      )
    },
  }),

  numberOfModes: form({
    levels: ['medium'],
    instruction: { en: prose`Which is true for the data set?`, es: prose`¿Qué es cierto para el conjunto de datos?` },
    draw: (random, level) => drawWith(random.evenly([0, 1, 2]), 4)(random, level),
    answer: option({
      none: { en: prose`It has no mode.`, es: prose`No tiene moda.` },
      one: { en: prose`It has one mode.`, es: prose`Tiene una moda.` },
      two: { en: prose`It has two modes.`, es: prose`Tiene dos modas.` },
    }),
    solve: ({ data }) => itemOf(['none', 'one', 'two'] as const, modes(data).length),
    ask: asked,
    solution: ({ data }, answer) => [
      ...modeOf(data).slice(0, 1),
      answer === 'none'
        ? answerStep(words('no mode', 'sin moda'), {
            en: line`Every value appears only once: there is no mode.`,
            es: line`Cada valor aparece una vez: no hay moda.`,
          })
        : explainedBy(list(...modes(data)), modes(data).length === 1 ? ONE_TWICE : TWO_TWICE),
    ],
    // What is left when the first of every value is taken away are the modes, each once.
    check(printed, answer) {
      const seen = new Set<string>()
      const repeats = printedData(printed).filter(value => seen.size === seen.add(value.toString()).size)
      return answer === ['none', 'one', 'two'][repeats.length]
    },
  }),
})
