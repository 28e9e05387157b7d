import { defineTopic } from '../../author.ts'
import { easyForms } from './integer-sums-on-number-line/easy.ts'
import { hardForms } from './integer-sums-on-number-line/hard.ts'
import { levels } from './integer-sums-on-number-line/levels.ts'
import { mediumForms } from './integer-sums-on-number-line/medium.ts'

export const integerSumsOnNumberLine = defineTopic(
  {
    id: 'integer-sums-on-number-line',
    name: { en: 'Add and subtract integers on a number line', es: 'Sumar y restar enteros en la recta numérica' },
    description: {
      en: 'Show sums and differences of integers as arrows and distances on a number line.',
      es: 'Representa sumas y restas de enteros con flechas y distancias en la recta numérica.',
    },
    domain: 'The Number System',
    standards: ['7.NS.A.1', '7.NS.A.1a', '7.NS.A.1b', '7.NS.A.1c'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
