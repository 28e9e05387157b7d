import { defineTopic } from '../../author.ts'
import { easyForms } from './long-division-two-digit-divisor/easy.ts'
import { hardForms } from './long-division-two-digit-divisor/hard.ts'
import { levels } from './long-division-two-digit-divisor/levels.ts'

export const longDivisionTwoDigitDivisor = defineTopic(
  {
    id: 'long-division-two-digit-divisor',
    name: { en: 'Long division with two-digit divisors', es: 'División larga con divisor de dos dígitos' },
    description: {
      en: 'Divide a number of up to four digits by a two-digit number, with or without a remainder.',
      es: 'Divide un número de hasta cuatro dígitos entre uno de dos dígitos, con o sin residuo.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['5.NBT.B.6'],
    rev: 8,
    levels,
  },
  form => ({ ...easyForms(form), ...hardForms(form) }),
)
