import { defineTopic } from '../../author.ts'
import { easyForms } from './prime-factorization-exponents/easy.ts'
import { hardForms } from './prime-factorization-exponents/hard.ts'
import { levels } from './prime-factorization-exponents/levels.ts'
import { mediumForms } from './prime-factorization-exponents/medium.ts'

export const primeFactorizationExponents = defineTopic(
  {
    id: 'prime-factorization-exponents',
    name: { en: 'Prime factorization with exponents', es: 'Descomposición en factores primos con exponentes' },
    description: {
      en: 'Write a whole number as a product of primes using exponents for repeated factors.',
      es: 'Escribe un número entero como producto de primos con exponentes para los factores repetidos.',
    },
    domain: 'The Number System',
    standards: ['6.NS.B.4', '6.EE.A.1'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
