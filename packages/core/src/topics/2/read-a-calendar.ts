import { defineTopic } from '../../author.ts'
import { easyForms } from './read-a-calendar/easy.ts'
import { hardForms } from './read-a-calendar/hard.ts'
import { levels } from './read-a-calendar/levels.ts'
import { mediumForms } from './read-a-calendar/medium.ts'

export const readACalendar = defineTopic(
  {
    id: 'read-a-calendar',
    name: { en: 'Read a calendar', es: 'Leer el calendario' },
    description: {
      en: 'Find dates and weekdays on a calendar and count the days between two dates.',
      es: 'Encuentra fechas y días de la semana en un calendario y cuenta los días entre dos fechas.',
    },
    domain: 'Measurement & Data',
    standards: [],
    levels,
    rev: 4,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
