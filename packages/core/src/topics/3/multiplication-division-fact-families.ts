import { defineTopic } from '../../author.ts'
import { easyForms } from './multiplication-division-fact-families/easy.ts'
import { hardForms } from './multiplication-division-fact-families/hard.ts'
import { levels } from './multiplication-division-fact-families/levels.ts'
import { mediumForms } from './multiplication-division-fact-families/medium.ts'

export const multiplicationDivisionFactFamilies = defineTopic(
  {
    id: 'multiplication-division-fact-families',
    name: {
      en: 'Multiplication and division fact families',
      es: 'Familias de operaciones de multiplicación y división',
    },
    description: {
      en: 'Write the two multiplication and two division facts that use the same three numbers.',
      es: 'Escribe las dos multiplicaciones y las dos divisiones que usan los mismos tres números.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['3.OA.B.6', '3.OA.C.7'],
    rev: 8,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
