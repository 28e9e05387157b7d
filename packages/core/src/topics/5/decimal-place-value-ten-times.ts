import { defineTopic } from '../../author.ts'
import { easyForms } from './decimal-place-value-ten-times/easy.ts'
import { hardForms } from './decimal-place-value-ten-times/hard.ts'
import { levels } from './decimal-place-value-ten-times/levels.ts'
import { mediumForms } from './decimal-place-value-ten-times/medium.ts'

export const decimalPlaceValueTenTimes = defineTopic(
  {
    id: 'decimal-place-value-ten-times',
    name: { en: 'Place value of decimals', es: 'Valor posicional de los decimales' },
    description: {
      en: 'Compare the value of a digit in different places, ten times greater or one tenth as great.',
      es: 'Compara el valor de un dígito en distintos lugares, diez veces mayor o la décima parte.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['5.NBT.A.1'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
