import type { PlannedTopic } from '../planned-topic.ts'

export const planned = {
  'position-words': {
    name: { en: 'Position words', es: 'Palabras de posición' },
    description: {
      en: 'Use above, below, beside, in front of, behind and between to say where a shape is.',
      es: 'Usa arriba, abajo, al lado, delante, detrás y entre para decir dónde está una figura.',
    },
    domain: 'Geometry',
    standards: ['K.G.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
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
