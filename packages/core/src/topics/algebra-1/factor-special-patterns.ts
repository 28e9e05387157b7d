import { defineTopic } from '../../author.ts'
import { easyForms } from './factor-special-patterns/easy.ts'
import { hardForms } from './factor-special-patterns/hard.ts'
import { levels } from './factor-special-patterns/levels.ts'
import { mediumForms } from './factor-special-patterns/medium.ts'

export const factorSpecialPatterns = defineTopic(
  {
    id: 'factor-special-patterns',
    name: {
      en: 'Factor differences of squares and perfect-square trinomials',
      es: 'Factorizar diferencias de cuadrados y trinomios cuadrados perfectos',
    },
    description: {
      en: 'Recognize differences of squares and perfect-square trinomials and write them as products.',
      es: 'Reconoce diferencias de cuadrados y trinomios cuadrados perfectos y escríbelos como productos.',
    },
    domain: 'Factoring',
    standards: ['A-SSE.A.2'],
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
