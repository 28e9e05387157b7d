import { defineTopic } from '../../author.ts'
import { easyForms } from './area-composite-polygons/easy.ts'
import { hardForms } from './area-composite-polygons/hard.ts'
import { levels } from './area-composite-polygons/levels.ts'
import { mediumForms } from './area-composite-polygons/medium.ts'

export const areaCompositePolygons = defineTopic(
  {
    id: 'area-composite-polygons',
    name: { en: 'Area of composite polygons by decomposing', es: 'Área de polígonos compuestos por descomposición' },
    description: {
      en: 'Break a polygon into triangles and rectangles, then add or subtract areas.',
      es: 'Descompón un polígono en triángulos y rectángulos, y suma o resta las áreas.',
    },
    domain: 'Geometry',
    standards: ['6.G.A.1'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
