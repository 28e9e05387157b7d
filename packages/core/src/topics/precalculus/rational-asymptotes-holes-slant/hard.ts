import {
  approximate,
  both,
  type Expr,
  equation,
  equationAnswer,
  expr,
  expression,
  type FormMaker,
  itemOf,
  join,
  negative,
  over,
  pointAnswer,
  point as pointOf,
  prose,
  step,
  sum,
  tupleOf,
  undoneStep,
  writtenOut,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { asFactor, plus, polynomial, times } from '../../kit/polynomials/polynomial.ts'
import type { levels } from './levels.ts'
import { isAt } from './parts.ts'
import { drawWithHole, f, inFactors, near, productOf, reduced, seen, side, threePlaces, x, y } from './quotient.ts'

const factoredBy = (a: Expr, by: Expr): Expr =>
  writtenOut(a) === '1' ? by : writtenOut(a) === '-1' ? negative(by) : join(a, by)

const termsOf = (of: Expr): readonly Expr[] => (of.kind === 'sum' ? of.terms : [of])

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
      start: random.intExcept(-6, 6, 0),
      pole: random.intExcept(-5, 5, 0),
      rest: random.intExcept(-9, 9, 0),
    }),
    answer: equationAnswer,
    solve: ({ slope, start }) => equation(y, polynomial([start, slope])),
    ask: slant => both(equation(f, over(polynomial(slantTop(slant)), polynomial([-slant.pole, 1])))),
    solution(slant, answer) {
      const { slope, start, pole, rest } = slant
      const divisor = polynomial([-pole, 1])
      const by = asFactor(divisor)
      const [first, second] = [polynomial([0, slope]), polynomial([start])]
      const left = polynomial([rest - start * pole, start])
      return [
        step(
          equation(polynomial(slantTop(slant)), sum(factoredBy(first, by), ...termsOf(left))),
          because.partialQuotient,
          {
            term: first,
          },
        ),
        step(equation(left, sum(factoredBy(second, by), rest)), because.partialQuotient, { term: second }),
        step(
          equation(f, sum(first, second, rest < 0 ? negative(over(-rest, divisor)) : over(rest, divisor))),
          because.divideEveryPart,
          { divisor },
        ),
        step(answer, because.remainderVanishes),
      ]
    },
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
          const [one, two, at] = threePlaces(random)
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
    solution(drawn) {
      const { level, poles, by, at } = drawn
      const [top, bottom] = [polynomial(crossingTop(drawn)), polynomial(productOf(poles))]
      const right = polynomial(productOf(poles, level))
      return [
        step(equation(y, level), because.horizontalAsymptote),
        step(equation(over(top, bottom), level), because.meetsAsymptote, { value: level }),
        step(equation(top, right), because.multiplyBothSides, { value: bottom }),
        step(equation(polynomial([-by * at, by]), 0), because.subtractFromBothSides, { value: right }),
        undoneStep(equation(x, at), { a: by, b: -by * at }),
        step(pointOf(at, level), because.writeOrderedPair),
      ]
    },
    check(printed, answer) {
      const { value } = seen(printed)
      const [at, level] = tupleOf(
        answer.map(item => approximate(expr(item))),
        2,
      )
      return near(level, value(1e7), 1e-3) && near(value(at), level, 1e-9)
    },
  }),
  construct: form({
    levels: ['hard'],
    draw: random =>
      random.until(
        () => drawWithHole(random, [2, 3, -2, -3]),
        ({ zeros, poles, hole }) => ![...zeros, ...poles, hole].includes(0),
      ),
    answer: expression,
    solve: inFactors,
    ask(of) {
      const [zero, asymptote, end, hole] = [
        itemOf(of.zeros, 0),
        isAt(of.poles),
        equation(y, of.lead),
        equation(x, of.hole),
      ]
      return {
        en: prose`Write the rational function ${f} of least degree whose only zero is ${zero}, with the vertical asymptote ${asymptote}, the horizontal asymptote ${end}, and a hole at ${hole}.`,
        es: prose`Escribe la función racional ${f} de menor grado cuyo único cero es ${zero}, con la asíntota vertical ${asymptote}, la asíntota horizontal ${end} y un hueco en ${hole}.`,
      }
    },
    solution: (of, answer) => [
      step(side(1, of.zeros), because.factorForZero, { value: itemOf(of.zeros, 0) }),
      step(over(side(1, of.zeros), side(1, of.poles)), because.factorForAsymptote, { line: isAt(of.poles) }),
      step(reduced(of), because.leadForAsymptote, { line: equation(y, of.lead), value: of.lead }),
      step(equation(f, answer), because.factorForHole, { place: equation(x, of.hole) }),
    ],
    check(printed, answer) {
      const [zero] = printed.take(1)
      const [pole, end, hole] = tupleOf(
        printed.all('relation').map(({ right }) => approximate(right)),
        3,
      )
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
