import { defineTopic } from '../../author.ts'
import { easyForms } from './unit-rates-with-fractions/easy.ts'
import { hardForms } from './unit-rates-with-fractions/hard.ts'
import { levels } from './unit-rates-with-fractions/levels.ts'
import { mediumForms } from './unit-rates-with-fractions/medium.ts'

export const unitRatesWithFractions = defineTopic(
  {
    id: 'unit-rates-with-fractions',
    name: { en: 'Unit rates with fractions', es: 'Tasas unitarias con fracciones' },
    description: {
      en: 'Divide fractions to find the rate for one unit, such as miles per hour.',
      es: 'Divide fracciones para hallar la tasa por una unidad, como millas por hora.',
    },
    domain: 'Ratios & Proportional Relationships',
    standards: ['7.RP.A.1'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
