import { defineTopic } from '../../author.ts'
import { easyForms } from './count-coins-and-bills/easy.ts'
import { hardForms } from './count-coins-and-bills/hard.ts'
import { levels } from './count-coins-and-bills/levels.ts'
import { mediumForms } from './count-coins-and-bills/medium.ts'

export const countCoinsAndBills = defineTopic(
  {
    id: 'count-coins-and-bills',
    name: { en: 'Count coins and bills', es: 'Contar monedas y billetes' },
    description: {
      en: 'Find the total value of coins and bills and make an amount with given coins.',
      es: 'Halla el valor total de monedas y billetes y forma una cantidad con ciertas monedas.',
    },
    domain: 'Measurement & Data',
    standards: ['2.MD.C.8'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
