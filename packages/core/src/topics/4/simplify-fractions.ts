import { defineTopic } from '../../author.ts'
import { easyForms } from './simplify-fractions/easy.ts'
import { hardForms } from './simplify-fractions/hard.ts'
import { levels } from './simplify-fractions/levels.ts'
import { mediumForms } from './simplify-fractions/medium.ts'

export const simplifyFractions = defineTopic(
  {
    id: 'simplify-fractions',
    name: { en: 'Simplify fractions', es: 'Simplificar fracciones' },
    description: {
      en: 'Divide numerator and denominator by a common factor to write a fraction in lowest terms.',
      es: 'Divide el numerador y el denominador entre un factor común para escribir la fracción en su mínima expresión.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['4.NF.A.1'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
