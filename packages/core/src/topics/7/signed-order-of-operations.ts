import { defineTopic } from '../../author.ts'
import { easyForms } from './signed-order-of-operations/easy.ts'
import { hardForms } from './signed-order-of-operations/hard.ts'
import { levels } from './signed-order-of-operations/levels.ts'
import { mediumForms } from './signed-order-of-operations/medium.ts'

export const signedOrderOfOperations = defineTopic(
  {
    id: 'signed-order-of-operations',
    name: { en: 'Order of operations with signed numbers', es: 'Orden de las operaciones con números con signo' },
    description: {
      en: 'Evaluate expressions with negative numbers, powers and grouping symbols in the right order.',
      es: 'Evalúa en el orden correcto expresiones con números negativos, potencias y signos de agrupación.',
    },
    domain: 'The Number System',
    standards: ['7.NS.A.1d', '7.NS.A.2c', '7.NS.A.3'],
    rev: 2,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
