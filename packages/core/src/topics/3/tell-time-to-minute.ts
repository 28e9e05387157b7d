import { defineTopic } from '../../author.ts'
import { easyForms } from './tell-time-to-minute/easy.ts'
import { hardForms } from './tell-time-to-minute/hard.ts'
import { levels } from './tell-time-to-minute/levels.ts'
import { mediumForms } from './tell-time-to-minute/medium.ts'
import { mistakeForms } from './tell-time-to-minute/mistakes.ts'

export const tellTimeToMinute = defineTopic(
  {
    id: 'tell-time-to-minute',
    name: { en: 'Tell time to the minute', es: 'Decir la hora al minuto exacto' },
    description: {
      en: 'Read and write the time to the exact minute on analog and digital clocks.',
      es: 'Lee y escribe la hora al minuto exacto en relojes analógicos y digitales.',
    },
    domain: 'Measurement & Data',
    standards: ['3.MD.A.1'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form), ...mistakeForms(form) }),
)
