import { defineTopic } from '../../author.ts'
import { easyForms } from './write-name-expressions/easy.ts'
import { hardForms } from './write-name-expressions/hard.ts'
import { levels } from './write-name-expressions/levels.ts'
import { mediumForms } from './write-name-expressions/medium.ts'

export const writeNameExpressions = defineTopic(
  {
    id: 'write-name-expressions',
    name: {
      en: 'Write algebraic expressions and name their parts',
      es: 'Escribir expresiones algebraicas e identificar sus partes',
    },
    description: {
      en: 'Translate phrases into expressions with variables and identify terms, coefficients, factors and constants.',
      es: 'Traduce frases a expresiones con variables e identifica términos, coeficientes, factores y constantes.',
    },
    domain: 'Expressions & Equations',
    standards: ['6.EE.A.2', '6.EE.A.2a', '6.EE.A.2b', '6.EE.B.6'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
