import { defineTopic } from '../../author.ts'
import { easyForms } from './repeating-shape-patterns/easy.ts'
import { hardForms } from './repeating-shape-patterns/hard.ts'
import { levels } from './repeating-shape-patterns/levels.ts'
import { mediumForms } from './repeating-shape-patterns/medium.ts'

export const repeatingShapePatterns = defineTopic(
  {
    id: 'repeating-shape-patterns',
    name: { en: 'Repeating patterns', es: 'Patrones que se repiten' },
    description: {
      en: 'Find the part of a shape pattern that repeats and draw the shape that comes next.',
      es: 'Encuentra la parte del patrón que se repite y dibuja la figura que sigue.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: [],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
