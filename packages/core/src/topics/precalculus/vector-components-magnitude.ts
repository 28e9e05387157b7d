import { defineTopic } from '../../author.ts'
import { easyForms } from './vector-components-magnitude/easy.ts'
import { hardForms } from './vector-components-magnitude/hard.ts'
import { levels } from './vector-components-magnitude/levels.ts'
import { mediumForms } from './vector-components-magnitude/medium.ts'

export const vectorComponentsMagnitude = defineTopic(
  {
    id: 'vector-components-magnitude',
    name: { en: 'Vectors: components, magnitude and direction', es: 'Vectores: componentes, magnitud y dirección' },
    description: {
      en: 'Find the components, magnitude and direction angle of a vector, or build it from them.',
      es: 'Halla las componentes, la magnitud y el ángulo de dirección de un vector, o constrúyelo con ellos.',
    },
    domain: 'Triangles & Vectors',
    standards: ['N-VM.A.1', 'N-VM.A.2', 'AP-PRECALC-4.8'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
