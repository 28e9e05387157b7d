import { defineTopic } from '../../author.ts'
import { easyForms } from './proportional-graphs/easy.ts'
import { hardForms } from './proportional-graphs/hard.ts'
import { levels } from './proportional-graphs/levels.ts'
import { mediumForms } from './proportional-graphs/medium.ts'

export const proportionalGraphs = defineTopic(
  {
    id: 'proportional-graphs',
    name: { en: 'Proportional relationships in graphs', es: 'Relaciones proporcionales en gráficas' },
    description: {
      en: 'Decide whether a graph is proportional and explain the meaning of its points.',
      es: 'Decide si una gráfica es proporcional y explica el significado de sus puntos.',
    },
    domain: 'Ratios & Proportional Relationships',
    standards: ['7.RP.A.2a', '7.RP.A.2d'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
