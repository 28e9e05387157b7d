import { defineTopic } from '../../author.ts'
import { easyForms } from './add-tens-and-ones-within-100/easy.ts'
import { hardForms } from './add-tens-and-ones-within-100/hard.ts'
import { levels } from './add-tens-and-ones-within-100/levels.ts'
import { mediumForms } from './add-tens-and-ones-within-100/medium.ts'

export const addTensAndOnesWithin100 = defineTopic(
  {
    id: 'add-tens-and-ones-within-100',
    name: {
      en: 'Add within 100: two-digit plus one-digit or tens',
      es: 'Sumar hasta 100: dos dígitos más un dígito o decenas',
    },
    description: {
      en: 'Add a one-digit number or a multiple of ten to a two-digit number.',
      es: 'Suma un número de un dígito o un múltiplo de diez a un número de dos dígitos.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['1.NBT.C.4'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
