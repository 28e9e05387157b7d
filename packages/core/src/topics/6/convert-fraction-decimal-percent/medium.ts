import { type FormMaker, itemOf, prose, type Random } from '../../../author.ts'
import { drawFrom, type Form, type Level } from './kinds.ts'
import type { levels } from './levels.ts'
import { type TableFacts, tableOfForms } from './parts.ts'
import { bothOthers } from './working.ts'

/** One number in one of its forms, the other two asked for. */
const otherTwo = (from: readonly Form[]) => ({
  ...tableOfForms(1),
  draw: (random: Random, level: Level): TableFacts => ({
    values: [drawFrom(random, level.toPercent)],
    given: [random.evenly(from)],
  }),
  solution: ({ values, given }: TableFacts) => bothOthers(itemOf(values, 0), itemOf(given, 0)),
})

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  fractionToBoth: form({
    ...otherTwo(['fraction']),
    levels: ['medium'],
    instruction: {
      en: prose`Write the fraction as a decimal and as a percent.`,
      es: prose`Escribe la fracción como decimal y como porcentaje.`,
    },
  }),
  otherTwoForms: form({
    ...otherTwo(['decimal', 'percent']),
    levels: ['medium'],
    instruction: {
      en: prose`Write the other two forms of the number. Write the fraction in lowest terms.`,
      es: prose`Escribe las otras dos formas del número. Escribe la fracción en su mínima expresión.`,
    },
  }),
  longTable: form({
    ...tableOfForms(3),
    levels: ['medium'],
    instruction: {
      en: prose`Complete the table. Write fractions in lowest terms.`,
      es: prose`Completa la tabla. Escribe las fracciones en su mínima expresión.`,
    },
  }),
})
