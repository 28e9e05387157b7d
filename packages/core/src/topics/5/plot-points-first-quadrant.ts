import { defineTopic } from '../../author.ts'
import { easyForms } from './plot-points-first-quadrant/easy.ts'
import { hardForms } from './plot-points-first-quadrant/hard.ts'
import { levels } from './plot-points-first-quadrant/levels.ts'
import { mediumForms } from './plot-points-first-quadrant/medium.ts'

export const plotPointsFirstQuadrant = defineTopic(
  {
    id: 'plot-points-first-quadrant',
    name: { en: 'Plot points in the first quadrant', es: 'Ubicar puntos en el primer cuadrante' },
    description: {
      en: 'Read and plot ordered pairs in the first quadrant of the coordinate plane.',
      es: 'Lee y ubica pares ordenados en el primer cuadrante del plano de coordenadas.',
    },
    domain: 'Geometry',
    standards: ['5.G.A.1'],
    rev: 5,
    levels,
  },
  form => ({
    ...easyForms(form),
    ...mediumForms(form),
    ...hardForms(form),
  }),
)
