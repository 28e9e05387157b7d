import { defineTopic } from '../../author.ts'
import { easyForms } from './partial-fraction-decomposition/easy.ts'
import { hardForms } from './partial-fraction-decomposition/hard.ts'
import { levels } from './partial-fraction-decomposition/levels.ts'
import { mediumForms } from './partial-fraction-decomposition/medium.ts'

export const partialFractionDecomposition = defineTopic(
  {
    id: 'partial-fraction-decomposition',
    name: { en: 'Partial fraction decomposition', es: 'Descomposición en fracciones parciales' },
    description: {
      en: 'Write a rational expression as a sum of fractions with simpler denominators.',
      es: 'Escribe una expresión racional como suma de fracciones con denominadores más simples.',
    },
    domain: 'Polynomial & Rational Functions',
    standards: ['A-APR.D.6', 'A-APR.D.7', 'AP-PRECALC-1.11'],
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
