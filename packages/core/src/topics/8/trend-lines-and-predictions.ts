import { defineTopic } from '../../author.ts'
import { closerForms } from './trend-lines-and-predictions/closer.ts'
import { easyForms } from './trend-lines-and-predictions/easy.ts'
import { equationForms } from './trend-lines-and-predictions/equations.ts'
import { hardForms } from './trend-lines-and-predictions/hard.ts'
import { levels } from './trend-lines-and-predictions/levels.ts'
import { meaningForms } from './trend-lines-and-predictions/meanings.ts'
import { mediumForms } from './trend-lines-and-predictions/medium.ts'
import { mistakeForms } from './trend-lines-and-predictions/mistakes.ts'

export const trendLinesAndPredictions = defineTopic(
  {
    id: 'trend-lines-and-predictions',
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
    rev: 6,
    levels,
  },
  form => ({
    ...easyForms(form),
    ...equationForms(form),
    ...mediumForms(form),
    ...mistakeForms(form),
    ...meaningForms(form),
    ...hardForms(form),
    ...closerForms(form),
  }),
)
