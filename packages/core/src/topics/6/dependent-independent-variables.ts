import { defineTopic } from '../../author.ts'
import { easyForms } from './dependent-independent-variables/easy.ts'
import { hardForms } from './dependent-independent-variables/hard.ts'
import { levels } from './dependent-independent-variables/levels.ts'
import { mediumForms } from './dependent-independent-variables/medium.ts'

export const dependentIndependentVariables = defineTopic(
  {
    id: 'dependent-independent-variables',
    name: { en: 'Dependent and independent variables', es: 'Variables dependientes e independientes' },
    description: {
      en: 'Relate two changing quantities with a table, a graph and an equation.',
      es: 'Relaciona dos cantidades que cambian mediante una tabla, una gráfica y una ecuación.',
    },
    domain: 'Expressions & Equations',
    standards: ['6.EE.C.9'],
    rev: 7,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
