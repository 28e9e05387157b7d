import { defineTopic } from '../../author.ts'
import { easyForms } from './mad-and-iqr/easy.ts'
import { hardForms } from './mad-and-iqr/hard.ts'
import { levels } from './mad-and-iqr/levels.ts'
import { mediumForms } from './mad-and-iqr/medium.ts'

export const madAndIqr = defineTopic(
  {
    id: 'mad-and-iqr',
    name: {
      en: 'Mean absolute deviation and interquartile range',
      es: 'Desviación media absoluta y rango intercuartil',
    },
    description: {
      en: 'Calculate the mean absolute deviation or interquartile range to describe how spread out data are.',
      es: 'Calcula la desviación media absoluta o el rango intercuartil para describir la dispersión de los datos.',
    },
    domain: 'Statistics & Probability',
    standards: ['6.SP.A.3', '6.SP.B.5c'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
