import { defineTopic } from '../../author.ts'
import { easyForms } from './compare-three-digit-numbers/easy.ts'
import { hardForms } from './compare-three-digit-numbers/hard.ts'
import { levels } from './compare-three-digit-numbers/levels.ts'
import { mediumForms } from './compare-three-digit-numbers/medium.ts'

export const compareThreeDigitNumbers = defineTopic(
  {
    id: 'compare-three-digit-numbers',
    name: { en: 'Compare and order three-digit numbers', es: 'Comparar y ordenar números de tres dígitos' },
    description: {
      en: 'Compare three-digit numbers using the symbols <, > and =, and order several of them.',
      es: 'Compara números de tres dígitos con los signos <, > y =, y ordena varios de ellos.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.A.4'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
