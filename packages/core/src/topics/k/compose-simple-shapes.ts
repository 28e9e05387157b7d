import { defineTopic } from '../../author.ts'
import { easyForms } from './compose-simple-shapes/easy.ts'
import { hardForms, levels } from './compose-simple-shapes/hard.ts'
import { mediumForms } from './compose-simple-shapes/medium.ts'

export const composeSimpleShapes = defineTopic(
  {
    id: 'compose-simple-shapes',
    name: { en: 'Put shapes together', es: 'Formar figuras con otras figuras' },
    description: {
      en: 'Decide which small shapes fit together to make a larger shape and count the pieces.',
      es: 'Decide qué figuras pequeñas se unen para formar una más grande y cuenta las piezas.',
    },
    domain: 'Geometry',
    standards: ['K.G.B.6'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
