import { defineTopic } from '../../author.ts'
import { easyForms } from './whole-numbers-as-fractions/easy.ts'
import { hardForms } from './whole-numbers-as-fractions/hard.ts'
import { levels } from './whole-numbers-as-fractions/levels.ts'
import { mediumForms } from './whole-numbers-as-fractions/medium.ts'

export const wholeNumbersAsFractions = defineTopic(
  {
    id: 'whole-numbers-as-fractions',
    name: { en: 'Whole numbers as fractions', es: 'Números enteros como fracciones' },
    description: {
      en: 'Write whole numbers as fractions and recognize fractions that equal a whole number.',
      es: 'Escribe números enteros como fracciones y reconoce fracciones iguales a un número entero.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['3.NF.A.3c'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
