import { defineTopic } from '../../author.ts'
import { easyForms } from './classify-real-numbers/easy.ts'
import { hardForms } from './classify-real-numbers/hard.ts'
import { levels } from './classify-real-numbers/levels.ts'
import { mediumForms } from './classify-real-numbers/medium.ts'

export const classifyRealNumbers = defineTopic(
  {
    id: 'classify-real-numbers',
    name: { en: 'Classify rational and irrational numbers', es: 'Clasificar números racionales e irracionales' },
    description: {
      en: 'Decide whether a number is rational or irrational and name every set it belongs to.',
      es: 'Decide si un número es racional o irracional y nombra todos los conjuntos a los que pertenece.',
    },
    domain: 'The Number System',
    standards: ['8.NS.A.1'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
