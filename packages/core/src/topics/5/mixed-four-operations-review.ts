import { defineTopic } from '../../author.ts'
import { choiceForms } from './mixed-four-operations-review/choices.ts'
import { exerciseForms } from './mixed-four-operations-review/exercises.ts'
import { levels } from './mixed-four-operations-review/levels.ts'
import { mistakeForm } from './mixed-four-operations-review/mistakes.ts'
import { storyForms } from './mixed-four-operations-review/stories.ts'
import { twoOperationForms } from './mixed-four-operations-review/two-operations.ts'

export const mixedFourOperationsReview = defineTopic(
  {
    id: 'mixed-four-operations-review',
    name: { en: 'Mixed review of the four operations', es: 'Repaso mixto de las cuatro operaciones' },
    description: {
      en: 'Choose and carry out addition, subtraction, multiplication and division with whole numbers, decimals and fractions.',
      es: 'Elige y realiza sumas, restas, multiplicaciones y divisiones con números enteros, decimales y fracciones.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['5.NBT.B.5', '5.NBT.B.6', '5.NBT.B.7', '5.NF.A.1', '5.NF.B.4'],
    rev: 3,
    levels,
  },
  form => ({
    ...exerciseForms(form),
    ...choiceForms(form),
    ...storyForms(form),
    ...twoOperationForms(form),
    ...mistakeForm(form),
  }),
)
