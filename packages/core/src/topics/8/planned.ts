import type { PlannedTopic } from '../planned-topic.ts'

export const planned = {
  'qualitative-function-graphs': {
    name: { en: 'Graphs that tell a story', es: 'Gráficas que cuentan una historia' },
    description: {
      en: 'Match stories with graphs and describe where a graph increases, decreases or stays constant.',
      es: 'Relaciona historias con gráficas y describe dónde una gráfica crece, decrece o es constante.',
    },
    domain: 'Functions',
    standards: ['8.F.B.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
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
