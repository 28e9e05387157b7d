import { defineTopic } from '../../author.ts'
import { easyForms } from './round-nearest-ten-hundred/easy.ts'
import { hardForms } from './round-nearest-ten-hundred/hard.ts'
import { levels } from './round-nearest-ten-hundred/levels.ts'
import { mediumForms } from './round-nearest-ten-hundred/medium.ts'

export const roundNearestTenHundred = defineTopic(
  {
    id: 'round-nearest-ten-hundred',
    name: { en: 'Round to the nearest 10 and 100', es: 'Redondear a la decena y a la centena más cercanas' },
    description: {
      en: 'Round whole numbers to the nearest ten or hundred and find numbers that round alike.',
      es: 'Redondea números enteros a la decena o centena más cercana y halla números que se redondean igual.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['3.NBT.A.1'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
