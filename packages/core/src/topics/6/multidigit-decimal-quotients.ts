import { defineTopic } from '../../author.ts'
import { easyForms } from './multidigit-decimal-quotients/easy.ts'
import { hardForms } from './multidigit-decimal-quotients/hard.ts'
import { levels } from './multidigit-decimal-quotients/levels.ts'
import { mediumForms } from './multidigit-decimal-quotients/medium.ts'

export const multidigitDecimalQuotients = defineTopic(
  {
    id: 'multidigit-decimal-quotients',
    name: { en: 'Divide multi-digit decimals', es: 'Dividir decimales de varios dígitos' },
    description: {
      en: 'Divide decimals by whole numbers or decimals, moving the decimal point when needed.',
      es: 'Divide decimales entre números enteros o decimales, moviendo el punto decimal si hace falta.',
    },
    domain: 'The Number System',
    standards: ['6.NS.B.3'],
    rev: 2,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
