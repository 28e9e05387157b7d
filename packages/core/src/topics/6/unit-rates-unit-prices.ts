import { defineTopic } from '../../topic.ts'
import { easyForms } from './unit-rates-unit-prices/easy.ts'
import { hardForms } from './unit-rates-unit-prices/hard.ts'
import { levels } from './unit-rates-unit-prices/levels.ts'
import { mediumForms } from './unit-rates-unit-prices/medium.ts'

export const unitRatesUnitPrices = defineTopic(
  {
    id: 'unit-rates-unit-prices',
    name: {
      en: 'Unit rates, unit prices and constant speed',
      es: 'Tasas unitarias, precios unitarios y rapidez constante',
    },
    description: {
      en: 'Find the amount for one unit and use it to compare prices, speeds and other rates.',
      es: 'Halla la cantidad por unidad y úsala para comparar precios, rapideces y otras tasas.',
    },
    domain: 'Ratios & Proportional Relationships',
    standards: ['6.RP.A.2', '6.RP.A.3', '6.RP.A.3b'],
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
