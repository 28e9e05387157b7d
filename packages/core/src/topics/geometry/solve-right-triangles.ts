import { defineTopic } from '../../author.ts'
import { easyForms } from './solve-right-triangles/easy.ts'
import { hardForms } from './solve-right-triangles/hard.ts'
import { levels } from './solve-right-triangles/levels.ts'
import { mediumForms } from './solve-right-triangles/medium.ts'

export const solveRightTriangles = defineTopic(
  {
    id: 'solve-right-triangles',
    name: { en: 'Solve right triangles with trigonometry', es: 'Resolver triángulos rectángulos con trigonometría' },
    description: {
      en: 'Use trigonometric ratios to find unknown sides and angles of right triangles.',
      es: 'Usa razones trigonométricas para hallar lados y ángulos desconocidos de triángulos rectángulos.',
    },
    domain: 'Similarity, Right Triangles & Trigonometry',
    standards: ['G-SRT.C.8'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
