import { defineTopic } from '../../author.ts'
import { candidateForms } from './rational-equations-extraneous/candidates.ts'
import { levels } from './rational-equations-extraneous/parts.ts'
import { solveForms } from './rational-equations-extraneous/solve.ts'
import { storyForms } from './rational-equations-extraneous/stories.ts'

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
    rev: 8,
    levels,
  },
  form => ({ ...solveForms(form), ...candidateForms(form), ...storyForms(form) }),
)
