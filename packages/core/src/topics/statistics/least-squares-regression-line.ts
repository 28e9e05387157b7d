import { defineTopic } from '../../author.ts'
import { easyForms } from './least-squares-regression-line/easy.ts'
import { hardForms } from './least-squares-regression-line/hard.ts'
import { levels } from './least-squares-regression-line/levels.ts'
import { mediumForms } from './least-squares-regression-line/medium.ts'

export const leastSquaresRegressionLine = defineTopic(
  {
    id: 'least-squares-regression-line',
    name: { en: 'Least-squares regression line', es: 'Recta de regresión de mínimos cuadrados' },
    description: {
      en: 'Find the least-squares line, use it to predict and interpret its slope and intercept.',
      es: 'Halla la recta de mínimos cuadrados, úsala para predecir e interpreta su pendiente y su intersección.',
    },
    domain: 'Exploring Two-Variable Data',
    standards: ['S-ID.B.6a', 'S-ID.B.6c', 'S-ID.C.7', 'S-ID.C.8', 'AP-STAT-2.6', 'AP-STAT-2.8'],
    rev: 10,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
