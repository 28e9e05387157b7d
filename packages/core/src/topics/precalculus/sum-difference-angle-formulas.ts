import { defineTopic } from '../../author.ts'
import { easyForms } from './sum-difference-angle-formulas/easy.ts'
import { hardForms } from './sum-difference-angle-formulas/hard.ts'
import { levels } from './sum-difference-angle-formulas/levels.ts'
import { mediumForms } from './sum-difference-angle-formulas/medium.ts'

export const sumDifferenceAngleFormulas = defineTopic(
  {
    id: 'sum-difference-angle-formulas',
    name: { en: 'Sum and difference formulas', es: 'Fórmulas de suma y diferencia de ángulos' },
    description: {
      en: 'Use sum and difference formulas to find exact trigonometric values and simplify expressions.',
      es: 'Usa las fórmulas de suma y diferencia para hallar valores trigonométricos exactos y simplificar expresiones.',
    },
    domain: 'Trigonometric Functions',
    standards: ['F-TF.C.9', 'AP-PRECALC-3.12'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
