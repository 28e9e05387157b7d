import { defineTopic } from '../../author.ts'
import { easyForms } from './riemann-trapezoid-sums/easy.ts'
import { hardForms } from './riemann-trapezoid-sums/hard.ts'
import { levels } from './riemann-trapezoid-sums/levels.ts'
import { mediumForms } from './riemann-trapezoid-sums/medium.ts'

export const riemannTrapezoidSums = defineTopic(
  {
    id: 'riemann-trapezoid-sums',
    name: { en: 'Riemann and trapezoidal sums', es: 'Sumas de Riemann y regla del trapecio' },
    description: {
      en: 'Approximate the area under a curve or a total change with rectangles or trapezoids.',
      es: 'Aproxima el área bajo una curva o un cambio total con rectángulos o trapecios.',
    },
    domain: 'Integration',
    standards: ['AP-CALC-6.2', 'AP-CALC-6.3'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
