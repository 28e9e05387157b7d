import {
  angleDegrees,
  answerStep,
  both,
  degrees,
  equation,
  exact,
  explained,
  type FormMaker,
  figure,
  integer,
  itemOf,
  join,
  line,
  m,
  numberOfDegrees,
  over,
  polygon,
  prose,
  step,
  sum,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { whichReason } from '../../kit/geometry/which-reason.ts'
import type { levels } from './levels.ts'
import { cornersWith, drawShape, knownSum, NAMES, REGULAR, sidesIn, x } from './parts.ts'
import { drawArgued, justifies, theorems } from './reasons.ts'
import {
  b,
  EXTERIOR_SUM,
  EXTERIOR_SUM_OF_N,
  findX,
  INTERIOR_SUM,
  lastAngle,
  n,
  ofRegular,
  readSides,
  S,
  sumProduct,
} from './shared.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  sum: form({
    levels: ['easy'],
    draw: random => ({ sides: random.int(4, 20) }),
    answer: angleDegrees,
    solve: ({ sides }) => 180 * (sides - 2),
    ask({ sides }) {
      const known = NAMES.get(sides)
      return known
        ? {
            en: prose`Find the sum of the interior angles of a convex ${known}.`,
            es: prose`Halla la suma de los ángulos interiores de un ${known} convexo.`,
          }
        : {
            en: prose`Find the sum of the interior angles of a convex polygon with ${sides} sides.`,
            es: prose`Halla la suma de los ángulos interiores de un polígono convexo de ${sides} lados.`,
          }
    },
    solution: ({ sides }, answer) => [
      readSides(sides, NAMES.get(sides)),
      step(m`S = (n - 2)180°`, because.use, { rule: INTERIOR_SUM }),
      step(equation(equation(S, sumProduct(sides, degrees)), degrees(answer)), because.substitute, {
        value: sides,
        letter: n,
      }),
    ],
    // Interior and exterior angles together make a straight angle at each corner.
    check: (printed, answer) => exact(answer).plus(360).equals(sidesIn(printed).times(180)),
  }),
  eachExterior: form({
    levels: ['easy'],
    lines: 2,
    draw: random => ({ sides: random.pick(REGULAR) }),
    answer: angleDegrees,
    solve: ({ sides }) => 360 / sides,
    ask: ({ sides }) => ofRegular(sides, 'exterior'),
    solution: ({ sides }, answer) => [
      readSides(sides),
      explained(
        m`n b = 360°`,
        line`Let ${b} be the measure of each exterior angle. Use the polygon exterior angle sum theorem: the sum is ${degrees(360)}.`,
        line`Sea ${b} la medida de cada ángulo exterior. Usa el teorema de la suma de los ángulos exteriores: la suma es ${degrees(360)}.`,
      ),
      step(equation(equation(b, over(degrees(360), sides)), degrees(answer)), because.divideBothSides, {
        value: sides,
      }),
    ],
    check: (printed, answer) => exact(answer).times(sidesIn(printed)).equals(360),
  }),
  missingExterior: form({
    levels: ['easy'],
    instruction: findX,
    // The label of an exterior angle stands between a side and what it goes on to.
    draw: random => drawShape(random, 52),
    answer: numberOfDegrees,
    solve: ({ exteriors }) => itemOf(exteriors, 0),
    ask: ({ exteriors, turn }) =>
      both(
        figure(
          polygon({
            vertices: cornersWith(exteriors),
            exterior: exteriors.map((angle, k) => ({
              at: itemOf([...'ABCDEF'], k),
              label: degrees(k === 0 ? x : angle),
            })),
            turn,
            size: 4 + 2.5 * exteriors.length,
          }),
        ),
      ),
    solution({ exteriors }) {
      const summed = equation(sum(x, ...exteriors.slice(1)), 360)
      const what = { en: line`the exterior angles`, es: line`los ángulos exteriores` }
      return [step(summed, because.readAndUse, { what, rule: EXTERIOR_SUM }), ...lastAngle(exteriors.slice(1), 360)]
    },
    check: (printed, answer) => exact(answer).plus(knownSum(printed)).equals(360),
  }),
  sidesFromExterior: form({
    levels: ['easy'],
    lines: 2,
    draw: random => ({ sides: random.pick(REGULAR) }),
    answer: integer,
    solve: ({ sides }) => sides,
    ask({ sides }) {
      const angle = degrees(360 / sides)
      return {
        en: prose`Each exterior angle of a regular polygon measures ${angle}. How many sides does it have?`,
        es: prose`Cada ángulo exterior de un polígono regular mide ${angle}. ¿Cuántos lados tiene?`,
      }
    },
    solution: ({ sides }) => [
      step(equation(join(360 / sides, n), 360), because.explain, { sentence: EXTERIOR_SUM_OF_N }),
      step(equation(n, over(360, 360 / sides)), because.divideBothSides, { value: 360 / sides }),
      answerStep(equation(n, sides), {
        en: line`The polygon has ${sides} sides.`,
        es: line`El polígono tiene ${sides} lados.`,
      }),
    ],
    check: (printed, answer) => exact(answer).times(printed.take(1)[0]).equals(360),
  }),
  reason: form(
    whichReason<object, keyof typeof theorems, 'easy'>({
      levels: ['easy'],
      theorems,
      draw: drawArgued,
      justifies: (_, claim, theorem) => justifies(claim, theorem),
    }),
  ),
})
