import { defineTopic } from '../../author.ts'
import { easyForms } from './rotate-figures-on-grid/easy.ts'
import { hardForms } from './rotate-figures-on-grid/hard.ts'
import { levels } from './rotate-figures-on-grid/levels.ts'
import { mediumForms } from './rotate-figures-on-grid/medium.ts'

export const rotateFiguresOnGrid = defineTopic(
  {
    id: 'rotate-figures-on-grid',
    name: { en: 'Rotate figures about the origin', es: 'Rotar figuras alrededor del origen' },
    description: {
      en: 'Turn a figure about a point by 90°, 180° or 270° and give its image.',
      es: 'Rota una figura 90°, 180° o 270° alrededor de un punto e indica su imagen.',
    },
    domain: 'Geometry',
    standards: ['8.G.A.1', '8.G.A.3'],
    rev: 10,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
