import { defineTopic } from '../../author.ts'
import { easyForms } from './stories-add-subtract-within-10/easy.ts'
import { hardForms } from './stories-add-subtract-within-10/hard.ts'
import { levels } from './stories-add-subtract-within-10/levels.ts'
import { mediumForms } from './stories-add-subtract-within-10/medium.ts'

export const storiesAddSubtractWithin10 = defineTopic(
  {
    id: 'stories-add-subtract-within-10',
    name: { en: 'Addition and subtraction stories within 10', es: 'Problemas verbales de suma y resta hasta 10' },
    description: {
      en: 'Solve a short story about putting together or taking away with numbers up to 10.',
      es: 'Resuelve un problema corto de juntar o quitar con números hasta 10.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['K.OA.A.2', 'K.OA.A.1'],
    rev: 7,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
