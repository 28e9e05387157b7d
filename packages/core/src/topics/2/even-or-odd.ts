import { defineTopic } from '../../author.ts'
import { easyForms } from './even-or-odd/easy.ts'
import { hardForms } from './even-or-odd/hard.ts'
import { levels } from './even-or-odd/levels.ts'
import { mediumForms } from './even-or-odd/medium.ts'

export const evenOrOdd = defineTopic(
  {
    id: 'even-or-odd',
    name: { en: 'Even and odd numbers', es: 'Números pares e impares' },
    description: {
      en: 'Decide whether a number is even or odd and write even numbers as two equal addends.',
      es: 'Decide si un número es par o impar y escribe los pares como dos sumandos iguales.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['2.OA.C.3'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
