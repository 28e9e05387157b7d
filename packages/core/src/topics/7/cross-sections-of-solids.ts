import { defineTopic } from '../../author.ts'
import { easyForms } from './cross-sections-of-solids/easy.ts'
import { hardForms } from './cross-sections-of-solids/hard.ts'
import { levels } from './cross-sections-of-solids/levels.ts'
import { measuredForms } from './cross-sections-of-solids/measured.ts'
import { mediumForms } from './cross-sections-of-solids/medium.ts'

export const crossSectionsOfSolids = defineTopic(
  {
    id: 'cross-sections-of-solids',
    name: { en: 'Cross-sections of solids', es: 'Secciones transversales de cuerpos geométricos' },
    description: {
      en: 'Name the flat shape made when a plane slices through a solid.',
      es: 'Nombra la figura plana que se forma cuando un plano corta un cuerpo geométrico.',
    },
    domain: 'Geometry',
    standards: ['7.G.A.3'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form), ...measuredForms(form) }),
)
