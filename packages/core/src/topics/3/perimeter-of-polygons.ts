import { defineTopic } from '../../author.ts'
import { easyForms } from './perimeter-of-polygons/easy.ts'
import { hardForms } from './perimeter-of-polygons/hard.ts'
import { levels } from './perimeter-of-polygons/levels.ts'
import { mediumForms } from './perimeter-of-polygons/medium.ts'

export const perimeterOfPolygons = defineTopic(
  {
    id: 'perimeter-of-polygons',
    rev: 4,
    name: { en: 'Perimeter', es: 'Perímetro' },
    description: {
      en: 'Add side lengths to find the perimeter of a polygon or find a missing side.',
      es: 'Suma las longitudes de los lados para hallar el perímetro de un polígono o un lado desconocido.',
    },
    domain: 'Measurement & Data',
    standards: ['3.MD.D.8'],
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
