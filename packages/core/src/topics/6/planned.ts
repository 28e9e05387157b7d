import type { PlannedTopic } from '../planned-topic.ts'

export const planned = {
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
