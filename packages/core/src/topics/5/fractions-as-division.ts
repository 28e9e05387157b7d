import { defineTopic } from '../../author.ts'
import { easyForms } from './fractions-as-division/easy.ts'
import { hardForms } from './fractions-as-division/hard.ts'
import { levels } from './fractions-as-division/levels.ts'
import { mediumForms } from './fractions-as-division/medium.ts'

export const fractionsAsDivision = defineTopic(
  {
    id: 'fractions-as-division',
    name: { en: 'Fractions as division', es: 'Las fracciones como división' },
    description: {
      en: 'Write the quotient of two whole numbers as a fraction or a mixed number.',
      es: 'Escribe el cociente de dos números enteros como fracción o como número mixto.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['5.NF.B.3'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
