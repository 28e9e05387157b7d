import { defineTopic } from '../../author.ts'
import { easyForms } from './conditional-probability-independence/easy.ts'
import { hardForms } from './conditional-probability-independence/hard.ts'
import { levels } from './conditional-probability-independence/levels.ts'
import { mediumForms } from './conditional-probability-independence/medium.ts'

export const conditionalProbabilityIndependence = defineTopic(
  {
    id: 'conditional-probability-independence',
    name: { en: 'Conditional probability and independence', es: 'Probabilidad condicional e independencia' },
    description: {
      en: 'Find the probability of one event given another and test whether two events are independent.',
      es: 'Halla la probabilidad de un evento dado otro y comprueba si dos eventos son independientes.',
    },
    domain: 'Probability',
    standards: ['S-CP.A.2', 'S-CP.A.3', 'S-CP.A.4', 'S-CP.A.5', 'S-CP.B.6', 'AP-STAT-4.5', 'AP-STAT-4.6'],
    rev: 7,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
