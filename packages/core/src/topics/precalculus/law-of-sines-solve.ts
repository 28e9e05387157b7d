import { defineTopic } from '../../author.ts'
import { easyForms } from './law-of-sines-solve/easy.ts'
import { hardForms } from './law-of-sines-solve/hard.ts'
import { levels } from './law-of-sines-solve/levels.ts'
import { mediumForms } from './law-of-sines-solve/medium.ts'

export const lawOfSinesSolve = defineTopic(
  {
    id: 'law-of-sines-solve',
    name: { en: 'Law of sines and the ambiguous case', es: 'Ley de senos y el caso ambiguo' },
    description: {
      en: 'Use the law of sines to solve triangles and decide how many triangles are possible.',
      es: 'Usa la ley de senos para resolver triángulos y decidir cuántos triángulos son posibles.',
    },
    domain: 'Triangles & Vectors',
    standards: ['G-SRT.D.10', 'G-SRT.D.11'],
    rev: 9,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
