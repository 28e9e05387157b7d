import {
  both,
  coordinatePlane,
  defineTopic,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  figure,
  figureChoice,
  findMistake,
  fractionInLowestTerms,
  gcd,
  itemOf,
  line,
  list,
  m,
  measure,
  minus,
  option,
  over,
  type Point,
  point,
  prose,
  Ratio,
  step,
  story,
  symbol,
  table,
  tupleOf,
  type Work,
  withFigure,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { drawSlope, latticePair, slopeOf, slopeOrUndefined, slopeSteps } from '../kit/lines/slopes.ts'
import { fromTheSlopeForms } from './slope-from-points-graphs-tables/from-the-slope.ts'
import { levels } from './slope-from-points-graphs-tables/levels.ts'
import { type At, leads, pointsIn } from './slope-from-points-graphs-tables/places.ts'
import { rampStories } from './slope-from-points-graphs-tables/ramp-stories.ts'

const slopeGraph = (pair: readonly [Point, Point]) => coordinatePlane({ points: pair, lines: [{ through: pair }] })
/** A line with this slope through a point near the origin. */
const lineThrough = ([x, y]: Point, slope: Ratio) =>
  slopeGraph([
    [x, y],
    [x + slope.d, y + slope.n],
  ])
const linePoints = ([x1, y1]: Point, [x2, y2]: Point) => list(point(x1, y1), point(x2, y2))
const readTwoPoints = { en: line`two points of the line`, es: line`dos puntos de la recta` }
/** How a line runs from left to right. */
const directions = {
  positive: { en: line`rises`, es: line`sube` },
  negative: { en: line`falls`, es: line`baja` },
  zero: { en: line`stays level`, es: line`se mantiene horizontal` },
}
const kindsOfSlope = {
  positive: { en: line`positive`, es: line`positiva` },
  negative: { en: line`negative`, es: line`negativa` },
  zero: { en: line`zero`, es: line`cero` },
  undefined: { en: line`undefined`, es: line`indefinida` },
}
type KindOfSlope = keyof typeof kindsOfSlope
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
const inLowestTerms = {
  en: prose`Find the slope of the line, in lowest terms.`,
  es: prose`Halla la pendiente de la recta, en su mínima expresión.`,
}

export const slopeFromPointsGraphsTables = defineTopic(
  {
    id: 'slope-from-points-graphs-tables',
    name: {
      en: 'Find the slope of a line; similar slope triangles',
      es: 'Hallar la pendiente de una recta; triángulos semejantes',
    },
    description: {
      en: 'Find the slope of a line from a graph, two points, a table or similar triangles.',
      es: 'Halla la pendiente de una recta con una gráfica, dos puntos, una tabla o triángulos semejantes.',
    },
    domain: 'Expressions & Equations',
    standards: ['8.EE.B.6', '8.F.B.4'],
    rev: 2,
    levels,
  },
  form => ({
    fromGraph: form({
      levels: ['easy'],
      share: 2,
      instruction: inLowestTerms,
      draw: (random, { denominators }) => latticePair(random, drawSlope(random, denominators, 4), 8),
      answer: fractionInLowestTerms,
      solve: ([[x1, y1], [x2, y2]]) => Ratio.of(y2 - y1, x2 - x1),
      ask: pair => both(figure(slopeGraph(pair))),
      solution: ([a, b]) => [step(linePoints(a, b), because.readGraph, { what: readTwoPoints }), ...slopeSteps(a, b)],
      check: (printed, slope) =>
        leads(
          exact(slope),
          printed.figure('coordinate-plane').points.map(({ at }) => at),
        ),
    }),

    kindOfSlope: form({
      levels: ['easy'],
      draw(random): readonly [Point, Point] {
        const asked = random.evenly(['positive', 'negative', 'zero', 'positive', 'negative', 'undefined'])
        const [x, y] = [random.int(-5, 5), random.int(-5, 5)]
        switch (asked) {
          case 'zero':
            return [
              [-4, y],
              [4, y],
            ]
          case 'undefined':
            return [
              [x, -4],
              [x, 4],
            ]
          case 'positive':
          case 'negative': {
            const rise = random.int(2, 6) * (asked === 'positive' ? 1 : -1)
            return [
              [x, y - rise],
              [x + random.int(2, 5), y],
            ]
          }
          default:
            return asked satisfies never
        }
      },
      answer: option({
        positive: { en: prose`positive`, es: prose`positiva` },
        negative: { en: prose`negative`, es: prose`negativa` },
        zero: { en: prose`zero`, es: prose`cero` },
        undefined: { en: prose`undefined`, es: prose`indefinida` },
      }),
      solve: ([a, b]): KindOfSlope => {
        const slope = slopeOf(a, b)
        return slope === 'none' ? 'undefined' : slope.n > 0 ? 'positive' : slope.n < 0 ? 'negative' : 'zero'
      },
      ask: pair =>
        withFigure(
          {
            en: prose`Is the slope of the line positive, negative, zero, or undefined?`,
            es: prose`¿La pendiente de la recta es positiva, negativa, cero o indefinida?`,
          },
          coordinatePlane({ lines: [{ through: pair }] }),
        ),
      solution([a, b], answer) {
        const seen = step(linePoints(a, b), because.readGraph, { what: readTwoPoints })
        if (answer === 'undefined') return [seen, step(equation(minus(b[0], a[0]), 0), because.zeroRun)]
        return [
          step(linePoints(a, b), because.directionOfLine, { how: directions[answer] }),
          step(equation(minus(b[1], a[1]), b[1] - a[1]), because.slopeIs, { what: kindsOfSlope[answer] }),
        ]
      },
      // The sign of the product of both changes; without a run there is no slope.
      check(printed, answer) {
        const [item] = printed.figure('coordinate-plane').lines
        const [[x1, y1], [x2, y2]] = tupleOf(item?.through ?? [], 2)
        const [run, product] = [Ratio.from(x2).minus(x1), Ratio.from(x2).minus(x1).times(Ratio.from(y2).minus(y1))]
        const found = run.n === 0 ? 'undefined' : product.n > 0 ? 'positive' : product.n < 0 ? 'negative' : 'zero'
        return answer === found
      },
    }),

    chooseLine: form({
      levels: ['easy'],
      draw: (random, { denominators }) => ({
        slope: random.until(
          () => drawSlope(random, denominators, 4),
          ({ n, d }) => Math.abs(n) !== d,
        ),
        at: [random.int(-3, 3), random.int(-3, 3)] as const,
      }),
      answer: figureChoice,
      solve: ({ slope, at }) => lineThrough(at, slope),
      mistakes: ({ slope, at }) => ({
        oppositeSign: lineThrough(at, slope.negated()),
        runOverRise: lineThrough(at, Ratio.of(1).over(slope)),
        bothMistakes: lineThrough(at, Ratio.of(-1).over(slope)),
      }),
      ask: ({ slope }) => ({
        en: prose`Which line has a slope of ${slope}?`,
        es: prose`¿Qué recta tiene una pendiente de ${slope}?`,
      }),
      solution({ slope, at: [x, y] }) {
        const end: Point = [x + slope.d, y + slope.n]
        return [
          step(equation(m`m`, slope), because.directionOfLine, {
            how: slope.n > 0 ? directions.positive : directions.negative,
          }),
          slope.n > 0
            ? explained(
                linePoints([x, y], end),
                line`It goes ${slope.d} to the right and ${slope.n} up.`,
                line`Avanza ${slope.d} a la derecha y ${slope.n} hacia arriba.`,
              )
            : explained(
                linePoints([x, y], end),
                line`It goes ${slope.d} to the right and ${-slope.n} down.`,
                line`Avanza ${slope.d} a la derecha y ${-slope.n} hacia abajo.`,
              ),
          explained(
            figure(lineThrough([x, y], slope)),
            line`Of the others, two slant the other way, and one has a slope of ${Ratio.of(1).over(slope)}: run over rise.`,
            line`De las otras, dos se inclinan hacia el otro lado y una tiene una pendiente de ${Ratio.of(1).over(slope)}: cambio horizontal entre vertical.`,
          ),
        ]
      },
      check: (printed, chosen) =>
        chosen.kind === 'coordinate-plane' &&
        leads(
          evaluate(printed.one('number')),
          chosen.points.map(({ at }) => at),
        ),
    }),

    ramp: form(
      story({
        levels: ['easy'],
        settings: rampStories,
        draw: (random, { rise, run, unit }) => {
          const [up, along] = random.until(
            () => [random.int(...rise), random.int(...run)] as const,
            ([up, along]) => gcd(up, along) > 1 && up !== along,
          )
          return { rise: measure(up, unit), run: measure(along, unit) }
        },
        answer: fractionInLowestTerms,
        solve: ({ rise, run }) => evaluate(rise.of).over(evaluate(run.of)),
        ask: ({ rise, run }, { tells }) => tells(rise, run),
        solution: ({ rise, run }, answer) => [
          step(equation(m`m`, over(rise.of, run.of)), because.findSlope),
          step(equation(m`m`, answer), because.simplify),
        ],
        // Rise is slope times run.
        check: (numberOf, slope) => numberOf('run').times(exact(slope)).equals(numberOf('rise')),
      }),
    ),

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
        work: ([[x1, y1], [x2, y2]]) =>
          slopeWork([x1, y1, x2, y2], over(minus(y2, y1), minus(x2, x1)), y2 - y1, x2 - x1),
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
            says: ([[, y1]]) => ({
              en: line`to subtract ${y1} is to add ${-y1}`,
              es: line`restar ${y1} es sumar ${-y1}`,
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
        en: prose`The points of the table lie on a line. Find its slope, in lowest terms.`,
        es: prose`Los puntos de la tabla están sobre una recta. Halla su pendiente, en su mínima expresión.`,
      },
      draw: (random, { denominators }) => {
        const slope = drawSlope(random, denominators, 6)
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

    ...fromTheSlopeForms(form),
  }),
)
