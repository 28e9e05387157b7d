import { defineTopic } from '../../author.ts'
import { easyForms } from './fraction-word-problems-like-denominators/easy.ts'
import { hardForms } from './fraction-word-problems-like-denominators/hard.ts'
import { levels } from './fraction-word-problems-like-denominators/levels.ts'
import { mediumForms } from './fraction-word-problems-like-denominators/medium.ts'

export const fractionWordProblemsLikeDenominators = defineTopic(
  {
    id: 'fraction-word-problems-like-denominators',
    name: {
      en: 'Fraction word problems (like denominators, whole times fraction)',
      es: 'Problemas verbales con fracciones de igual denominador',
    },
    description: {
      en: 'Solve stories by adding or subtracting like fractions or multiplying a fraction by a whole number.',
      es: 'Resuelve problemas sumando o restando fracciones de igual denominador o multiplicando una fracción por un entero.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['4.NF.B.3d', '4.NF.B.4c'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
