import { defineTopic } from '../../author.ts'
import { easyForms } from './one-step-equations-rational/easy.ts'
import { hardForms } from './one-step-equations-rational/hard.ts'
import { levels } from './one-step-equations-rational/levels.ts'
import { mediumForms } from './one-step-equations-rational/medium.ts'

export const oneStepEquationsRational = defineTopic(
  {
    id: 'one-step-equations-rational',
    name: {
      en: 'One-step equations with integers and rational numbers',
      es: 'Ecuaciones de un paso con números enteros y racionales',
    },
    description: {
      en: 'Solve equations with one operation and negative numbers, fractions or decimals.',
      es: 'Resuelve ecuaciones de una sola operación con números negativos, fracciones o decimales.',
    },
    domain: 'Expressions & Equations',
    standards: ['7.NS.A.3', '7.EE.B.4'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
