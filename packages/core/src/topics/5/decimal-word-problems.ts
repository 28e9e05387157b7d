import { defineTopic } from '../../author.ts'
import { easyForms } from './decimal-word-problems/easy.ts'
import { hardForms } from './decimal-word-problems/hard.ts'
import { levels } from './decimal-word-problems/levels.ts'
import { mediumForms } from './decimal-word-problems/medium.ts'

export const decimalWordProblems = defineTopic(
  {
    id: 'decimal-word-problems',
    name: { en: 'Decimal word problems', es: 'Problemas verbales con decimales' },
    description: {
      en: 'Solve stories about prices and measurements with one or more operations on decimals.',
      es: 'Resuelve problemas de precios y medidas con una o más operaciones con decimales.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['5.NBT.B.7'],
    rev: 8,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
