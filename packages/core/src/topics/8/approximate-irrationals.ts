import { defineTopic } from '../../author.ts'
import { easyForms } from './approximate-irrationals/easy.ts'
import { hardForms } from './approximate-irrationals/hard.ts'
import { levels } from './approximate-irrationals/levels.ts'
import { mediumForms } from './approximate-irrationals/medium.ts'

export const approximateIrrationals = defineTopic(
  {
    id: 'approximate-irrationals',
    name: { en: 'Estimate and locate irrational numbers', es: 'Estimar y ubicar números irracionales' },
    description: {
      en: 'Estimate roots and other irrational numbers and locate them on a number line.',
      es: 'Estima raíces y otros números irracionales y ubícalos en la recta numérica.',
    },
    domain: 'The Number System',
    standards: ['8.NS.A.2'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
