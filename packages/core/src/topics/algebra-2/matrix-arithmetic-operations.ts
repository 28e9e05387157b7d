import { defineTopic } from '../../author.ts'
import { easyForms } from './matrix-arithmetic-operations/easy.ts'
import { hardForms } from './matrix-arithmetic-operations/hard.ts'
import { levels } from './matrix-arithmetic-operations/levels.ts'
import { mediumForms } from './matrix-arithmetic-operations/medium.ts'

export const matrixArithmeticOperations = defineTopic(
  {
    id: 'matrix-arithmetic-operations',
    name: { en: 'Add, subtract and multiply matrices', es: 'Sumar, restar y multiplicar matrices' },
    description: {
      en: 'Add, subtract and multiply matrices, or multiply a matrix by a number.',
      es: 'Suma, resta y multiplica matrices, o multiplica una matriz por un número.',
    },
    domain: 'Systems & Matrices',
    standards: ['N-VM.C.6', 'N-VM.C.7', 'N-VM.C.8', 'N-VM.C.9', 'N-VM.C.10', 'AP-PRECALC-4.10'],
    rev: 8,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
