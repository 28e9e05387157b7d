import { defineTopic } from '../../author.ts'
import { easyForms } from './mixed-operation-facts/easy.ts'
import { hardForms } from './mixed-operation-facts/hard.ts'
import { levels } from './mixed-operation-facts/levels.ts'
import { mediumForms } from './mixed-operation-facts/medium.ts'

export const mixedOperationFacts = defineTopic(
  {
    id: 'mixed-operation-facts',
    rev: 2,
    name: { en: 'Mixed operation facts', es: 'Operaciones básicas mezcladas' },
    description: {
      en: 'Add, subtract, multiply and divide with basic facts in mixed order and find missing signs.',
      es: 'Suma, resta, multiplica y divide con operaciones básicas en distinto orden y halla signos que faltan.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['3.OA.C.7', '3.NBT.A.2'],
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
