import { defineTopic } from '../../author.ts'
import { easyForms } from './opposites-rationals-number-line/easy.ts'
import { hardForms } from './opposites-rationals-number-line/hard.ts'
import { levels } from './opposites-rationals-number-line/levels.ts'
import { mediumForms } from './opposites-rationals-number-line/medium.ts'

export const oppositesRationalsNumberLine = defineTopic(
  {
    id: 'opposites-rationals-number-line',
    name: {
      en: 'Opposites and rational numbers on the number line',
      es: 'Opuestos y números racionales en la recta numérica',
    },
    description: {
      en: 'Read, plot and find opposites of positive and negative numbers on a number line.',
      es: 'Lee, ubica y halla los opuestos de números positivos y negativos en la recta numérica.',
    },
    domain: 'The Number System',
    standards: ['6.NS.C.6', '6.NS.C.6a', '6.NS.C.6c'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
