import { defineTopic } from '../../author.ts'
import { easyForms } from './z-score-normal-area/easy.ts'
import { hardForms } from './z-score-normal-area/hard.ts'
import { levels } from './z-score-normal-area/levels.ts'
import { mediumForms } from './z-score-normal-area/medium.ts'

export const zScoreNormalArea = defineTopic(
  {
    id: 'z-score-normal-area',
    name: { en: 'z-scores, normal areas and percentiles', es: 'Puntajes z, áreas bajo la curva normal y percentiles' },
    description: {
      en: 'Calculate z-scores and use a normal curve to find proportions, percentiles and values.',
      es: 'Calcula puntajes z y usa una curva normal para hallar proporciones, percentiles y valores.',
    },
    domain: 'Exploring One-Variable Data',
    standards: ['S-ID.A.4', 'AP-STAT-1.10', 'AP-STAT-5.2'],
    rev: 7,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
