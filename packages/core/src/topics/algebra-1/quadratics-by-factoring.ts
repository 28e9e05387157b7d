import { defineTopic } from '../../author.ts'
import { easyForms } from './quadratics-by-factoring/easy.ts'
import { hardForms } from './quadratics-by-factoring/hard.ts'
import { levels } from './quadratics-by-factoring/levels.ts'
import { mediumForms } from './quadratics-by-factoring/medium.ts'

export const quadraticsByFactoring = defineTopic(
  {
    id: 'quadratics-by-factoring',
    name: {
      en: 'Solve quadratic equations by factoring; zeros of polynomials',
      es: 'Resolver ecuaciones cuadráticas por factorización; ceros de polinomios',
    },
    description: {
      en: 'Factor a quadratic or polynomial equation and set each factor equal to zero.',
      es: 'Factoriza una ecuación cuadrática o polinómica e iguala cada factor a cero.',
    },
    domain: 'Quadratics',
    standards: ['A-REI.B.4', 'A-REI.B.4b', 'A-SSE.B.3', 'A-SSE.B.3a', 'A-APR.B.3'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
