import { defineTopic } from '../../author.ts'
import { easyForms } from './classify-quadrilaterals-attributes/easy.ts'
import { hardForms } from './classify-quadrilaterals-attributes/hard.ts'
import { levels } from './classify-quadrilaterals-attributes/levels.ts'
import { mediumForms } from './classify-quadrilaterals-attributes/medium.ts'

export const classifyQuadrilateralsAttributes = defineTopic(
  {
    id: 'classify-quadrilaterals-attributes',
    rev: 4,
    name: { en: 'Quadrilaterals and their attributes', es: 'Cuadriláteros y sus atributos' },
    description: {
      en: 'Name quadrilaterals and sort them by equal sides, right angles and opposite sides.',
      es: 'Nombra cuadriláteros y clasifícalos por sus lados iguales, ángulos rectos y lados opuestos.',
    },
    domain: 'Geometry',
    standards: ['3.G.A.1'],
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
