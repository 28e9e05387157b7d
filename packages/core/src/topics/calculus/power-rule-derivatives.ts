import { defineTopic } from '../../author.ts'
import { easyForms } from './power-rule-derivatives/easy.ts'
import { hardForms } from './power-rule-derivatives/hard.ts'
import { levels } from './power-rule-derivatives/levels.ts'
import { mediumForms } from './power-rule-derivatives/medium.ts'

export const powerRuleDerivatives = defineTopic(
  {
    id: 'power-rule-derivatives',
    name: {
      en: 'Power, constant, sum and difference rules',
      es: 'Reglas de la potencia, de la constante y de la suma o diferencia',
    },
    description: {
      en: 'Differentiate sums of powers of x, rewriting roots and fractions as powers first.',
      es: 'Deriva sumas de potencias de x, reescribiendo primero raíces y fracciones como potencias.',
    },
    domain: 'Derivatives: Definition & Rules',
    standards: ['AP-CALC-2.5', 'AP-CALC-2.6'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
