import { defineTopic } from '../../author.ts'
import { easyForms } from './complex-number-arithmetic/easy.ts'
import { hardForms } from './complex-number-arithmetic/hard.ts'
import { levels } from './complex-number-arithmetic/levels.ts'
import { mediumForms } from './complex-number-arithmetic/medium.ts'

export const complexNumberArithmetic = defineTopic(
  {
    id: 'complex-number-arithmetic',
    name: { en: 'Operations with complex numbers', es: 'Operaciones con números complejos' },
    description: {
      en: 'Add, subtract, multiply and divide complex numbers and write results in the form a + bi.',
      es: 'Suma, resta, multiplica y divide números complejos y escribe los resultados en la forma a + bi.',
    },
    domain: 'Complex Numbers & Quadratics',
    standards: ['N-CN.A.1', 'N-CN.A.2', 'N-CN.A.3'],
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
