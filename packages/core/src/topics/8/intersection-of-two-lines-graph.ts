import { defineTopic } from '../../author.ts'
import { easyForms } from './intersection-of-two-lines-graph/easy.ts'
import { hardForms } from './intersection-of-two-lines-graph/hard.ts'
import { levels } from './intersection-of-two-lines-graph/levels.ts'
import { mediumForms } from './intersection-of-two-lines-graph/medium.ts'

export const intersectionOfTwoLinesGraph = defineTopic(
  {
    id: 'intersection-of-two-lines-graph',
    name: {
      en: 'Solve systems by graphing: the intersection of two lines',
      es: 'Resolver sistemas gráficamente: la intersección de dos rectas',
    },
    description: {
      en: 'Graph two lines and read the point where they cross as the solution of the system.',
      es: 'Grafica dos rectas y lee el punto donde se cruzan como solución del sistema.',
    },
    domain: 'Expressions & Equations',
    standards: ['8.EE.C.8', '8.EE.C.8a'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
