import { defineTopic } from '../../author.ts'
import { easyForms } from './taylor-maclaurin-series-manipulation/easy.ts'
import { hardForms } from './taylor-maclaurin-series-manipulation/hard.ts'
import { levels } from './taylor-maclaurin-series-manipulation/levels.ts'
import { mediumForms } from './taylor-maclaurin-series-manipulation/medium.ts'

export const taylorMaclaurinSeriesManipulation = defineTopic(
  {
    id: 'taylor-maclaurin-series-manipulation',
    name: {
      en: 'Taylor series and power series manipulation',
      es: 'Series de Taylor y manipulación de series de potencias',
    },
    description: {
      en: 'Substitute, multiply, differentiate or integrate known series to write new ones.',
      es: 'Sustituye, multiplica, deriva o integra series conocidas para escribir nuevas series de potencias.',
    },
    domain: 'Infinite Series (BC)',
    standards: ['AP-CALC-10.14', 'AP-CALC-10.15'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
