import { defineTopic } from '../../author.ts'
import { easyForms } from './product-quotient-rule-derivatives/easy.ts'
import { hardForms } from './product-quotient-rule-derivatives/hard.ts'
import { levels } from './product-quotient-rule-derivatives/levels.ts'
import { mediumForms } from './product-quotient-rule-derivatives/medium.ts'

export const productQuotientRuleDerivatives = defineTopic(
  {
    id: 'product-quotient-rule-derivatives',
    name: { en: 'Product and quotient rules', es: 'Reglas del producto y del cociente' },
    description: {
      en: 'Differentiate products and quotients of functions given by formulas or by a table.',
      es: 'Deriva productos y cocientes de funciones dadas por fórmulas o por una tabla.',
    },
    domain: 'Derivatives: Definition & Rules',
    standards: ['AP-CALC-2.8', 'AP-CALC-2.9'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
