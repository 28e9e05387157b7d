import { defineTopic } from '../../author.ts'
import { easyForms } from './decompose-fractions/easy.ts'
import { hardForms } from './decompose-fractions/hard.ts'
import { levels } from './decompose-fractions/levels.ts'
import { mediumForms } from './decompose-fractions/medium.ts'

export const decomposeFractions = defineTopic(
  {
    id: 'decompose-fractions',
    name: { en: 'Break apart fractions', es: 'Descomponer fracciones' },
    description: {
      en: 'Write a fraction or mixed number as a sum of fractions with the same denominator.',
      es: 'Escribe una fracción o un número mixto como suma de fracciones con el mismo denominador.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['4.NF.B.3', '4.NF.B.3b'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
