import { defineTopic } from '../../author.ts'
import { easyForms } from './multidigit-decimal-sums-differences/easy.ts'
import { hardForms } from './multidigit-decimal-sums-differences/hard.ts'
import { levels } from './multidigit-decimal-sums-differences/levels.ts'
import { mediumForms } from './multidigit-decimal-sums-differences/medium.ts'

export const multidigitDecimalSumsDifferences = defineTopic(
  {
    id: 'multidigit-decimal-sums-differences',
    name: { en: 'Add and subtract multi-digit decimals', es: 'Sumar y restar decimales de varios dígitos' },
    description: {
      en: 'Align place values to add or subtract decimals with different numbers of places.',
      es: 'Alinea los valores posicionales para sumar o restar decimales con distinto número de cifras.',
    },
    domain: 'The Number System',
    standards: ['6.NS.B.3'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
