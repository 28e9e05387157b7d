import {
  apply,
  approximate,
  type Expr,
  either,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  figure,
  functionGraph,
  infinity,
  interval,
  isSame,
  itemOf,
  limit,
  line,
  m,
  namedNumbers,
  option,
  prose,
  relation,
  statements,
  step,
  symbol,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { near } from '../../kit/functions/functions.ts'
import { at, ends, extremesOf, f, gridOf, problems, SLOPE, x } from './extrema.ts'
import type { levels } from './levels.ts'
import { foundExtrema, least, M } from './parts.ts'

const valueOf = (of: Expr, place: number) => evaluate(of, { x: place })

const FOUND = {
  both: {
    en: line`The greatest and the least value are both attained.`,
    es: line`El mayor y el menor valor se alcanzan.`,
  },
  maximum: {
    en: line`The greatest value is attained; the least is only approached.`,
    es: line`El mayor valor se alcanza; el menor solo se aproxima.`,
  },
  minimum: {
    en: line`The least value is attained; there is no greatest value that is attained.`,
    es: line`El menor valor se alcanza; no se alcanza ningún valor mayor que los demás.`,
  },
  neither: {
    en: line`Neither a greatest nor a least value is attained.`,
    es: line`No se alcanza ni un valor máximo ni un valor mínimo.`,
  },
}

/** Where the graph of the slope meets the axis, between 0 and 8. */
type Zeros = readonly [number, number]

const ZEROS: readonly Zeros[] = [
  [2, 6],
  [4, 6],
  [2, 4],
]

const placesOf = ([p, q]: Zeros) => [0, p, q, 8] as const

/** The signed areas of the three triangles of the slope. */
const triangles = ([p, q]: Zeros, [a, b, c]: readonly [number, number, number]) =>
  [(a * p) / 2, (b * (q - p)) / 2, (c * (8 - q)) / 2] as const

/** f at 0, at the zeros of its slope and at 8. */
function areasOf(zeros: Zeros, heights: readonly [number, number, number], start: number): number[] {
  const [one, two, three] = triangles(zeros, heights)
  return [start, start + one, start + one + two, start + one + two + three]
}

/** Values from the greatest to the least, each once. */
const descending = (values: readonly Expr[]): Expr => {
  const size = (value: Expr) => (isSame(value, infinity) ? Number.POSITIVE_INFINITY : at(value))
  const [first, ...others] = values.toSorted((a, b) => size(b) - size(a))
  return others
    .filter((value, i) => size(value) !== size(itemOf([first ?? value, ...others], i)))
    .reduce((all, next) => relation(all, '>', next), first ?? expr(0))
}

/** Candidates: the ends and the vertex. An open end that beats all others spoils its extremum. */
function attained(of: Expr, from: number, to: number, [hasFrom, hasTo]: readonly [boolean, boolean]) {
  const inner = Array.from({ length: to - from - 1 }, (_, i) => approximate(of, { x: from + i + 1 }))
  const [left, right] = [approximate(of, { x: from }), approximate(of, { x: to })]
  const isMet = (best: (...values: number[]) => number) => {
    const top = best(left, right, ...inner)
    return inner.includes(top) || (hasFrom && left === top) || (hasTo && right === top)
  }
  return { hasHigh: isMet(Math.max), hasLow: isMet(Math.min) }
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  fromSlopeGraph: form({
    levels: ['hard'],
    draw(random) {
      const zeros = random.evenly(ZEROS)
      return random.until(
        () => {
          const sign = random.sign()
          return {
            zeros,
            heights: [sign * random.int(1, 3), -sign * random.int(1, 3), sign * random.int(1, 3)] as const,
            start: random.int(-5, 5),
          }
        },
        ({ zeros, heights, start }) => {
          const values = areasOf(zeros, heights, start).sort((a, b) => a - b)
          return values[0] !== values[1] && values[2] !== values[3]
        },
      )
    },
    answer: namedNumbers('M', 'm'),
    solve: ({ zeros, heights, start }) =>
      extremesOf(areasOf(zeros, heights, start).map((value, i) => [itemOf(placesOf(zeros), i), value])),
    ask({ zeros: [p, q], heights: [a, b, c], start }) {
      const graph = functionGraph({
        x: [0, 8],
        y: [-4, 4],
        curves: [
          {
            through: [
              [0, a],
              [p, 0],
              [(p + q) / 2, b],
              [q, 0],
              [8, c],
            ],
            label: SLOPE,
          },
        ],
      })
      const known = equation(apply('f', 0), start)
      return {
        en: [
          figure(graph),
          prose`The graph of ${SLOPE} is shown and ${known}. Find the absolute maximum value ${M} and the absolute minimum value ${least} of ${symbol('f')} on ${interval(0, 8, [true, true])}.`,
        ],
        es: [
          figure(graph),
          prose`Se muestra la gráfica de ${SLOPE} y ${known}. Halla el valor máximo absoluto ${M} y el valor mínimo absoluto ${least} de ${symbol('f')} en ${interval(0, 8, [true, true])}.`,
        ],
      }
    },
    solution({ zeros, heights, start }, values) {
      const all = areasOf(zeros, heights, start)
      const [p, q] = zeros
      const [first, second, third] = triangles(zeros, heights)
      const places = placesOf(zeros)
      return [
        step(either(equation(x, p), equation(x, q)), because.read, {
          what: {
            en: line`where the graph of ${SLOPE} meets the ${x}-axis`,
            es: line`dónde corta al eje ${x} la gráfica de ${SLOPE}`,
          },
        }),
        step(
          statements(
            m`∫_0^${p} f'(x) dx = ${first}`,
            m`∫_${p}^${q} f'(x) dx = ${second}`,
            m`∫_${q}^8 f'(x) dx = ${third}`,
          ),
          because.areasAreChanges,
        ),
        step(statements(...all.map((value, i) => equation(apply('f', itemOf(places, i)), value))), because.addChanges),
        foundExtrema(values),
      ]
    },
    // Adds small strips under the drawn polyline.
    check(printed, answer) {
      const [curve] = printed.figure('function-graph').curves
      const points = curve?.form === 'points' ? curve.through : []
      const slope = (place: number) => {
        const right = points.findIndex(([px]) => px >= place)
        const [[x0, y0], [x1, y1]] = [itemOf(points, right - 1), itemOf(points, right)]
        return y0 + ((y1 - y0) * (place - x0)) / (x1 - x0)
      }
      const values = [exact(printed.one('relation').right).toNumber()]
      for (let i = 0; i < 80; i++) values.push(itemOf(values, i) + slope((i + 0.5) / 10) / 10)
      const [first, second] = tupleOf(answer, 2)
      return near(at(first), Math.max(...values), 1e-3) && near(at(second), Math.min(...values), 1e-3)
    },
  }),
  existence: form({
    levels: ['hard'],
    draw(random) {
      // On a closed interval the theorem alone would answer.
      const closed = random.pick([
        [true, false],
        [false, true],
        [false, false],
      ] as const)
      const kind = random.evenly(['cubic', 'cubic', 'reciprocal'])
      if (kind === 'reciprocal') {
        const [a, to] = random.sample([1, 2, 3, 4], 2)
        return {
          of: m`${a}/x`,
          derivative: m`-{${a}/x^2}`,
          from: 0,
          to,
          inner: [],
          closed: [false, closed[1]] as const,
        }
      }
      const { of, derivative, candidates } = problems[kind](random)
      const places = candidates.map(([place]) => at(place))
      return {
        of,
        derivative,
        from: itemOf(places, 0),
        to: itemOf(places, places.length - 1),
        inner: places.slice(1, -1),
        closed,
      }
    },
    answer: option({
      both: {
        en: prose`It has an absolute maximum and an absolute minimum.`,
        es: prose`Tiene máximo absoluto y mínimo absoluto.`,
      },
      maximum: { en: prose`It has an absolute maximum only.`, es: prose`Solo tiene máximo absoluto.` },
      minimum: { en: prose`It has an absolute minimum only.`, es: prose`Solo tiene mínimo absoluto.` },
      neither: { en: prose`It has neither.`, es: prose`No tiene ninguno de los dos.` },
    }),
    solve({ of, from, to, closed }) {
      const { hasHigh, hasLow } = attained(of, from, to, closed)
      return hasHigh ? (hasLow ? 'both' : 'maximum') : hasLow ? 'minimum' : 'neither'
    },
    ask({ of, from, to, closed }) {
      const range = interval(from, to, closed)
      return {
        en: prose`Which is true of ${f(of)} on ${range}?`,
        es: prose`¿Qué es cierto de ${f(of)} en ${range}?`,
      }
    },
    solution({ of, derivative, from, to, inner, closed }) {
      const start = of.kind === 'quotient' ? infinity : valueOf(of, from)
      const reached = [
        closed[0] ? equation(apply('f', from), start) : equation(limit('x', from, m`f(x)`, 'right'), start),
        ...inner.map(place => equation(apply('f', place), valueOf(of, place))),
        closed[1]
          ? equation(apply('f', to), valueOf(of, to))
          : equation(limit('x', to, m`f(x)`, 'left'), valueOf(of, to)),
      ]
      const { hasHigh, hasLow } = attained(of, from, to, closed)
      const critical = inner.map(place => equation(x, place))
      return [
        step(equation(m`f'(x)`, derivative), because.differentiatePowers),
        critical.length > 0
          ? step(statements(equation(derivative, 0), either(...critical)), because.criticalInside)
          : step(m`${derivative} ≠ 0`, because.noCriticalNumber),
        step(statements(...reached), because.openEndNotAttained),
        step(descending(reached.map(of => (of.kind === 'relation' ? of.right : of))), because.explain, {
          sentence: hasHigh ? (hasLow ? FOUND.both : FOUND.maximum) : hasLow ? FOUND.minimum : FOUND.neither,
        }),
      ]
    },
    // An extremum is missing where values beside an open end beat all that are attained.
    check(printed, answer) {
      const range = printed.one('interval')
      const of = printed.one('relation').right
      const [from, to] = ends(range)
      const attainedValues = gridOf(of, from, to).slice(range.closed[0] ? 0 : 1, range.closed[1] ? undefined : -1)
      const beside = [...(range.closed[0] ? [] : [from + 1e-7]), ...(range.closed[1] ? [] : [to - 1e-7])]
      const values = beside.map(place => approximate(of, { x: place }))
      const hasHigh = Math.max(...attainedValues) >= Math.max(...values, Number.NEGATIVE_INFINITY)
      const hasLow = Math.min(...attainedValues) <= Math.min(...values, Number.POSITIVE_INFINITY)
      return answer === (hasHigh ? (hasLow ? 'both' : 'maximum') : hasLow ? 'minimum' : 'neither')
    },
  }),
})
