import { defineTopic } from '../../author.ts'
import { easyForms } from './missing-factor-equations/easy.ts'
import { hardForms } from './missing-factor-equations/hard.ts'
import { levels } from './missing-factor-equations/levels.ts'
import { mediumForms } from './missing-factor-equations/medium.ts'

export const missingFactorEquations = defineTopic(
  {
    id: 'missing-factor-equations',
    rev: 3,
    name: {
      en: 'Find the missing number in multiplication and division',
      es: 'Hallar el número que falta en multiplicaciones y divisiones',
    },
    description: {
      en: 'Find the unknown number in a multiplication or division equation with basic facts.',
      es: 'Halla el número desconocido en una multiplicación o división con operaciones básicas.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['3.OA.A.4', '3.OA.B.6'],
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
