import { defineTopic } from '../../author.ts'
import { easyForms } from './fraction-multiplication-word-problems/easy.ts'
import { hardForms } from './fraction-multiplication-word-problems/hard.ts'
import { levels } from './fraction-multiplication-word-problems/levels.ts'
import { mediumForms } from './fraction-multiplication-word-problems/medium.ts'

export const fractionMultiplicationWordProblems = defineTopic(
  {
    id: 'fraction-multiplication-word-problems',
    name: { en: 'Word problems: multiply fractions', es: 'Problemas verbales de multiplicación de fracciones' },
    description: {
      en: 'Solve stories that ask for a fraction of an amount or a product of mixed numbers.',
      es: 'Resuelve problemas que piden una fracción de una cantidad o un producto de números mixtos.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['5.NF.B.6'],
    rev: 10,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
