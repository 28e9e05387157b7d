import { defineTopic } from '../../author.ts'
import { easyForms } from './tangent-normal-lines/easy.ts'
import { hardForms } from './tangent-normal-lines/hard.ts'
import { levels } from './tangent-normal-lines/levels.ts'
import { mediumForms } from './tangent-normal-lines/medium.ts'

export const tangentNormalLines = defineTopic(
  {
    id: 'tangent-normal-lines',
    name: { en: 'Tangent and normal lines', es: 'Rectas tangentes y rectas normales' },
    description: {
      en: 'Write equations of the lines tangent or normal to a curve at a point.',
      es: 'Escribe ecuaciones de las rectas tangente y normal a una curva en un punto.',
    },
    domain: 'Derivatives: Definition & Rules',
    standards: ['AP-CALC-2.2', 'AP-CALC-2.5', 'AP-CALC-2.6', 'AP-CALC-2.7'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
