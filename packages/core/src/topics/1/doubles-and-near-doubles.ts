import { defineTopic } from '../../author.ts'
import { easyForms } from './doubles-and-near-doubles/easy.ts'
import { hardForms } from './doubles-and-near-doubles/hard.ts'
import { levels } from './doubles-and-near-doubles/levels.ts'
import { mediumForms } from './doubles-and-near-doubles/medium.ts'

export const doublesAndNearDoubles = defineTopic(
  {
    id: 'doubles-and-near-doubles',
    name: { en: 'Doubles and near doubles', es: 'Dobles y casi dobles' },
    description: {
      en: 'Add a number to itself and use that double to add numbers that are close together.',
      es: 'Suma un número consigo mismo y usa ese doble para sumar números cercanos.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['1.OA.C.6'],
    rev: 7,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
