import { defineTopic } from '../../author.ts'
import { easyForms } from './order-of-operations-whole-numbers/easy.ts'
import { hardForms } from './order-of-operations-whole-numbers/hard.ts'
import { levels } from './order-of-operations-whole-numbers/levels.ts'
import { mediumForms } from './order-of-operations-whole-numbers/medium.ts'

export const orderOfOperationsWholeNumbers = defineTopic(
  {
    id: 'order-of-operations-whole-numbers',
    name: { en: 'Order of operations', es: 'Orden de las operaciones' },
    description: {
      en: 'Evaluate expressions with whole numbers and grouping symbols, doing the operations in the right order.',
      es: 'Evalúa expresiones con números enteros y signos de agrupación, siguiendo el orden de las operaciones.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['5.OA.A.1'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
