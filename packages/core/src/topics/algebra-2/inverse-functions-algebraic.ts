import { defineTopic } from '../../author.ts'
import { easyForms } from './inverse-functions-algebraic/easy.ts'
import { hardForms } from './inverse-functions-algebraic/hard.ts'
import { levels } from './inverse-functions-algebraic/levels.ts'
import { mediumForms } from './inverse-functions-algebraic/medium.ts'

export const inverseFunctionsAlgebraic = defineTopic(
  {
    id: 'inverse-functions-algebraic',
    name: { en: 'Inverse functions', es: 'Funciones inversas' },
    description: {
      en: 'Find the inverse of a function, check it by composition and give its domain.',
      es: 'Halla la inversa de una función, compruébala con la composición e indica su dominio.',
    },
    domain: 'Functions',
    standards: ['F-BF.B.4a', 'F-BF.B.4b', 'F-BF.B.4c', 'F-BF.B.4d', 'F-BF.A.1c', 'AP-PRECALC-2.8'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
