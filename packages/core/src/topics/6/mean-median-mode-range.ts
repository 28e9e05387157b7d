import { defineTopic } from '../../author.ts'
import { easyForms } from './mean-median-mode-range/easy.ts'
import { hardForms } from './mean-median-mode-range/hard.ts'
import { levels } from './mean-median-mode-range/levels.ts'
import { mediumForms } from './mean-median-mode-range/medium.ts'

export const meanMedianModeRange = defineTopic(
  {
    id: 'mean-median-mode-range',
    name: { en: 'Mean, median, mode and range', es: 'Media, mediana, moda y rango' },
    description: {
      en: 'Find the mean, median, mode and range of a data set.',
      es: 'Halla la media, la mediana, la moda y el rango de un conjunto de datos.',
    },
    domain: 'Statistics & Probability',
    standards: ['6.SP.A.3', '6.SP.B.5', '6.SP.B.5c'],
    rev: 11,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
