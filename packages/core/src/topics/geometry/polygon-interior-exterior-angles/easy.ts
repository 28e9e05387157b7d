import {
  angleDegrees,
  degrees,
  exact,
  type FormMaker,
  figure,
  numberOfDegrees,
  polygon,
  prose,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { both, cornersWith, drawShape, findX, knownSum, NAMES, REGULAR, sidesIn, x } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  sum: form({
    levels: ['easy'],
    lines: 2,
    draw: random => ({ n: random.int(4, 20) }),
    answer: angleDegrees,
    solve: ({ n }) => 180 * (n - 2),
    ask({ n }) {
      const known = NAMES.get(n)
      return known
        ? {
            en: prose`Find the sum of the interior angles of a convex ${known}.`,
            es: prose`Halla la suma de los ángulos interiores de un ${known} convexo.`,
          }
        : {
            en: prose`Find the sum of the interior angles of a convex polygon with ${n} sides.`,
            es: prose`Halla la suma de los ángulos interiores de un polígono convexo de ${n} lados.`,
          }
    },
    // Interior and exterior angles together make a straight angle at each corner.
    check: (printed, answer) => exact(answer).plus(360).equals(sidesIn(printed).times(180)),
  }),

  eachExterior: form({
    levels: ['easy'],
    lines: 2,
    draw: random => ({ n: random.pick(REGULAR) }),
    answer: angleDegrees,
    solve: ({ n }) => 360 / n,
    ask({ n }) {
      const known = NAMES.get(n)
      return known
        ? {
            en: prose`Find the measure of each exterior angle of a regular ${known}.`,
            es: prose`Halla la medida de cada ángulo exterior de un ${known} regular.`,
          }
        : {
            en: prose`Find the measure of each exterior angle of a regular polygon with ${n} sides.`,
            es: prose`Halla la medida de cada ángulo exterior de un polígono regular de ${n} lados.`,
          }
    },
    check: (printed, answer) => exact(answer).times(sidesIn(printed)).equals(360),
  }),

  missingExterior: form({
    levels: ['easy'],
    share: 2,
    instruction: findX,
    lines: 3,
    // The label of an exterior angle stands between a side and what it goes on to.
    draw: random => drawShape(random, 52),
    answer: numberOfDegrees,
    solve: ({ exteriors }) => exteriors[0]!,
    ask: ({ exteriors, turn }) =>
      both(
        figure(
          polygon({
            vertices: cornersWith(exteriors),
            exterior: exteriors.map((angle, i) => ({ at: 'ABCDEF'[i]!, label: degrees(i === 0 ? x : angle) })),
            turn,
            size: 4 + 2.5 * exteriors.length,
          }),
        ),
      ),
    check: (printed, answer) => exact(answer).plus(knownSum(printed)).equals(360),
  }),
})
