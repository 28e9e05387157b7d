import { defineTopic } from '../../author.ts'
import { easyForms } from './multi-step-equations-one-side/easy.ts'
import { hardForms } from './multi-step-equations-one-side/hard.ts'
import { levels } from './multi-step-equations-one-side/levels.ts'
import { mediumForms } from './multi-step-equations-one-side/medium.ts'

export const multiStepEquationsOneSide = defineTopic(
  {
    id: 'multi-step-equations-one-side',
    name: {
      en: 'Multi-step linear equations with like terms',
      es: 'Ecuaciones lineales de varios pasos con términos semejantes',
    },
    description: {
      en: 'Distribute and combine like terms on one side to solve a linear equation.',
      es: 'Distribuye y combina términos semejantes en un lado para resolver una ecuación lineal.',
    },
    domain: 'Expressions & Equations',
    standards: ['8.EE.C.7', '8.EE.C.7b'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
