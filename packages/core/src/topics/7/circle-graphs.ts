import { defineTopic } from '../../author.ts'
import { angleForms } from './circle-graphs/angles.ts'
import { easyForms } from './circle-graphs/easy.ts'
import { hardForms } from './circle-graphs/hard.ts'
import { levels } from './circle-graphs/levels.ts'
import { mediumForms } from './circle-graphs/medium.ts'

export const circleGraphs = defineTopic(
  {
    id: 'circle-graphs',
    name: { en: 'Circle graphs', es: 'Gráficas circulares' },
    description: {
      en: 'Read circle graphs, find parts of a total and angles of sectors, and draw circle graphs from data.',
      es: 'Lee gráficas circulares, halla partes de un total y ángulos de sectores, y dibuja gráficas circulares a partir de datos.',
    },
    domain: 'Statistics & Probability',
    standards: ['7.RP.A.3'],
    rev: 8,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...angleForms(form), ...hardForms(form) }),
)
