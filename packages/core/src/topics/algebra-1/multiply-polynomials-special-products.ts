import { defineTopic } from '../../author.ts'
import { easyForms } from './multiply-polynomials-special-products/easy.ts'
import { hardForms } from './multiply-polynomials-special-products/hard.ts'
import { levels } from './multiply-polynomials-special-products/levels.ts'
import { mediumForms } from './multiply-polynomials-special-products/medium.ts'

export const multiplyPolynomialsSpecialProducts = defineTopic(
  {
    id: 'multiply-polynomials-special-products',
    name: { en: 'Multiply polynomials and special products', es: 'Multiplicar polinomios y productos notables' },
    description: {
      en: 'Multiply monomials, binomials and trinomials and recognize squares of binomials and products of conjugates.',
      es: 'Multiplica monomios, binomios y trinomios y reconoce cuadrados de binomios y productos de conjugados.',
    },
    domain: 'Polynomials',
    standards: ['A-APR.A.1'],
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
