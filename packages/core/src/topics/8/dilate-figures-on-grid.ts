import { defineTopic } from '../../author.ts'
import { areaForms } from './dilate-figures-on-grid/areas.ts'
import { easyForms } from './dilate-figures-on-grid/easy.ts'
import { hardForms } from './dilate-figures-on-grid/hard.ts'
import { levels } from './dilate-figures-on-grid/levels.ts'
import { mediumForms } from './dilate-figures-on-grid/medium.ts'

export const dilateFiguresOnGrid = defineTopic(
  {
    id: 'dilate-figures-on-grid',
    name: { en: 'Dilate figures on the coordinate plane', es: 'Dilatar figuras en el plano de coordenadas' },
    description: {
      en: 'Enlarge or reduce a figure from a center and find the scale factor.',
      es: 'Amplía o reduce una figura desde un centro y halla el factor de escala.',
    },
    domain: 'Geometry',
    standards: ['8.G.A.3', '8.G.A.4'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form), ...areaForms(form) }),
)
