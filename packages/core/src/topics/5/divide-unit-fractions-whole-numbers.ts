import { defineTopic } from '../../author.ts'
import { easyForms } from './divide-unit-fractions-whole-numbers/easy.ts'
import { hardForms } from './divide-unit-fractions-whole-numbers/hard.ts'
import { levels } from './divide-unit-fractions-whole-numbers/levels.ts'
import { mediumForms } from './divide-unit-fractions-whole-numbers/medium.ts'

export const divideUnitFractionsWholeNumbers = defineTopic(
  {
    id: 'divide-unit-fractions-whole-numbers',
    name: {
      en: 'Divide with unit fractions and whole numbers',
      es: 'Dividir con fracciones unitarias y números enteros',
    },
    description: {
      en: 'Divide a whole number by a unit fraction or a unit fraction by a whole number.',
      es: 'Divide un número entero entre una fracción unitaria o una fracción unitaria entre un número entero.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['5.NF.B.7', '5.NF.B.7a', '5.NF.B.7b'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
