import { defineTopic } from '../../author.ts'
import { easyForms } from './multiply-divide-rationals/easy.ts'
import { hardForms } from './multiply-divide-rationals/hard.ts'
import { levels } from './multiply-divide-rationals/levels.ts'
import { mediumForms } from './multiply-divide-rationals/medium.ts'

export const multiplyDivideRationals = defineTopic(
  {
    id: 'multiply-divide-rationals',
    name: { en: 'Multiply and divide rational numbers', es: 'Multiplicar y dividir números racionales' },
    description: {
      en: 'Multiply and divide positive and negative fractions, mixed numbers and decimals.',
      es: 'Multiplica y divide fracciones, números mixtos y decimales, positivos y negativos.',
    },
    domain: 'The Number System',
    standards: ['7.NS.A.2', '7.NS.A.2a', '7.NS.A.2b', '7.NS.A.2c'],
    rev: 2,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
