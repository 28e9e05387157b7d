import { defineTopic } from '../../author.ts'
import { easyForms } from './break-apart-numbers-to-10/easy.ts'
import { hardForms } from './break-apart-numbers-to-10/hard.ts'
import { levels } from './break-apart-numbers-to-10/levels.ts'
import { mediumForms } from './break-apart-numbers-to-10/medium.ts'

export const breakApartNumbersTo10 = defineTopic(
  {
    id: 'break-apart-numbers-to-10',
    name: { en: 'Break apart numbers to 10', es: 'Descomponer números hasta 10' },
    description: {
      en: 'Find the missing part of a number up to 10 and write several pairs that make it.',
      es: 'Halla la parte que falta de un número hasta 10 y escribe varias parejas que lo forman.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['K.OA.A.3'],
    rev: 7,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
