import { defineTopic } from '../../author.ts'
import { easyForms } from './number-line-sums-within-100/easy.ts'
import { hardForms } from './number-line-sums-within-100/hard.ts'
import { levels } from './number-line-sums-within-100/levels.ts'
import { mediumForms } from './number-line-sums-within-100/medium.ts'

export const numberLineSumsWithin100 = defineTopic(
  {
    id: 'number-line-sums-within-100',
    name: { en: 'Add and subtract on a number line to 100', es: 'Sumar y restar en la recta numérica hasta 100' },
    description: {
      en: 'Place whole numbers on a number line and show sums and differences as jumps.',
      es: 'Ubica números enteros en la recta numérica y representa sumas y restas con saltos.',
    },
    domain: 'Measurement & Data',
    standards: ['2.MD.B.6'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
