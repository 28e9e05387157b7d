import { defineTopic } from '../../author.ts'
import { easyForms } from './volume-rectangular-prisms/easy.ts'
import { hardForms } from './volume-rectangular-prisms/hard.ts'
import { levels } from './volume-rectangular-prisms/levels.ts'
import { mediumForms } from './volume-rectangular-prisms/medium.ts'

export const volumeRectangularPrisms = defineTopic(
  {
    id: 'volume-rectangular-prisms',
    name: { en: 'Volume of rectangular prisms', es: 'Volumen de prismas rectangulares' },
    description: {
      en: 'Use a formula to find the volume or a missing edge of a rectangular prism.',
      es: 'Usa una fórmula para hallar el volumen o una arista desconocida de un prisma rectangular.',
    },
    domain: 'Measurement & Data',
    standards: ['5.MD.C.5', '5.MD.C.5a', '5.MD.C.5b'],
    rev: 9,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
