import { defineTopic } from '../../author.ts'
import { easyForms } from './line-plots-fraction-data/easy.ts'
import { hardForms } from './line-plots-fraction-data/hard.ts'
import { levels } from './line-plots-fraction-data/levels.ts'
import { mediumForms } from './line-plots-fraction-data/medium.ts'

export const linePlotsFractionData = defineTopic(
  {
    id: 'line-plots-fraction-data',
    name: { en: 'Line plots with fractions', es: 'Diagramas de puntos con fracciones' },
    description: {
      en: 'Read or complete a line plot of fractional lengths and add or subtract its data.',
      es: 'Lee o completa un diagrama de puntos de longitudes fraccionarias y suma o resta sus datos.',
    },
    domain: 'Measurement & Data',
    standards: ['4.MD.B.4'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
