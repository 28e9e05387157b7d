import { defineTopic } from '../../author.ts'
import { easyForms } from './midpoint-partition-segment/easy.ts'
import { hardForms } from './midpoint-partition-segment/hard.ts'
import { levels } from './midpoint-partition-segment/levels.ts'
import { mediumForms } from './midpoint-partition-segment/medium.ts'

export const midpointPartitionSegment = defineTopic(
  {
    id: 'midpoint-partition-segment',
    name: {
      en: 'Distance, midpoint and partition of a segment',
      es: 'Distancia, punto medio y división de un segmento en una razón dada',
    },
    description: {
      en: 'Use coordinates to find distances, midpoints and points that divide a segment in a given ratio.',
      es: 'Usa coordenadas para hallar distancias, puntos medios y puntos que dividen un segmento en cierta razón.',
    },
    domain: 'Expressing Geometric Properties with Equations',
    standards: ['G-GPE.B.6', 'G-GPE.B.7'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
