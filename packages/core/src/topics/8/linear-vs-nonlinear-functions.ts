import { defineTopic } from '../../author.ts'
import { easyForms } from './linear-vs-nonlinear-functions/easy.ts'
import { hardForms } from './linear-vs-nonlinear-functions/hard.ts'
import { levels } from './linear-vs-nonlinear-functions/levels.ts'
import { mediumForms } from './linear-vs-nonlinear-functions/medium.ts'
import { graphForms } from './linear-vs-nonlinear-functions/on-a-graph.ts'
import { situationForms } from './linear-vs-nonlinear-functions/situations.ts'

export const linearVsNonlinearFunctions = defineTopic(
  {
    id: 'linear-vs-nonlinear-functions',
    name: { en: 'Linear and nonlinear functions', es: 'Funciones lineales y no lineales' },
    description: {
      en: 'Decide from an equation, table, graph or story whether a function is linear.',
      es: 'Decide a partir de una ecuación, tabla, gráfica o situación si una función es lineal.',
    },
    domain: 'Functions',
    standards: ['8.F.A.3'],
    rev: 2,
    levels,
  },
  form => ({
    ...easyForms(form),
    ...mediumForms(form),
    ...hardForms(form),
    ...graphForms(form),
    ...situationForms(form),
  }),
)
