import {
  apply,
  approximate,
  type Expr,
  either,
  equation,
  exact,
  expr,
  type FormMaker,
  figure,
  functionGraph,
  infinity,
  interval,
  itemOf,
  lastOf,
  limit,
  line,
  m,
  namedNumbers,
  negative,
  option,
  prose,
  Ratio,
  relation,
  statements,
  step,
  symbol,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { near } from '../../kit/functions/functions.ts'
import { at, criticalSteps, ends, extremesOf, f, gridOf, type Problem, problems, SLOPE, x } from './extrema.ts'
import type { levels } from './levels.ts'
import { foundExtrema, least, M } from './parts.ts'

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
    en: line`The least value is attained; the greatest is only approached.`,
    es: line`El menor valor se alcanza; el mayor solo se aproxima.`,
  },
  neither: {
    en: line`Neither a greatest nor a least value is attained.`,
    es: line`No se alcanza ni un valor máximo ni un valor mínimo.`,
  },
}

const WITHOUT_BOUND = {
  above: (least: Value) => ({
    en: line`The values grow without bound near ${0}: there is no greatest. The least, ${least}, is attained.`,
    es: line`Los valores crecen sin cota cerca de ${0}: no hay valor máximo. El mínimo, ${least}, se alcanza.`,
  }),
  below: (greatest: Value) => ({
    en: line`The values fall without bound near ${0}: there is no least. The greatest, ${greatest}, is attained.`,
    es: line`Los valores bajan sin cota cerca de ${0}: no hay valor mínimo. El máximo, ${greatest}, se alcanza.`,
  }),
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
  const [first, ...others] = values.toSorted((a, b) => at(b) - at(a))
  return others
    .filter((value, i) => at(value) !== at(itemOf([first ?? value, ...others], i)))
    .reduce((all, next) => relation(all, '>', next), first ?? expr(0))
}

/** An open end that beats all others spoils its extremum. */
function attained({ of, candidates }: Problem, [hasFrom, hasTo]: readonly [boolean, boolean]) {
  const values = candidates.map(([place]) => approximate(of, { x: at(place) }))
  const met = values.filter((_, i) => (i > 0 || hasFrom) && (i < values.length - 1 || hasTo))
  return { hasHigh: Math.max(...met) === Math.max(...values), hasLow: Math.min(...met) === Math.min(...values) }
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
      const kind = random.evenly(['cubic', 'cubic', 'unbounded'])
      if (kind === 'unbounded') {
        const [sign, n, c] = [random.sign(), random.int(1, 4), random.int(-5, 5)]
        const to = n + random.int(1, 4)
        const value = (place: number) =>
          Ratio.of(n * n, place)
            .plus(place)
            .times(sign)
            .plus(c)
        const problem: Problem = {
          of: sign > 0 ? m`x + ${n * n}/x + ${c}` : m`-x - ${n * n}/x + ${c}`,
          derivative: sign > 0 ? m`1 - ${n * n}/x^2` : m`-1 + ${n * n}/x^2`,
          solving: {
            work: [equation(m`x^2`, n * n), either(equation(x, -n), equation(x, n))],
            says: {
              en: line`Set the derivative equal to ${0}, multiply by ${m`x^2`} and solve.`,
              es: line`Iguala la derivada a ${0}, multiplica por ${m`x^2`} y resuelve.`,
            },
          },
          candidates: [
            [0, sign > 0 ? infinity : negative(infinity)],
            [n, value(n)],
            [to, value(to)],
          ],
        }
        return { problem, grows: sign, closed: [false, closed[1]] as const }
      }
      return { problem: problems.cubic(random), grows: null, closed }
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
    solve({ problem, closed }) {
      const { hasHigh, hasLow } = attained(problem, closed)
      return hasHigh ? (hasLow ? 'both' : 'maximum') : hasLow ? 'minimum' : 'neither'
    },
    ask({ problem: { of, candidates }, closed }) {
      const range = interval(itemOf(candidates, 0)[0], lastOf(candidates)[0], closed)
      return {
        en: prose`Which is true of ${f(of)} on ${range}?`,
        es: prose`¿Qué es cierto de ${f(of)} en ${range}?`,
      }
    },
    solution({ problem, grows, closed }) {
      const { candidates } = problem
      const reached = candidates.map(([place, value], i) => {
        if (i === 0 && !closed[0]) return equation(limit('x', place, m`f(x)`, 'right'), value)
        if (i === candidates.length - 1 && !closed[1]) return equation(limit('x', place, m`f(x)`, 'left'), value)
        return equation(apply('f', place), value)
      })
      const { hasHigh, hasLow } = attained(problem, closed)
      const [, [, best]] = tupleOf(candidates.slice(0, 2), 2)
      return [
        ...criticalSteps(problem),
        step(statements(...reached), because.openEndNotAttained),
        grows === null
          ? step(descending(candidates.map(([, value]) => expr(value))), because.explain, {
              sentence: hasHigh ? (hasLow ? FOUND.both : FOUND.maximum) : hasLow ? FOUND.minimum : FOUND.neither,
            })
          : step(relation(m`f(x)`, grows > 0 ? '≥' : '≤', best), because.explain, {
              sentence: grows > 0 ? WITHOUT_BOUND.above(best) : WITHOUT_BOUND.below(best),
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
