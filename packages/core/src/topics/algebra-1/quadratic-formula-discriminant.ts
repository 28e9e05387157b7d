import { defineTopic } from '../../author.ts'
import { easyForms } from './quadratic-formula-discriminant/easy.ts'
import { hardForms } from './quadratic-formula-discriminant/hard.ts'
import { levels } from './quadratic-formula-discriminant/levels.ts'
import { mediumForms } from './quadratic-formula-discriminant/medium.ts'

export const quadraticFormulaDiscriminant = defineTopic(
  {
    id: 'quadratic-formula-discriminant',
    name: { en: 'Quadratic formula and discriminant', es: 'Fórmula cuadrática y discriminante' },
    description: {
      en: 'Use the quadratic formula to solve equations and the discriminant to count real solutions.',
      es: 'Usa la fórmula cuadrática para resolver ecuaciones y el discriminante para contar las soluciones reales.',
    },
    domain: 'Quadratics',
    standards: ['A-REI.B.4', 'A-REI.B.4a', 'A-REI.B.4b'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
