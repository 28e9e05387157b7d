import { defineTopic } from '../../author.ts'
import { easyForms } from './number-words-to-20/easy.ts'
import { hardForms } from './number-words-to-20/hard.ts'
import { levels } from './number-words-to-20/levels.ts'
import { mediumForms } from './number-words-to-20/medium.ts'

export const numberWordsTo20 = defineTopic(
  {
    id: 'number-words-to-20',
    name: { en: 'Number words to 20', es: 'Números en palabras hasta 20' },
    description: {
      en: 'Match the number words from zero to twenty with their numerals and write them.',
      es: 'Relaciona los números en palabras, de cero a veinte, con sus cifras y escríbelos.',
    },
    domain: 'Counting & Cardinality',
    standards: ['K.CC.A.3'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
