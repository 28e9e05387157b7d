import { defineTopic } from '../../author.ts'
import { easyForms } from './unit-fraction-division-word-problems/easy.ts'
import { hardForms } from './unit-fraction-division-word-problems/hard.ts'
import { levels } from './unit-fraction-division-word-problems/levels.ts'
import { mediumForms } from './unit-fraction-division-word-problems/medium.ts'

export const unitFractionDivisionWordProblems = defineTopic(
  {
    id: 'unit-fraction-division-word-problems',
    name: {
      en: 'Word problems: divide with unit fractions',
      es: 'Problemas verbales de división con fracciones unitarias',
    },
    description: {
      en: 'Solve stories about sharing or measuring out that divide with a unit fraction.',
      es: 'Resuelve problemas de repartir o medir porciones que se dividen con una fracción unitaria.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['5.NF.B.7c'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
