import { defineTopic } from '../../author.ts'
import { easyForms } from './repeating-decimals-to-fractions/easy.ts'
import { hardForms } from './repeating-decimals-to-fractions/hard.ts'
import { levels } from './repeating-decimals-to-fractions/levels.ts'
import { mediumForms } from './repeating-decimals-to-fractions/medium.ts'

export const repeatingDecimalsToFractions = defineTopic(
  {
    id: 'repeating-decimals-to-fractions',
    name: { en: 'Convert repeating decimals to fractions', es: 'Convertir decimales periódicos a fracciones' },
    description: {
      en: 'Write a repeating decimal as a fraction in lowest terms by solving an equation.',
      es: 'Escribe un decimal periódico como fracción en su mínima expresión resolviendo una ecuación.',
    },
    domain: 'The Number System',
    standards: ['8.NS.A.1'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
