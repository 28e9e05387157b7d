import { defineTopic } from '../../author.ts'
import { easyForms } from './divide-fractions-by-fractions/easy.ts'
import { hardForms } from './divide-fractions-by-fractions/hard.ts'
import { levels } from './divide-fractions-by-fractions/levels.ts'
import { mediumForms } from './divide-fractions-by-fractions/medium.ts'

export const divideFractionsByFractions = defineTopic(
  {
    id: 'divide-fractions-by-fractions',
    name: { en: 'Divide fractions and mixed numbers', es: 'Dividir fracciones y números mixtos' },
    description: {
      en: 'Divide fractions and mixed numbers and write the quotient in lowest terms.',
      es: 'Divide fracciones y números mixtos y escribe el cociente en su mínima expresión.',
    },
    domain: 'The Number System',
    standards: ['6.NS.A.1'],
    rev: 7,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
