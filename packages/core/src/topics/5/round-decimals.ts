import { defineTopic } from '../../author.ts'
import { easyForms } from './round-decimals/easy.ts'
import { hardForms } from './round-decimals/hard.ts'
import { levels } from './round-decimals/levels.ts'
import { mediumForms } from './round-decimals/medium.ts'

export const roundDecimals = defineTopic(
  {
    id: 'round-decimals',
    name: { en: 'Round decimals', es: 'Redondear decimales' },
    description: {
      en: 'Round decimals to the nearest whole number, tenth or hundredth.',
      es: 'Redondea decimales al número entero, a la décima o a la centésima más cercana.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['5.NBT.A.4'],
    rev: 7,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
