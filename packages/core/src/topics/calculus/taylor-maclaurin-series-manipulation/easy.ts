import { approximate, equation, expandedExpression, type FormMaker, m, prose } from '../../../author.ts'
import type { levels } from './levels.ts'
import { ascending, isStart } from './parts.ts'
import { coefficientsOf, drawMade, functionOf, isNew } from './power-series.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  fourTerms: form({
    levels: ['easy', 'medium'],
    share: 3,
    draw: (random, { multiply }) => random.until(() => drawMade(random, multiply ? random.int(1, 3) : 0), isNew),
    answer: expandedExpression,
    solve: made => ascending(coefficientsOf(made)),
    ask: made => ({
      en: prose`Write the first four nonzero terms of the Maclaurin series of ${equation(m`f(x)`, functionOf(made))}.`,
      es: prose`Escribe los primeros cuatro términos no nulos de la serie de Maclaurin de ${equation(m`f(x)`, functionOf(made))}.`,
    }),
    check(printed, answer) {
      const of = printed.one('relation').right
      const places = [0.02, 0.05, 0.08]
      const isClose = places.every(
        at => Math.abs(approximate(of, { x: at }) - approximate(answer, { x: at })) < 40 * (3 * at) ** 4,
      )
      return isClose && isStart(of, answer)
    },
  }),
})
