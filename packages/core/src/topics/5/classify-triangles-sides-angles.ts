import { defineTopic } from '../../author.ts'
import { easyForms } from './classify-triangles-sides-angles/easy.ts'
import { hardForms } from './classify-triangles-sides-angles/hard.ts'
import { levels } from './classify-triangles-sides-angles/levels.ts'
import { mediumForms } from './classify-triangles-sides-angles/medium.ts'

export const classifyTrianglesSidesAngles = defineTopic(
  {
    id: 'classify-triangles-sides-angles',
    name: { en: 'Classify triangles', es: 'Clasificar triángulos' },
    description: {
      en: 'Classify triangles as equilateral, isosceles or scalene and as acute, right or obtuse.',
      es: 'Clasifica triángulos como equiláteros, isósceles o escalenos y como acutángulos, rectángulos u obtusángulos.',
    },
    domain: 'Geometry',
    standards: ['5.G.B.4'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
