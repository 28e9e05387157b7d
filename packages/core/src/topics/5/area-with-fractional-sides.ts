import { defineTopic } from '../../author.ts'
import { easyForms } from './area-with-fractional-sides/easy.ts'
import { hardForms } from './area-with-fractional-sides/hard.ts'
import { levels } from './area-with-fractional-sides/levels.ts'
import { mediumForms } from './area-with-fractional-sides/medium.ts'

export const areaWithFractionalSides = defineTopic(
  {
    id: 'area-with-fractional-sides',
    name: { en: 'Area of rectangles with fractional sides', es: 'Área de rectángulos con lados fraccionarios' },
    description: {
      en: 'Find the area of a rectangle whose side lengths are fractions or mixed numbers.',
      es: 'Halla el área de un rectángulo cuyos lados miden fracciones o números mixtos.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['5.NF.B.4b'],
    levels,
    rev: 3,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
