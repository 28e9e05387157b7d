import { defineTopic } from '../../author.ts'
import { easyForms } from './multiply-divide-powers-of-ten/easy.ts'
import { hardForms } from './multiply-divide-powers-of-ten/hard.ts'
import { levels } from './multiply-divide-powers-of-ten/levels.ts'
import { mediumForms } from './multiply-divide-powers-of-ten/medium.ts'

export const multiplyDividePowersOfTen = defineTopic(
  {
    id: 'multiply-divide-powers-of-ten',
    name: { en: 'Multiply and divide by powers of 10', es: 'Multiplicar y dividir por potencias de 10' },
    description: {
      en: 'Multiply or divide whole numbers and decimals by powers of 10, written with or without exponents.',
      es: 'Multiplica o divide números enteros y decimales por potencias de 10, escritas con o sin exponentes.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['5.NBT.A.2'],
    rev: 8,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
