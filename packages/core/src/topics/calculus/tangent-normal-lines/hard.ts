import {
  approximate,
  equation,
  exact,
  expressionSet,
  type FormMaker,
  figure,
  functionGraph,
  m,
  numberSet,
  point as pointOf,
  prose,
  Ratio,
  rational,
} from '../../../author.ts'
import { near, polynomialOf, slopeOf, valueAt } from '../../kit/functions/functions.ts'
import type { levels } from './levels.ts'
import { curveOf, isTangent, k, x, y } from './parts.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
})
