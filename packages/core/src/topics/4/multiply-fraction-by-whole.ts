import { defineTopic } from '../../author.ts'
import { easyForms } from './multiply-fraction-by-whole/easy.ts'
import { hardForms } from './multiply-fraction-by-whole/hard.ts'
import { levels } from './multiply-fraction-by-whole/levels.ts'
import { mediumForms } from './multiply-fraction-by-whole/medium.ts'

export const multiplyFractionByWhole = defineTopic(
  {
    id: 'multiply-fraction-by-whole',
    name: { en: 'Multiply a fraction by a whole number', es: 'Multiplicar una fracción por un número entero' },
    description: {
      en: 'Multiply a fraction by a whole number as a repeated sum of equal parts.',
      es: 'Multiplica una fracción por un número entero como suma repetida de partes iguales.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['4.NF.B.4', '4.NF.B.4a', '4.NF.B.4b'],
    rev: 2,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
