import { defineTopic } from '../../author.ts'
import { easyForms } from './area-of-rectangles/easy.ts'
import { hardForms } from './area-of-rectangles/hard.ts'
import { levels } from './area-of-rectangles/levels.ts'
import { mediumForms } from './area-of-rectangles/medium.ts'

export const areaOfRectangles = defineTopic(
  {
    id: 'area-of-rectangles',
    name: { en: 'Area of rectangles', es: 'Área de rectángulos' },
    description: {
      en: 'Multiply side lengths to find the area of a rectangle or find a missing side.',
      es: 'Multiplica las longitudes de los lados para hallar el área de un rectángulo o un lado desconocido.',
    },
    domain: 'Measurement & Data',
    standards: ['3.MD.C.7', '3.MD.C.7a', '3.MD.C.7b'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
