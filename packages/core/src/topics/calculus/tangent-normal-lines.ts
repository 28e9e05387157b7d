import { equationFor } from '../../answer/expression.ts'
import { expressionSet } from '../../answer/expression-list.ts'
import { rational } from '../../answer/number.ts'
import { numberSet } from '../../answer/number-list.ts'
import { point, pointList } from '../../answer/point.ts'
import { figure, prose } from '../../content.ts'
import { functionGraph } from '../../figure/function-graph.ts'
import { apply, equation, point as pointOf, symbol } from '../../math/build.ts'
import { approximate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { derived, near, polynomialOf, slopeOf, valueAt } from './shared/functions.ts'

const [x, y, k] = [symbol('x'), symbol('y'), symbol('k')]
/** mx + b. */
const line = (slope: Ratio, through: readonly [Ratio, Ratio]): Expr =>
  polynomialOf([through[1].minus(slope.times(through[0])), slope])

interface Touch {
  readonly of: Expr
  readonly at: Ratio
  readonly value: Ratio
  readonly slope: Ratio
}

/** Curves with an exact value and an oblique tangent at a whole place. */
const curves = {
  polynomial(random: Random): Touch {
    const c = [random.int(-9, 9), random.int(-6, 6), random.intExcept(-4, 4, 0), random.pick([0, 0, 1, -1, 2])]
    const at = random.until(
      () => random.int(-3, 3),
      at => !valueAt(derived(c), at).equals(0),
    )
    return { of: polynomialOf(c), at: Ratio.of(at), value: valueAt(c, at), slope: valueAt(derived(c), at) }
  },
  reciprocal(random: Random): Touch {
    const [a, value] = [random.int(1, 4), random.intExcept(-5, 5, 0)]
    const of = value < 0 ? m`-{${-a * value}/x}` : m`${a * value}/x`
    return { of, at: Ratio.of(a), value: Ratio.of(value), slope: Ratio.of(-value, a) }
  },
  root(random: Random): Touch {
    const [s, c] = [random.int(1, 3), random.int(1, 6)]
    return { of: m`${c}√x`, at: Ratio.of(s * s), value: Ratio.of(c * s), slope: Ratio.of(c, 2 * s) }
  },
}

const special = [
  { of: (c: number) => m`${c}e^x`, at: m`0`, line: (c: number) => m`${c}x + ${c}` },
  { of: (c: number) => m`${c}e^x`, at: m`1`, line: (c: number) => m`${c}e x` },
  { of: (c: number) => m`${c}ln x`, at: m`1`, line: (c: number) => m`${c}x - ${c}` },
  { of: (c: number) => m`${c}ln x`, at: m`e`, line: (c: number) => m`{${c}x}/e` },
  { of: (c: number) => m`${c}sin x`, at: m`0`, line: (c: number) => m`${c}x` },
  { of: (c: number) => m`${c}sin x`, at: m`π`, line: (c: number) => m`${-c}x + ${c}π` },
  { of: (c: number) => m`${2 * c}cos x`, at: m`π/2`, line: (c: number) => m`${-2 * c}x + ${c}π` },
] as const

const curveOf = (of: Expr) => equation(y, of)
const isTangent = (of: Expr, at: number, answer: Expr) => {
  const value = (place: number) => approximate(answer, { x: place })
  return near(value(at), approximate(of, { x: at }), 1e-6) && near(value(at + 1) - value(at), slopeOf(of, at), 1e-5)
}

export const tangentNormalLines = defineTopic(
  {
    id: 'tangent-normal-lines',
    name: { en: 'Tangent and normal lines', es: 'Rectas tangentes y rectas normales' },
    description: {
      en: 'Write equations of the lines tangent or normal to a curve at a point.',
      es: 'Escribe ecuaciones de las rectas tangente y normal a una curva en un punto.',
    },
    domain: 'Derivatives: Definition & Rules',
    standards: ['AP-CALC-2.2', 'AP-CALC-2.5', 'AP-CALC-2.6', 'AP-CALC-2.7'],
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    tangent: form({
      levels: ['easy'],
      share: 3,
      lines: 4,
      draw: random => curves[random.evenly(['polynomial', 'polynomial', 'reciprocal', 'root'])](random),
      answer: equationFor('y'),
      solve: ({ at, value, slope }) => line(slope, [at, value]),
      ask: ({ of, at }) => ({
        en: prose`Write the equation of the tangent line to ${curveOf(of)} at ${equation(x, at)}.`,
        es: prose`Escribe la ecuación de la recta tangente a ${curveOf(of)} en ${equation(x, at)}.`,
      }),
      check(printed, answer) {
        const [curve, place] = printed.all('relation')
        return !!curve && !!place && isTangent(curve.right, approximate(place.right), answer)
      },
    }),

    normal: form({
      levels: ['medium'],
      lines: 4,
      // A steep curve would have a normal line with an ugly constant term.
      draw(random) {
        const kind = random.evenly(['polynomial', 'polynomial', 'reciprocal', 'root'] as const)
        return random.until(
          () => curves[kind](random),
          ({ slope }) => Math.abs(slope.toNumber()) <= 9,
        )
      },
      answer: equationFor('y'),
      solve: ({ at, value, slope }) => line(Ratio.of(-1).over(slope), [at, value]),
      ask: ({ of, at }) => ({
        en: prose`Write the equation of the normal line to ${curveOf(of)} at ${equation(x, at)}.`,
        es: prose`Escribe la ecuación de la recta normal a ${curveOf(of)} en ${equation(x, at)}.`,
      }),
      check(printed, answer) {
        const [curve, place] = printed.all('relation')
        if (!curve || !place) return false
        const at = approximate(place.right)
        const value = (place: number) => approximate(answer, { x: place })
        const product = (value(at + 1) - value(at)) * slopeOf(curve.right, at)
        return near(value(at), approximate(curve.right, { x: at }), 1e-6) && near(product, -1, 1e-5)
      },
    }),

    specialTangent: form({
      levels: ['medium'],
      lines: 4,
      draw: random => ({ kind: random.evenly(special), c: random.int(1, 6) }),
      answer: equationFor('y'),
      solve: ({ kind, c }) => kind.line(c),
      ask: ({ kind, c }) => ({
        en: prose`Write the exact equation of the tangent line to ${curveOf(kind.of(c))} at ${equation(x, kind.at)}.`,
        es: prose`Escribe la ecuación exacta de la recta tangente a ${curveOf(kind.of(c))} en ${equation(x, kind.at)}.`,
      }),
      check(printed, answer) {
        const [curve, place] = printed.all('relation')
        return !!curve && !!place && isTangent(curve.right, approximate(place.right), answer)
      },
    }),

    whereSlope: form({
      levels: ['medium'],
      lines: 4,
      draw(random) {
        // The slope less the wanted one is 3p(x − r)(x − s).
        const [p, r] = [random.sign(), random.int(-3, 3)]
        const s = r + 2 * random.int(1, 2)
        const way = random.evenly(['slope', 'parallel', 'perpendicular'])
        const wanted = random.intExcept(-6, 6, 0)
        const c = [random.int(-6, 6), 3 * p * r * s + wanted, (-3 * p * (r + s)) / 2, p]
        return { c, r, s, way, wanted, b: random.intExcept(-9, 9, 0) }
      },
      answer: pointList,
      solve: ({ c, r, s }) => [r, s].map(at => [at, valueAt(c, at)]),
      ask({ c, way, wanted, b }) {
        const curve = curveOf(polynomialOf(c))
        const other = equation(y, polynomialOf([b, way === 'parallel' ? wanted : Ratio.of(-1, wanted)]))
        return {
          slope: {
            en: prose`Find the points of ${curve} where the tangent line has slope ${wanted}, from left to right.`,
            es: prose`Halla los puntos de ${curve} donde la recta tangente tiene pendiente ${wanted}, de izquierda a derecha.`,
          },
          parallel: {
            en: prose`Find the points of ${curve} where the tangent line is parallel to ${other}, from left to right.`,
            es: prose`Halla los puntos de ${curve} donde la recta tangente es paralela a ${other}, de izquierda a derecha.`,
          },
          perpendicular: {
            en: prose`Find the points of ${curve} where the tangent line is perpendicular to ${other}, from left to right.`,
            es: prose`Halla los puntos de ${curve} donde la recta tangente es perpendicular a ${other}, de izquierda a derecha.`,
          },
        }[way]
      },
      check(printed, answer) {
        const [curve, other] = printed.all('relation')
        if (!curve) return false
        const given = other
          ? approximate(other.right, { x: 1 }) - approximate(other.right, { x: 0 })
          : printed.numbers[0]?.toNumber()
        const wanted = other && /perpendicular/.test(printed.text) ? -1 / (given ?? 0) : (given ?? 0)
        const points = answer.map(items => items.map(value => exact(value).toNumber()))
        return (
          points.length === 2 &&
          (points[0]?.[0] ?? 0) < (points[1]?.[0] ?? 0) &&
          points.every(
            ([px = 0, py = 0]) =>
              near(approximate(curve.right, { x: px }), py) && near(slopeOf(curve.right, px), wanted, 1e-5),
          )
        )
      },
    }),

    fromData: form({
      levels: ['easy'],
      lines: 3,
      draw(random) {
        const [a, slope, t] = [random.int(-5, 5), random.intExcept(-6, 6, 0), random.intExcept(-4, 4, 0)]
        return { a, slope, value: slope * t, isX: random.evenly([true, false]) }
      },
      answer: point,
      solve: ({ a, slope, value, isX }) => (isX ? [Ratio.of(a * slope - value, slope), 0] : [0, value - slope * a]),
      ask({ a, slope, value, isX }) {
        const [f, steep] = [equation(apply('f', a), value), equation(m`f'(${a})`, slope)]
        return isX
          ? {
              en: prose`${f} and ${steep}. Where does the tangent line at ${equation(x, a)} cross the x-axis?`,
              es: prose`${f} y ${steep}. ¿En qué punto corta la recta tangente en ${equation(x, a)} al eje x?`,
            }
          : {
              en: prose`${f} and ${steep}. Where does the tangent line at ${equation(x, a)} cross the y-axis?`,
              es: prose`${f} y ${steep}. ¿En qué punto corta la recta tangente en ${equation(x, a)} al eje y?`,
            }
      },
      // The slope from the point of contact to the crossing.
      check(printed, answer) {
        const [f, steep] = printed.all('relation')
        if (f?.left.kind !== 'apply' || !steep) return false
        const [a, value] = [exact(f.left.to[0] ?? x), exact(f.right)]
        const [px, py] = answer.map(item => exact(item))
        if (!px || !py) return false
        const isOnAxis = /x-axis|eje x/.test(printed.text) ? py.equals(0) : px.equals(0)
        return isOnAxis && py.minus(value).equals(exact(steep.right).times(px.minus(a)))
      },
    }),

    findShift: form({
      levels: ['hard'],
      lines: 4,
      draw(random) {
        // A parabola has one such line; a cubic with slope 3(x − r)(x − s) + m has two.
        const [slope, r] = [random.int(-6, 6), random.int(-4, 4)]
        const s = r + 2 * random.int(1, 2)
        const c = random.int(-6, 6)
        return random.evenly([true, false])
          ? { of: [c, slope - 2 * r, 1], slope, touches: [r] }
          : { of: [c, 3 * r * s + slope, (-3 * (r + s)) / 2, 1], slope, touches: [r, s] }
      },
      answer: numberSet,
      solve: ({ of, slope, touches }) => touches.map(at => valueAt(of, at).minus(slope * at)),
      ask: ({ of, slope }) => ({
        en: prose`Find every value of ${k} for which ${equation(y, m`${slope}x + k`)} is tangent to ${curveOf(polynomialOf(of))}.`,
        es: prose`Halla todos los valores de ${k} para los que ${equation(y, m`${slope}x + k`)} es tangente a ${curveOf(polynomialOf(of))}.`,
      }),
      // The curve less the line has a double root: value and slope vanish at the same place.
      check(printed, answer) {
        const [straight, curve] = printed.all('relation')
        if (!straight || !curve) return false
        const isCubic = !near(
          approximate(curve.right, { x: 3 }) -
            3 * approximate(curve.right, { x: 2 }) +
            3 * approximate(curve.right, { x: 1 }),
          approximate(curve.right, { x: 0 }),
        )
        const gap = (at: number, shift: number) =>
          approximate(curve.right, { x: at }) - approximate(straight.right, { x: at, k: shift })
        const places = Array.from({ length: 41 }, (_, i) => i - 20)
        const values = new Set(answer.map(value => exact(value).toNumber()))
        return (
          values.size === (isCubic ? 2 : 1) &&
          [...values].every(shift =>
            places.some(at => near(gap(at, shift), 0) && near(gap(at + 1e-5, shift) - gap(at - 1e-5, shift), 0, 1e-8)),
          )
        )
      },
    }),

    fromOutside: form({
      levels: ['hard'],
      lines: 6,
      draw(random) {
        const [a, left] = [random.pick([1, 2, -1]), random.int(-4, 3)]
        return { a, c: random.int(-6, 6), touches: [left, left + 2 * random.int(1, 3)] as const }
      },
      answer: expressionSet,
      solve: ({ a, c, touches }) => touches.map(t => polynomialOf([c - a * t * t, 2 * a * t])),
      ask({ a, c, touches: [s, t] }) {
        const [curve, outside] = [curveOf(polynomialOf([c, 0, a])), pointOf((s + t) / 2, a * s * t + c)]
        return {
          en: prose`Two lines ${m`y = m x + b`} pass through ${outside} and are tangent to ${curve}. Write ${m`m x + b`} for each line.`,
          es: prose`Dos rectas ${m`y = m x + b`} pasan por ${outside} y son tangentes a ${curve}. Escribe ${m`m x + b`} para cada recta.`,
        }
      },
      check(printed, answer) {
        const curve = printed.all('relation').at(-1)?.right ?? x
        const [px, py] = printed.one('list').items.map(item => approximate(item))
        const places = Array.from({ length: 41 }, (_, i) => i - 20)
        const touches = answer.map(item =>
          near(approximate(item, { x: px ?? 0 }), py ?? Number.NaN)
            ? places.find(at => isTangent(curve, at, item))
            : undefined,
        )
        return touches.length === 2 && touches[0] !== undefined && touches[1] !== undefined && touches[0] !== touches[1]
      },
    }),

    triangle: form({
      levels: ['hard'],
      lines: 5,
      draw(random) {
        const a = random.int(1, 3)
        const c = random.int(a * a + 1, 9)
        const n = random.int(1, 4)
        return random.evenly([true, false])
          ? { of: polynomialOf([c, 0, -1]), at: a, value: c - a * a, slope: Ratio.of(-2 * a) }
          : { of: m`${n * a}/x`, at: a, value: n, slope: Ratio.of(-n, a) }
      },
      answer: rational,
      solve({ at, value, slope }) {
        const height = slope.times(-at).plus(value)
        return height.times(height).over(slope.times(-2))
      },
      ask({ of, at, value, slope }) {
        const height = slope.times(-at).plus(value).toNumber()
        const base = height / -slope.toNumber()
        const [width, top] = [Math.max(4, Math.ceil(base) + 1), 2 * Math.ceil((height + 1) / 2)]
        const drawn = functionGraph({
          x: { from: 0, to: width },
          y: { from: 0, to: top, step: top > 10 ? 2 : 1 },
          curves: [
            of,
            {
              through: [
                [0, height],
                [base, 0],
              ],
              dashed: true,
            },
          ],
          points: [[at, value]],
        })
        return {
          en: [
            figure(drawn),
            prose`Find the area of the triangle cut off by the axes and the tangent line to ${curveOf(of)} at ${equation(x, at)}.`,
          ],
          es: [
            figure(drawn),
            prose`Halla el área del triángulo que forman los ejes y la recta tangente a ${curveOf(of)} en ${equation(x, at)}.`,
          ],
        }
      },
      check(printed, answer) {
        const [curve, place] = printed.all('relation')
        if (!curve || !place) return false
        const at = approximate(place.right)
        const [value, slope] = [approximate(curve.right, { x: at }), slopeOf(curve.right, at)]
        return near(((at - value / slope) * (value - slope * at)) / 2, exact(answer).toNumber(), 1e-5)
      },
    }),
  }),
)
