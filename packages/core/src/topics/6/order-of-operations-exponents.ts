import { defineTopic } from '../../author.ts'
import { easyForms } from './order-of-operations-exponents/easy.ts'
import { hardForms } from './order-of-operations-exponents/hard.ts'
import { levels } from './order-of-operations-exponents/levels.ts'

export const orderOfOperationsExponents = defineTopic(
  {
    id: 'order-of-operations-exponents',
    name: { en: 'Order of operations with exponents', es: 'Orden de las operaciones con exponentes' },
    description: {
      en: 'Evaluate expressions that combine powers, grouping symbols and the four operations.',
      es: 'Evalúa expresiones que combinan potencias, signos de agrupación y las cuatro operaciones.',
    },
    domain: 'Expressions & Equations',
    standards: ['6.EE.A.1'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...hardForms(form) }),
)
