import { decimal, type FormMaker, prose, Ratio } from '../../../author.ts'
import { changeSteps, drawChange, percentChange } from './change.ts'
import type { levels } from './levels.ts'
import { askChange, changeOf, checkChange, drawBare } from './parts.ts'

const percentOfChange = {
  en: prose`Find the percent of change. Circle the word that fits.`,
  es: prose`Halla el porcentaje de cambio. Encierra en un círculo la palabra correcta.`,
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  change: form({
    levels: ['easy', 'medium'],
    share: 3,
    instruction: percentOfChange,
    draw: drawBare,
    answer: percentChange,
    solve: changeOf,
    ask: askChange,
    solution: ({ original, changed }, change) => changeSteps(original, changed, change),
    check: checkChange,
  }),

  choose: form({
    levels: ['easy'],
    draw: (random, { rates, range }) =>
      random.until(
        () => drawChange(random, rates, range),
        // Divided by the new value, the change is another whole percent, or one with few digits.
        ({ original, changed, rate }) => {
          const off = Math.abs(changed - original)
          return Ratio.of(off * 100, changed).d <= 2 && off !== rate && Ratio.of(changed * 100, original).isInteger
        },
      ),
    answer: percentChange,
    solve: changeOf,
    mistakes: ({ original, changed, rate, direction }) => {
      const off = Math.abs(changed - original)
      return {
        dividedByTheNewValue: { rate: decimal(Ratio.of(off * 100, changed)), direction },
        otherDirection: { rate, direction: direction === 'increase' ? 'decrease' : 'increase' },
        changeTakenForPercent: { rate: off, direction },
      }
    },
    ask: ({ original, changed }) => ({
      en: prose`What is the percent of change from ${original} to ${changed}?`,
      es: prose`¿Cuál es el porcentaje de cambio de ${original} a ${changed}?`,
    }),
    solution: ({ original, changed }, change) => changeSteps(original, changed, change),
    check: checkChange,
  }),
})
