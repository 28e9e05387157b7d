import { defineTopic } from '../../author.ts'
import { easyForms } from './multiply-divide-integers/easy.ts'
import { hardForms } from './multiply-divide-integers/hard.ts'
import { levels } from './multiply-divide-integers/levels.ts'
import { mediumForms } from './multiply-divide-integers/medium.ts'

export const multiplyDivideIntegers = defineTopic(
  {
    id: 'multiply-divide-integers',
    name: { en: 'Multiply and divide integers', es: 'Multiplicar y dividir números enteros' },
    description: {
      en: 'Multiply and divide positive and negative integers using the rules for signs.',
      es: 'Multiplica y divide números enteros positivos y negativos usando la regla de los signos.',
    },
    domain: 'The Number System',
    standards: ['7.NS.A.2', '7.NS.A.2a', '7.NS.A.2b', '7.NS.A.2c'],
    rev: 7,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
