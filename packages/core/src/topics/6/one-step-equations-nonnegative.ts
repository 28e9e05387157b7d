import { defineTopic } from '../../author.ts'
import { easyForms } from './one-step-equations-nonnegative/easy.ts'
import { levels } from './one-step-equations-nonnegative/levels.ts'

export const oneStepEquationsNonnegative = defineTopic(
  {
    id: 'one-step-equations-nonnegative',
    name: { en: 'One-step equations', es: 'Ecuaciones de un paso' },
    description: {
      en: 'Solve an equation with one operation by doing the inverse operation on both sides.',
      es: 'Resuelve una ecuación de una sola operación haciendo la operación inversa en ambos lados.',
    },
    domain: 'Expressions & Equations',
    standards: ['6.EE.B.5', '6.EE.B.7'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form) }),
)
