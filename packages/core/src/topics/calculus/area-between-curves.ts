import { defineTopic } from '../../author.ts'
import { easyForms } from './area-between-curves/easy.ts'
import { hardForms } from './area-between-curves/hard.ts'
import { levels } from './area-between-curves/levels.ts'
import { mediumForms } from './area-between-curves/medium.ts'

export const areaBetweenCurves = defineTopic(
  {
    id: 'area-between-curves',
    name: { en: 'Area between curves', es: 'Área entre curvas' },
    description: {
      en: 'Set up and evaluate integrals for the area of a region bounded by curves.',
      es: 'Plantea y calcula integrales para el área de una región limitada por curvas.',
    },
    domain: 'Applications of Integrals',
    standards: ['AP-CALC-8.4', 'AP-CALC-8.5', 'AP-CALC-8.6'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
