import type { PlannedTopic } from '../planned-topic.ts'

export const planned = {
  'ordinal-positions-to-tenth': {
    name: { en: 'Ordinal numbers: first to tenth', es: 'Números ordinales: del primero al décimo' },
    description: {
      en: 'Find or name the position of an object in a line, from first to tenth.',
      es: 'Encuentra o nombra la posición de un objeto en una fila, del primero al décimo.',
    },
    domain: 'Counting & Cardinality',
    standards: [],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'defining-attributes-of-shapes': {
    name: { en: 'Attributes of shapes', es: 'Atributos de las figuras' },
    description: {
      en: 'Decide which attributes, such as straight sides or corners, make a shape what it is.',
      es: 'Decide qué atributos, como los lados rectos o los vértices, definen una figura.',
    },
    domain: 'Geometry',
    standards: ['1.G.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
} satisfies Record<string, PlannedTopic>
