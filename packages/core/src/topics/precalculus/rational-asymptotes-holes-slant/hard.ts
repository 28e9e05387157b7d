import {
  approximate,
  both,
  equation,
  equationAnswer,
  expr,
  expression,
  type FormMaker,
  over,
  pointAnswer,
  prose,
  Ratio,
  writtenOut,
} from '../../../author.ts'
import { plus, polynomial, times } from '../../kit/polynomials/polynomial.ts'
import type { levels } from './levels.ts'
import { drawQuotient, f, inFactors, isTame, near, places, productOf, seen, x, y } from './parts.ts'

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

export const hardForms = (form: FormMaker<typeof levels>) => ({
  slant: form({
    levels: ['hard'],
    share: 2,
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
    answer: pointAnswer,
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
        en: prose`Write the rational function ${f} of least degree whose only zero is ${zero}, with the vertical asymptote ${asymptote}, the horizontal asymptote ${end}, and a hole at ${hole}.`,
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
})
