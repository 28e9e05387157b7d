import { defineTopic } from '../../author.ts'
import { easyForms } from './compare-decimals-to-hundredths/easy.ts'
import { hardForms } from './compare-decimals-to-hundredths/hard.ts'
import { levels } from './compare-decimals-to-hundredths/levels.ts'
import { mediumForms } from './compare-decimals-to-hundredths/medium.ts'

export const compareDecimalsToHundredths = defineTopic(
  {
    id: 'compare-decimals-to-hundredths',
    name: { en: 'Compare and order decimals', es: 'Comparar y ordenar decimales hasta las centésimas' },
    description: {
      en: 'Compare and order decimals with one or two places using the symbols <, > and =.',
      es: 'Compara y ordena decimales con una o dos cifras usando los signos <, > y =.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['4.NF.C.7'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
