import { defineTopic } from '../../author.ts'
import { easyForms } from './perimeter-versus-area-rectangles/easy.ts'
import { hardForms } from './perimeter-versus-area-rectangles/hard.ts'
import { levels } from './perimeter-versus-area-rectangles/levels.ts'
import { mediumForms } from './perimeter-versus-area-rectangles/medium.ts'

export const perimeterVersusAreaRectangles = defineTopic(
  {
    id: 'perimeter-versus-area-rectangles',
    rev: 6,
    name: { en: 'Same perimeter, different area', es: 'Mismo perímetro, diferente área' },
    description: {
      en: 'Compare rectangles that have the same perimeter but different areas, or the same area.',
      es: 'Compara rectángulos que tienen el mismo perímetro y diferente área, o la misma área.',
    },
    domain: 'Measurement & Data',
    standards: ['3.MD.D.8'],
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
