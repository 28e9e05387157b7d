import { defineTopic } from '../../author.ts'
import { easyForms } from './rewrite-expressions-in-context/easy.ts'
import { hardForms } from './rewrite-expressions-in-context/hard.ts'
import { levels } from './rewrite-expressions-in-context/levels.ts'
import { mediumForms } from './rewrite-expressions-in-context/medium.ts'

export const rewriteExpressionsInContext = defineTopic(
  {
    id: 'rewrite-expressions-in-context',
    name: {
      en: 'Rewrite expressions to show meaning in context',
      es: 'Reescribir expresiones para interpretar un contexto',
    },
    description: {
      en: 'Rewrite an expression for a real situation and explain what each form shows.',
      es: 'Reescribe una expresión de una situación real y explica qué muestra cada forma.',
    },
    domain: 'Expressions & Equations',
    standards: ['7.EE.A.2'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
