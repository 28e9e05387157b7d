import { defineTopic } from '../../author.ts'
import { easyForms } from './factor-trees-prime-factorization/easy.ts'
import { hardForms } from './factor-trees-prime-factorization/hard.ts'
import { levels } from './factor-trees-prime-factorization/levels.ts'
import { mediumForms } from './factor-trees-prime-factorization/medium.ts'

export const factorTreesPrimeFactorization = defineTopic(
  {
    id: 'factor-trees-prime-factorization',
    rev: 3,
    name: { en: 'Prime factorization with factor trees', es: 'Descomposición en factores primos' },
    description: {
      en: 'Complete a factor tree and write a number as a product of primes.',
      es: 'Completa un árbol de factores y escribe un número como producto de números primos.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: [],
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
