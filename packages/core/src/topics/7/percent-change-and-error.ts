import { defineTopic } from '../../author.ts'
import { easyForms } from './percent-change-and-error/easy.ts'
import { hardForms } from './percent-change-and-error/hard.ts'
import { levels } from './percent-change-and-error/levels.ts'
import { mediumForms } from './percent-change-and-error/medium.ts'

export const percentChangeAndError = defineTopic(
  {
    id: 'percent-change-and-error',
    name: {
      en: 'Percent increase, decrease and percent error',
      es: 'Porcentaje de aumento, de disminución y de error',
    },
    description: {
      en: 'Find the percent increase, decrease or error, or a value before or after the change.',
      es: 'Halla el porcentaje de aumento, disminución o error, o el valor antes o después del cambio.',
    },
    domain: 'Ratios & Proportional Relationships',
    standards: ['7.RP.A.3'],
    rev: 9,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
