import { defineTopic } from '../../author.ts'
import { easyForms } from './ellipse-hyperbola-features/easy.ts'
import { hardForms } from './ellipse-hyperbola-features/hard.ts'
import { levels } from './ellipse-hyperbola-features/levels.ts'
import { mediumForms } from './ellipse-hyperbola-features/medium.ts'

export const ellipseHyperbolaFeatures = defineTopic(
  {
    id: 'ellipse-hyperbola-features',
    name: { en: 'Ellipses and hyperbolas', es: 'Elipses e hipérbolas' },
    description: {
      en: 'Find vertices, foci and asymptotes from the equation of an ellipse or hyperbola, or write it.',
      es: 'Halla vértices, focos y asíntotas a partir de la ecuación de una elipse o hipérbola, o escríbela.',
    },
    domain: 'Polar, Parametric & Complex',
    standards: ['G-GPE.A.3', 'AP-PRECALC-4.6'],
    rev: 7,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
