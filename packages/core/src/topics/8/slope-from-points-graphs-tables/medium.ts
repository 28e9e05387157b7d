import {
  both,
  type Expr,
  equation,
  evaluate,
  exact,
  type FormMaker,
  findMistake,
  fractionInLowestTerms,
  gcd,
  itemOf,
  line,
  list,
  m,
  minus,
  over,
  type Point,
  point,
  prose,
  Ratio,
  step,
  symbol,
  table,
  tupleOf,
  type Work,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { drawSlope, latticePair, slopeOf, slopeOrUndefined, slopeSteps } from '../../kit/lines/slopes.ts'
import type { levels } from './levels.ts'
import { linePoints } from './parts.ts'
import { type At, leads, pointsIn } from './places.ts'

const slopeWork = (
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  of: Expr,
  top: number,
  below: number,
): Work => [
  linePoints([x1, y1], [x2, y2]),
  equation(m`m`, of),
  equation(m`m`, over(top, below)),
  equation(m`m`, Ratio.of(top, below)),
]

interface Level {
  readonly denominators: readonly number[]
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  fromPoints: form({
    levels: ['medium'],
    share: 2,
    instruction: {
      en: prose`Find the slope of the line through the points. Write it in lowest terms, or write “undefined.”`,
      es: prose`Halla la pendiente de la recta que pasa por los puntos. Escríbela en su mínima expresión, o escribe “indefinida”.`,
    },
    draw(random, { denominators }): readonly [Point, Point] {
      const kind = random.evenly(['sloped', 'sloped', 'sloped', 'level', 'sloped', 'sloped', 'upright', 'sloped'])
      if (kind === 'sloped') {
        const [a, b] = random.shuffle(latticePair(random, drawSlope(random, denominators, 7), 10))
        return [a, b]
      }
      const same = random.int(-10, 10)
      const [one, other] = random.sample([-9, -7, -5, -4, -2, -1, 1, 3, 4, 6, 8, 10], 2)
      return kind === 'level'
        ? [
            [one, same],
            [other, same],
          ]
        : [
            [same, one],
            [same, other],
          ]
    },
    answer: slopeOrUndefined,
    solve: ([a, b]) => slopeOf(a, b),
    ask: pair => both(list(...pair.map(at => point(...at)))),
    solution: ([a, b]) => slopeSteps(a, b),
    check(printed, slope) {
      const pair = tupleOf(pointsIn(printed.maths), 2)
      return slope === 'none' ? pair[0][0].equals(pair[1][0]) : leads(exact(slope), pair)
    },
  }),
  findTheError: form(
    findMistake({
      levels: ['medium'],
      lines: 3,
      draw: (random, { denominators }: Level) =>
        random.until(
          () => random.shuffle(latticePair(random, drawSlope(random, denominators, 7), 10)),
          ([[x1, y1], [x2, y2]]) => {
            const [rise, run] = [y2 - y1, x2 - x1]
            return y1 < 0 && y2 + y1 !== 0 && Math.abs(rise) !== Math.abs(run) && gcd(rise, run) > 1
          },
        ),
      work: ([[x1, y1], [x2, y2]]) => slopeWork([x1, y1, x2, y2], over(minus(y2, y1), minus(x2, x1)), y2 - y1, x2 - x1),
      steps: ([[x1, y1], [x2, y2]]) => [
        step(equation(m`m`, over(minus(y2, y1), minus(x2, x1))), because.findSlope),
        step(equation(m`m`, over(y2 - y1, x2 - x1)), because.subtractAboveAndBelow),
        step(equation(m`m`, Ratio.of(y2 - y1, x2 - x1)), because.divideBothTerms, {
          value: x2 < x1 ? -gcd(y2 - y1, x2 - x1) : gcd(y2 - y1, x2 - x1),
        }),
      ],
      mistakes: {
        otherOrderBelow: {
          says: () => ({
            en: line`the coordinates were subtracted in two different orders`,
            es: line`las coordenadas se restaron en dos órdenes distintos`,
          }),
          work: ([[x1, y1], [x2, y2]]) =>
            slopeWork([x1, y1, x2, y2], over(minus(y2, y1), minus(x1, x2)), y2 - y1, x1 - x2),
        },
        runOverRise: {
          says: () => ({
            en: line`the run was written over the rise`,
            es: line`el cambio horizontal se escribió sobre el vertical`,
          }),
          work: ([[x1, y1], [x2, y2]]) =>
            slopeWork([x1, y1, x2, y2], over(minus(x2, x1), minus(y2, y1)), x2 - x1, y2 - y1),
        },
        negativeAdded: {
          says: ([[, y1], [, y2]]) => ({
            en: line`${minus(y2, y1)} is not ${y2 + y1}; to subtract ${y1}, add ${-y1}`,
            es: line`${minus(y2, y1)} no es ${y2 + y1}; para restar ${y1}, se suma ${-y1}`,
          }),
          work: ([[x1, y1], [x2, y2]]) =>
            slopeWork([x1, y1, x2, y2], over(minus(y2, y1), minus(x2, x1)), y2 + y1, x2 - x1),
        },
      },
      follows(before, after) {
        if (after.kind !== 'relation') return false
        const value = evaluate(after.right)
        return before.kind === 'relation' ? value.equals(evaluate(before.right)) : leads(value, pointsIn([before]))
      },
    }),
  ),
  fromTable: form({
    levels: ['medium'],
    instruction: {
      en: prose`The points in the table lie on a line. Find the slope of the line, in lowest terms.`,
      es: prose`Los puntos de la tabla están sobre una recta. Halla la pendiente de la recta, en su mínima expresión.`,
    },
    draw: (random, { denominators }) => {
      const slope = random.until(
        () => drawSlope(random, denominators, 6),
        ({ isInteger }) => !isInteger,
      )
      const [x, y, first] = [random.int(-8, 4), random.int(-10, 12), random.int(1, 2)]
      const at = (k: number): Point => [x + k * slope.d, y + k * slope.n]
      return { slope, points: [at(0), at(first), at(first + 1), at(first + 3)] as const }
    },
    answer: fractionInLowestTerms,
    solve: ({ slope }) => slope,
    ask: ({ points }) =>
      both(
        table({
          rows: [
            [symbol('x'), ...points.map(([x]) => x)],
            [symbol('y'), ...points.map(([, y]) => y)],
          ],
          rowHeads: true,
        }),
      ),
    solution({ points }) {
      const [a, b] = points
      return [
        step(linePoints(a, b), because.readTable, {
          what: { en: line`two columns`, es: line`dos columnas` },
        }),
        ...slopeSteps(a, b),
      ]
    },
    check(printed, slope) {
      const [xs, ys] = tupleOf(
        printed.block('table').rows.map(row => row.slice(1).map(([cell]) => evaluate(cell as Expr))),
        2,
      )
      const points = xs.map((x, i): At => [x, itemOf(ys, i)])
      return points.slice(1).every((at, i) => leads(exact(slope), [itemOf(points, i), at]))
    },
  }),
})
