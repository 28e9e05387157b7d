import { defineTopic } from '../../author.ts'
import { easyForms } from './evaluate-expressions-formulas/easy.ts'
import { hardForms } from './evaluate-expressions-formulas/hard.ts'
import { levels } from './evaluate-expressions-formulas/levels.ts'
import { mediumForms } from './evaluate-expressions-formulas/medium.ts'

export const evaluateExpressionsFormulas = defineTopic(
  {
    id: 'evaluate-expressions-formulas',
    name: { en: 'Evaluate expressions and formulas', es: 'Evaluar expresiones y fórmulas' },
    description: {
      en: 'Substitute numbers for the variables in an expression or formula and find its value.',
      es: 'Sustituye las variables de una expresión o fórmula por números y halla su valor.',
    },
    domain: 'Expressions & Equations',
    standards: ['6.EE.A.2c'],
    rev: 10,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
