import { defineTopic } from '../../author.ts'
import { easyForms } from './line-plot-whole-units/easy.ts'
import { hardForms } from './line-plot-whole-units/hard.ts'
import { levels } from './line-plot-whole-units/levels.ts'
import { mediumForms } from './line-plot-whole-units/medium.ts'

export const linePlotWholeUnits = defineTopic(
  {
    id: 'line-plot-whole-units',
    name: { en: 'Line plots of lengths in whole units', es: 'Diagramas de puntos de longitudes en unidades enteras' },
    description: {
      en: 'Read or complete a line plot of measured lengths and answer questions about the data.',
      es: 'Lee o completa un diagrama de puntos con longitudes medidas y contesta preguntas sobre los datos.',
    },
    domain: 'Measurement & Data',
    standards: ['2.MD.D.9'],
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
