import { defineTopic } from '../../author.ts'
import { easyForms } from './mixed-facts-within-20/easy.ts'
import { hardForms } from './mixed-facts-within-20/hard.ts'
import { levels } from './mixed-facts-within-20/levels.ts'
import { mediumForms } from './mixed-facts-within-20/medium.ts'

export const mixedFactsWithin20 = defineTopic(
  {
    id: 'mixed-facts-within-20',
    name: {
      en: 'Mixed addition and subtraction facts within 20',
      es: 'Operaciones básicas de suma y resta hasta 20, mezcladas',
    },
    description: {
      en: 'Add and subtract from memory with mixed facts up to 20 and find missing numbers.',
      es: 'Suma y resta de memoria operaciones mezcladas hasta 20 y halla números que faltan.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['2.OA.B.2'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
