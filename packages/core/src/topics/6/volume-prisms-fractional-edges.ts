import { defineTopic } from '../../author.ts'
import { easyForms } from './volume-prisms-fractional-edges/easy.ts'
import { hardForms } from './volume-prisms-fractional-edges/hard.ts'
import { mediumForms } from './volume-prisms-fractional-edges/medium.ts'
import { levels } from './volume-prisms-fractional-edges/prisms.ts'

export const volumePrismsFractionalEdges = defineTopic(
  {
    id: 'volume-prisms-fractional-edges',
    name: {
      en: 'Volume of rectangular prisms with fractional edges',
      es: 'Volumen de prismas rectangulares con aristas fraccionarias',
    },
    description: {
      en: 'Find the volume of a rectangular prism whose edges are fractions or mixed numbers.',
      es: 'Halla el volumen de un prisma rectangular cuyas aristas son fracciones o números mixtos.',
    },
    domain: 'Geometry',
    standards: ['6.G.A.2'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
