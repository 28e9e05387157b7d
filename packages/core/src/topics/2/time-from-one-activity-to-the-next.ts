import { defineTopic } from '../../author.ts'
import { easyForms } from './time-from-one-activity-to-the-next/easy.ts'
import { hardForms } from './time-from-one-activity-to-the-next/hard.ts'
import { levels } from './time-from-one-activity-to-the-next/levels.ts'
import { mediumForms } from './time-from-one-activity-to-the-next/medium.ts'

export const timeFromOneActivityToTheNext = defineTopic(
  {
    id: 'time-from-one-activity-to-the-next',
    name: { en: 'Time from one activity to the next', es: 'Tiempo de una actividad a la siguiente' },
    description: {
      en: 'Find how long it is from one activity to the next, or when the next one begins, to the half hour.',
      es: 'Halla cuánto tiempo hay de una actividad a la siguiente, o a qué hora empieza la siguiente, con horas y medias horas.',
    },
    domain: 'Measurement & Data',
    standards: [],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
