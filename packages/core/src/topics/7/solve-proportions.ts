import { defineTopic } from '../../author.ts'
import { easyForms } from './solve-proportions/easy.ts'
import { hardForms } from './solve-proportions/hard.ts'
import { levels } from './solve-proportions/levels.ts'

export const solveProportions = defineTopic(
  {
    id: 'solve-proportions',
    name: { en: 'Solve proportions', es: 'Resolver proporciones' },
    description: {
      en: 'Find the missing number that makes two ratios equal, with or without a story.',
      es: 'Halla el número que falta para que dos razones sean iguales, con o sin contexto.',
    },
    domain: 'Ratios & Proportional Relationships',
    standards: ['7.RP.A.2', '7.RP.A.3'],
    rev: 7,
    levels,
  },
  form => ({ ...easyForms(form), ...hardForms(form) }),
)
