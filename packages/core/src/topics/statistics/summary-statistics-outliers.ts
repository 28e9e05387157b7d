import { defineTopic } from '../../author.ts'
import { easyForms } from './summary-statistics-outliers/easy.ts'
import { hardForms } from './summary-statistics-outliers/hard.ts'
import { levels } from './summary-statistics-outliers/levels.ts'
import { mediumForms } from './summary-statistics-outliers/medium.ts'

export const summaryStatisticsOutliers = defineTopic(
  {
    id: 'summary-statistics-outliers',
    name: {
      en: 'Summary statistics, outliers and change of units',
      es: 'Medidas de resumen, valores atípicos y cambio de unidades',
    },
    description: {
      en: 'Calculate center and spread, test for outliers and predict the effect of changing units.',
      es: 'Calcula medidas de centro y dispersión, detecta valores atípicos y predice el efecto de cambiar unidades.',
    },
    domain: 'Exploring One-Variable Data',
    standards: ['S-ID.A.2', 'S-ID.A.3', 'AP-STAT-1.7', 'AP-STAT-1.8'],
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
