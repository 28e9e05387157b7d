import { defineTopic } from '../../author.ts'
import { easyForms } from './slope-from-points-graphs-tables/easy.ts'
import { hardForms } from './slope-from-points-graphs-tables/hard.ts'
import { levels } from './slope-from-points-graphs-tables/levels.ts'
import { mediumForms } from './slope-from-points-graphs-tables/medium.ts'

export const slopeFromPointsGraphsTables = defineTopic(
  {
    id: 'slope-from-points-graphs-tables',
    name: {
      en: 'Find the slope of a line; similar slope triangles',
      es: 'Hallar la pendiente de una recta; triángulos semejantes',
    },
    description: {
      en: 'Find the slope of a line from a graph, two points, a table or similar triangles.',
      es: 'Halla la pendiente de una recta con una gráfica, dos puntos, una tabla o triángulos semejantes.',
    },
    domain: 'Expressions & Equations',
    standards: ['8.EE.B.6', '8.F.B.4'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
