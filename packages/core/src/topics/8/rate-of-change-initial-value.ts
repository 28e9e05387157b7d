import { defineTopic } from '../../author.ts'
import { easyForms } from './rate-of-change-initial-value/easy.ts'
import { hardForms } from './rate-of-change-initial-value/hard.ts'
import { levels } from './rate-of-change-initial-value/levels.ts'
import { mediumForms } from './rate-of-change-initial-value/medium.ts'

export const rateOfChangeInitialValue = defineTopic(
  {
    id: 'rate-of-change-initial-value',
    name: {
      en: 'Rate of change and initial value of linear functions',
      es: 'Tasa de cambio y valor inicial de funciones lineales',
    },
    description: {
      en: 'Find the rate of change and initial value of a linear function and explain their meaning.',
      es: 'Halla la tasa de cambio y el valor inicial de una función lineal y explica su significado.',
    },
    domain: 'Functions',
    standards: ['8.F.B.4'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
