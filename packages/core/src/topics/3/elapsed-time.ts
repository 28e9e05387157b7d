import { defineTopic } from '../../author.ts'
import { easyForms } from './elapsed-time/easy.ts'
import { hardForms } from './elapsed-time/hard.ts'
import { levels } from './elapsed-time/levels.ts'
import { mediumForms } from './elapsed-time/medium.ts'

export const elapsedTime = defineTopic(
  {
    id: 'elapsed-time',
    name: { en: 'Elapsed time', es: 'Tiempo transcurrido' },
    description: {
      en: 'Find how long an activity lasts, or when it starts or ends.',
      es: 'Halla cuánto dura una actividad, o a qué hora empieza o termina.',
    },
    domain: 'Measurement & Data',
    standards: ['3.MD.A.1'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
