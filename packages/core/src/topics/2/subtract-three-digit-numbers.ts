import { defineTopic } from '../../author.ts'
import { easyForms } from './subtract-three-digit-numbers/easy.ts'
import { hardForms } from './subtract-three-digit-numbers/hard.ts'
import { levels } from './subtract-three-digit-numbers/levels.ts'
import { mediumForms } from './subtract-three-digit-numbers/medium.ts'

export const subtractThreeDigitNumbers = defineTopic(
  {
    id: 'subtract-three-digit-numbers',
    name: { en: 'Subtract three-digit numbers', es: 'Restar números de tres dígitos' },
    description: {
      en: 'Subtract three-digit numbers, regrouping tens or hundreds, also when the top number has zeros.',
      es: 'Resta números de tres dígitos, desagrupando decenas o centenas, también con ceros en el minuendo.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.B.7'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
