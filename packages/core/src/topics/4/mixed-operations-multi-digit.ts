import { defineTopic } from '../../author.ts'
import { checkForms } from './mixed-operations-multi-digit/checks.ts'
import { exerciseForms } from './mixed-operations-multi-digit/exercises.ts'
import { levels } from './mixed-operations-multi-digit/levels.ts'
import { mistakeForm } from './mixed-operations-multi-digit/mistakes.ts'
import { pairForms } from './mixed-operations-multi-digit/pairs.ts'

export const mixedOperationsMultiDigit = defineTopic(
  {
    id: 'mixed-operations-multi-digit',
    name: { en: 'Mixed operations with whole numbers', es: 'Operaciones mezcladas con números enteros' },
    description: {
      en: 'Add, subtract, multiply and divide whole numbers of several digits in mixed order.',
      es: 'Suma, resta, multiplica y divide números enteros de varios dígitos en distinto orden.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['4.NBT.B.4', '4.NBT.B.5', '4.NBT.B.6'],
    rev: 3,
    levels,
  },
  form => ({ ...exerciseForms(form), ...pairForms(form), ...checkForms(form), ...mistakeForm(form) }),
)
