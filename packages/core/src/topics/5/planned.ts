import type { PlannedTopic } from '../planned-topic.ts'

export const planned = {
  'fraction-add-subtract-word-problems': {
    name: { en: 'Word problems: add and subtract fractions', es: 'Problemas verbales de suma y resta de fracciones' },
    description: {
      en: 'Solve stories by adding or subtracting fractions with unlike denominators and check with estimates.',
      es: 'Resuelve problemas sumando o restando fracciones con distinto denominador y comprueba con estimaciones.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['5.NF.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
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
