import { defineTopic } from '../../author.ts'
import { easyForms } from './add-subtract-fractions-unlike-denominators/easy.ts'
import { hardForms } from './add-subtract-fractions-unlike-denominators/hard.ts'
import { levels } from './add-subtract-fractions-unlike-denominators/levels.ts'
import { mediumForms } from './add-subtract-fractions-unlike-denominators/medium.ts'

export const addSubtractFractionsUnlikeDenominators = defineTopic(
  {
    id: 'add-subtract-fractions-unlike-denominators',
    name: {
      en: 'Add and subtract fractions with unlike denominators',
      es: 'Sumar y restar fracciones con distinto denominador',
    },
    description: {
      en: 'Add or subtract two fractions with unlike denominators and write the result in lowest terms.',
      es: 'Suma o resta dos fracciones con distinto denominador y escribe el resultado en su mínima expresión.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['5.NF.A.1'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
