import { defineTopic } from '../../author.ts'
import { easyForms } from './estimate-products-quotients/easy.ts'
import { hardForms } from './estimate-products-quotients/hard.ts'
import { levels } from './estimate-products-quotients/levels.ts'
import { mediumForms } from './estimate-products-quotients/medium.ts'

export const estimateProductsQuotients = defineTopic(
  {
    id: 'estimate-products-quotients',
    name: {
      en: 'Mental math and estimation: products and quotients',
      es: 'Cálculo mental y estimación: productos y cocientes',
    },
    description: {
      en: 'Use basic facts, rounding and compatible numbers to find or estimate products and quotients mentally.',
      es: 'Usa tablas, redondeo y números compatibles para hallar o estimar mentalmente productos y cocientes.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['4.NBT.B.5', '4.NBT.B.6', '4.OA.A.3'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
