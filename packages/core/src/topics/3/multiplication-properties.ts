import { defineTopic } from '../../author.ts'
import { easyForms } from './multiplication-properties/easy.ts'
import { hardForms } from './multiplication-properties/hard.ts'
import { mediumForms } from './multiplication-properties/medium.ts'
import { levels } from './multiplication-properties/numbers.ts'

export const multiplicationProperties = defineTopic(
  {
    id: 'multiplication-properties',
    rev: 4,
    name: { en: 'Properties of multiplication', es: 'Propiedades de la multiplicación' },
    description: {
      en: 'Change the order, grouping or parts of a product to find it more easily.',
      es: 'Cambia el orden, la agrupación o las partes de un producto para hallarlo más fácilmente.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['3.OA.B.5'],
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
