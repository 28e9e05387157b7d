import { defineTopic } from '../../author.ts'
import { easyForms } from './mixed-numbers-improper-fractions/easy.ts'
import { hardForms } from './mixed-numbers-improper-fractions/hard.ts'
import { levels } from './mixed-numbers-improper-fractions/levels.ts'
import { mediumForms } from './mixed-numbers-improper-fractions/medium.ts'

export const mixedNumbersImproperFractions = defineTopic(
  {
    id: 'mixed-numbers-improper-fractions',
    name: { en: 'Mixed numbers and improper fractions', es: 'Números mixtos y fracciones impropias' },
    description: {
      en: 'Write a mixed number as an improper fraction and an improper fraction as a mixed number.',
      es: 'Escribe un número mixto como fracción impropia y una fracción impropia como número mixto.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['4.NF.B.3b', '4.NF.B.3c'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
