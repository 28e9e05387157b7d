import { defineTopic } from '../../author.ts'
import { easyForms } from './quadrilateral-hierarchy/easy.ts'
import { hardForms } from './quadrilateral-hierarchy/hard.ts'
import { levels } from './quadrilateral-hierarchy/levels.ts'
import { mediumForms } from './quadrilateral-hierarchy/medium.ts'

export const quadrilateralHierarchy = defineTopic(
  {
    id: 'quadrilateral-hierarchy',
    name: { en: 'Classify quadrilaterals in a hierarchy', es: 'Clasificar cuadriláteros en una jerarquía' },
    description: {
      en: 'Name all the families a quadrilateral belongs to and decide which statements are always true.',
      es: 'Nombra todas las familias de un cuadrilátero y decide qué afirmaciones son siempre verdaderas.',
    },
    domain: 'Geometry',
    standards: ['5.G.B.3', '5.G.B.4'],
    rev: 2,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
