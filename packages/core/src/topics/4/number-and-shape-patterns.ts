import { defineTopic } from '../../author.ts'
import { easyForms } from './number-and-shape-patterns/easy.ts'
import { hardForms } from './number-and-shape-patterns/hard.ts'
import { levels } from './number-and-shape-patterns/levels.ts'
import { mediumForms } from './number-and-shape-patterns/medium.ts'

export const numberAndShapePatterns = defineTopic(
  {
    id: 'number-and-shape-patterns',
    name: { en: 'Number and shape patterns', es: 'Patrones numéricos y geométricos' },
    description: {
      en: 'Follow a rule to continue a pattern of numbers or shapes and describe its features.',
      es: 'Sigue una regla para continuar un patrón de números o figuras y describe sus características.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['4.OA.C.5'],
    rev: 7,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
