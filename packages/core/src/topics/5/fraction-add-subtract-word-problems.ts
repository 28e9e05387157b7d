import { defineTopic } from '../../author.ts'
import { easyForms } from './fraction-add-subtract-word-problems/easy.ts'
import { hardForms } from './fraction-add-subtract-word-problems/hard.ts'
import { levels } from './fraction-add-subtract-word-problems/levels.ts'
import { mediumForms } from './fraction-add-subtract-word-problems/medium.ts'

export const fractionAddSubtractWordProblems = defineTopic(
  {
    id: 'fraction-add-subtract-word-problems',
    name: {
      en: 'Word problems: add and subtract fractions',
      es: 'Problemas verbales de suma y resta de fracciones',
    },
    description: {
      en: 'Solve stories by adding or subtracting fractions with unlike denominators and check with estimates.',
      es: 'Resuelve problemas sumando o restando fracciones con distinto denominador y comprueba con estimaciones.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['5.NF.A.2'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
