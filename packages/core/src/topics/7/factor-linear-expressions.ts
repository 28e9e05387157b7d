import { defineTopic } from '../../author.ts'
import { easyForms } from './factor-linear-expressions/easy.ts'
import { hardForms } from './factor-linear-expressions/hard.ts'
import { levels } from './factor-linear-expressions/levels.ts'
import { mediumForms } from './factor-linear-expressions/medium.ts'

export const factorLinearExpressions = defineTopic(
  {
    id: 'factor-linear-expressions',
    name: { en: 'Factor linear expressions', es: 'Factorizar expresiones lineales' },
    description: {
      en: 'Write a linear expression as a product by taking out the greatest common factor.',
      es: 'Escribe una expresión lineal como producto sacando el máximo factor común.',
    },
    domain: 'Expressions & Equations',
    standards: ['7.EE.A.1'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
