import { defineTopic } from '../../author.ts'
import { easyForms } from './compare-same-numerator-or-denominator/easy.ts'
import { hardForms } from './compare-same-numerator-or-denominator/hard.ts'
import { levels } from './compare-same-numerator-or-denominator/levels.ts'
import { mediumForms } from './compare-same-numerator-or-denominator/medium.ts'

export const compareSameNumeratorOrDenominator = defineTopic(
  {
    id: 'compare-same-numerator-or-denominator',
    rev: 5,
    name: {
      en: 'Compare fractions with the same denominator or numerator',
      es: 'Comparar fracciones con igual denominador o igual numerador',
    },
    description: {
      en: 'Compare two fractions that share a numerator or a denominator using <, > or =.',
      es: 'Compara con <, > o = dos fracciones que comparten el numerador o el denominador.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['3.NF.A.3d'],
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
