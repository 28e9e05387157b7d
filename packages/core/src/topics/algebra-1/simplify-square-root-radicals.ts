import { defineTopic } from '../../author.ts'
import { easyForms } from './simplify-square-root-radicals/easy.ts'
import { hardForms } from './simplify-square-root-radicals/hard.ts'
import { levels } from './simplify-square-root-radicals/levels.ts'
import { mediumForms } from './simplify-square-root-radicals/medium.ts'

export const simplifySquareRootRadicals = defineTopic(
  {
    id: 'simplify-square-root-radicals',
    name: { en: 'Simplify square roots', es: 'Simplificar raíces cuadradas' },
    description: {
      en: 'Take perfect-square factors out of a square root and write it in simplest form.',
      es: 'Saca los factores cuadrados perfectos de una raíz cuadrada y escríbela en su forma más simple.',
    },
    domain: 'Exponents & Radicals',
    standards: ['N-RN.A.2', 'A-SSE.A.2'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
