import { defineTopic } from '../../author.ts'
import { easyForms } from './compare-order-decimals-thousandths/easy.ts'
import { hardForms } from './compare-order-decimals-thousandths/hard.ts'
import { levels } from './compare-order-decimals-thousandths/levels.ts'
import { mediumForms } from './compare-order-decimals-thousandths/medium.ts'

export const compareOrderDecimalsThousandths = defineTopic(
  {
    id: 'compare-order-decimals-thousandths',
    name: {
      en: 'Compare and order decimals to thousandths',
      es: 'Comparar y ordenar decimales hasta las milésimas',
    },
    description: {
      en: 'Compare and order decimals with up to three places using the symbols <, > and =.',
      es: 'Compara y ordena decimales de hasta tres cifras con los signos <, > y =.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['5.NBT.A.3b'],
    rev: 2,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
