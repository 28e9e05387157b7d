import { defineTopic } from '../../author.ts'
import { easyForms } from './percent-equation-three-cases/easy.ts'
import { hardForms } from './percent-equation-three-cases/hard.ts'
import { levels } from './percent-equation-three-cases/levels.ts'
import { mediumForms } from './percent-equation-three-cases/medium.ts'

export const percentEquationThreeCases = defineTopic(
  {
    id: 'percent-equation-three-cases',
    name: { en: 'Percent problems: part, whole or percent', es: 'Problemas de porcentaje: parte, total o porcentaje' },
    description: {
      en: 'Write a proportion or equation to find the part, the whole or the percent.',
      es: 'Escribe una proporción o ecuación para hallar la parte, el total o el porcentaje.',
    },
    domain: 'Ratios & Proportional Relationships',
    standards: ['7.RP.A.3'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
