import { defineTopic } from '../../author.ts'
import { easyForms } from './add-subtract-mixed-like-denominators/easy.ts'
import { hardForms } from './add-subtract-mixed-like-denominators/hard.ts'
import { levels } from './add-subtract-mixed-like-denominators/levels.ts'
import { mediumForms } from './add-subtract-mixed-like-denominators/medium.ts'

export const addSubtractMixedLikeDenominators = defineTopic(
  {
    id: 'add-subtract-mixed-like-denominators',
    name: {
      en: 'Add and subtract mixed numbers with like denominators',
      es: 'Sumar y restar números mixtos con igual denominador',
    },
    description: {
      en: 'Add or subtract mixed numbers with the same denominator, regrouping a whole when needed.',
      es: 'Suma o resta números mixtos con el mismo denominador, desagrupando un entero si hace falta.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['4.NF.B.3c'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
