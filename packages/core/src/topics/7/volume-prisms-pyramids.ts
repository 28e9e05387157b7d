import { defineTopic } from '../../author.ts'
import { easyForms } from './volume-prisms-pyramids/easy.ts'
import { hardForms } from './volume-prisms-pyramids/hard.ts'
import { mediumForms } from './volume-prisms-pyramids/medium.ts'
import { levels } from './volume-prisms-pyramids/solids.ts'

export const volumePrismsPyramids = defineTopic(
  {
    id: 'volume-prisms-pyramids',
    name: { en: 'Volume of prisms and pyramids', es: 'Volumen de prismas y pirámides' },
    description: {
      en: 'Find the volume or a missing dimension of a prism, pyramid or composite solid.',
      es: 'Halla el volumen o una dimensión desconocida de un prisma, una pirámide o un sólido compuesto.',
    },
    domain: 'Geometry',
    standards: ['7.G.B.6'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
