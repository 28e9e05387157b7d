import { defineTopic } from '../../author.ts'
import { easyForms } from './add-subtract-mixed-unlike-denominators/easy.ts'
import { hardForms } from './add-subtract-mixed-unlike-denominators/hard.ts'
import { levels } from './add-subtract-mixed-unlike-denominators/levels.ts'
import { mediumForms } from './add-subtract-mixed-unlike-denominators/medium.ts'

export const addSubtractMixedUnlikeDenominators = defineTopic(
  {
    id: 'add-subtract-mixed-unlike-denominators',
    name: {
      en: 'Add and subtract mixed numbers with unlike denominators',
      es: 'Sumar y restar números mixtos con distinto denominador',
    },
    description: {
      en: 'Find a common denominator to add or subtract mixed numbers, regrouping when needed.',
      es: 'Halla un denominador común para sumar o restar números mixtos, reagrupando si hace falta.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['5.NF.A.1'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
