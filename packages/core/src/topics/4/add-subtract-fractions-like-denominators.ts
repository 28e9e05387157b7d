import { defineTopic } from '../../author.ts'
import { easyForms } from './add-subtract-fractions-like-denominators/easy.ts'
import { hardForms } from './add-subtract-fractions-like-denominators/hard.ts'
import { levels } from './add-subtract-fractions-like-denominators/levels.ts'
import { mediumForms } from './add-subtract-fractions-like-denominators/medium.ts'

export const addSubtractFractionsLikeDenominators = defineTopic(
  {
    id: 'add-subtract-fractions-like-denominators',
    name: {
      en: 'Add and subtract fractions with like denominators',
      es: 'Sumar y restar fracciones con igual denominador',
    },
    description: {
      en: 'Add or subtract two fractions with the same denominator and write the result in lowest terms.',
      es: 'Suma o resta dos fracciones con el mismo denominador y escribe el resultado en su mínima expresión.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['4.NF.B.3', '4.NF.B.3a'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
