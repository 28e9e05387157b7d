import { defineTopic } from '../../author.ts'
import { easyForms } from './equivalent-fractions-numeric/easy.ts'
import { hardForms } from './equivalent-fractions-numeric/hard.ts'
import { levels } from './equivalent-fractions-numeric/levels.ts'
import { mediumForms } from './equivalent-fractions-numeric/medium.ts'

export const equivalentFractionsNumeric = defineTopic(
  {
    id: 'equivalent-fractions-numeric',
    name: { en: 'Equivalent fractions', es: 'Fracciones equivalentes' },
    description: {
      en: 'Multiply or divide numerator and denominator by the same number to write an equal fraction.',
      es: 'Multiplica o divide el numerador y el denominador por el mismo número para escribir una fracción igual.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['4.NF.A.1'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
