import { defineTopic } from '../../author.ts'
import { comparingForms } from './line-plot-whole-units/comparing.ts'
import { countingForms } from './line-plot-whole-units/counting.ts'
import { levels } from './line-plot-whole-units/levels.ts'
import { severalStepForms } from './line-plot-whole-units/several-steps.ts'

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
    rev: 8,
  },
  form => ({ ...countingForms(form), ...comparingForms(form), ...severalStepForms(form) }),
)
