import { defineTopic } from '../../author.ts'
import { easyForms } from './multiply-decimals/easy.ts'
import { hardForms } from './multiply-decimals/hard.ts'
import { levels } from './multiply-decimals/levels.ts'
import { mediumForms } from './multiply-decimals/medium.ts'

export const multiplyDecimals = defineTopic(
  {
    id: 'multiply-decimals',
    name: { en: 'Multiply decimals', es: 'Multiplicar decimales' },
    description: {
      en: 'Multiply decimals up to hundredths and place the decimal point in the product.',
      es: 'Multiplica decimales hasta las centésimas y coloca el punto decimal en el producto.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['5.NBT.B.7'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
