import { defineTopic } from '../../author.ts'
import { easyForms } from './similar-polygon-sides/easy.ts'
import { hardForms } from './similar-polygon-sides/hard.ts'
import { levels } from './similar-polygon-sides/levels.ts'
import { mediumForms } from './similar-polygon-sides/medium.ts'

export const similarPolygonSides = defineTopic(
  {
    id: 'similar-polygon-sides',
    name: {
      en: 'Missing sides of similar figures and indirect measurement',
      es: 'Lados que faltan en figuras semejantes y medición indirecta',
    },
    description: {
      en: 'Use proportions in similar figures to find missing sides, heights and distances.',
      es: 'Usa proporciones en figuras semejantes para hallar lados desconocidos, alturas y distancias.',
    },
    domain: 'Similarity, Right Triangles & Trigonometry',
    standards: ['G-SRT.A.2', 'G-SRT.B.5', 'G-MG.A.1'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
