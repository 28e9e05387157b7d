import { defineTopic } from '../../author.ts'
import { easyForms } from './long-division-one-digit-divisor/easy.ts'
import { hardForms } from './long-division-one-digit-divisor/hard.ts'
import { levels } from './long-division-one-digit-divisor/levels.ts'
import { mediumForms } from './long-division-one-digit-divisor/medium.ts'

export const longDivisionOneDigitDivisor = defineTopic(
  {
    id: 'long-division-one-digit-divisor',
    name: { en: 'Long division with one-digit divisors', es: 'División larga con divisor de un dígito' },
    description: {
      en: 'Divide a number of up to four digits by one digit and give any remainder.',
      es: 'Divide un número de hasta cuatro dígitos entre uno de un dígito e indica el residuo.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['4.NBT.B.6'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
