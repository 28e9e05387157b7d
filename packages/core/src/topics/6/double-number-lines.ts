import { defineTopic } from '../../author.ts'
import { easyForms } from './double-number-lines/easy.ts'
import { hardForms } from './double-number-lines/hard.ts'
import { levels } from './double-number-lines/levels.ts'
import { mediumForms } from './double-number-lines/medium.ts'

export const doubleNumberLines = defineTopic(
  {
    id: 'double-number-lines',
    name: { en: 'Double number lines', es: 'Rectas numéricas dobles' },
    description: {
      en: 'Use double number lines to find equivalent ratios, rates for one and percents.',
      es: 'Usa rectas numéricas dobles para hallar razones equivalentes, tasas por uno y porcentajes.',
    },
    domain: 'Ratios & Proportional Relationships',
    standards: ['6.RP.A.3', '6.RP.A.3b', '6.RP.A.3c'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
