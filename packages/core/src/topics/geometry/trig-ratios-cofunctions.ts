import { defineTopic } from '../../author.ts'
import { easyForms } from './trig-ratios-cofunctions/easy.ts'
import { hardForms } from './trig-ratios-cofunctions/hard.ts'
import { levels } from './trig-ratios-cofunctions/levels.ts'
import { mediumForms } from './trig-ratios-cofunctions/medium.ts'

export const trigRatiosCofunctions = defineTopic(
  {
    id: 'trig-ratios-cofunctions',
    name: {
      en: 'Sine, cosine and tangent ratios and cofunctions',
      es: 'Razones seno, coseno y tangente y cofunciones',
    },
    description: {
      en: 'Write sine, cosine and tangent as side ratios and relate complementary angles.',
      es: 'Escribe el seno, el coseno y la tangente como razones de lados y relaciona ángulos complementarios.',
    },
    domain: 'Similarity, Right Triangles & Trigonometry',
    standards: ['G-SRT.C.6', 'G-SRT.C.7'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
