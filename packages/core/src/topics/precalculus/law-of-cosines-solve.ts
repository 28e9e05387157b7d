import { defineTopic } from '../../author.ts'
import { easyForms } from './law-of-cosines-solve/easy.ts'
import { hardForms } from './law-of-cosines-solve/hard.ts'
import { levels } from './law-of-cosines-solve/levels.ts'
import { mediumForms } from './law-of-cosines-solve/medium.ts'

export const lawOfCosinesSolve = defineTopic(
  {
    id: 'law-of-cosines-solve',
    name: { en: 'Law of cosines', es: 'Ley de cosenos' },
    description: {
      en: 'Use the law of cosines to find a side or an angle of any triangle.',
      es: 'Usa la ley de cosenos para hallar un lado o un ángulo de cualquier triángulo.',
    },
    domain: 'Triangles & Vectors',
    standards: ['G-SRT.D.10', 'G-SRT.D.11'],
    rev: 7,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
