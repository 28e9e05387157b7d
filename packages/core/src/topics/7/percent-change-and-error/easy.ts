import { prose } from '../../../content.ts'
import type { FormMaker } from '../../../topic.ts'
import { percentChange } from './change.ts'
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
    lines: 2,
    draw: drawBare,
    answer: percentChange,
    solve: changeOf,
    ask: askChange,
    check: checkChange,
  }),
})
