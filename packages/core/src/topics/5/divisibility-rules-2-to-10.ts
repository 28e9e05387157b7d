import { defineTopic } from '../../author.ts'
import { easyForms } from './divisibility-rules-2-to-10/easy.ts'
import { hardForms } from './divisibility-rules-2-to-10/hard.ts'
import { levels } from './divisibility-rules-2-to-10/levels.ts'
import { mediumForms } from './divisibility-rules-2-to-10/medium.ts'

export const divisibilityRules2To10 = defineTopic(
  {
    id: 'divisibility-rules-2-to-10',
    name: { en: 'Divisibility rules', es: 'Reglas de divisibilidad' },
    description: {
      en: 'Decide without dividing whether a number is divisible by 2, 3, 4, 5, 6, 9 or 10.',
      es: 'Decide sin dividir si un número es divisible entre 2, 3, 4, 5, 6, 9 o 10.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: [],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
