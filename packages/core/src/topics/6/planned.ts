import type { PlannedTopic } from '../planned-topic.ts'

export const planned = {
  'write-one-step-equations': {
    name: {
      en: 'Write and solve one-step equations from stories',
      es: 'Escribir y resolver ecuaciones de un paso en contexto',
    },
    description: {
      en: 'Write a one-step equation for a story, solve it and tell what the answer means.',
      es: 'Escribe una ecuación de un paso para un problema, resuélvela y di qué significa la respuesta.',
    },
    domain: 'Expressions & Equations',
    standards: ['6.EE.B.6', '6.EE.B.7'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'dependent-independent-variables': {
    name: { en: 'Dependent and independent variables', es: 'Variables dependientes e independientes' },
    description: {
      en: 'Relate two changing quantities with a table, a graph and an equation.',
      es: 'Relaciona dos cantidades que cambian mediante una tabla, una gráfica y una ecuación.',
    },
    domain: 'Expressions & Equations',
    standards: ['6.EE.C.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
} satisfies Record<string, PlannedTopic>
