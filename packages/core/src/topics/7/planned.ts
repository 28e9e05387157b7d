import type { PlannedTopic } from '../planned-topic.ts'

export const planned = {
  'factor-linear-expressions': {
    name: { en: 'Factor linear expressions', es: 'Factorizar expresiones lineales' },
    description: {
      en: 'Write a linear expression as a product by taking out the greatest common factor.',
      es: 'Escribe una expresión lineal como producto sacando el máximo factor común.',
    },
    domain: 'Expressions & Equations',
    standards: ['7.EE.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
} satisfies Record<string, PlannedTopic>
