import { defineTopic } from '../../author.ts'
import { easyForms } from './integer-exponent-laws/easy.ts'
import { hardForms } from './integer-exponent-laws/hard.ts'
import { levels } from './integer-exponent-laws/levels.ts'
import { mediumForms } from './integer-exponent-laws/medium.ts'

export const integerExponentLaws = defineTopic(
  {
    id: 'integer-exponent-laws',
    name: { en: 'Laws of exponents with numbers', es: 'Leyes de los exponentes con números' },
    description: {
      en: 'Use exponent laws to write products and quotients of powers of numbers as one power.',
      es: 'Usa las leyes de los exponentes para escribir productos y cocientes de potencias como una sola.',
    },
    domain: 'Expressions & Equations',
    standards: ['8.EE.A.1'],
    rev: 7,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
