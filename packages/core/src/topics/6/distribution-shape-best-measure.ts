import { defineTopic } from '../../author.ts'
import { easyForms } from './distribution-shape-best-measure/easy.ts'
import { hardForms } from './distribution-shape-best-measure/hard.ts'
import { levels } from './distribution-shape-best-measure/levels.ts'
import { mediumForms } from './distribution-shape-best-measure/medium.ts'

export const distributionShapeBestMeasure = defineTopic(
  {
    id: 'distribution-shape-best-measure',
    name: {
      en: 'Describe a distribution and choose the best measure',
      es: 'Describir una distribución y elegir la mejor medida',
    },
    description: {
      en: 'Describe the shape of a distribution and choose a suitable measure of center and spread.',
      es: 'Describe la forma de una distribución y elige una medida adecuada de centro y de dispersión.',
    },
    domain: 'Statistics & Probability',
    standards: ['6.SP.A.2', '6.SP.B.5c', '6.SP.B.5d'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
