import {
  approximate,
  equation,
  equationFor,
  exact,
  type FormMaker,
  m,
  pointList,
  prose,
  Ratio,
} from '../../../author.ts'
import { near, polynomialOf, slopeOf, valueAt } from '../../kit/functions/functions.ts'
import type { levels } from './levels.ts'
import { curveOf, curves, isTangent, line, x, y } from './parts.ts'

const special = [
  { of: (c: number) => m`${c}e^x`, at: m`0`, line: (c: number) => m`${c}x + ${c}` },
  { of: (c: number) => m`${c}e^x`, at: m`1`, line: (c: number) => m`${c}e x` },
  { of: (c: number) => m`${c}ln x`, at: m`1`, line: (c: number) => m`${c}x - ${c}` },
  { of: (c: number) => m`${c}ln x`, at: m`e`, line: (c: number) => m`{${c}x}/e` },
  { of: (c: number) => m`${c}sin x`, at: m`0`, line: (c: number) => m`${c}x` },
  { of: (c: number) => m`${c}sin x`, at: m`π`, line: (c: number) => m`${-c}x + ${c}π` },
  { of: (c: number) => m`${2 * c}cos x`, at: m`π/2`, line: (c: number) => m`${-2 * c}x + ${c}π` },
] as const

export const mediumForms = (form: FormMaker<typeof levels>) => ({
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
})
