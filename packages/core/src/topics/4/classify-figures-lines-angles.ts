import { defineTopic } from '../../author.ts'
import { easyForms } from './classify-figures-lines-angles/easy.ts'
import { hardForms } from './classify-figures-lines-angles/hard.ts'
import { levels } from './classify-figures-lines-angles/levels.ts'
import { mediumForms } from './classify-figures-lines-angles/medium.ts'

export const classifyFiguresLinesAngles = defineTopic(
  {
    id: 'classify-figures-lines-angles',
    name: { en: 'Classify shapes by lines and angles', es: 'Clasificar figuras por sus lados y ángulos' },
    description: {
      en: 'Sort triangles and quadrilaterals by right angles and by parallel or perpendicular sides.',
      es: 'Clasifica triángulos y cuadriláteros por sus ángulos rectos y sus lados paralelos o perpendiculares.',
    },
    domain: 'Geometry',
    standards: ['4.G.A.2'],
    rev: 2,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
