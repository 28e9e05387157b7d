import { defineTopic } from '../../author.ts'
import { easyForms } from './discrete-random-variable-mean-sd/easy.ts'
import { hardForms } from './discrete-random-variable-mean-sd/hard.ts'
import { levels } from './discrete-random-variable-mean-sd/levels.ts'
import { mediumForms } from './discrete-random-variable-mean-sd/medium.ts'

export const discreteRandomVariableMeanSd = defineTopic(
  {
    id: 'discrete-random-variable-mean-sd',
    name: {
      en: 'Discrete random variables: distribution, mean and standard deviation',
      es: 'Variables aleatorias discretas: distribución, media y desviación estándar',
    },
    description: {
      en: 'Complete a probability distribution and find its mean, standard deviation and probabilities.',
      es: 'Completa una distribución de probabilidad y halla su media, su desviación estándar y probabilidades.',
    },
    domain: 'Random Variables & Distributions',
    standards: ['S-MD.A.1', 'S-MD.A.2', 'S-MD.A.3', 'S-MD.A.4', 'AP-STAT-4.7', 'AP-STAT-4.8'],
    rev: 8,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
