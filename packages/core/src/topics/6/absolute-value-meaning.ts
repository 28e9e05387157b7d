import { defineTopic } from '../../author.ts'
import { easyForms } from './absolute-value-meaning/easy.ts'
import { hardForms } from './absolute-value-meaning/hard.ts'
import { levels } from './absolute-value-meaning/levels.ts'
import { mediumForms } from './absolute-value-meaning/medium.ts'

export const absoluteValueMeaning = defineTopic(
  {
    id: 'absolute-value-meaning',
    name: { en: 'Absolute value', es: 'Valor absoluto' },
    description: {
      en: 'Find the distance of a number from zero and use it to compare real quantities.',
      es: 'Halla la distancia de un número al cero y úsala para comparar cantidades reales.',
    },
    domain: 'The Number System',
    standards: ['6.NS.C.7c', '6.NS.C.7d'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
