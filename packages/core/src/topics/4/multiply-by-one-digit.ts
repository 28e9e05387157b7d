import { defineTopic } from '../../author.ts'
import { easyForms } from './multiply-by-one-digit/easy.ts'
import { hardForms } from './multiply-by-one-digit/hard.ts'
import { levels } from './multiply-by-one-digit/levels.ts'
import { mediumForms } from './multiply-by-one-digit/medium.ts'

export const multiplyByOneDigit = defineTopic(
  {
    id: 'multiply-by-one-digit',
    name: { en: 'Multiply by one-digit numbers', es: 'Multiplicar por números de un dígito' },
    description: {
      en: 'Multiply a number of up to four digits by a one-digit number.',
      es: 'Multiplica un número de hasta cuatro dígitos por un número de un dígito.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['4.NBT.B.5'],
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
