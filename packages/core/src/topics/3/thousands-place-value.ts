import { defineTopic } from '../../author.ts'
import { easyForms } from './thousands-place-value/easy.ts'
import { hardForms } from './thousands-place-value/hard.ts'
import { levels } from './thousands-place-value/levels.ts'
import { mediumForms } from './thousands-place-value/medium.ts'

export const thousandsPlaceValue = defineTopic(
  {
    id: 'thousands-place-value',
    name: { en: 'Place value to 10,000', es: 'Valor posicional hasta 10,000' },
    description: {
      en: 'Write four-digit numbers in different forms and give the value of each digit.',
      es: 'Escribe números de cuatro dígitos en distintas formas e indica el valor de cada dígito.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: [],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
