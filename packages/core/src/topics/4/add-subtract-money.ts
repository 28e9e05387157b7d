import { defineTopic } from '../../author.ts'
import { easyForms } from './add-subtract-money/easy.ts'
import { hardForms } from './add-subtract-money/hard.ts'
import { levels } from './add-subtract-money/levels.ts'
import { mediumForms } from './add-subtract-money/medium.ts'

export const addSubtractMoney = defineTopic(
  {
    id: 'add-subtract-money',
    name: { en: 'Add and subtract money', es: 'Sumar y restar dinero' },
    description: {
      en: 'Add and subtract amounts in dollars and cents and find totals and change.',
      es: 'Suma y resta cantidades en dólares y centavos y halla totales y cambio.',
    },
    domain: 'Measurement & Data',
    standards: ['4.MD.A.2'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
