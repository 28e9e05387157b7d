import { defineTopic } from '../../author.ts'
import { easyForms } from './slope-fields/easy.ts'
import { hardForms } from './slope-fields/hard.ts'
import { levels } from './slope-fields/levels.ts'
import { mediumForms } from './slope-fields/medium.ts'

export const slopeFields = defineTopic(
  {
    id: 'slope-fields',
    name: { en: 'Slope fields', es: 'Campos de pendientes' },
    description: {
      en: 'Draw or match the slope field of a differential equation and sketch solution curves.',
      es: 'Dibuja o relaciona el campo de pendientes de una ecuación diferencial y traza curvas solución.',
    },
    domain: 'Differential Equations',
    standards: ['AP-CALC-7.3', 'AP-CALC-7.4'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
