import { defineTopic } from '../../author.ts'
import { levels } from './unit-rates-unit-prices/levels.ts'
import { priceForms } from './unit-rates-unit-prices/prices.ts'
import { rateForms } from './unit-rates-unit-prices/rates.ts'

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
    rev: 9,
    levels,
  },
  form => ({ ...rateForms(form), ...priceForms(form) }),
)
