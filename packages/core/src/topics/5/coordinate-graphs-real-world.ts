import { defineTopic } from '../../author.ts'
import { easyForms } from './coordinate-graphs-real-world/easy.ts'
import { levels } from './coordinate-graphs-real-world/graphs.ts'
import { hardForms } from './coordinate-graphs-real-world/hard.ts'
import { mediumForms } from './coordinate-graphs-real-world/medium.ts'

export const coordinateGraphsRealWorld = defineTopic(
  {
    id: 'coordinate-graphs-real-world',
    name: { en: 'Coordinate graphs of real situations', es: 'Gráficas de coordenadas en situaciones reales' },
    description: {
      en: 'Plot data from a real situation as points and explain what they mean.',
      es: 'Ubica como puntos los datos de una situación real y explica qué significan.',
    },
    domain: 'Geometry',
    standards: ['5.G.A.2'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
