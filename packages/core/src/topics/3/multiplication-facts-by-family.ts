import { defineTopic } from '../../author.ts'
import { easyForms } from './multiplication-facts-by-family/easy.ts'
import { hardForms } from './multiplication-facts-by-family/hard.ts'
import { levels } from './multiplication-facts-by-family/levels.ts'
import { mediumForms } from './multiplication-facts-by-family/medium.ts'

export const multiplicationFactsByFamily = defineTopic(
  {
    id: 'multiplication-facts-by-family',
    name: { en: 'Multiplication facts by family', es: 'Tablas de multiplicar' },
    description: {
      en: 'Recall products of numbers up to 10 × 10, one table at a time or mixed.',
      es: 'Recuerda los productos hasta 10 × 10, una tabla a la vez o mezcladas.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['3.OA.C.7'],
    rev: 1,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
