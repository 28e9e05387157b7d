import { defineTopic } from '../../author.ts'
import { easyForms } from './line-graphs/easy.ts'
import { levels } from './line-graphs/graphs.ts'
import { hardForms } from './line-graphs/hard.ts'
import { mediumForms } from './line-graphs/medium.ts'

export const lineGraphs = defineTopic(
  {
    id: 'line-graphs',
    name: { en: 'Line graphs', es: 'Gráficas lineales' },
    description: {
      en: 'Read, complete and draw line graphs of data over time and compare the changes they show.',
      es: 'Lee, completa y dibuja gráficas lineales de datos a lo largo del tiempo y compara los cambios que muestran.',
    },
    domain: 'Measurement & Data',
    standards: ['5.G.A.2'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
