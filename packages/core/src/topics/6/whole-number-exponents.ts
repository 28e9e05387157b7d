import { defineTopic } from '../../author.ts'
import { easyForms } from './whole-number-exponents/easy.ts'
import { hardForms } from './whole-number-exponents/hard.ts'
import { levels } from './whole-number-exponents/levels.ts'
import { mediumForms } from './whole-number-exponents/medium.ts'

export const wholeNumberExponents = defineTopic(
  {
    id: 'whole-number-exponents',
    name: { en: 'Write and evaluate exponents', es: 'Escribir y evaluar potencias' },
    description: {
      en: 'Write repeated multiplication as a power and find the value of powers.',
      es: 'Escribe una multiplicación repetida como potencia y halla el valor de potencias.',
    },
    domain: 'Expressions & Equations',
    standards: ['6.EE.A.1'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
