import { defineTopic } from '../../author.ts'
import { easyForms } from './multiply-two-digit-by-two-digit/easy.ts'
import { hardForms } from './multiply-two-digit-by-two-digit/hard.ts'
import { levels } from './multiply-two-digit-by-two-digit/levels.ts'
import { mediumForms } from './multiply-two-digit-by-two-digit/medium.ts'

export const multiplyTwoDigitByTwoDigit = defineTopic(
  {
    id: 'multiply-two-digit-by-two-digit',
    name: { en: 'Multiply two-digit numbers', es: 'Multiplicar números de dos dígitos' },
    description: {
      en: 'Multiply two two-digit numbers in columns or with an area model and partial products.',
      es: 'Multiplica dos números de dos dígitos en columna o con un modelo de área y productos parciales.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['4.NBT.B.5'],
    rev: 2,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
