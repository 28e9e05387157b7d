import { defineTopic } from '../../author.ts'
import { easyForms } from './teen-numbers-ten-and-ones/easy.ts'
import { hardForms } from './teen-numbers-ten-and-ones/hard.ts'
import { levels } from './teen-numbers-ten-and-ones/levels.ts'
import { mediumForms } from './teen-numbers-ten-and-ones/medium.ts'

export const teenNumbersTenAndOnes = defineTopic(
  {
    id: 'teen-numbers-ten-and-ones',
    name: { en: 'Numbers 11 to 19: ten and some ones', es: 'Números del 11 al 19: diez y algunas unidades más' },
    description: {
      en: 'Write a number from 11 to 19 as ten ones and some more ones.',
      es: 'Escribe un número del 11 al 19 como diez unidades y algunas unidades más.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['K.NBT.A.1'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
