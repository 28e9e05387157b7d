import { defineTopic } from '../../author.ts'
import { easyForms } from './box-plots-five-number-summary/easy.ts'
import { hardForms } from './box-plots-five-number-summary/hard.ts'
import { levels } from './box-plots-five-number-summary/levels.ts'
import { mediumForms } from './box-plots-five-number-summary/medium.ts'

export const boxPlotsFiveNumberSummary = defineTopic(
  {
    id: 'box-plots-five-number-summary',
    name: { en: 'Box plots and the five-number summary', es: 'Diagramas de caja y resumen de cinco números' },
    description: {
      en: 'Find the five-number summary of data and read, draw or compare box plots.',
      es: 'Halla el resumen de cinco números y lee, dibuja o compara diagramas de caja.',
    },
    domain: 'Statistics & Probability',
    standards: ['6.SP.B.4', '6.SP.B.5c'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
