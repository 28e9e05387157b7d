import { defineTopic } from '../../author.ts'
import { easyForms } from './stem-and-leaf-plots/easy.ts'
import { hardForms } from './stem-and-leaf-plots/hard.ts'
import { levels } from './stem-and-leaf-plots/levels.ts'
import { mediumForms } from './stem-and-leaf-plots/medium.ts'

export const stemAndLeafPlots = defineTopic(
  {
    id: 'stem-and-leaf-plots',
    name: { en: 'Stem-and-leaf plots', es: 'Diagramas de tallo y hojas' },
    description: {
      en: 'Read or make stem-and-leaf plots and find the median, mode and range.',
      es: 'Lee o haz diagramas de tallo y hojas y halla la mediana, la moda y el rango.',
    },
    domain: 'Statistics & Probability',
    standards: ['6.SP.B.4', '7.SP.B.4'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
