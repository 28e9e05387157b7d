import { defineTopic } from '../../author.ts'
import { easyForms } from './add-several-two-digit-numbers/easy.ts'
import { hardForms } from './add-several-two-digit-numbers/hard.ts'
import { levels } from './add-several-two-digit-numbers/levels.ts'
import { mediumForms } from './add-several-two-digit-numbers/medium.ts'

export const addSeveralTwoDigitNumbers = defineTopic(
  {
    id: 'add-several-two-digit-numbers',
    name: { en: 'Add three and four two-digit numbers', es: 'Sumar tres y cuatro números de dos dígitos' },
    description: {
      en: 'Add three or four two-digit numbers, choosing an order that makes the work easy.',
      es: 'Suma tres o cuatro números de dos dígitos en un orden que facilite el trabajo.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.B.6'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
