import { defineTopic } from '../../author.ts'
import { easyForms } from './special-right-triangles/easy.ts'
import { hardForms } from './special-right-triangles/hard.ts'
import { levels } from './special-right-triangles/levels.ts'

export const specialRightTriangles = defineTopic(
  {
    id: 'special-right-triangles',
    name: {
      en: 'Special right triangles 45-45-90 and 30-60-90',
      es: 'Triángulos rectángulos especiales: 45°-45°-90° y 30°-60°-90°',
    },
    description: {
      en: 'Use fixed side ratios to find exact lengths in 45-45-90 and 30-60-90 triangles.',
      es: 'Usa razones fijas entre los lados para hallar longitudes exactas en triángulos 45-45-90 y 30-60-90.',
    },
    domain: 'Similarity, Right Triangles & Trigonometry',
    standards: ['G-SRT.C.6', 'G-SRT.C.8'],
    rev: 7,
    levels,
  },
  form => ({ ...easyForms(form), ...hardForms(form) }),
)
