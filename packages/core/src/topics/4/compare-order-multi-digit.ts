import { defineTopic } from '../../author.ts'
import { easyForms } from './compare-order-multi-digit/easy.ts'
import { hardForms } from './compare-order-multi-digit/hard.ts'
import { levels } from './compare-order-multi-digit/levels.ts'
import { mediumForms } from './compare-order-multi-digit/medium.ts'

export const compareOrderMultiDigit = defineTopic(
  {
    id: 'compare-order-multi-digit',
    name: { en: 'Compare and order multi-digit numbers', es: 'Comparar y ordenar números de varios dígitos' },
    description: {
      en: 'Compare and order whole numbers up to 999,999 using place value and the symbols <, > and =.',
      es: 'Compara y ordena números enteros hasta 999,999 con el valor posicional y los signos <, > y =.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['4.NBT.A.2'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
