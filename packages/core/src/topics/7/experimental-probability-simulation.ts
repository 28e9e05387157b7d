import { defineTopic } from '../../author.ts'
import { easyForms } from './experimental-probability-simulation/easy.ts'
import { groupForms } from './experimental-probability-simulation/groups.ts'
import { hardForms } from './experimental-probability-simulation/hard.ts'
import { levels } from './experimental-probability-simulation/levels.ts'
import { mediumForms } from './experimental-probability-simulation/medium.ts'

export const experimentalProbabilitySimulation = defineTopic(
  {
    id: 'experimental-probability-simulation',
    name: { en: 'Experimental probability and simulations', es: 'Probabilidad experimental y simulaciones' },
    description: {
      en: 'Use results of repeated trials or a simulation to estimate a probability and make predictions.',
      es: 'Usa resultados de ensayos repetidos o una simulación para estimar una probabilidad y hacer predicciones.',
    },
    domain: 'Statistics & Probability',
    standards: ['7.SP.C.6', '7.SP.C.7b', '7.SP.C.8c'],
    rev: 7,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form), ...groupForms(form) }),
)
