import { defineTopic } from '../../author.ts'
import { easyForms } from './equivalent-expressions-properties/easy.ts'
import { hardForms } from './equivalent-expressions-properties/hard.ts'
import { levels } from './equivalent-expressions-properties/levels.ts'
import { mediumForms } from './equivalent-expressions-properties/medium.ts'

export const equivalentExpressionsProperties = defineTopic(
  {
    id: 'equivalent-expressions-properties',
    name: {
      en: 'Equivalent expressions: distribute and combine like terms',
      es: 'Expresiones equivalentes: distribuir y combinar términos semejantes',
    },
    description: {
      en: 'Use the distributive property and combine like terms to write an equal, simpler expression.',
      es: 'Usa la propiedad distributiva y combina términos semejantes para escribir una expresión equivalente más simple.',
    },
    domain: 'Expressions & Equations',
    standards: ['6.EE.A.3', '6.EE.A.4'],
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
