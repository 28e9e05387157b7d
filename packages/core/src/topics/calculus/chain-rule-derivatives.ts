import { defineTopic } from '../../author.ts'
import { easyForms } from './chain-rule-derivatives/easy.ts'
import { hardForms } from './chain-rule-derivatives/hard.ts'
import { levels } from './chain-rule-derivatives/levels.ts'
import { mediumForms } from './chain-rule-derivatives/medium.ts'

export const chainRuleDerivatives = defineTopic(
  {
    id: 'chain-rule-derivatives',
    name: { en: 'Chain rule', es: 'Regla de la cadena' },
    description: {
      en: 'Differentiate composite functions by multiplying the derivatives of the outer and inner functions.',
      es: 'Deriva funciones compuestas multiplicando las derivadas de la función exterior y la interior.',
    },
    domain: 'Derivatives: Definition & Rules',
    standards: ['AP-CALC-3.1'],
    rev: 10,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
