import { defineTopic } from '../../author.ts'
import { easyForms } from './add-subtract-rationals/easy.ts'
import { hardForms } from './add-subtract-rationals/hard.ts'
import { levels } from './add-subtract-rationals/levels.ts'

export const addSubtractRationals = defineTopic(
  {
    id: 'add-subtract-rationals',
    name: { en: 'Add and subtract rational numbers', es: 'Sumar y restar números racionales' },
    description: {
      en: 'Add and subtract positive and negative fractions, mixed numbers and decimals.',
      es: 'Suma y resta fracciones, números mixtos y decimales, positivos y negativos.',
    },
    domain: 'The Number System',
    standards: ['7.NS.A.1', '7.NS.A.1c', '7.NS.A.1d'],
    rev: 9,
    levels,
  },
  form => ({ ...easyForms(form), ...hardForms(form) }),
)
