import { defineTopic } from '../../author.ts'
import { easyForms } from './percent-part-whole/easy.ts'
import { hardForms } from './percent-part-whole/hard.ts'
import { levels } from './percent-part-whole/levels.ts'
import { mediumForms } from './percent-part-whole/medium.ts'

export const percentPartWhole = defineTopic(
  {
    id: 'percent-part-whole',
    name: { en: 'Find the part or the whole with percents', es: 'Hallar la parte o el total con porcentajes' },
    description: {
      en: 'Find a percent of a number, or the whole when a part and its percent are known.',
      es: 'Halla un porcentaje de un número, o el total cuando se conocen una parte y su porcentaje.',
    },
    domain: 'Ratios & Proportional Relationships',
    standards: ['6.RP.A.3c'],
    rev: 7,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
