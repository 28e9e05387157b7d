import { defineTopic } from '../../author.ts'
import { easyForms } from './graph-quadratic-functions/easy.ts'
import { hardForms } from './graph-quadratic-functions/hard.ts'
import { levels } from './graph-quadratic-functions/levels.ts'
import { mediumForms } from './graph-quadratic-functions/medium.ts'

export const graphQuadraticFunctions = defineTopic(
  {
    id: 'graph-quadratic-functions',
    name: {
      en: 'Graph quadratic functions and find key features',
      es: 'Graficar funciones cuadráticas y hallar sus características clave',
    },
    description: {
      en: 'Find the vertex, axis of symmetry, zeros and intercepts of a parabola and graph it.',
      es: 'Halla el vértice, el eje de simetría, los ceros y las intersecciones de una parábola y grafícala.',
    },
    domain: 'Quadratics',
    standards: ['F-IF.B.4', 'F-IF.C.7', 'F-IF.C.7a'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
