import { defineTopic } from '../../author.ts'
import { easyForms } from './count-on-count-back/easy.ts'
import { hardForms } from './count-on-count-back/hard.ts'
import { levels } from './count-on-count-back/levels.ts'
import { mediumForms } from './count-on-count-back/medium.ts'

export const countOnCountBack = defineTopic(
  {
    id: 'count-on-count-back',
    name: { en: 'Count on and count back', es: 'Contar hacia adelante y hacia atrás' },
    description: {
      en: 'Add or subtract small numbers by jumping forward or back on a number line.',
      es: 'Suma o resta números pequeños dando saltos hacia adelante o hacia atrás en la recta numérica.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['1.OA.C.5'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
