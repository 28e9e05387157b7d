import { defineTopic } from '../../author.ts'
import { easyForms } from './identify-polygons-by-attributes/easy.ts'
import { hardForms } from './identify-polygons-by-attributes/hard.ts'
import { levels } from './identify-polygons-by-attributes/levels.ts'
import { mediumForms } from './identify-polygons-by-attributes/medium.ts'

export const identifyPolygonsByAttributes = defineTopic(
  {
    id: 'identify-polygons-by-attributes',
    name: { en: 'Identify shapes by sides and angles', es: 'Identificar figuras por sus lados y ángulos' },
    description: {
      en: 'Name a polygon from its number of sides and angles and draw one that fits.',
      es: 'Nombra un polígono por su número de lados y ángulos y dibuja uno que cumpla.',
    },
    domain: 'Geometry',
    standards: ['2.G.A.1'],
    rev: 4,
    levels,
  },
  form => ({
    ...easyForms(form),
    ...mediumForms(form),
    ...hardForms(form),
  }),
)
