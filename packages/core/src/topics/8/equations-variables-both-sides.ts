import { defineTopic } from '../../author.ts'
import { easyForms } from './equations-variables-both-sides/easy.ts'
import { hardForms } from './equations-variables-both-sides/hard.ts'
import { levels } from './equations-variables-both-sides/levels.ts'
import { mediumForms } from './equations-variables-both-sides/medium.ts'

export const equationsVariablesBothSides = defineTopic(
  {
    id: 'equations-variables-both-sides',
    name: { en: 'Equations with variables on both sides', es: 'Ecuaciones con variables en ambos lados' },
    description: {
      en: 'Collect the variable on one side to solve a linear equation and check the solution.',
      es: 'Reúne la variable en un lado para resolver una ecuación lineal y comprueba la solución.',
    },
    domain: 'Expressions & Equations',
    standards: ['8.EE.C.7', '8.EE.C.7b'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
