import { defineTopic } from '../../author.ts'
import { easyForms } from './number-words-to-1000/easy.ts'
import { hardForms } from './number-words-to-1000/hard.ts'
import { levels } from './number-words-to-1000/levels.ts'
import { mediumForms } from './number-words-to-1000/medium.ts'

export const numberWordsTo1000 = defineTopic(
  {
    id: 'number-words-to-1000',
    name: { en: 'Number words to 1,000', es: 'Números en palabras hasta 1,000' },
    description: {
      en: 'Read a number word up to 1,000 and write its numeral, or write the words.',
      es: 'Lee un número en palabras hasta 1,000 y escríbelo con cifras, o escríbelo con palabras.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.A.3'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
