import { defineTopic } from '../../author.ts'
import { easyForms } from './divide-multidigit-fluently/easy.ts'
import { hardForms } from './divide-multidigit-fluently/hard.ts'
import { levels } from './divide-multidigit-fluently/levels.ts'
import { mediumForms } from './divide-multidigit-fluently/medium.ts'

export const divideMultidigitFluently = defineTopic(
  {
    id: 'divide-multidigit-fluently',
    name: {
      en: 'Divide multi-digit numbers (long division)',
      es: 'Dividir números de varios dígitos (división larga)',
    },
    description: {
      en: 'Divide large whole numbers by two- or three-digit numbers with the standard algorithm.',
      es: 'Divide números enteros grandes entre números de dos o tres dígitos con el algoritmo estándar.',
    },
    domain: 'The Number System',
    standards: ['6.NS.B.2'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
