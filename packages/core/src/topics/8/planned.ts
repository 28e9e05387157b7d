import type { PlannedTopic } from '../planned-topic.ts'

export const planned = {
  'trend-lines-and-predictions': {
    name: {
      en: 'Trend lines: fit, equation, interpretation and prediction',
      es: 'Rectas de tendencia: ajuste, ecuación, interpretación y predicción',
    },
    description: {
      en: 'Choose or write a line that fits the data and use it to make predictions.',
      es: 'Elige o escribe una recta que se ajuste a los datos y úsala para hacer predicciones.',
    },
    domain: 'Statistics & Probability',
    standards: ['8.SP.A.2', '8.SP.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
} satisfies Record<string, PlannedTopic>
