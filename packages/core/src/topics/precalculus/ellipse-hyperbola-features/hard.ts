import {
  approximate,
  both,
  equationAnswer,
  equationAsWritten,
  expr,
  type FormMaker,
  measure,
  measureAnswer,
  prose,
} from '../../../author.ts'
import {
  conicName,
  drawCurve,
  GALLERIES,
  general,
  inTenths,
  isFocal,
  isWholeFocal,
  placesIn,
  SAMPLES,
  SCENES,
  standard,
  tenths,
  twoFoci,
} from './conics.ts'
import type { levels } from './levels.ts'
import { fromFociAndDistance } from './steps.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  generalToStandard: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Complete the squares. Write the equation in standard form, with 1 on the right side.`,
      es: prose`Completa los cuadrados. Escribe la ecuación en forma estándar, con 1 en el lado derecho.`,
    },
    draw: (random, level) => drawCurve(random, level),
    answer: equationAsWritten,
    solve: standard,
    ask: curve => both(general(curve)),
    // Both equations differ by one factor, wherever they are tried.
    check(printed, answer) {
      const { left } = printed.one('relation')
      if (answer.kind !== 'relation' || approximate(answer.right) !== 1) return false
      const value = (at: readonly [number, number]) => approximate(answer.left, { x: at[0], y: at[1] })
      const base = value([0, 0])
      const ratios = SAMPLES.map(
        ([px, py]) =>
          (approximate(left, { x: px, y: py }) - approximate(left, { x: 0, y: 0 })) / (value([px, py]) - base),
      )
      const [ratio = 0] = ratios
      return (
        ratios.every(other => Math.abs(other - ratio) < 1e-6 * Math.abs(ratio)) &&
        Math.abs(approximate(left, { x: 0, y: 0 }) - ratio * (base - 1)) < 1e-6 * Math.max(1, Math.abs(ratio))
      )
    },
  }),

  nameIt: form({
    levels: ['hard'],
    draw(random, level) {
      const curve = drawCurve(random, level)
      return { curve: random.chance(0.2) ? { ...curve, form: 'ellipse' as const, b: curve.a } : curve }
    },
    answer: conicName,
    solve: ({ curve }) => (curve.form === 'ellipse' && curve.a === curve.b ? 'circle' : curve.form),
    ask: ({ curve }) => ({
      en: [prose`Which conic is it?`, general(curve)],
      es: [prose`¿Qué cónica es?`, general(curve)],
    }),
    // Second differences along each axis are twice the coefficients of the squares.
    check(printed, answer) {
      const { left } = printed.one('relation')
      const bend = (dx: number, dy: number) =>
        approximate(left, { x: dx, y: dy }) -
        2 * approximate(left, { x: 0, y: 0 }) +
        approximate(left, { x: -dx, y: -dy })
      const [across, up] = [bend(1, 0), bend(0, 1)]
      const kind =
        across === 0 || up === 0 ? 'parabola' : across === up ? 'circle' : across * up > 0 ? 'ellipse' : 'hyperbola'
      return answer === kind
    },
  }),

  fromDistances: form({
    levels: ['hard'],
    draw: (random, level) => random.until(() => drawCurve(random, { ...level, most: 10 }), isWholeFocal),
    answer: equationAnswer,
    solve: standard,
    ask(curve) {
      const [f, g] = twoFoci(curve)
      const constant = 2 * curve.a
      return curve.form === 'ellipse'
        ? {
            en: prose`For every point of a curve, the sum of its distances from ${f} and ${g} is ${constant}. Write the equation in standard form, with 1 on the right side.`,
            es: prose`Para todo punto de una curva, la suma de sus distancias a ${f} y ${g} es ${constant}. Escribe la ecuación en forma estándar, con 1 en el lado derecho.`,
          }
        : {
            en: prose`For every point of a curve, its distances from ${f} and ${g} differ by ${constant}. Write the equation in standard form, with 1 on the right side.`,
            es: prose`Para todo punto de una curva, sus distancias a ${f} y ${g} difieren en ${constant}. Escribe la ecuación en forma estándar, con 1 en el lado derecho.`,
          }
    },
    solution: fromFociAndDistance,
    check(printed, answer) {
      const [constant] = printed.numbers
      const places = printed.all('list').flatMap(placesIn)
      const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = places
      const total = constant?.toNumber() ?? 0
      return isFocal(answer, places, total, Math.hypot(x2 - x1, y2 - y1) < total ? 'ellipse' : 'hyperbola')
    },
  }),

  arch: form({
    levels: ['hard'],
    draw: random =>
      random.until(
        () => ({
          scene: random.pick(Object.keys(SCENES)),
          span: 2 * random.int(10, 40),
          height: random.int(6, 18),
          at: random.int(3, 18),
        }),
        ({ span, height, at }) =>
          at < span / 2 - 2 &&
          tenths(height * Math.sqrt(1 - (2 * at) ** 2 / span ** 2)) !== null &&
          height < span / 2 &&
          height * 5 >= span,
      ),
    answer: measureAnswer('foot'),
    solve: ({ span, height, at }) => inTenths(height * Math.sqrt(1 - (2 * at) ** 2 / span ** 2)),
    ask: ({ scene, span, height, at }) =>
      SCENES[scene]!({ span: measure(span, 'foot'), height: measure(height, 'foot'), at: measure(at, 'foot') }),
    // The height rounded makes the equation of the ellipse true, within the rounding.
    check(printed, answer) {
      const [span = 0, height = 0, at = 0] = printed.numbers.map(value => value.toNumber())
      const up = approximate(expr(answer))
      const misses = (tall: number) => (2 * at) ** 2 / span ** 2 + tall ** 2 / height ** 2 - 1
      return misses(up - 0.05) <= 0 && misses(up + 0.05) > 0
    },
  }),

  orbit: form({
    levels: ['hard'],
    // Nearest and farthest distance in the ratio of two squares: half the minor axis is their geometric mean.
    draw: random => {
      const [m, n] = random.pick([
        [2, 3],
        [3, 4],
        [2, 5],
        [3, 5],
        [4, 5],
      ] as const)
      const least = Math.ceil(7000 / (m * m * 100))
      return { m, n, k: 100 * random.int(least, least + 12) }
    },
    answer: measureAnswer('kilometer'),
    solve: ({ m, n, k }) => 2 * k * m * n,
    ask: ({ m, n, k }) => {
      const [near, far] = [measure(k * m * m, 'kilometer'), measure(k * n * n, 'kilometer')]
      return {
        en: prose`The orbit of a satellite is an ellipse with the center of Earth at one focus. The satellite's shortest distance from the center of Earth is ${near} and its longest is ${far}. How long is the minor axis of the orbit?`,
        es: prose`La órbita de un satélite es una elipse con el centro de la Tierra en un foco. La distancia más corta del satélite al centro de la Tierra es de ${near} y la más larga es de ${far}. ¿Cuánto mide el eje menor de la órbita?`,
      }
    },
    // Half the minor axis, the distance of the focus from the center and half the major axis form a right triangle.
    check(printed, answer) {
      const [near = 0, far = 0] = printed.numbers.map(value => value.toNumber())
      const half = approximate(expr(answer)) / 2
      return half > 0 && Math.abs(half ** 2 + ((far - near) / 2) ** 2 - ((far + near) / 2) ** 2) < 1e-3
    },
  }),

  whisper: form({
    levels: ['hard'],
    draw: random =>
      random.until(
        () => {
          const [place, scale] = random.pick([
            ['gallery', 10],
            ['pool', 1],
          ] as const)
          return { place, scale, a: random.int(4, 9), b: random.int(3, 7) }
        },
        ({ a, b, scale }) => b < a - 1 && tenths(scale * Math.sqrt(a * a - b * b)) !== null,
      ),
    answer: measureAnswer('foot'),
    solve: ({ a, b, scale }) => inTenths(scale * Math.sqrt(a * a - b * b)),
    ask: ({ a, b, scale, place }) =>
      GALLERIES[place]!({ length: measure(scale * a, 'foot'), width: measure(scale * b, 'foot') }),
    check(printed, answer) {
      const [length = 0, width = 0] = printed.numbers.map(value => value.toNumber())
      const apart = approximate(expr(answer))
      const misses = (distance: number) => distance ** 2 + width ** 2 - length ** 2
      return misses(apart - 0.05) <= 0 && misses(apart + 0.05) > 0
    },
  }),
})
