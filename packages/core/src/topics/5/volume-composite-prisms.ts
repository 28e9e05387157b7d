import { defineTopic } from '../../author.ts'
import { easyForms } from './volume-composite-prisms/easy.ts'
import { hardForms } from './volume-composite-prisms/hard.ts'
import { mediumForms } from './volume-composite-prisms/medium.ts'
import { levels } from './volume-composite-prisms/solids.ts'

export const volumeCompositePrisms = defineTopic(
  {
    id: 'volume-composite-prisms',
    name: { en: 'Volume of composite figures', es: 'Volumen de figuras compuestas' },
    description: {
      en: 'Split a solid into rectangular prisms and add their volumes.',
      es: 'Divide un sólido en prismas rectangulares y suma sus volúmenes para hallar el total.',
    },
    domain: 'Measurement & Data',
    standards: ['5.MD.C.5c'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
