import { defineTopic } from '../../author.ts'
import { easyForms } from './divide-decimals/easy.ts'
import { hardForms } from './divide-decimals/hard.ts'
import { levels } from './divide-decimals/levels.ts'
import { mediumForms } from './divide-decimals/medium.ts'

export const divideDecimals = defineTopic(
  {
    id: 'divide-decimals',
    name: { en: 'Divide decimals', es: 'Dividir decimales' },
    description: {
      en: 'Divide decimals up to hundredths by whole numbers or by decimals.',
      es: 'Divide decimales hasta las centésimas entre números enteros o entre decimales.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['5.NBT.B.7'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
