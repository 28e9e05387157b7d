import { defineTopic } from '../../author.ts'
import { easyForms } from './subtract-two-digit-numbers/easy.ts'
import { hardForms } from './subtract-two-digit-numbers/hard.ts'
import { levels } from './subtract-two-digit-numbers/levels.ts'
import { mediumForms } from './subtract-two-digit-numbers/medium.ts'

export const subtractTwoDigitNumbers = defineTopic(
  {
    id: 'subtract-two-digit-numbers',
    name: { en: 'Subtract two-digit numbers', es: 'Restar números de dos dígitos' },
    description: {
      en: 'Subtract two-digit numbers in columns or mentally, breaking apart a ten when needed.',
      es: 'Resta números de dos dígitos en columna o mentalmente, desagrupando una decena si hace falta.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.B.5'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
