import { defineTopic } from '../../author.ts'
import { easyForms } from './make-ten-to-add/easy.ts'
import { hardForms } from './make-ten-to-add/hard.ts'
import { levels } from './make-ten-to-add/levels.ts'
import { mediumForms } from './make-ten-to-add/medium.ts'

export const makeTenToAdd = defineTopic(
  {
    id: 'make-ten-to-add',
    name: { en: 'Make ten to add and subtract', es: 'Formar diez para sumar y restar' },
    description: {
      en: 'Break a number apart to reach ten first, then finish the addition or the subtraction.',
      es: 'Descompón un número para llegar primero a diez y luego termina la suma o la resta.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['1.OA.C.6'],
    rev: 7,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
