import { defineTopic } from '../../author.ts'
import { easyForms } from './money-word-problems-cents-dollars/easy.ts'
import { hardForms, levels } from './money-word-problems-cents-dollars/hard.ts'
import { mediumForms } from './money-word-problems-cents-dollars/medium.ts'

export const moneyWordProblemsCentsDollars = defineTopic(
  {
    id: 'money-word-problems-cents-dollars',
    name: { en: 'Money word problems', es: 'Problemas verbales de dinero' },
    description: {
      en: 'Solve stories about prices, coins and change in whole dollars or in cents.',
      es: 'Resuelve problemas sobre precios, monedas y cambio en dólares enteros o en centavos.',
    },
    domain: 'Measurement & Data',
    standards: ['2.MD.C.8'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
