import type { PlannedTopic } from '../planned-topic.ts'

export const planned = {
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
