import { defineTopic } from '../../author.ts'
import { easyForms } from './limits-algebraic-techniques/easy.ts'
import { hardForms } from './limits-algebraic-techniques/hard.ts'
import { levels } from './limits-algebraic-techniques/levels.ts'
import { mediumForms } from './limits-algebraic-techniques/medium.ts'

export const limitsAlgebraicTechniques = defineTopic(
  {
    id: 'limits-algebraic-techniques',
    name: { en: 'Evaluate limits algebraically', es: 'Calcular límites de forma algebraica' },
    description: {
      en: 'Evaluate limits with limit laws, substitution, factoring, conjugates or common denominators.',
      es: 'Calcula límites con propiedades, sustitución, factorización, conjugados o denominadores comunes.',
    },
    domain: 'Limits & Continuity',
    standards: ['AP-CALC-1.5', 'AP-CALC-1.6', 'AP-CALC-1.7'],
    rev: 7,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
