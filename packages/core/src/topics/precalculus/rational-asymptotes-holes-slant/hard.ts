import { formulaChoice } from '../../../answer/choice.ts'
import { equation as equationAnswer, expression } from '../../../answer/expression.ts'
import { point } from '../../../answer/point.ts'
import { writtenOut } from '../../../answer/written.ts'
import { both, figure, prose } from '../../../content.ts'
import { functionGraph } from '../../../figure/function-graph.ts'
import { equation, expr, over } from '../../../math/build.ts'
import { approximate } from '../../../math/evaluate.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { FormMaker } from '../../../topic.ts'
import { plus, polynomial, times } from '../../algebra-1/kit/polynomial.ts'
import type { levels } from './levels.ts'
import {
  drawQuotient,
  f,
  holes,
  inFactors,
  isTame,
  near,
  places,
  productOf,
  type Quotient,
  seen,
  valueAt,
  x,
  y,
} from './parts.ts'

interface Slant {
  readonly slope: number
  readonly start: number
  readonly pole: number
  readonly rest: number
}

const slantTop = ({ slope, start, pole, rest }: Slant) => plus(times([start, slope], [-pole, 1]), [rest])

/** Crosses its horizontal asymptote once, at `at`. */
interface Crossing {
  readonly level: number
  readonly poles: readonly [number, number]
  readonly by: number
  readonly at: number
}

const crossingTop = ({ level, poles, by, at }: Crossing) => plus(productOf(poles, level), [-by * at, by])

const graphOf = (of: Quotient) =>
  functionGraph({
    x: [-8, 8],
    y: [-8, 8],
    curves: [inFactors({ ...of, hole: null })],
    asymptotes: { x: of.poles, y: of.zeros.length < of.poles.length ? [0] : [of.lead] },
    points: holes(of).map(hole => ({ at: [hole, valueAt(of, hole).toNumber()] as const, open: true })),
  })

const isDrawable = (of: Quotient) =>
  [...of.poles, ...of.zeros].every(place => Math.abs(place) <= 5) &&
  holes(of).every(hole => Math.abs(valueAt(of, hole).toNumber()) <= 6 && Math.abs(hole) <= 6)

const turned = (values: readonly number[]) => values.map(value => -value)

export const hardForms = (form: FormMaker<typeof levels>) => ({
  slant: form({
    levels: ['hard'],
    share: 2,
    lines: 4,
    instruction: {
      en: prose`Find the equation of the slant asymptote.`,
      es: prose`Halla la ecuación de la asíntota oblicua.`,
    },
    draw: (random): Slant => ({
      slope: random.intExcept(-3, 3, 0),
      start: random.int(-6, 6),
      pole: random.intExcept(-5, 5, 0),
      rest: random.intExcept(-9, 9, 0),
    }),
    answer: equationAnswer,
    solve: ({ slope, start }) => equation(y, polynomial([start, slope])),
    ask: slant => both(equation(f, over(polynomial(slantTop(slant)), polynomial([-slant.pole, 1])))),
    check(printed, answer) {
      if (answer.kind !== 'relation' || writtenOut(answer.left) !== 'y') return false
      const { value } = seen(printed)
      return [1e6, -1e6].every(far => near(value(far), approximate(answer.right, { x: far }), 1e-2))
    },
  }),

  crossing: form({
    levels: ['hard'],
    lines: 4,
    instruction: {
      en: prose`Find the point where the graph crosses its horizontal asymptote.`,
      es: prose`Halla el punto donde la gráfica corta su asíntota horizontal.`,
    },
    draw: random =>
      random.until(
        (): Crossing => {
          const [one = 0, two = 0, at = 0] = places(random, 3)
          return { level: random.int(1, 3), poles: [one, two], by: random.intExcept(-4, 4, 0), at }
        },
        drawn => {
          const top = crossingTop(drawn)
          const value = (place: number) => top.reduce((sum, c, i) => sum + c * place ** i, 0)
          return drawn.poles.every(pole => value(pole) !== 0)
        },
      ),
    answer: point,
    solve: ({ at, level }) => [at, level],
    ask: drawn => both(equation(f, over(polynomial(crossingTop(drawn)), polynomial(productOf(drawn.poles))))),
    check(printed, answer) {
      const { value } = seen(printed)
      const [at = 0, level = 0] = answer.map(item => approximate(expr(item)))
      return near(level, value(1e7), 1e-3) && near(value(at), level, 1e-9)
    },
  }),

  construct: form({
    levels: ['hard'],
    lines: 5,
    draw: random =>
      random.until(
        () => ({ ...drawQuotient(random, { hasHole: true }), lead: random.pick([1, 2, 3, -1, -2]) }),
        of => isTame(of) && of.hole !== 0 && !of.poles.includes(0) && !of.zeros.includes(0),
      ),
    answer: expression,
    solve: inFactors,
    ask(of) {
      const [zero = 0, pole = 0] = [of.zeros[0], of.poles[0]]
      const [asymptote, end, hole] = [equation(x, pole), equation(y, of.lead), equation(x, of.hole ?? 0)]
      return {
        en: prose`Write the rational function ${f} of least degree whose only zero is ${zero}, with the vertical asymptote ${asymptote}, the horizontal asymptote ${end} and a hole at ${hole}.`,
        es: prose`Escribe la función racional ${f} de menor grado cuyo único cero es ${zero}, con la asíntota vertical ${asymptote}, la asíntota horizontal ${end} y un hueco en ${hole}.`,
      }
    },
    check(printed, answer) {
      const [zero = Ratio.of(0)] = printed.numbers
      const [pole = 0, end = 0, hole = 0] = printed.all('relation').map(({ right }) => approximate(right))
      const value = (place: number) => approximate(answer, { x: place })
      return (
        near(value(zero.toNumber()), 0, 1e-9) &&
        Math.abs(value(pole + 1e-7)) > 1e4 &&
        near(value(1e7), end) &&
        Number.isNaN(value(hole)) &&
        near(value(hole + 1e-4), value(hole - 1e-4), 1e-1)
      )
    },
  }),

  whichFunction: form({
    levels: ['easy', 'medium'],
    draw: (random, level) => random.until(() => drawQuotient(random, level), isDrawable),
    answer: formulaChoice,
    solve: inFactors,
    mistakes: of => ({
      signsOfPoles: inFactors({ ...of, poles: turned(of.poles) }),
      signsOfZeros: inFactors({ ...of, zeros: turned(of.zeros) }),
      upsideDown: inFactors({ ...of, zeros: of.poles, poles: of.zeros }),
      allSigns: inFactors({
        ...of,
        zeros: turned(of.zeros),
        poles: turned(of.poles),
        hole: of.hole === null ? null : -of.hole,
      }),
      negative: inFactors({ ...of, lead: -of.lead }),
    }),
    ask(of) {
      const graph = figure(graphOf(of))
      return {
        en: [prose`Which function has this graph?`, graph],
        es: [prose`¿Qué función tiene esta gráfica?`, graph],
      }
    },
    check(printed, answer) {
      const { curves, points } = printed.figure('function-graph')
      const [curve] = curves
      if (curve?.form !== 'graph') return false
      const isOpen = (place: number) => points.some(({ at }) => at[0] === place)
      const samples = [-7.3, -4.6, -2.2, -0.7, 0.6, 1.4, 2.9, 5.5]
      return (
        samples.every(at => near(approximate(curve.of, { x: at }), approximate(expr(answer), { x: at }), 1e-9)) &&
        points.every(({ at }) => isOpen(at[0]) && Number.isNaN(approximate(expr(answer), { x: at[0] })))
      )
    },
  }),
})
