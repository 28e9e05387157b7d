import { defineTopic } from '../../author.ts'
import { easyForms } from './pythagorean-distance-between-points/easy.ts'
import { levels } from './pythagorean-distance-between-points/levels.ts'
import { mapForms } from './pythagorean-distance-between-points/maps.ts'
import { mediumForms } from './pythagorean-distance-between-points/medium.ts'
import { shapeForms } from './pythagorean-distance-between-points/shapes.ts'
import { workForms } from './pythagorean-distance-between-points/work.ts'

export const pythagoreanDistanceBetweenPoints = defineTopic(
  {
    id: 'pythagorean-distance-between-points',
    name: {
      en: 'Distance between two points with the Pythagorean theorem',
      es: 'Distancia entre dos puntos con el teorema de Pitágoras',
    },
    description: {
      en: 'Find the distance between two points from their coordinates by making a right triangle.',
      es: 'Halla la distancia entre dos puntos a partir de sus coordenadas formando un triángulo rectángulo.',
    },
    domain: 'Geometry',
    standards: ['8.G.B.8'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...workForms(form), ...shapeForms(form), ...mapForms(form) }),
)
