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
  'triangle-construction-conditions': {
    name: { en: 'Conditions that make triangles', es: 'Condiciones para formar triángulos' },
    description: {
      en: 'Decide whether given sides or angles make one triangle, more than one or none.',
      es: 'Decide si ciertos lados o ángulos forman un triángulo, más de uno o ninguno.',
    },
    domain: 'Geometry',
    standards: ['7.G.A.2'],
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
  'experimental-probability-simulation': {
    name: { en: 'Experimental probability and simulations', es: 'Probabilidad experimental y simulaciones' },
    description: {
      en: 'Use results of repeated trials or a simulation to estimate a probability and make predictions.',
      es: 'Usa resultados de ensayos repetidos o una simulación para estimar una probabilidad y hacer predicciones.',
    },
    domain: 'Statistics & Probability',
    standards: ['7.SP.C.6', '7.SP.C.7b', '7.SP.C.8c'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'compound-event-probability': {
    name: { en: 'Probability of compound events', es: 'Probabilidad de eventos compuestos' },
    description: {
      en: 'List outcomes in tables or tree diagrams and find the probability of compound events.',
      es: 'Enumera los resultados en tablas o diagramas de árbol y halla la probabilidad de eventos compuestos.',
    },
    domain: 'Statistics & Probability',
    standards: ['7.SP.C.8', '7.SP.C.8a', '7.SP.C.8b'],
    difficulties: ['easy', 'medium', 'hard'],
  },
} satisfies Record<string, PlannedTopic>
