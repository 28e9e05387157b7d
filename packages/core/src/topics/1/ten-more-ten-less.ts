import { defineTopic } from '../../author.ts'
import { easyForms } from './ten-more-ten-less/easy.ts'
import { hardForms } from './ten-more-ten-less/hard.ts'
import { levels } from './ten-more-ten-less/levels.ts'
import { mediumForms } from './ten-more-ten-less/medium.ts'

export const tenMoreTenLess = defineTopic(
  {
    id: 'ten-more-ten-less',
    name: { en: '10 more and 10 less, 1 more and 1 less', es: '10 más y 10 menos, 1 más y 1 menos' },
    description: {
      en: 'Write the numbers that are 10 or 1 more or less than a two-digit number.',
      es: 'Escribe los números que son 10 o 1 más o menos que un número de dos dígitos.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['1.NBT.C.5'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
