import { defineTopic } from '../../author.ts'
import { easyForms } from './graph-ratio-pairs/easy.ts'
import { hardForms } from './graph-ratio-pairs/hard.ts'
import { levels } from './graph-ratio-pairs/levels.ts'
import { mediumForms } from './graph-ratio-pairs/medium.ts'

export const graphRatioPairs = defineTopic(
  {
    id: 'graph-ratio-pairs',
    name: {
      en: 'Graph ratio pairs on the coordinate plane',
      es: 'Graficar pares de razones en el plano de coordenadas',
    },
    description: {
      en: 'Plot equivalent ratios as points and read further pairs from the graph.',
      es: 'Ubica razones equivalentes como puntos y lee otros pares en la gráfica.',
    },
    domain: 'Ratios & Proportional Relationships',
    standards: ['6.RP.A.3a'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
