import { defineTopic } from '../../author.ts'
import { easyForms } from './same-line-coordinate-distance/easy.ts'
import { hardForms } from './same-line-coordinate-distance/hard.ts'
import { levels } from './same-line-coordinate-distance/levels.ts'
import { mediumForms } from './same-line-coordinate-distance/medium.ts'

export const sameLineCoordinateDistance = defineTopic(
  {
    id: 'same-line-coordinate-distance',
    name: {
      en: 'Distance between points on a horizontal or vertical line',
      es: 'Distancia entre puntos de una misma recta horizontal o vertical',
    },
    description: {
      en: 'Use absolute value to find the distance between points that share a coordinate.',
      es: 'Usa el valor absoluto para hallar la distancia entre puntos que comparten una coordenada.',
    },
    domain: 'The Number System',
    standards: ['6.NS.C.8'],
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
