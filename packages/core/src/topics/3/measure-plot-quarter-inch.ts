import { defineTopic } from '../../author.ts'
import { easyForms } from './measure-plot-quarter-inch/easy.ts'
import { hardForms } from './measure-plot-quarter-inch/hard.ts'
import { levels } from './measure-plot-quarter-inch/levels.ts'
import { mediumForms } from './measure-plot-quarter-inch/medium.ts'

export const measurePlotQuarterInch = defineTopic(
  {
    id: 'measure-plot-quarter-inch',
    name: {
      en: 'Measure to the quarter inch and make line plots',
      es: 'Medir al cuarto de pulgada y hacer diagramas de puntos',
    },
    description: {
      en: 'Measure objects to the nearest quarter inch and show the lengths on a line plot.',
      es: 'Mide objetos al cuarto de pulgada más cercano y muestra las longitudes en un diagrama de puntos.',
    },
    domain: 'Measurement & Data',
    standards: ['3.MD.B.4'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
