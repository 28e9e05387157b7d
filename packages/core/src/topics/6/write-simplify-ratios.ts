import { defineTopic } from '../../author.ts'
import { ratioForms } from './write-simplify-ratios/forms.ts'
import { levels } from './write-simplify-ratios/levels.ts'

export const writeSimplifyRatios = defineTopic(
  {
    id: 'write-simplify-ratios',
    name: { en: 'Write and simplify ratios', es: 'Escribir y simplificar razones' },
    description: {
      en: 'Write a ratio of two amounts in the order asked and put it in lowest terms.',
      es: 'Escribe la razón entre dos cantidades en el orden pedido y llévala a su mínima expresión.',
    },
    domain: 'Ratios & Proportional Relationships',
    standards: ['6.RP.A.1'],
    rev: 4,
    levels,
  },
  ratioForms,
)
