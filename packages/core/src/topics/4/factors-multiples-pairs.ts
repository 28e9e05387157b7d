import { defineTopic } from '../../author.ts'
import { easyForms } from './factors-multiples-pairs/easy.ts'
import { hardForms } from './factors-multiples-pairs/hard.ts'
import { levels } from './factors-multiples-pairs/levels.ts'
import { mediumForms } from './factors-multiples-pairs/medium.ts'

export const factorsMultiplesPairs = defineTopic(
  {
    id: 'factors-multiples-pairs',
    name: { en: 'Factors and multiples', es: 'Factores y múltiplos' },
    description: {
      en: 'List the factor pairs of a number up to 100 and recognize its multiples.',
      es: 'Enumera los pares de factores de un número hasta 100 y reconoce sus múltiplos.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['4.OA.B.4'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
