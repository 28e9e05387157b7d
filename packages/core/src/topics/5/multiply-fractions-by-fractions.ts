import { defineTopic } from '../../author.ts'
import { easyForms } from './multiply-fractions-by-fractions/easy.ts'
import { hardForms } from './multiply-fractions-by-fractions/hard.ts'
import { levels } from './multiply-fractions-by-fractions/levels.ts'
import { mediumForms } from './multiply-fractions-by-fractions/medium.ts'

export const multiplyFractionsByFractions = defineTopic(
  {
    id: 'multiply-fractions-by-fractions',
    name: { en: 'Multiply fractions', es: 'Multiplicar fracciones' },
    description: {
      en: 'Multiply two fractions, or a fraction and a whole number, and simplify the product.',
      es: 'Multiplica dos fracciones, o una fracción y un número entero, y simplifica el producto.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['5.NF.B.4', '5.NF.B.4a'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
