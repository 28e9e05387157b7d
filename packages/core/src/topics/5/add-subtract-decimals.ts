import { defineTopic } from '../../author.ts'
import { easyForms } from './add-subtract-decimals/easy.ts'
import { hardForms } from './add-subtract-decimals/hard.ts'
import { levels } from './add-subtract-decimals/levels.ts'
import { mediumForms } from './add-subtract-decimals/medium.ts'

export const addSubtractDecimals = defineTopic(
  {
    id: 'add-subtract-decimals',
    name: { en: 'Add and subtract decimals', es: 'Sumar y restar decimales' },
    description: {
      en: 'Align the decimal points to add or subtract decimals up to hundredths.',
      es: 'Alinea los puntos decimales para sumar o restar decimales hasta las centésimas.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['5.NBT.B.7'],
    rev: 7,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
