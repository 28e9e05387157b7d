import { defineTopic } from '../../author.ts'
import { easyForms } from './place-value-to-hundred-millions/easy.ts'
import { hardForms } from './place-value-to-hundred-millions/hard.ts'
import { levels } from './place-value-to-hundred-millions/levels.ts'
import { mediumForms } from './place-value-to-hundred-millions/medium.ts'

export const placeValueToHundredMillions = defineTopic(
  {
    id: 'place-value-to-hundred-millions',
    name: { en: 'Place value to hundred millions', es: 'Valor posicional hasta las centenas de millón' },
    description: {
      en: 'Read, write, order and round whole numbers up to 999,999,999.',
      es: 'Lee, escribe, ordena y redondea números enteros hasta 999,999,999 según su valor posicional.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: [],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
