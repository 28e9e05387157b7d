import {
  apply,
  approximate,
  type Expr,
  equation,
  exact,
  type FormMaker,
  figure,
  functionGraph,
  interval,
  list,
  m,
  option,
  pointList,
  prose,
  symbol,
} from '../../../author.ts'
import { near, polynomialOf, slopeOf } from '../../kit/functions/functions.ts'
import { at, ends, extremesOf, f, gridOf, problems, rangeOf, SLOPE, x } from './extrema.ts'
import type { levels } from './levels.ts'

const PLACES = [0, 2, 6, 8] as const

/** f at 0, 2, 6 and 8, from the triangles of its slope. */
const areasOf = ([a, b, c]: readonly [number, number, number], start: number): number[] => [
  start,
  start + a,
  start + a + 2 * b,
  start + a + 2 * b + c,
]

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
    share: 2,
    draw: random =>
      random.until(
        () => {
          const sign = random.sign()
          return {
            heights: [sign * random.int(1, 3), -sign * random.int(1, 3), sign * random.int(1, 3)] as const,
            start: random.int(-5, 5),
          }
        },
        ({ heights, start }) => {
          const values = areasOf(heights, start).sort((a, b) => a - b)
          return values[0] !== values[1] && values[2] !== values[3]
        },
      ),
    answer: pointList,
    solve: ({ heights, start }) =>
      extremesOf({ of: x, candidates: areasOf(heights, start).map((value, i) => [PLACES[i] ?? 0, value]) }),
    ask({ heights: [a, b, c], start }) {
      const graph = functionGraph({
        x: [0, 8],
        y: [-4, 4],
        curves: [
          {
            through: [
              [0, a],
              [2, 0],
              [4, b],
              [6, 0],
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
          prose`The graph of ${SLOPE} is shown and ${known}. Find the points of the absolute maximum and of the absolute minimum of ${symbol('f')} on ${interval(0, 8, [true, true])}, the maximum first.`,
        ],
        es: [
          figure(graph),
          prose`Se muestra la gráfica de ${SLOPE} y ${known}. Halla los puntos del máximo absoluto y del mínimo absoluto de ${symbol('f')} en ${interval(0, 8, [true, true])}, primero el máximo.`,
        ],
      }
    },
    // Adds small strips under the drawn polyline.
    check(printed, answer) {
      const [curve] = printed.figure('function-graph').curves
      const points = curve?.form === 'points' ? curve.through : []
      const slope = (place: number) => {
        const right = points.findIndex(([px]) => px >= place)
        const [[x0, y0] = [0, 0], [x1, y1] = [1, 0]] = [points[right - 1], points[right]]
        return y0 + ((y1 - y0) * (place - x0)) / (x1 - x0)
      }
      const values = [exact(printed.one('relation').right).toNumber()]
      for (let i = 0; i < 80; i++) values.push((values[i] ?? 0) + slope((i + 0.5) / 10) / 10)
      const [high, low] = [Math.max(...values), Math.min(...values)]
      const [[hx = 0, hy = 0] = [], [lx = 0, ly = 0] = [], ...more] = answer.map(items => items.map(at))
      return (
        more.length === 0 &&
        Math.max(hx, lx) <= 8 &&
        near(hy, high, 1e-3) &&
        near(ly, low, 1e-3) &&
        near(values[hx * 10] ?? 0, hy) &&
        near(values[lx * 10] ?? 0, ly)
      )
    },
  }),

  existence: form({
    levels: ['medium', 'hard'],
    lines: 2,
    draw(random) {
      const [p, r, left] = [random.sign(), random.int(-3, 3), random.int(1, 4)]
      const right = random.until(
        () => random.int(1, 4),
        right => right !== left,
      )
      const kind = random.evenly(['line', 'parabola', 'reciprocal'])
      const closed = random.pick([
        [true, false],
        [false, true],
        [false, false],
        [true, true],
      ] as const)
      if (kind === 'line') return { of: polynomialOf([r, p * left]), from: -left, to: right, closed }
      if (kind === 'parabola')
        return { of: polynomialOf([p * r * r, -2 * p * r, p]), from: r - left, to: r + right, closed }
      return { of: m`${left}/x`, from: 0, to: right, closed: [false, closed[1]] as const }
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

  errorSpotting: form({
    levels: ['medium', 'hard'],
    kind: 'find-mistake',
    // Without its endpoints the list still has two numbers to compare.
    draw: random =>
      random.until(
        () => ({ ...problems['fractional power'](random), kind: random.evenly(['ends', 'undefined', 'none']) }),
        ({ kind, candidates }) => kind !== 'ends' || candidates.length > 3,
      ),
    answer: option({
      ends: { en: prose`The endpoints were left out.`, es: prose`Faltan los extremos del intervalo.` },
      undefined: {
        en: prose`A point where the derivative does not exist was left out.`,
        es: prose`Falta un punto donde la derivada no existe.`,
      },
      none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
    }),
    solve: ({ kind }) => kind,
    ask(problem) {
      const { kind, candidates } = problem
      const kept = candidates.filter(([place], i) =>
        kind === 'ends' ? i > 0 && i < candidates.length - 1 : kind === 'none' || place !== 0,
      )
      const compared = list(...kept.map(([place]) => place))
      const [formula, range] = [f(problem.of), rangeOf(problem)]
      return {
        en: prose`To find the absolute extrema of ${formula} on ${range}, a student compared the values at these numbers: ${compared}. What mistake, if any, did the student make?`,
        es: prose`Para hallar los extremos absolutos de ${formula} en ${range}, un estudiante comparó los valores en estos números: ${compared}. ¿Qué error cometió, si es que cometió alguno?`,
      }
    },
    check(printed, answer) {
      const [from, to] = ends(printed.one('interval'))
      const places = printed.one('list').items.map(item => approximate(item))
      if (!places.includes(from) || !places.includes(to)) return answer === 'ends'
      const of = printed.one('relation').right
      const isSharp = !near(slopeOf(of, 1e-4, 1e-6), slopeOf(of, -1e-4, 1e-6), 1e-2)
      return answer === (isSharp && !places.includes(0) ? 'undefined' : 'none')
    },
  }),
})
