import { defineTopic } from '../../author.ts'
import { easyForms } from './line-equations-slope-intercept/easy.ts'
import { hardForms } from './line-equations-slope-intercept/hard.ts'
import { levels } from './line-equations-slope-intercept/levels.ts'
import { mediumForms } from './line-equations-slope-intercept/medium.ts'

export const lineEquationsSlopeIntercept = defineTopic(
  {
    id: 'line-equations-slope-intercept',
    name: { en: 'Write equations of lines y = mx + b', es: 'Escribir ecuaciones de rectas y = mx + b' },
    description: {
      en: 'Write the slope-intercept equation of a line from a graph, points, a table or a story.',
      es: 'Escribe la ecuación pendiente-intersección de una recta a partir de una gráfica, puntos, una tabla o una situación.',
    },
    domain: 'Expressions & Equations',
    standards: ['8.EE.B.6', '8.F.B.4'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
