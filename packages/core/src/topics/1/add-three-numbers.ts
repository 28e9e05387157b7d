import { defineTopic } from '../../author.ts'
import { easyForms } from './add-three-numbers/easy.ts'
import { hardForms } from './add-three-numbers/hard.ts'
import { levels } from './add-three-numbers/levels.ts'
import { mediumForms } from './add-three-numbers/medium.ts'

export const addThreeNumbers = defineTopic(
  {
    id: 'add-three-numbers',
    name: { en: 'Add three numbers', es: 'Sumar tres números' },
    description: {
      en: 'Add three one-digit numbers by first finding two that make ten or a double.',
      es: 'Suma tres números de un dígito buscando primero dos que formen diez o un doble.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['1.OA.A.2', '1.OA.B.3'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
