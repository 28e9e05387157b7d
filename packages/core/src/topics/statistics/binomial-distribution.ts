import { defineTopic } from '../../author.ts'
import { easyForms } from './binomial-distribution/easy.ts'
import { hardForms } from './binomial-distribution/hard.ts'
import { levels } from './binomial-distribution/levels.ts'
import { mediumForms } from './binomial-distribution/medium.ts'

export const binomialDistribution = defineTopic(
  {
    id: 'binomial-distribution',
    name: { en: 'Binomial distribution', es: 'Distribución binomial' },
    description: {
      en: 'Find the probability of a number of successes in a fixed number of independent trials.',
      es: 'Halla la probabilidad de cierto número de éxitos en un número fijo de ensayos independientes.',
    },
    domain: 'Random Variables & Distributions',
    standards: ['S-MD.A.3', 'S-MD.A.4', 'S-CP.B.9', 'AP-STAT-4.10', 'AP-STAT-4.11'],
    rev: 10,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
