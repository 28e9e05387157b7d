import { defineTopic } from '../../author.ts'
import { easyForms } from './one-step-word-problems-within-100/easy.ts'
import { hardForms } from './one-step-word-problems-within-100/hard.ts'
import { levels } from './one-step-word-problems-within-100/levels.ts'
import { mediumForms } from './one-step-word-problems-within-100/medium.ts'

export const oneStepWordProblemsWithin100 = defineTopic(
  {
    id: 'one-step-word-problems-within-100',
    name: { en: 'One-step word problems within 100', es: 'Problemas verbales de un paso hasta 100' },
    description: {
      en: 'Solve a story with one addition or subtraction and numbers up to 100.',
      es: 'Resuelve un problema verbal con una sola suma o resta y números hasta 100.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['2.OA.A.1'],
    rev: 7,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
