import { defineTopic } from '../../author.ts'
import { easyForms } from './polynomial-long-synthetic-division/easy.ts'
import { hardForms } from './polynomial-long-synthetic-division/hard.ts'
import { levels } from './polynomial-long-synthetic-division/levels.ts'
import { mediumForms } from './polynomial-long-synthetic-division/medium.ts'

export const polynomialLongSyntheticDivision = defineTopic(
  {
    id: 'polynomial-long-synthetic-division',
    name: { en: 'Polynomial long and synthetic division', es: 'División larga y sintética de polinomios' },
    description: {
      en: 'Divide one polynomial by another and write the quotient and the remainder.',
      es: 'Divide un polinomio entre otro y escribe el cociente y el residuo.',
    },
    domain: 'Polynomials',
    standards: ['A-APR.D.6', 'A-APR.B.2', 'AP-PRECALC-1.11'],
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
