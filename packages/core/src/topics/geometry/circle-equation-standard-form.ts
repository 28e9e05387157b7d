import { defineTopic } from '../../author.ts'
import { easyForms } from './circle-equation-standard-form/easy.ts'
import { hardForms } from './circle-equation-standard-form/hard.ts'
import { levels } from './circle-equation-standard-form/levels.ts'
import { mediumForms } from './circle-equation-standard-form/medium.ts'

export const circleEquationStandardForm = defineTopic(
  {
    id: 'circle-equation-standard-form',
    name: { en: 'Equations of circles', es: 'Ecuaciones de la circunferencia' },
    description: {
      en: 'Write the equation of a circle or find its center and radius from the equation.',
      es: 'Escribe la ecuación de una circunferencia o halla su centro y radio a partir de la ecuación.',
    },
    domain: 'Expressing Geometric Properties with Equations',
    standards: ['G-GPE.A.1'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
