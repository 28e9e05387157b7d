import { defineTopic } from '../../author.ts'
import { easyForms } from './signed-rational-word-problems/easy.ts'
import { hardForms } from './signed-rational-word-problems/hard.ts'
import { levels } from './signed-rational-word-problems/levels.ts'
import { mediumForms } from './signed-rational-word-problems/medium.ts'

export const signedRationalWordProblems = defineTopic(
  {
    id: 'signed-rational-word-problems',
    name: { en: 'Word problems with rational numbers', es: 'Problemas verbales con números racionales' },
    description: {
      en: 'Solve multistep real-world problems with positive and negative fractions, decimals and percents.',
      es: 'Resuelve problemas reales de varios pasos con fracciones, decimales y porcentajes, positivos y negativos.',
    },
    domain: 'The Number System',
    standards: ['7.NS.A.3', '7.EE.B.3'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
