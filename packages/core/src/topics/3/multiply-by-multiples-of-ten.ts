import { defineTopic } from '../../author.ts'
import { easyForms } from './multiply-by-multiples-of-ten/easy.ts'
import { hardForms } from './multiply-by-multiples-of-ten/hard.ts'
import { levels } from './multiply-by-multiples-of-ten/levels.ts'
import { mediumForms } from './multiply-by-multiples-of-ten/medium.ts'

export const multiplyByMultiplesOfTen = defineTopic(
  {
    id: 'multiply-by-multiples-of-ten',
    rev: 3,
    name: { en: 'Multiply by multiples of 10', es: 'Multiplicar por múltiplos de 10' },
    description: {
      en: 'Multiply a one-digit number by a multiple of ten using a basic fact and place value.',
      es: 'Multiplica un número de un dígito por un múltiplo de diez usando tablas y valor posicional.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['3.NBT.A.3'],
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
