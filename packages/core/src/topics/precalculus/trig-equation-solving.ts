import { defineTopic } from '../../author.ts'
import { easyForms } from './trig-equation-solving/easy.ts'
import { hardForms } from './trig-equation-solving/hard.ts'
import { levels } from './trig-equation-solving/levels.ts'
import { mediumForms } from './trig-equation-solving/medium.ts'

export const trigEquationSolving = defineTopic(
  {
    id: 'trig-equation-solving',
    name: { en: 'Trigonometric equations and inequalities', es: 'Ecuaciones y desigualdades trigonométricas' },
    description: {
      en: 'Find all angles in an interval that satisfy a trigonometric equation or inequality.',
      es: 'Halla todos los ángulos de un intervalo que cumplen una ecuación o desigualdad trigonométrica.',
    },
    domain: 'Trigonometric Functions',
    standards: ['F-TF.B.7', 'AP-PRECALC-3.10'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
