import { defineTopic } from '../../author.ts'
import { easyForms } from './geometric-series-sums/easy.ts'
import { hardForms } from './geometric-series-sums/hard.ts'
import { mediumForms } from './geometric-series-sums/medium.ts'
import { levels } from './geometric-series-sums/parts.ts'

export const geometricSeriesSums = defineTopic(
  {
    id: 'geometric-series-sums',
    name: { en: 'Finite and infinite geometric series', es: 'Series geométricas finitas e infinitas' },
    description: {
      en: 'Find the sum of a finite geometric series, or of an infinite one that converges.',
      es: 'Halla la suma de una serie geométrica finita, o de una infinita que converge.',
    },
    domain: 'Sequences & Series',
    standards: ['A-SSE.B.4', 'F-BF.A.2', 'AP-PRECALC-2.1'],
    rev: 8,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
