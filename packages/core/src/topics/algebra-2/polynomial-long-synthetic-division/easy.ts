import { type FormMaker, prose } from '../../../author.ts'
import type { levels } from './levels.ts'
import { divided } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  longExact: form({
    levels: ['easy'],
    share: 2,
    instruction: { en: prose`Divide by long division.`, es: prose`Divide con la división larga.` },
    lines: 8,
    ...divided,
  }),

  syntheticExact: form({
    levels: ['easy'],
    share: 2,
    instruction: { en: prose`Divide by synthetic division.`, es: prose`Divide con la división sintética.` },
    lines: 5,
    ...divided,
  }),
})
