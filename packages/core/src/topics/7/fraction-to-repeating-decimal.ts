import { defineTopic } from '../../author.ts'
import { easyForms } from './fraction-to-repeating-decimal/easy.ts'
import { hardForms } from './fraction-to-repeating-decimal/hard.ts'
import { levels } from './fraction-to-repeating-decimal/levels.ts'
import { mediumForms } from './fraction-to-repeating-decimal/medium.ts'

export const fractionToRepeatingDecimal = defineTopic(
  {
    id: 'fraction-to-repeating-decimal',
    name: {
      en: 'Convert fractions to terminating and repeating decimals',
      es: 'Convertir fracciones a decimales finitos y periódicos',
    },
    description: {
      en: 'Divide to write a fraction as a terminating decimal or a repeating decimal with a bar.',
      es: 'Divide para escribir una fracción como decimal finito o como decimal periódico con barra.',
    },
    domain: 'The Number System',
    standards: ['7.NS.A.2d'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
