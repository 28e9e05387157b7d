import { defineTopic } from '../../author.ts'
import { easyForms } from './estimate-decimal-operations/easy.ts'
import { hardForms } from './estimate-decimal-operations/hard.ts'
import { levels } from './estimate-decimal-operations/levels.ts'
import { mediumForms } from './estimate-decimal-operations/medium.ts'

export const estimateDecimalOperations = defineTopic(
  {
    id: 'estimate-decimal-operations',
    name: { en: 'Estimate with decimals', es: 'Estimar con decimales' },
    description: {
      en: 'Estimate sums, differences and products of decimals and judge whether a result is reasonable.',
      es: 'Estima sumas, restas y productos de decimales y decide si un resultado es razonable.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['5.NBT.B.7'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
