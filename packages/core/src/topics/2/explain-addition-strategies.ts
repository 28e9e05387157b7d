import { defineTopic } from '../../author.ts'
import { easyForms } from './explain-addition-strategies/easy.ts'
import { hardForms } from './explain-addition-strategies/hard.ts'
import { levels } from './explain-addition-strategies/levels.ts'
import { mediumForms } from './explain-addition-strategies/medium.ts'

export const explainAdditionStrategies = defineTopic(
  {
    id: 'explain-addition-strategies',
    name: { en: 'Addition and subtraction strategies', es: 'Estrategias para sumar y restar' },
    description: {
      en: 'Complete the steps of an addition or subtraction strategy and say why it works.',
      es: 'Completa los pasos de una estrategia de suma o resta y di por qué funciona.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.B.9'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
