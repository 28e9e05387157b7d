import {
  answerStep,
  type Both,
  both,
  equation,
  evaluate,
  exact,
  type FormMaker,
  type Inline,
  line,
  list,
  m,
  namedNumbers,
  prose,
  type Random,
  solveByFormula,
  step,
  symbol,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { discriminant, type Quadratic, standard } from '../../kit/polynomials/quadratic.ts'
import { coefficientsIn, drawRational, drawWith, rootsOf, simplestSolutions, solvesAll } from './equations.ts'
import type { levels } from './levels.ts'
import { countOf, D, drawOf, exactly, found, moved, n, named, type Style, toStandard } from './parts.ts'

const COUNTS: Readonly<Record<'two' | 'one' | 'none', Both<readonly Inline[]>>> = {
  two: {
    en: line`The discriminant is positive: two real solutions.`,
    es: line`El discriminante es positivo: dos soluciones reales.`,
  },
  one: { en: line`The discriminant is 0: one real solution.`, es: line`El discriminante es 0: una solución real.` },
  none: {
    en: line`The discriminant is negative: no real solution.`,
    es: line`El discriminante es negativo: ninguna solución real.`,
  },
}

const drawCounted = (random: Random, most: number): Quadratic =>
  drawOf(random, random.evenly(['two', 'one', 'none'] as const), most)

export const easyForms = (form: FormMaker<typeof levels>) => ({
  coefficients: form({
    levels: ['easy'],
    instruction: {
      en: prose`Name ${symbol('a')}, ${symbol('b')}, and ${symbol('c')} for the quadratic formula.`,
      es: prose`Identifica ${symbol('a')}, ${symbol('b')} y ${symbol('c')} para la fórmula cuadrática.`,
    },
    lines: 1,
    draw: (random, { most }) =>
      drawWith(random, most, of => new Set(of.map(Math.abs)).size === 3 && of.some(value => value < 0)),
    answer: namedNumbers('a', 'b', 'c'),
    solve: of => of,
    ask: of => both(standard(of)),
    solution: of => [
      step(m`ax^2 + bx + c = 0`, because.explain, {
        sentence: {
          en: line`Compare with the standard form; the signs belong to the numbers.`,
          es: line`Compara con la forma estándar; los signos son parte de los números.`,
        },
      }),
      named(of),
    ],
    check: (printed, answer) =>
      tupleOf(answer.map(exact), 3).every((value, i) => coefficientsIn(printed)[i]?.equals(value)),
  }),
  discriminant: form({
    levels: ['easy'],
    instruction: {
      en: prose`Find the discriminant ${D} and the number ${n} of real solutions.`,
      es: prose`Halla el discriminante ${D} y el número ${n} de soluciones reales.`,
    },
    draw: (random, { most }): { readonly of: Quadratic; readonly style: Style } => ({
      of: drawCounted(random, most),
      style: 'standard',
    }),
    answer: namedNumbers('D', 'n'),
    solve: ({ of }) => [discriminant(of), Math.sign(discriminant(of)) + 1],
    ask: ({ of, style }) => both(moved(of, style)),
    solution: ({ of, style }) => [
      ...toStandard(of, style),
      named(of),
      found(of),
      answerStep(
        list(equation(D, discriminant(of)), equation(n, Math.sign(discriminant(of)) + 1)),
        COUNTS[countOf(of)],
      ),
    ],
    // −4a times the value at the vertex; how often the parabola meets the axis.
    check(printed, answer) {
      const [value, count] = tupleOf(answer.map(exact), 2)
      const [a, b] = coefficientsIn(printed)
      const { left, right } = printed.one('relation')
      const vertex = { x: b.negated().over(a.times(2)) }
      const lowest = evaluate(left, vertex).minus(evaluate(right, vertex))
      const side = Math.sign(lowest.n) * Math.sign(a.n)
      return value.equals(lowest.times(a).times(-4)) && count.equals(1 - side)
    },
  }),
  solveRational: form({
    levels: ['easy'],
    share: 2,
    instruction: exactly,
    draw: random => drawRational(random),
    answer: simplestSolutions,
    solve: rootsOf,
    ask: of => both(standard(of)),
    solution: of => solveByFormula(of, rootsOf(of)),
    check: solvesAll,
  }),
})
