import { defineTopic } from '../../author.ts'
import { easyForms } from './compare-fractions-different-denominators/easy.ts'
import { hardForms } from './compare-fractions-different-denominators/hard.ts'
import { levels } from './compare-fractions-different-denominators/levels.ts'
import { mediumForms } from './compare-fractions-different-denominators/medium.ts'

export const compareFractionsDifferentDenominators = defineTopic(
  {
    id: 'compare-fractions-different-denominators',
    name: { en: 'Compare and order fractions', es: 'Comparar y ordenar fracciones' },
    description: {
      en: 'Compare fractions with different denominators using common denominators or benchmarks such as one half.',
      es: 'Compara fracciones con distinto denominador usando un denominador común o puntos de referencia como un medio.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['4.NF.A.2'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
