import type { PlannedTopic } from '../planned-topic.ts'

export const planned = {
  'coordinate-graphs-real-world': {
    name: { en: 'Coordinate graphs of real situations', es: 'Gráficas de coordenadas en situaciones reales' },
    description: {
      en: 'Plot data from a real situation as points and explain what they mean.',
      es: 'Ubica como puntos los datos de una situación real y explica qué significan.',
    },
    domain: 'Geometry',
    standards: ['5.G.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
} satisfies Record<string, PlannedTopic>
