import { defineTopic } from '../../author.ts'
import { easyForms } from './rational-equations-extraneous/easy.ts'
import { hardForms } from './rational-equations-extraneous/hard.ts'
import { levels } from './rational-equations-extraneous/levels.ts'
import { mediumForms } from './rational-equations-extraneous/medium.ts'

export const rationalEquationsExtraneous = defineTopic(
  {
    id: 'rational-equations-extraneous',
    name: { en: 'Rational equations and extraneous solutions', es: 'Ecuaciones racionales y soluciones extrañas' },
    description: {
      en: 'Clear denominators to solve a rational equation and reject candidates that do not check.',
      es: 'Elimina los denominadores para resolver una ecuación racional y descarta los candidatos que no cumplen.',
    },
    domain: 'Rational Expressions & Functions',
    standards: ['A-REI.A.2', 'A-CED.A.1'],
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
