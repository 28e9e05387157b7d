import { defineTopic } from '../../author.ts'
import { easyForms } from './arc-length-sector-area/easy.ts'
import { hardForms } from './arc-length-sector-area/hard.ts'
import { levels } from './arc-length-sector-area/levels.ts'
import { mediumForms } from './arc-length-sector-area/medium.ts'

export const arcLengthSectorArea = defineTopic(
  {
    id: 'arc-length-sector-area',
    name: {
      en: 'Arc length, sector area and radian ratio',
      es: 'Longitud de arco, área del sector circular y radianes',
    },
    description: {
      en: 'Find the length of an arc, the area of a sector or the radian measure of its angle.',
      es: 'Halla la longitud de un arco, el área de un sector o su ángulo en radianes.',
    },
    domain: 'Circles',
    standards: ['G-C.B.5'],
    rev: 7,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
