import { defineTopic } from '../../author.ts'
import { easyForms } from './fraction-division-stories/easy.ts'
import { hardForms } from './fraction-division-stories/hard.ts'
import { levels } from './fraction-division-stories/levels.ts'
import { mediumForms } from './fraction-division-stories/medium.ts'

export const fractionDivisionStories = defineTopic(
  {
    id: 'fraction-division-stories',
    name: { en: 'Fraction division word problems', es: 'Problemas verbales de división de fracciones' },
    description: {
      en: 'Solve stories about servings, pieces or shares by dividing one fraction by another.',
      es: 'Resuelve problemas de porciones, pedazos o repartos dividiendo una fracción entre otra.',
    },
    domain: 'The Number System',
    standards: ['6.NS.A.1'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
