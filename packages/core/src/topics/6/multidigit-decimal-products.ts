import { defineTopic } from '../../author.ts'
import { easyForms } from './multidigit-decimal-products/easy.ts'
import { hardForms } from './multidigit-decimal-products/hard.ts'
import { levels } from './multidigit-decimal-products/levels.ts'
import { mediumForms } from './multidigit-decimal-products/medium.ts'

export const multidigitDecimalProducts = defineTopic(
  {
    id: 'multidigit-decimal-products',
    name: { en: 'Multiply multi-digit decimals', es: 'Multiplicar decimales de varios dígitos' },
    description: {
      en: 'Multiply decimals of several digits and decide where the decimal point goes.',
      es: 'Multiplica decimales de varios dígitos y decide dónde va el punto decimal.',
    },
    domain: 'The Number System',
    standards: ['6.NS.B.3'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
