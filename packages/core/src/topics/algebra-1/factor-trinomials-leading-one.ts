import { defineTopic } from '../../author.ts'
import { easyForms } from './factor-trinomials-leading-one/easy.ts'
import { hardForms } from './factor-trinomials-leading-one/hard.ts'
import { levels } from './factor-trinomials-leading-one/levels.ts'
import { mediumForms } from './factor-trinomials-leading-one/medium.ts'

export const factorTrinomialsLeadingOne = defineTopic(
  {
    id: 'factor-trinomials-leading-one',
    name: { en: 'Factor trinomials x² + bx + c', es: 'Factorizar trinomios x² + bx + c' },
    description: {
      en: 'Write a trinomial with leading coefficient 1 as a product of two binomials.',
      es: 'Escribe un trinomio con coeficiente principal 1 como producto de dos binomios.',
    },
    domain: 'Factoring',
    standards: ['A-SSE.A.2', 'A-SSE.B.3a'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
