import {
  both,
  bracketed,
  equation,
  exact,
  expr,
  type FormMaker,
  figure,
  line,
  minus,
  point as pointOf,
  power,
  prose,
  type Random,
  radical,
  root,
  type Step,
  type Surd,
  statements,
  step,
  sum,
  surd,
  surdExpr,
  vector,
  vectorAnswer,
  vectorDiagram,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { drawVector, length, type Pair, PYTHAGOREAN, pairIn, signs, squared, v } from './parts.ts'

const COMPONENTS = {
  en: prose`Write the vector in component form.`,
  es: prose`Escribe el vector en forma de componentes.`,
}

interface Drawn {
  readonly from: Pair
  readonly to: Pair
}

function drawOnGrid(random: Random): Drawn {
  const from: Pair = [random.int(-3, 3), random.int(-3, 3)]
  const to = random.until(
    (): Pair => [random.int(-6, 6), random.int(-6, 6)],
    ([x, y]) => Math.abs(x - from[0]) >= 2 && Math.abs(y - from[1]) >= 1,
  )
  return { from, to }
}

const onGrid = ({ from, to }: Drawn) =>
  both(figure(vectorDiagram({ x: [-6, 6], y: [-6, 6], vectors: [{ from, to, label: 'v' }] })))

const inBrackets = (value: number) => (value < 0 ? bracketed(value) : expr(value))
const differenceSteps = (from: Pair, to: Pair): readonly Step[] => [
  step(
    statements(
      equation(minus(to[0], inBrackets(from[0])), to[0] - from[0]),
      equation(minus(to[1], inBrackets(from[1])), to[1] - from[1]),
    ),
    because.endMinusStart,
  ),
  step(vector(to[0] - from[0], to[1] - from[1]), because.writeAsVector),
]
const readEnds = (from: Pair, to: Pair): Step =>
  step(statements(pointOf(...from), pointOf(...to)), because.readGraph, {
    what: {
      en: line`the start, then the end at the tip of the arrow`,
      es: line`el inicio y luego el final, en la punta de la flecha`,
    },
  })
/** The root of the sum of the squares, and what comes out of it. */
function magnitudeSteps([x, y]: Pair, size: Surd): readonly Step[] {
  const whole = squared([x, y])
  const start = [
    step(equation(length, root(sum(power(inBrackets(x), 2), power(inBrackets(y), 2)))), because.magnitudeIsRoot),
    step(equation(length, size.k === 1 ? surdExpr(size) : root(whole)), because.addSquaresUnderRoot),
  ]
  return size.k === 1 || size.q.n === 1
    ? start
    : [...start, step(equation(length, surdExpr(size)), because.squareFactor, { factor: size.q.n ** 2 })]
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  fromPoints: form({
    levels: ['easy'],
    share: 2,
    draw: random => ({ from: drawVector(random), components: drawVector(random) }),
    answer: vectorAnswer,
    solve: ({ components }) => components,
    ask({ from, components }) {
      const [start, end] = [pointOf(...from), pointOf(from[0] + components[0], from[1] + components[1])]
      return {
        en: prose`A vector goes from ${start} to ${end}. Write it in component form.`,
        es: prose`Un vector va de ${start} a ${end}. Escríbelo en forma de componentes.`,
      }
    },
    solution: ({ from, components: [x, y] }) => differenceSteps(from, [from[0] + x, from[1] + y]),
    // The start moved by the vector is the end.
    check(printed, answer) {
      const [start, end] = printed.all('list').map(({ items }) => pairIn(items))
      return (
        start !== undefined &&
        end !== undefined &&
        answer.every((value, i) =>
          exact(value)
            .plus(start[i] ?? 0)
            .equals(end[i] ?? 0),
        )
      )
    },
  }),

  drawn: form({
    levels: ['easy'],
    instruction: COMPONENTS,
    draw: drawOnGrid,
    answer: vectorAnswer,
    solve: ({ from, to }) => [to[0] - from[0], to[1] - from[1]],
    ask: onGrid,
    solution: ({ from, to }) => [readEnds(from, to), ...differenceSteps(from, to)],
    check(printed, answer) {
      const [drawn] = printed.figure('vector-diagram').vectors
      return (
        drawn !== undefined &&
        answer.every((value, i) =>
          exact(value)
            .plus(drawn.from[i] ?? 0)
            .equals(drawn.to[i] ?? 0),
        )
      )
    },
  }),

  drawnMagnitude: form({
    levels: ['easy'],
    instruction: {
      en: prose`Find the magnitude of the vector. Give the exact value in simplest form.`,
      es: prose`Halla la magnitud del vector. Da el valor exacto en su forma más simple.`,
    },
    draw: drawOnGrid,
    answer: radical,
    solve: ({ from, to }) => surd(1, squared([to[0] - from[0], to[1] - from[1]])),
    ask: onGrid,
    solution: ({ from, to }, size) => [
      readEnds(from, to),
      ...differenceSteps(from, to),
      ...magnitudeSteps([to[0] - from[0], to[1] - from[1]], size),
    ],
    check(printed, { q, k }) {
      const [drawn] = printed.figure('vector-diagram').vectors
      if (!drawn || q.n <= 0) return false
      const square = (drawn.to[0] - drawn.from[0]) ** 2 + (drawn.to[1] - drawn.from[1]) ** 2
      return q.power(2).times(k).equals(square)
    },
  }),

  magnitude: form({
    levels: ['easy'],
    share: 2,
    instruction: {
      en: prose`Find the magnitude. Give the exact value in simplest form.`,
      es: prose`Halla la magnitud. Da el valor exacto en su forma más simple.`,
    },
    draw: random => ({
      components: random.evenly([true, false]) ? signs(random, random.pick(PYTHAGOREAN)) : drawVector(random),
    }),
    answer: radical,
    solve: ({ components }) => surd(1, squared(components)),
    ask: ({ components }) => both(equation(v, vector(...components))),
    solution: ({ components }, size) => magnitudeSteps(components, size),
    // The square of the answer is the sum of the squares.
    check(printed, { q, k }) {
      const [x, y] = pairIn(printed.one('list').items)
      return (
        q
          .times(q)
          .times(k)
          .equals(x * x + y * y) && q.n > 0
      )
    },
  }),
})
