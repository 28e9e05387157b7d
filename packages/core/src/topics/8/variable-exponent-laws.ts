import { defineTopic } from '../../author.ts'
import { easyForms } from './variable-exponent-laws/easy.ts'
import { hardForms } from './variable-exponent-laws/hard.ts'
import { levels } from './variable-exponent-laws/levels.ts'
import { mediumForms } from './variable-exponent-laws/medium.ts'

export const variableExponentLaws = defineTopic(
  {
    id: 'variable-exponent-laws',
    name: { en: 'Laws of exponents with variables', es: 'Leyes de los exponentes con variables' },
    description: {
      en: 'Simplify products, quotients and powers of monomials and write them with positive exponents.',
      es: 'Simplifica productos, cocientes y potencias de monomios y escríbelos con exponentes positivos.',
    },
    domain: 'Expressions & Equations',
    standards: ['8.EE.A.1'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
