import { defineTopic } from '../../author.ts'
import { easyForms } from './compare-two-populations-visually/easy.ts'
import { hardForms } from './compare-two-populations-visually/hard.ts'
import { levels } from './compare-two-populations-visually/levels.ts'
import { mediumForms } from './compare-two-populations-visually/medium.ts'

export const compareTwoPopulationsVisually = defineTopic(
  {
    id: 'compare-two-populations-visually',
    name: {
      en: 'Compare two data sets with centers and MAD',
      es: 'Comparar dos conjuntos de datos con medidas de centro y dispersión',
    },
    description: {
      en: 'Compare the centers and spreads of two data sets shown in plots or lists.',
      es: 'Compara el centro y la dispersión de dos conjuntos de datos dados en gráficas o listas.',
    },
    domain: 'Statistics & Probability',
    standards: ['7.SP.B.3', '7.SP.B.4'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
