import type { PlannedTopic } from '../planned-topic.ts'

export const planned = {
  'measure-plot-quarter-inch': {
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
    difficulties: ['easy', 'medium', 'hard'],
  },
} satisfies Record<string, PlannedTopic>
