import { defineTopic } from '../../author.ts'
import { easyForms } from './digit-value-ten-times/easy.ts'
import { hardForms } from './digit-value-ten-times/hard.ts'
import { levels } from './digit-value-ten-times/levels.ts'
import { mediumForms } from './digit-value-ten-times/medium.ts'

export const digitValueTenTimes = defineTopic(
  {
    id: 'digit-value-ten-times',
    name: { en: 'Place value: ten times as much', es: 'Valor posicional: diez veces mayor' },
    description: {
      en: 'Explain how the value of a digit becomes ten times as great one place to the left.',
      es: 'Explica cómo el valor de un dígito es diez veces mayor un lugar a la izquierda.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['4.NBT.A.1'],
    levels,
    rev: 1,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
