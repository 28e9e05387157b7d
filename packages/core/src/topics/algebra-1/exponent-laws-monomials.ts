import { defineTopic } from '../../author.ts'
import { easyForms } from './exponent-laws-monomials/easy.ts'
import { hardForms } from './exponent-laws-monomials/hard.ts'
import { levels } from './exponent-laws-monomials/levels.ts'
import { mediumForms } from './exponent-laws-monomials/medium.ts'

export const exponentLawsMonomials = defineTopic(
  {
    id: 'exponent-laws-monomials',
    name: { en: 'Exponent laws with monomials', es: 'Leyes de los exponentes con monomios' },
    description: {
      en: 'Apply several exponent laws to simplify monomials and write them with positive exponents.',
      es: 'Aplica varias leyes de los exponentes para simplificar monomios y escríbelos con exponentes positivos.',
    },
    domain: 'Exponents & Radicals',
    standards: ['N-RN.A.2', 'A-SSE.A.2'],
    rev: 7,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
