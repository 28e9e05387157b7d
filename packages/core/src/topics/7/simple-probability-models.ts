import { defineTopic } from '../../author.ts'
import { easyForms } from './simple-probability-models/easy.ts'
import { hardForms } from './simple-probability-models/hard.ts'
import { levels } from './simple-probability-models/levels.ts'
import { mediumForms } from './simple-probability-models/medium.ts'

export const simpleProbabilityModels = defineTopic(
  {
    id: 'simple-probability-models',
    name: { en: 'Probability of simple events', es: 'Probabilidad de eventos simples' },
    description: {
      en: 'Find the probability of an event with spinners, number cubes or bags of items.',
      es: 'Halla la probabilidad de un evento con ruletas, cubos numerados o bolsas de objetos.',
    },
    domain: 'Statistics & Probability',
    standards: ['7.SP.C.5', '7.SP.C.7', '7.SP.C.7a'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
