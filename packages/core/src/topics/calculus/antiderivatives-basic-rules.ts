import { defineTopic } from '../../author.ts'
import { easyForms } from './antiderivatives-basic-rules/easy.ts'
import { hardForms } from './antiderivatives-basic-rules/hard.ts'
import { levels } from './antiderivatives-basic-rules/levels.ts'
import { mediumForms } from './antiderivatives-basic-rules/medium.ts'

export const antiderivativesBasicRules = defineTopic(
  {
    id: 'antiderivatives-basic-rules',
    name: { en: 'Antiderivatives: basic rules', es: 'Antiderivadas: reglas básicas' },
    description: {
      en: 'Find antiderivatives with basic rules and use given values to determine the constant.',
      es: 'Halla antiderivadas con reglas básicas y usa valores dados para determinar la constante.',
    },
    domain: 'Integration',
    standards: ['AP-CALC-6.8'],
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
