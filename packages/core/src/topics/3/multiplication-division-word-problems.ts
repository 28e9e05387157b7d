import { defineTopic } from '../../author.ts'
import { easyForms } from './multiplication-division-word-problems/easy.ts'
import { hardForms } from './multiplication-division-word-problems/hard.ts'
import { levels } from './multiplication-division-word-problems/levels.ts'
import { mediumForms } from './multiplication-division-word-problems/medium.ts'

export const multiplicationDivisionWordProblems = defineTopic(
  {
    id: 'multiplication-division-word-problems',
    rev: 7,
    name: { en: 'Multiplication and division word problems', es: 'Problemas verbales de multiplicación y división' },
    description: {
      en: 'Solve stories about equal groups, arrays and measured amounts by multiplying or dividing.',
      es: 'Resuelve problemas de grupos iguales, arreglos y medidas con una multiplicación o una división.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['3.OA.A.3'],
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
