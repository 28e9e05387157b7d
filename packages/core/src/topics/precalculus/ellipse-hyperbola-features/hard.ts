import {
  approximate,
  both,
  expr,
  type FormMaker,
  itemOf,
  line,
  measure,
  measureAnswer,
  prose,
  tupleOf,
} from '../../../author.ts'
import { isClear } from '../../kit/rounding/rounded.ts'
import { tenth } from '../../kit/triangles/triangle-parts.ts'
import {
  conicEquation,
  drawCurve,
  generalTerms,
  inGeneralForm,
  isFocal,
  isWholeFocal,
  placesIn,
  SAMPLES,
  standard,
  twoFoci,
} from './conics.ts'
import type { levels } from './levels.ts'
import { archSteps, betweenFociSteps, completingSteps, fromFociAndDistance, orbitSteps } from './steps.ts'
import { ARCHES, type Arch, BETWEEN_FOCI, SATELLITES } from './stories.ts'

const heightOf = ({ span, height, at }: Arch) => height * Math.sqrt(1 - (2 * at) ** 2 / span ** 2)
const apartOf = (length: number, width: number) => Math.sqrt(length ** 2 - width ** 2)

export const hardForms = (form: FormMaker<typeof levels>) => ({
  generalToStandard: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Complete the squares. Write the equation in standard form, with 1 on the right side.`,
      es: prose`Completa los cuadrados. Escribe la ecuación en forma estándar, con 1 en el lado derecho.`,
    },
    // Otherwise only one square is completed.
    draw: (random, level) =>
      random.until(
        () => drawCurve(random, level),
        ({ center: [, k] }) => k !== 0,
      ),
    answer: conicEquation,
    solve: standard,
    ask: curve => both(inGeneralForm(generalTerms(curve))),
    solution: completingSteps,
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
      const [ratio] = tupleOf(ratios, 1)
      return (
        ratios.every(other => Math.abs(other - ratio) < 1e-6 * Math.abs(ratio)) &&
        Math.abs(approximate(left, { x: 0, y: 0 }) - ratio * (base - 1)) < 1e-6 * Math.max(1, Math.abs(ratio))
      )
    },
  }),

  fromDistances: form({
    levels: ['hard'],
    draw: (random, level) => random.until(() => drawCurve(random, { ...level, most: 10 }), isWholeFocal),
    answer: conicEquation,
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
      const total = itemOf(printed.numbers, 0).toNumber()
      const places = printed.all('list').flatMap(placesIn)
      const [[x1, y1], [x2, y2]] = tupleOf(places, 2)
      return isFocal(answer, places, total, Math.hypot(x2 - x1, y2 - y1) < total ? 'ellipse' : 'hyperbola')
    },
  }),

  arch: form({
    levels: ['hard'],
    draw: random => ({
      story: random.evenly(ARCHES),
      ...random.until(
        () => {
          const half = random.int(10, 40)
          const at = random.int(Math.ceil(half * 0.5), Math.floor(half * 0.85))
          return { span: 2 * half, height: random.int(6, 18), at }
        },
        arch => {
          const { span, height } = arch
          return isClear(heightOf(arch), 1) && height < span / 2 && height * 5 >= span
        },
      ),
    }),
    answer: { ...measureAnswer('foot'), requires: 'decimal-places-1' },
    solve: arch => tenth(heightOf(arch)),
    ask: ({ story, span, height, at }) =>
      story.asks({ span: measure(span, 'foot'), height: measure(height, 'foot'), at: measure(at, 'foot') }),
    solution: ({ story, ...arch }, up) =>
      archSteps(arch, expr(up), story.ends({ up: measure(up, 'foot'), at: measure(arch.at, 'foot') })),
    // The height rounded makes the equation of the ellipse true, within the rounding.
    check(printed, answer) {
      const [span, height, at] = tupleOf(
        printed.numbers.map(value => value.toNumber()),
        3,
      )
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
      return { of: random.evenly(SATELLITES), m, n, k: 100 * random.int(least, least + 12) }
    },
    answer: measureAnswer('kilometer'),
    solve: ({ m, n, k }) => 2 * k * m * n,
    ask: ({ of, m, n, k }) => {
      const [near, far] = [measure(k * m * m, 'kilometer'), measure(k * n * n, 'kilometer')]
      return {
        en: prose`The orbit of ${of} is an ellipse with the center of Earth at one focus. The least distance from the orbit to the center of Earth is ${near} and the greatest is ${far}. How long is the minor axis of the orbit?`,
        es: prose`La órbita de ${of} es una elipse con el centro de la Tierra en un foco. La distancia mínima de la órbita al centro de la Tierra es de ${near} y la máxima es de ${far}. ¿Cuánto mide el eje menor de la órbita?`,
      }
    },
    solution({ m, n, k }, axis) {
      const long = measure(axis, 'kilometer')
      return orbitSteps(k * m * m, k * n * n, {
        en: line`The minor axis of the orbit is ${long} long.`,
        es: line`El eje menor de la órbita mide ${long}.`,
      })
    },
    // Half the minor axis, the distance of the focus from the center and half the major axis form a right triangle.
    check(printed, answer) {
      const [near, far] = tupleOf(
        printed.numbers.map(value => value.toNumber()),
        2,
      )
      const half = approximate(expr(answer)) / 2
      return half > 0 && Math.abs(half ** 2 + ((far - near) / 2) ** 2 - ((far + near) / 2) ** 2) < 1e-3
    },
  }),

  whisper: form({
    levels: ['medium'],
    draw(random) {
      const story = random.evenly(BETWEEN_FOCI)
      return random.until(
        () => ({
          story,
          length: Math.round((story.scale * random.int(40, 95)) / 10),
          width: Math.round((story.scale * random.int(30, 75)) / 10),
        }),
        ({ length, width }) => width < length - story.scale && isClear(apartOf(length, width), 1),
      )
    },
    answer: { ...measureAnswer('foot'), requires: 'decimal-places-1' },
    solve: ({ length, width }) => tenth(apartOf(length, width)),
    ask: ({ story, length, width }) => story.asks({ length: measure(length, 'foot'), width: measure(width, 'foot') }),
    solution: ({ story, length, width }, apart) =>
      betweenFociSteps(length, width, expr(apart), story.ends(measure(apart, 'foot'))),
    check(printed, answer) {
      const [length, width] = tupleOf(
        printed.numbers.map(value => value.toNumber()),
        2,
      )
      const apart = approximate(expr(answer))
      const misses = (distance: number) => distance ** 2 + width ** 2 - length ** 2
      return misses(apart - 0.05) <= 0 && misses(apart + 0.05) > 0
    },
  }),
})
