import { defineTopic } from '../../author.ts'
import { easyForms } from './surface-area-prisms-pyramids/easy.ts'
import { hardForms } from './surface-area-prisms-pyramids/hard.ts'
import { levels } from './surface-area-prisms-pyramids/levels.ts'
import { mediumForms } from './surface-area-prisms-pyramids/medium.ts'

export const surfaceAreaPrismsPyramids = defineTopic(
  {
    id: 'surface-area-prisms-pyramids',
    name: { en: 'Surface area of prisms and pyramids', es: 'Área de superficie de prismas y pirámides' },
    description: {
      en: 'Add the areas of all faces of a prism, a pyramid or a composite solid.',
      es: 'Suma las áreas de todas las caras de un prisma, una pirámide o un sólido compuesto.',
    },
    domain: 'Geometry',
    standards: ['7.G.B.6'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
