import { defineTopic } from '../../author.ts'
import { drawForms } from './line-plots-fraction-operations/draw.ts'
import { easyForms } from './line-plots-fraction-operations/easy.ts'
import { hardForms } from './line-plots-fraction-operations/hard.ts'
import { levels } from './line-plots-fraction-operations/levels.ts'
import { mediumForms } from './line-plots-fraction-operations/medium.ts'

export const linePlotsFractionOperations = defineTopic(
  {
    id: 'line-plots-fraction-operations',
    name: { en: 'Line plots and fraction operations', es: 'Diagramas de puntos y operaciones con fracciones' },
    description: {
      en: 'Use fractions on a line plot to find sums, differences and equal shares of the data.',
      es: 'Usa las fracciones de un diagrama de puntos para hallar sumas, diferencias y partes iguales.',
    },
    domain: 'Measurement & Data',
    standards: ['5.MD.B.2'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...drawForms(form), ...hardForms(form) }),
)
