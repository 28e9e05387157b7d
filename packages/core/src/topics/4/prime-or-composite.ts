import { defineTopic } from '../../author.ts'
import { easyForms } from './prime-or-composite/easy.ts'
import { hardForms } from './prime-or-composite/hard.ts'
import { levels } from './prime-or-composite/levels.ts'
import { mediumForms } from './prime-or-composite/medium.ts'

export const primeOrComposite = defineTopic(
  {
    id: 'prime-or-composite',
    name: { en: 'Prime and composite numbers', es: 'Números primos y compuestos' },
    description: {
      en: 'Decide whether a number up to 100 is prime, composite or neither.',
      es: 'Decide si un número hasta 100 es primo, compuesto o ninguno de los dos.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['4.OA.B.4'],
    levels,
    rev: 1,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
