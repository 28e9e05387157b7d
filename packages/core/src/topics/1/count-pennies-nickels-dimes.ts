import { defineTopic } from '../../author.ts'
import { easyForms } from './count-pennies-nickels-dimes/easy.ts'
import { hardForms, levels } from './count-pennies-nickels-dimes/hard.ts'
import { mediumForms } from './count-pennies-nickels-dimes/medium.ts'

export const countPenniesNickelsDimes = defineTopic(
  {
    id: 'count-pennies-nickels-dimes',
    name: { en: 'Count pennies, nickels and dimes', es: 'Contar monedas de 1¢, 5¢ y 10¢' },
    description: {
      en: 'Find the value of a group of pennies, nickels and dimes in cents.',
      es: 'Halla el valor en centavos de un grupo de monedas de 1¢, 5¢ y 10¢.',
    },
    domain: 'Measurement & Data',
    standards: [],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
