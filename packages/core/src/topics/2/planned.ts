import type { PlannedTopic } from '../planned-topic.ts'

export const planned = {
  'estimate-lengths-choose-unit': {
    name: { en: 'Estimate lengths', es: 'Estimar longitudes' },
    description: {
      en: 'Choose the most sensible unit or estimate for the length of a familiar object.',
      es: 'Elige la unidad o la estimación más razonable para la longitud de un objeto conocido.',
    },
    domain: 'Measurement & Data',
    standards: ['2.MD.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'tile-rectangles-with-squares': {
    name: { en: 'Partition rectangles into squares', es: 'Dividir rectángulos en cuadrados iguales' },
    description: {
      en: 'Split a rectangle into rows and columns of equal squares and count them.',
      es: 'Divide un rectángulo en filas y columnas de cuadrados iguales y cuéntalos.',
    },
    domain: 'Geometry',
    standards: ['2.G.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
} satisfies Record<string, PlannedTopic>
