import { defineTopic } from '../../author.ts'
import { easyForms } from './scatter-plots-associations/easy.ts'
import { hardForms } from './scatter-plots-associations/hard.ts'
import { levels } from './scatter-plots-associations/levels.ts'
import { mediumForms } from './scatter-plots-associations/medium.ts'

export const scatterPlotsAssociations = defineTopic(
  {
    id: 'scatter-plots-associations',
    name: { en: 'Scatter plots and association', es: 'Diagramas de dispersión y asociación' },
    description: {
      en: 'Make a scatter plot and describe its association, clusters and outliers.',
      es: 'Haz un diagrama de dispersión y describe su asociación, sus agrupaciones y sus valores atípicos.',
    },
    domain: 'Statistics & Probability',
    standards: ['8.SP.A.1'],
    rev: 7,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
