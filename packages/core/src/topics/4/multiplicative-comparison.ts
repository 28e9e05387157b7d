import { defineTopic } from '../../author.ts'
import { easyForms } from './multiplicative-comparison/easy.ts'
import { hardForms } from './multiplicative-comparison/hard.ts'
import { levels } from './multiplicative-comparison/levels.ts'
import { mediumForms } from './multiplicative-comparison/medium.ts'

export const multiplicativeComparison = defineTopic(
  {
    id: 'multiplicative-comparison',
    name: { en: 'Multiplicative comparison', es: 'Comparación multiplicativa' },
    description: {
      en: 'Write and solve comparisons that say one amount is several times as much as another.',
      es: 'Escribe y resuelve comparaciones en que una cantidad es varias veces mayor que otra.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['4.OA.A.1', '4.OA.A.2'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
