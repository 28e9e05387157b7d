import { defineTopic } from '../../author.ts'
import { easyForms } from './tell-time-five-minutes/easy.ts'
import { hardForms } from './tell-time-five-minutes/hard.ts'
import { levels } from './tell-time-five-minutes/levels.ts'
import { mediumForms } from './tell-time-five-minutes/medium.ts'

export const tellTimeFiveMinutes = defineTopic(
  {
    id: 'tell-time-five-minutes',
    name: { en: 'Tell time to five minutes', es: 'Decir la hora de 5 en 5 minutos' },
    description: {
      en: 'Read and write the time to the nearest five minutes and choose a.m. or p.m.',
      es: 'Lee y escribe la hora de 5 en 5 minutos y elige a.m. o p.m.',
    },
    domain: 'Measurement & Data',
    standards: ['2.MD.C.7'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
