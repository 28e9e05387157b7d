import { defineTopic } from '../../author.ts'
import { easyForms } from './compare-measurable-attributes/easy.ts'
import { hardForms } from './compare-measurable-attributes/hard.ts'
import { levels } from './compare-measurable-attributes/levels.ts'
import { mediumForms } from './compare-measurable-attributes/medium.ts'

export const compareMeasurableAttributes = defineTopic(
  {
    id: 'compare-measurable-attributes',
    name: { en: 'Compare length, height, weight and capacity', es: 'Comparar longitud, altura, peso y capacidad' },
    description: {
      en: 'Tell which object is longer, taller or heavier and which container holds more.',
      es: 'Indica qué objeto es más largo, más alto o más pesado y qué recipiente contiene más.',
    },
    domain: 'Measurement & Data',
    standards: ['K.MD.A.1', 'K.MD.A.2'],
    levels,
    rev: 7,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
