import type { PlannedTopic } from '../planned-topic.ts'

export const planned = {
  'compose-simple-shapes': {
    name: { en: 'Put shapes together', es: 'Formar figuras con otras figuras' },
    description: {
      en: 'Decide which small shapes fit together to make a larger shape and count the pieces.',
      es: 'Decide qué figuras pequeñas se unen para formar una más grande y cuenta las piezas.',
    },
    domain: 'Geometry',
    standards: ['K.G.B.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
} satisfies Record<string, PlannedTopic>
