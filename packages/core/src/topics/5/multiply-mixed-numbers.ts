import { defineTopic } from '../../author.ts'
import { easyForms } from './multiply-mixed-numbers/easy.ts'
import { hardForms } from './multiply-mixed-numbers/hard.ts'
import { levels } from './multiply-mixed-numbers/levels.ts'
import { mediumForms } from './multiply-mixed-numbers/medium.ts'

export const multiplyMixedNumbers = defineTopic(
  {
    id: 'multiply-mixed-numbers',
    name: { en: 'Multiply mixed numbers', es: 'Multiplicar números mixtos' },
    description: {
      en: 'Multiply mixed numbers by whole numbers, fractions or other mixed numbers.',
      es: 'Multiplica números mixtos por números enteros, por fracciones o por otros números mixtos.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['5.NF.B.4', '5.NF.B.6'],
    rev: 8,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
