import { defineTopic } from '../../author.ts'
import { easyForms } from './mental-add-subtract-10-100/easy.ts'
import { hardForms } from './mental-add-subtract-10-100/hard.ts'
import { levels } from './mental-add-subtract-10-100/levels.ts'
import { mediumForms } from './mental-add-subtract-10-100/medium.ts'

export const mentalAddSubtract10100 = defineTopic(
  {
    id: 'mental-add-subtract-10-100',
    name: { en: 'Mentally add and subtract 10 or 100', es: 'Sumar y restar 10 o 100 mentalmente' },
    description: {
      en: 'Add or subtract 10 or 100 in your head with numbers up to 1,000.',
      es: 'Suma o resta 10 o 100 mentalmente con números hasta 1,000.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.B.8'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
