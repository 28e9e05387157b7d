import { defineTopic } from '../../author.ts'
import { easyForms } from './multiplication-as-scaling/easy.ts'
import { hardForms } from './multiplication-as-scaling/hard.ts'
import { levels } from './multiplication-as-scaling/levels.ts'
import { mediumForms } from './multiplication-as-scaling/medium.ts'

export const multiplicationAsScaling = defineTopic(
  {
    id: 'multiplication-as-scaling',
    name: { en: 'Multiplication as scaling', es: 'La multiplicación como cambio de escala' },
    description: {
      en: 'Decide without calculating whether a product is less than, equal to or greater than a factor.',
      es: 'Decide sin calcular si un producto es menor, igual o mayor que uno de sus factores.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['5.NF.B.5', '5.NF.B.5a', '5.NF.B.5b'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
