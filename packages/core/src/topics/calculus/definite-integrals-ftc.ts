import { defineTopic } from '../../author.ts'
import { easyForms } from './definite-integrals-ftc/easy.ts'
import { hardForms } from './definite-integrals-ftc/hard.ts'
import { levels } from './definite-integrals-ftc/levels.ts'
import { mediumForms } from './definite-integrals-ftc/medium.ts'

export const definiteIntegralsFtc = defineTopic(
  {
    id: 'definite-integrals-ftc',
    name: {
      en: 'Evaluate definite integrals (FTC part 2)',
      es: 'Calcular integrales definidas (teorema fundamental del cálculo, parte 2)',
    },
    description: {
      en: 'Find an antiderivative and subtract its values at the limits to evaluate an integral exactly.',
      es: 'Halla una antiderivada y resta sus valores en los límites para calcular una integral exacta.',
    },
    domain: 'Integration',
    standards: ['AP-CALC-6.7'],
    rev: 7,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
