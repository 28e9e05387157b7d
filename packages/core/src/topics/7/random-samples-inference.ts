import { defineTopic } from '../../author.ts'
import { easyForms } from './random-samples-inference/easy.ts'
import { hardForms } from './random-samples-inference/hard.ts'
import { levels } from './random-samples-inference/levels.ts'
import { mediumForms } from './random-samples-inference/medium.ts'

export const randomSamplesInference = defineTopic(
  {
    id: 'random-samples-inference',
    name: {
      en: 'Random samples and predictions about a population',
      es: 'Muestras aleatorias y predicciones sobre la población',
    },
    description: {
      en: 'Judge whether a sample is representative and use it to predict for the population.',
      es: 'Juzga si una muestra es representativa y úsala para hacer predicciones sobre la población.',
    },
    domain: 'Statistics & Probability',
    standards: ['7.SP.A.1', '7.SP.A.2'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
