import { defineTopic } from '../../author.ts'
import { easyForms } from './expand-combine-linear-expressions/easy.ts'
import { levels } from './expand-combine-linear-expressions/levels.ts'
import { mediumForms } from './expand-combine-linear-expressions/medium.ts'

export const expandCombineLinearExpressions = defineTopic(
  {
    id: 'expand-combine-linear-expressions',
    name: { en: 'Expand and combine linear expressions', es: 'Desarrollar y combinar expresiones lineales' },
    description: {
      en: 'Use the distributive property and combine like terms in expressions with rational coefficients.',
      es: 'Aplica la propiedad distributiva y combina términos semejantes en expresiones con coeficientes racionales.',
    },
    domain: 'Expressions & Equations',
    standards: ['7.EE.A.1'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form) }),
)
