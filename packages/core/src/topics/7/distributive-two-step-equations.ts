import { defineTopic } from '../../author.ts'
import { easyForms } from './distributive-two-step-equations/easy.ts'
import { hardForms } from './distributive-two-step-equations/hard.ts'
import { levels } from './distributive-two-step-equations/levels.ts'
import { mediumForms } from './distributive-two-step-equations/medium.ts'

export const distributiveTwoStepEquations = defineTopic(
  {
    id: 'distributive-two-step-equations',
    name: { en: 'Equations of the form p(x + q) = r', es: 'Ecuaciones de la forma p(x + q) = r' },
    description: {
      en: 'Solve equations with one pair of parentheses by dividing or by distributing first.',
      es: 'Resuelve ecuaciones con un paréntesis dividiendo primero o aplicando la propiedad distributiva.',
    },
    domain: 'Expressions & Equations',
    standards: ['7.EE.B.4', '7.EE.B.4a'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
