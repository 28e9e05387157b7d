import { defineTopic } from '../../author.ts'
import { easyForms } from './interpret-remainders/easy.ts'
import { hardForms } from './interpret-remainders/hard.ts'
import { levels } from './interpret-remainders/levels.ts'
import { mediumForms } from './interpret-remainders/medium.ts'

export const interpretRemainders = defineTopic(
  {
    id: 'interpret-remainders',
    name: { en: 'Interpret remainders', es: 'Interpretar el residuo' },
    description: {
      en: 'Solve a division story and decide whether to drop the remainder, round up or report it.',
      es: 'Resuelve un problema de división y decide si omites el residuo, redondeas hacia arriba o lo informas.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['4.OA.A.3'],
    levels,
    rev: 8,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
