import { fractionInLowestTerms, integer } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { yesOrNo } from '../../answer/option.ts'
import { both, figure, prose, table } from '../../content.ts'
import { coordinatePlane } from '../../figure/coordinate-plane.ts'
import type { Point } from '../../figure/pen.ts'
import { expr, list, point, symbol } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio, type Rational } from '../../number/ratio.ts'
import { defineTopic } from '../../topic.ts'
import { drawSlope, latticePair, slopeOf, slopeOrUndefined } from './kit/slopes.ts'

const pointsIn = (items: readonly Expr[]): readonly (readonly [Ratio, Ratio])[] =>
  items.flatMap(item =>
    item.kind === 'list' && item.brackets === '('
      ? [[evaluate(item.items[0]!), evaluate(item.items[1]!)] as const]
      : item.kind === 'list'
        ? pointsIn(item.items)
        : [],
  )

/** From one point on by rise over run, the line meets the other point. */
const leads = (slope: Ratio, [one, other]: readonly (readonly [Rational, Rational])[]): boolean => {
  const [[x1, y1], [x2, y2]] = [one!, other!]
  return (
    Ratio.from(y1)
      .plus(slope.times(Ratio.from(x2).minus(x1)))
      .equals(y2) && !Ratio.from(x1).equals(x2)
  )
}

const inLowestTerms = {
  en: prose`Find the slope of the line. Write a fraction in lowest terms or an integer.`,
  es: prose`Halla la pendiente de la recta. Escribe una fracción en su mínima expresión o un número entero.`,
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
    levels: {
      easy: { denominators: [1, 2, 1, 3] },
      medium: { denominators: [1, 2, 3, 4, 5] },
      hard: { denominators: [1, 2, 3, 4] },
    },
  },
  form => ({
    fromGraph: form({
      levels: ['easy'],
      instruction: inLowestTerms,
      lines: 2,
      draw: (random, { denominators }) => ({ pair: latticePair(random, drawSlope(random, denominators, 4), 8) }),
      answer: fractionInLowestTerms,
      solve: ({ pair: [a, b] }) => exact(slopeOf(a, b) as Ratio),
      ask: ({ pair }) => both(figure(coordinatePlane({ points: pair, lines: [{ through: pair }] }))),
      check: (printed, slope) =>
        leads(
          exact(slope),
          printed.figure('coordinate-plane').points.map(({ at }) => at),
        ),
    }),

    fromPoints: form({
      levels: ['medium'],
      share: 2,
      instruction: {
        en: prose`Find the slope of the line through the points. Write a fraction in lowest terms, an integer, or “undefined.”`,
        es: prose`Halla la pendiente de la recta que pasa por los puntos. Escribe una fracción en su mínima expresión, un número entero o “indefinida”.`,
      },
      lines: 2,
      draw: (random, { denominators }) => {
        const kind = random.evenly(['sloped', 'sloped', 'sloped', 'level', 'sloped', 'sloped', 'upright', 'sloped'])
        if (kind === 'sloped')
          return { pair: random.shuffle(latticePair(random, drawSlope(random, denominators, 7), 10)) as Point[] }
        const [same, ...others] = [
          random.int(-10, 10),
          ...random.sample([-9, -7, -5, -4, -2, -1, 1, 3, 4, 6, 8, 10], 2),
        ]
        return { pair: others.map((other): Point => (kind === 'level' ? [other, same] : [same, other])) }
      },
      answer: slopeOrUndefined,
      solve: ({ pair }) => slopeOf(pair[0]!, pair[1]!),
      ask: ({ pair }) => both(list(...pair.map(at => point(...at)))),
      check(printed, slope) {
        const pair = pointsIn(printed.maths)
        return slope === 'none' ? pair[0]![0].equals(pair[1]![0]) : leads(exact(slope), pair)
      },
    }),

    fromTable: form({
      levels: ['medium'],
      instruction: {
        en: prose`The points of the table lie on a line. Find its slope. Write a fraction in lowest terms or an integer.`,
        es: prose`Los puntos de la tabla están sobre una recta. Halla su pendiente. Escribe una fracción en su mínima expresión o un número entero.`,
      },
      lines: 2,
      draw: (random, { denominators }) => {
        const slope = drawSlope(random, denominators, 6)
        const [x, y, first] = [random.int(-8, 4), random.int(-10, 12), random.int(1, 2)]
        const steps = [0, first, first + 1, first + 3]
        return { slope, points: steps.map((k): Point => [x + k * slope.d, y + k * slope.n]) }
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
      check(printed, slope) {
        const [xs, ys] = printed.block('table').rows.map(row => row.slice(1).map(([cell]) => evaluate(cell as Expr)))
        return xs!.every(
          (x, i) =>
            i === 0 ||
            leads(exact(slope), [
              [xs![i - 1]!, ys![i - 1]!],
              [x, ys![i]!],
            ]),
        )
      },
    }),

    slopeTriangles: form({
      levels: ['hard'],
      instruction: {
        en: prose`Both triangles have their longest side on the same line. Find ${m`k`}.`,
        es: prose`Los dos triángulos tienen su lado más largo sobre la misma recta. Halla ${m`k`}.`,
      },
      lines: 3,
      draw: random => {
        const [run, rise] = random.until(
          () => [random.int(1, 5), random.int(1, 5)] as const,
          ([run, rise]) => run !== rise,
        )
        const [small, large] = random.sample([1, 2, 3, 4], 2).sort((a, b) => a - b) as [number, number]
        const asked = random.evenly(['large rise', 'large run', 'small rise', 'small run'])
        return { run, rise, small, large, asked, falls: random.evenly([false, true]) }
      },
      answer: integer,
      solve: ({ run, rise, small, large, asked }) =>
        (asked.startsWith('large') ? large : small) * (asked.endsWith('rise') ? rise : run),
      ask: ({ run, rise, small, large, asked, falls }) => {
        const label = (name: typeof asked, length: number) => (asked === name ? 'k' : expr(length))
        const [x1, x2] = [small * run, (small + large) * run]
        const top = (small + large) * rise
        const [y0, y1, y2] = falls ? [top, large * rise, 0] : [0, small * rise, top]
        // A label stands to the right of a leg's direction: outside the triangle.
        const leg = (from: Point, to: Point) => (falls ? ([to, from] as const) : ([from, to] as const))
        return both(
          figure(
            coordinatePlane({
              x: { from: 0, to: x2 + 1, step: 1, every: 0 },
              y: { from: 0, to: top + 1, step: 1, every: 0 },
              grid: false,
              lines: [
                {
                  through: [
                    [0, y0],
                    [x2, y2],
                  ],
                },
                {
                  through: leg([0, y0], [x1, y0]),
                  extent: 'segment',
                  label: label('small run', x1),
                },
                {
                  through: leg([x1, y0], [x1, y1]),
                  extent: 'segment',
                  label: label('small rise', small * rise),
                },
                {
                  through: leg([x1, y1], [x2, y1]),
                  extent: 'segment',
                  label: label('large run', large * run),
                },
                {
                  through: leg([x2, y1], [x2, y2]),
                  extent: 'segment',
                  label: label('large rise', large * rise),
                },
              ],
            }),
          ),
        )
      },
      // Rise to run is the same in both triangles.
      check(printed, k) {
        const [, run, rise, otherRun, otherRise] = printed
          .figure('coordinate-plane')
          .lines.map(({ label }) => (label?.kind === 'number' ? evaluate(label) : exact(k)))
        return rise!.times(otherRun!).equals(otherRise!.times(run!))
      },
    }),

    missingCoordinate: form({
      levels: ['hard'],
      lines: 3,
      draw: (random, { denominators }) => {
        const slope = drawSlope(random, denominators, 5)
        const [one, other] = random.shuffle(latticePair(random, slope, 10)) as [Point, Point]
        return { slope, one, other, hidden: random.evenly([0, 1] as const) }
      },
      answer: integer,
      solve: ({ other, hidden }) => other[hidden],
      ask: ({ slope, one, other: [x, y], hidden }) => {
        const [known, unknown] = [point(...one), hidden === 0 ? point(symbol('k'), y) : point(x, symbol('k'))]
        return {
          en: prose`The line through ${known} and ${unknown} has a slope of ${slope}. Find ${m`k`}.`,
          es: prose`La recta que pasa por ${known} y ${unknown} tiene una pendiente de ${slope}. Halla ${m`k`}.`,
        }
      },
      check(printed, k) {
        const [[x1, y1], [x2, y2]] = printed
          .all('list')
          .map(({ items }) => items.map(item => evaluate(item, { k: exact(k) }))) as unknown as [
          [Ratio, Ratio],
          [Ratio, Ratio],
        ]
        const slope = evaluate(printed.maths.find(item => item.kind === 'number')!)
        return leads(slope, [
          [x1, y1],
          [x2, y2],
        ])
      },
    }),

    collinear: form({
      levels: ['hard'],
      instruction: {
        en: prose`Do the three points lie on one line?`,
        es: prose`¿Están los tres puntos sobre una misma recta?`,
      },
      lines: 3,
      draw: (random, { denominators }) => {
        const isOneLine = random.evenly([true, false])
        const slope = drawSlope(random, denominators, 3)
        const [x, y, k] = [random.int(-8, 0), random.int(-6, 6), random.int(2, 4)]
        const off = isOneLine ? 0 : random.sign()
        return {
          points: [0, 1, k].map((i): Point => [x + i * slope.d, y + i * slope.n + (i === k ? off : 0)]),
          isOneLine,
        }
      },
      answer: yesOrNo,
      solve: ({ isOneLine }) => (isOneLine ? 'yes' : 'no'),
      ask: ({ points }) => both(list(...points.map(at => point(...at)))),
      // Three points of one line span a triangle without area.
      check(printed, answer) {
        const [[x1, y1], [x2, y2], [x3, y3]] = pointsIn(printed.maths) as [
          [Ratio, Ratio],
          [Ratio, Ratio],
          [Ratio, Ratio],
        ]
        const area = x2
          .minus(x1)
          .times(y3.minus(y1))
          .minus(x3.minus(x1).times(y2.minus(y1)))
        return answer === (area.n === 0 ? 'yes' : 'no')
      },
    }),

    slopeAndIntercept: form({
      levels: ['hard'],
      instruction: {
        en: prose`A line passes through the two points. Write its slope and then its ${m`y`}-intercept.`,
        es: prose`Una recta pasa por los dos puntos. Escribe su pendiente y luego su intersección con el eje ${m`y`}.`,
      },
      lines: 3,
      draw: (random, { denominators }) => {
        const [slope, b] = [drawSlope(random, denominators, 4), random.int(-8, 8)]
        const [j, k] = random.sample([-2, -1, 1, 2, 3], 2).sort((a, b) => a - b)
        return { slope, b, points: [j!, k!].map((i): Point => [i * slope.d, b + i * slope.n]) }
      },
      answer: numberList,
      solve: ({ slope, b }) => [slope, b],
      ask: ({ points }) => both(list(...points.map(at => point(...at)))),
      check(printed, [slope, b]) {
        const pair = pointsIn(printed.maths)
        return pair.length === 2 && pair.every(([x, y]) => exact(slope!).times(x).plus(exact(b!)).equals(y))
      },
    }),
  }),
)
