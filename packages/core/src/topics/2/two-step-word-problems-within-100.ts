import { defineTopic } from '../../author.ts'
import { easyForms } from './two-step-word-problems-within-100/easy.ts'
import { hardForms } from './two-step-word-problems-within-100/hard.ts'
import { levels } from './two-step-word-problems-within-100/levels.ts'
import { mediumForms } from './two-step-word-problems-within-100/medium.ts'

export const twoStepWordProblemsWithin100 = defineTopic(
  {
    id: 'two-step-word-problems-within-100',
    name: { en: 'Two-step word problems within 100', es: 'Problemas verbales de dos pasos hasta 100' },
    description: {
      en: 'Solve a story that needs two additions or subtractions with numbers up to 100.',
      es: 'Resuelve un problema verbal que requiere dos sumas o restas con números hasta 100.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['2.OA.A.1'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
