import {
  approximate,
  type Expr,
  either,
  equation,
  exact,
  explained,
  type FormMaker,
  figure,
  functionGraph,
  join,
  line,
  m,
  minus,
  over,
  point as pointOf,
  power,
  prose,
  Ratio,
  rational,
  solutionSet,
  statements,
  step,
  symbol,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { derived, near, polynomialOf, slopeOf, valueAt } from '../../kit/functions/functions.ts'
import type { levels } from './levels.ts'
import { atPlace, differentiated, factorOf, k, ofSlope, pointAndSlope, pointSlope, x, y, zeroFirst } from './parts.ts'
import { graphOf, lineThrough } from './touches.ts'

const PLACES = Array.from({ length: 41 }, (_, i) => i - 20)

/** The line through (at, value) with this slope is tangent to the curve: it meets the curve where the slopes agree. */
const touches = (curve: Expr, slope: number, through: readonly [number, number]): boolean =>
  PLACES.some(
    at =>
      near(slopeOf(curve, at), slope, 1e-6) &&
      near(approximate(curve, { x: at }), through[1] + slope * (at - through[0])),
  )

/** As the key lists them. */
const inOrder = (values: readonly Value[]) => values.toSorted((a, b) => exact(a).compare(exact(b)))

export const hardForms = (form: FormMaker<typeof levels>) => ({
  findShift: form({
    levels: ['hard'],
    draw(random) {
      // A cubic with slope 3(x − r)(x − s) + m has two such lines.
      const [slope, r] = [random.intExcept(-6, 6, 0), random.int(-4, 4)]
      const s = r + 2 * random.int(1, 2)
      const c = random.int(-6, 6)
      return { of: [c, 3 * r * s + slope, (-3 * (r + s)) / 2, 1], slope, touches: [r, s] }
    },
    answer: solutionSet('k'),
    solve: ({ of, slope, touches }) => touches.map(at => valueAt(of, at).minus(slope * at)),
    ask: ({ of, slope }) => ({
      en: prose`Find every value of ${k} for which the line ${equation(y, m`${slope}x + k`)} is tangent to the graph of ${graphOf(polynomialOf(of))}.`,
      es: prose`Halla todos los valores de ${k} para los que la recta ${equation(y, m`${slope}x + k`)} es tangente a la gráfica de ${graphOf(polynomialOf(of))}.`,
    }),
    solution({ of, slope, touches }, values) {
      const derivative = polynomialOf(derived(of))
      const [r, s] = tupleOf(touches, 2)
      return [
        step(ofSlope(derivative), because.differentiatePowers),
        step(equation(derivative, slope), because.equalSlopes),
        explained(
          statements(
            equation(polynomialOf([3 * r * s, -3 * (r + s), 3]), 0),
            equation(join(3, ...touches.toSorted(zeroFirst).map(at => factorOf(x, at))), 0),
            either(...touches.map(at => equation(x, at))),
          ),
          line`Bring all terms to one side, factor, and set each factor equal to 0.`,
          line`Pasa todos los términos a un lado, factoriza e iguala cada factor a 0.`,
        ),
        step(
          statements(...touches.map(at => atPlace(m`f(${at})`, polynomialOf(of), at, valueAt(of, at)))),
          because.findHeights,
        ),
        step(statements(...touches.map(at => m`${valueAt(of, at)} = ${slope}(${at}) + k`)), because.pointsOnLine),
        explained(
          either(...inOrder(values).map(value => equation(k, value))),
          line`Multiply, then subtract the product from both sides.`,
          line`Multiplica y resta el producto de ambos lados.`,
        ),
      ]
    },
    // The curve less the line has a double root: value and slope vanish at the same place.
    check(printed, answer) {
      const [straight, curve] = printed.all('relation')
      if (!straight || !curve) return false
      const gap = (at: number, shift: number) =>
        approximate(curve.right, { x: at }) - approximate(straight.right, { x: at, k: shift })
      const values = new Set(answer.map(value => exact(value).toNumber()))
      return (
        values.size === 2 &&
        [...values].every(shift =>
          PLACES.some(at => near(gap(at, shift), 0) && near(gap(at + 1e-5, shift) - gap(at - 1e-5, shift), 0, 1e-8)),
        )
      )
    },
  }),
  fromOutside: form({
    levels: ['hard'],
    draw(random) {
      const [a, left] = [random.pick([1, 2, -1]), random.int(-4, 3)]
      return { a, c: random.int(-6, 6), places: [left, left + 2 * random.int(1, 3)] as const }
    },
    answer: solutionSet('m'),
    solve: ({ a, places }) => places.map(t => 2 * a * t),
    ask({ a, c, places: [s, t] }) {
      const [curve, outside] = [graphOf(polynomialOf([c, 0, a])), pointOf((s + t) / 2, a * s * t + c)]
      return {
        en: prose`Two lines through the point ${outside} are tangent to the graph of ${curve}. Find the slope ${symbol('m')} of each line.`,
        es: prose`Dos rectas que pasan por el punto ${outside} son tangentes a la gráfica de ${curve}. Halla la pendiente ${symbol('m')} de cada recta.`,
      }
    },
    solution({ a, c, places: [s, t] }, slopes) {
      const [px, py] = [(s + t) / 2, a * s * t + c]
      return [
        step(m`f'(t) = ${2 * a}t`, because.slopeWhereItTouches),
        step(
          equation(over(minus(polynomialOf([c, 0, a], 't'), py), m`t + ${-px}`), m`${2 * a}t`),
          because.slopeToThePoint,
          {
            point: pointOf(px, py),
          },
        ),
        step(
          equation(polynomialOf([c - py, 0, a], 't'), polynomialOf([0, -2 * a * px, 2 * a], 't')),
          because.multiplyBothSides,
          {
            value: m`t + ${-px}`,
          },
        ),
        step(
          statements(
            equation(polynomialOf([a * s * t, -2 * a * px, a], 't'), 0),
            equation(join(a, ...[s, t].toSorted(zeroFirst).map(root => factorOf(symbol('t'), root))), 0),
          ),
          because.collectAndFactor,
        ),
        step(either(m`t = ${s}`, m`t = ${t}`), because.zeroProduct),
        step(either(...inOrder(slopes).map(slope => equation(symbol('m'), slope))), because.evaluate, {
          what: {
            en: line`the slope ${m`${2 * a}t`} for each value of ${symbol('t')}`,
            es: line`la pendiente ${m`${2 * a}t`} para cada valor de ${symbol('t')}`,
          },
        }),
      ]
    },
    check(printed, answer) {
      const curve = printed.all('relation').at(-1)?.right ?? x
      const [px, py] = printed.one('list').items.map(item => approximate(item))
      const slopes = new Set(answer.map(item => exact(item).toNumber()))
      if (px === undefined || py === undefined || slopes.size !== 2) return false
      return [...slopes].every(slope => touches(curve, slope, [px, py]))
    },
  }),
  triangle: form({
    levels: ['hard'],
    draw(random) {
      const a = random.int(1, 3)
      const c = random.int(a * a + 1, 9)
      const n = random.int(1, 4)
      return random.evenly([true, false])
        ? {
            of: polynomialOf([c, 0, -1]),
            derivative: m`-2x`,
            at: Ratio.of(a),
            value: Ratio.of(c - a * a),
            slope: Ratio.of(-2 * a),
          }
        : {
            of: m`${n * a}/x`,
            derivative: m`-{${n * a}/x^2}`,
            power: { of: join(n * a, power(x, -1)), derivative: join(-n * a, power(x, -2)) },
            at: Ratio.of(a),
            value: Ratio.of(n),
            slope: Ratio.of(-n, a),
          }
    },
    answer: rational,
    solve({ at, value, slope }) {
      const height = slope.negated().times(at).plus(value)
      return height.times(height).over(slope.times(-2))
    },
    // The tangent is not drawn: its intercepts would be read off.
    ask({ of, at, value }) {
      const top = 2 * Math.ceil((2 * value.toNumber() + 3) / 2)
      const drawn = functionGraph({
        x: { from: 0, to: 2 * at.toNumber() + 2 },
        y: { from: 0, to: top, step: top > 10 ? 2 : 1 },
        curves: [of],
        points: [[at.toNumber(), value.toNumber()]],
      })
      return {
        en: [
          figure(drawn),
          prose`The tangent line to the graph of ${graphOf(of)} at ${equation(x, at)} and the two axes form a triangle. Find its area.`,
        ],
        es: [
          figure(drawn),
          prose`La recta tangente a la gráfica de ${graphOf(of)} en ${equation(x, at)} y los dos ejes forman un triángulo. Halla su área.`,
        ],
      }
    },
    solution(touch, area) {
      const tangent = lineThrough(touch.slope, [touch.at, touch.value])
      const height = touch.slope.negated().times(touch.at).plus(touch.value)
      const base = height.over(touch.slope).negated()
      return [
        ...differentiated(touch),
        pointAndSlope(touch),
        explained(
          statements(pointSlope(touch.slope, [touch.at, touch.value]), equation(y, tangent)),
          line`Use the point-slope form of a line and solve for ${y}.`,
          line`Usa la forma punto-pendiente de la recta y despeja ${y}.`,
        ),
        step(statements(pointOf(0, height), pointOf(base, 0)), because.findIntercepts),
        step(equation(m`{1/2}(${base})(${height})`, area), because.triangleOfIntercepts),
      ]
    },
    check(printed, answer) {
      const [curve, place] = printed.all('relation')
      if (!curve || !place) return false
      const at = approximate(place.right)
      const [value, slope] = [approximate(curve.right, { x: at }), slopeOf(curve.right, at)]
      return near(((at - value / slope) * (value - slope * at)) / 2, exact(answer).toNumber(), 1e-5)
    },
  }),
})
