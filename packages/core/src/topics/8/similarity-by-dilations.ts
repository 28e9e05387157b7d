import { defineTopic } from '../../author.ts'
import { coordinateForms } from './similarity-by-dilations/from-coordinates.ts'
import { gridForms } from './similarity-by-dilations/grids.ts'
import { levels } from './similarity-by-dilations/levels.ts'
import { missingForms } from './similarity-by-dilations/missing.ts'
import { orderForms } from './similarity-by-dilations/out-of-order.ts'
import { pictureForm } from './similarity-by-dilations/pictures.ts'
import { ratioForms } from './similarity-by-dilations/ratios.ts'

export const similarityByDilations = defineTopic(
  {
    id: 'similarity-by-dilations',
    name: {
      en: 'Similar figures and sequences with dilations',
      es: 'Figuras semejantes y secuencias con dilataciones',
    },
    description: {
      en: 'Decide whether figures are similar and describe a dilation and motions that relate them.',
      es: 'Decide si dos figuras son semejantes y describe la dilatación y los movimientos que las relacionan.',
    },
    domain: 'Geometry',
    standards: ['8.G.A.4'],
    rev: 6,
    levels,
  },
  form => ({
    ...ratioForms(form),
    ...pictureForm(form),
    ...gridForms(form),
    ...missingForms(form),
    ...orderForms(form),
    ...coordinateForms(form),
  }),
)
