import { defineTopic } from '../../author.ts'
import { easyForms } from './defining-attributes-of-shapes/easy.ts'
import { hardForms, levels } from './defining-attributes-of-shapes/hard.ts'
import { mediumForms } from './defining-attributes-of-shapes/medium.ts'

export const definingAttributesOfShapes = defineTopic(
  {
    id: 'defining-attributes-of-shapes',
    name: { en: 'Attributes of shapes', es: 'Atributos de las figuras' },
    description: {
      en: 'Decide which attributes, such as straight sides or corners, make a shape what it is.',
      es: 'Decide qué atributos, como los lados rectos o las esquinas, definen una figura.',
    },
    domain: 'Geometry',
    standards: ['1.G.A.1'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
