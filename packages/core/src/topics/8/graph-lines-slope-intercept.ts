import { defineTopic } from '../../author.ts'
import { easyForms } from './graph-lines-slope-intercept/easy.ts'
import { hardForms } from './graph-lines-slope-intercept/hard.ts'
import { levels } from './graph-lines-slope-intercept/levels.ts'
import { mediumForms } from './graph-lines-slope-intercept/medium.ts'

export const graphLinesSlopeIntercept = defineTopic(
  {
    id: 'graph-lines-slope-intercept',
    name: { en: 'Graph lines y = mx + b', es: 'Graficar rectas y = mx + b' },
    description: {
      en: 'Graph a line from its slope and y-intercept and read both from an equation.',
      es: 'Grafica una recta a partir de su pendiente e intersección con el eje y, leídas en la ecuación.',
    },
    domain: 'Expressions & Equations',
    standards: ['8.EE.B.6', '8.F.A.3'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
