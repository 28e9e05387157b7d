import { defineTopic } from '../../author.ts'
import { easyForms } from './rational-expressions-multiply-divide/easy.ts'
import { hardForms } from './rational-expressions-multiply-divide/hard.ts'
import { levels } from './rational-expressions-multiply-divide/levels.ts'
import { mediumForms } from './rational-expressions-multiply-divide/medium.ts'

export const rationalExpressionsMultiplyDivide = defineTopic(
  {
    id: 'rational-expressions-multiply-divide',
    name: {
      en: 'Simplify, multiply and divide rational expressions',
      es: 'Simplificar, multiplicar y dividir expresiones racionales',
    },
    description: {
      en: 'Factor to simplify products and quotients of rational expressions and list the excluded values.',
      es: 'Factoriza para simplificar productos y cocientes de expresiones racionales y enumera los valores excluidos.',
    },
    domain: 'Rational Expressions & Functions',
    standards: ['A-APR.D.7'],
    rev: 2,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
