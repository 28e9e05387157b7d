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
  'cross-sections-of-solids': {
    name: { en: 'Cross-sections of solids', es: 'Secciones transversales de cuerpos geométricos' },
    description: {
      en: 'Name the flat shape made when a plane slices through a solid.',
      es: 'Nombra la figura plana que se forma cuando un plano corta un cuerpo geométrico.',
    },
    domain: 'Geometry',
    standards: ['7.G.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
} satisfies Record<string, PlannedTopic>
