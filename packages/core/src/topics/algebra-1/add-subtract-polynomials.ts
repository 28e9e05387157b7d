import { defineTopic } from '../../author.ts'
import { easyForms } from './add-subtract-polynomials/easy.ts'
import { hardForms } from './add-subtract-polynomials/hard.ts'
import { levels } from './add-subtract-polynomials/levels.ts'
import { mediumForms } from './add-subtract-polynomials/medium.ts'

export const addSubtractPolynomials = defineTopic(
  {
    id: 'add-subtract-polynomials',
    name: { en: 'Add and subtract polynomials', es: 'Sumar y restar polinomios' },
    description: {
      en: 'Combine like terms to add or subtract polynomials and write the result in standard form.',
      es: 'Combina términos semejantes para sumar o restar polinomios y escribe el resultado en forma estándar.',
    },
    domain: 'Polynomials',
    standards: ['A-APR.A.1'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
