import { angleDegrees } from '../../answer/number.ts'
import { numberList, solution } from '../../answer/number-list.ts'
import { option, yesOrNo } from '../../answer/option.ts'
import { both, figure, prose } from '../../content.ts'
import { geometryDiagram } from '../../figure/geometry-diagram.ts'
import { parallelLinesTransversal } from '../../figure/parallel-lines-transversal.ts'
import { angleNamed, degrees, equation, measureOfAngle, symbol } from '../../math/build.ts'
import { evaluate, exact, symbolsOf } from '../../math/evaluate.ts'
import type { Expr, Of } from '../../math/expr.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import {
  type Corner,
  drawAngle,
  drawPair,
  labelled,
  linearFor,
  relationOf,
  relations,
  sizeOf,
} from './shared/transversal.ts'

const x = symbol('x')
const CORNERS = [1, 2, 3, 4, 5, 6, 7, 8] as const
const NAMES = option({
  corresponding: { en: prose`corresponding angles`, es: prose`ángulos correspondientes` },
  alternateInterior: { en: prose`alternate interior angles`, es: prose`ángulos alternos internos` },
  alternateExterior: { en: prose`alternate exterior angles`, es: prose`ángulos alternos externos` },
  sameSideInterior: { en: prose`same-side interior angles`, es: prose`ángulos internos del mismo lado` },
  vertical: { en: prose`vertical angles`, es: prose`ángulos opuestos por el vértice` },
})

/** The numbers of the labelled angles with their labels. */
const labels = (printed: Printed) =>
  printed
    .figure('parallel-lines-transversal')
    .labels.flatMap((label, i) => (label === null ? [] : [{ corner: (i + 1) as Corner, label: label as Expr }]))

/** Equal, or together 180°, by the relation of their places. */
const isEqualPair = (one: number, two: number) => relationOf(one, two) !== 'sameSideInterior'
const fits = (one: Corner, two: Corner, first: Ratio, second: Ratio) =>
  isEqualPair(one, two) ? first.equals(second) : first.plus(second).equals(180)

/** x as large as a pupil meets it, with both angles from expressions in x. */
function drawExpressions(random: Random, count: 1 | 2) {
  const pair = drawPair(random)
  const [a, b] = pair.corners
  const value = random.int(12, 30)
  const first = linearFor(random, sizeOf(a, pair.angle), value)
  const size = sizeOf(b, pair.angle)
  const second =
    count === 1
      ? degrees(size)
      : random.until(
          () => linearFor(random, size, value),
          other => !isEqualPair(a, b) || slope(other) !== slope(first),
        )
  return { ...pair, value, labels: { [a]: first, [b]: second } as Partial<Record<Corner, Expr>> }
}
const slope = (label: Expr) => evaluate(label, { x: 1 }).minus(evaluate(label, { x: 0 })).n

const parallel = {
  en: prose`The marked lines are parallel. Find ${x}.`,
  es: prose`Las rectas marcadas son paralelas. Halla ${x}.`,
}

const checkExpressions = (printed: Printed, answer: Ratio) => {
  const [one, two] = labels(printed)
  const [first, second] = [one!, two!].map(({ label }) => evaluate(label, { x: answer }))
  return fits(one!.corner, two!.corner, first!, second!) && first!.n > 0 && first!.compare(180) < 0 && second!.n > 0
}

export const parallelLinesTransversalAngles = defineTopic(
  {
    id: 'parallel-lines-transversal-angles',
    name: { en: 'Parallel lines cut by a transversal', es: 'Rectas paralelas cortadas por una transversal' },
    description: {
      en: 'Name the angle pairs made by a transversal and find unknown angle measures.',
      es: 'Nombra los pares de ángulos que forma una transversal y halla medidas de ángulos desconocidos.',
    },
    domain: 'Geometry',
    standards: ['8.G.A.5'],
    levels: { easy: { unknowns: 0 }, medium: { unknowns: 1 }, hard: { unknowns: 2 } },
  },
  form => ({
    namePair: form({
      levels: ['easy'],
      share: 2,
      lines: 0,
      draw: random => drawPair(random),
      answer: NAMES,
      solve: ({ relation }) => relation,
      ask({ angle, turn, corners: [a, b] }) {
        const drawn = figure(parallelLinesTransversal({ angle, labels: 'all', turn }))
        const [one, two] = [angleNamed(`${a}`), angleNamed(`${b}`)]
        return {
          en: [drawn, prose`What kind of angles are ${one} and ${two}?`],
          es: [drawn, prose`¿Qué tipo de ángulos son ${one} y ${two}?`],
        }
      },
      // By the places of the two numbers in the figure.
      check(printed, answer) {
        const [one, two] = printed.all('prefixed').map(({ of }) => Number((of as Of<'symbol'>).name))
        return relationOf(one!, two!) === answer
      },
    }),

    findAngle: form({
      levels: ['easy'],
      share: 2,
      instruction: parallel,
      lines: 1,
      draw: random => drawPair(random, relations),
      answer: angleDegrees,
      solve: ({ corners: [, b], angle }) => sizeOf(b, angle),
      ask: ({ corners: [a, b], angle, turn }) =>
        both(labelled(angle, turn, { [a]: degrees(sizeOf(a, angle)), [b]: x })),
      check(printed, answer) {
        const all = labels(printed)
        const unknown = all.find(({ label }) => symbolsOf(label).size > 0)!
        const known = all.find(({ label }) => symbolsOf(label).size === 0)!
        return fits(known.corner, unknown.corner, evaluate(known.label), exact(answer))
      },
    }),

    allAngles: form({
      levels: ['medium'],
      lines: 3,
      draw: random => ({ angle: drawAngle(random), turn: random.int(-3, 3) * 8, given: random.pick(CORNERS) }),
      answer: numberList,
      solve: ({ angle, given }) => CORNERS.filter(corner => corner !== given).map(corner => sizeOf(corner, angle)),
      ask({ angle, turn, given }) {
        const drawn = figure(parallelLinesTransversal({ angle, labels: 'all', turn }))
        const known = equation(measureOfAngle(`${given}`), degrees(sizeOf(given, angle)))
        return {
          en: [
            drawn,
            prose`The marked lines are parallel, and ${known}. Write the measures of the seven other angles in degrees, in the order of their numbers.`,
          ],
          es: [
            drawn,
            prose`Las rectas marcadas son paralelas y ${known}. Escribe las medidas de los otros siete ángulos en grados, en el orden de sus números.`,
          ],
        }
      },
      // Vertical and corresponding angles are equal, neighbors on a line make 180°.
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        const given = Number(((left as Of<'prefixed'>).of as Of<'symbol'>).name)
        const all = answer.map(value => exact(value))
        all.splice(given - 1, 0, evaluate(right))
        const size = (corner: number) => all[corner - 1] ?? Ratio.of(0)
        return (
          all.length === 8 &&
          [
            [1, 4],
            [2, 3],
            [5, 8],
            [6, 7],
            [1, 5],
            [2, 6],
          ].every(([a, b]) => size(a!).equals(size(b!))) &&
          size(1).plus(size(2)).equals(180) &&
          evaluate(right).n > 0
        )
      },
    }),

    solveForX: form({
      levels: ['medium'],
      share: 3,
      instruction: parallel,
      lines: 3,
      draw: random => drawExpressions(random, 1),
      answer: solution('x'),
      solve: ({ value }) => value,
      ask: ({ angle, turn, labels }) => both(labelled(angle, turn, labels)),
      check: (printed, answer) => checkExpressions(printed, exact(answer)),
    }),

    twoExpressions: form({
      levels: ['hard'],
      share: 3,
      instruction: parallel,
      lines: 4,
      draw: random => drawExpressions(random, 2),
      answer: solution('x'),
      solve: ({ value }) => value,
      ask: ({ angle, turn, labels }) => both(labelled(angle, turn, labels)),
      check: (printed, answer) => checkExpressions(printed, exact(answer)),
    }),

    areParallel: form({
      levels: ['hard'],
      share: 2,
      lines: 1,
      draw(random) {
        const isParallel = random.evenly([true, false])
        const pair = drawPair(random, ['corresponding', 'alternateInterior', 'alternateExterior', 'sameSideInterior'])
        const off = isParallel ? 0 : random.sign() * random.int(3, 8)
        return { ...pair, isParallel, other: pair.angle + off }
      },
      answer: yesOrNo,
      solve: ({ isParallel }) => (isParallel ? 'yes' : 'no'),
      ask({ angle, other, corners: [a, b], turn }) {
        const size = (corner: Corner) => degrees(sizeOf(corner, corner <= 4 ? angle : other))
        const drawn = figure(
          parallelLinesTransversal({
            angle,
            otherAngle: other,
            labels: { [a]: size(a), [b]: size(b) },
            names: ['m', 'n', null],
            marked: false,
            turn,
          }),
        )
        return {
          en: [drawn, prose`Are the lines ${symbol('m')} and ${symbol('n')} parallel?`],
          es: [drawn, prose`¿Son paralelas las rectas ${symbol('m')} y ${symbol('n')}?`],
        }
      },
      check(printed, answer) {
        const [one, two] = labels(printed)
        const isParallel = fits(one!.corner, two!.corner, evaluate(one!.label), evaluate(two!.label))
        return answer === (isParallel ? 'yes' : 'no')
      },
    }),

    triangleBetween: form({
      levels: ['hard'],
      share: 2,
      instruction: parallel,
      lines: 3,
      draw: random =>
        random.until(
          () => ({
            a: random.int(35, 75),
            b: random.int(35, 75),
            side: random.evenly(['left', 'right']),
            asked: random.pick(['top', 'base'] as const),
          }),
          ({ a, b }) => a + b < 145 && a + b > 80 && a !== b,
        ),
      answer: angleDegrees,
      solve: ({ a, b, asked }) => (asked === 'top' ? 180 - a - b : b),
      ask({ a, b, side, asked }) {
        const tan = (angle: number) => Math.tan((angle * Math.PI) / 180)
        const height = 4
        const [left, right] = [-height / tan(a), height / tan(b)]
        const flip = side === 'left' ? 1 : -1
        const drawn = figure(
          geometryDiagram({
            points: Object.fromEntries(
              (
                [
                  ['A', [left, 0]],
                  ['B', [right, 0]],
                  ['C', [0, height]],
                  ['D', [-3.8, height]],
                  ['E', [6.2, height]],
                  ['F', [left - 1.6, 0]],
                  ['G', [right + 1.6, 0]],
                ] as const
              ).map(([name, [px, py]]) => [name, { at: [flip * px, py] as const, dot: false }]),
            ),
            lines: [{ of: 'DE', parallels: 1, extent: 'line' }, { of: 'FG', parallels: 1, extent: 'line' }, 'AC', 'BC'],
            // The angle beside the top equals the one at A; with the other two it makes a straight angle.
            angles: [
              { of: 'DCA', label: degrees(a) },
              asked === 'top' ? { of: 'CBA', label: degrees(b) } : { of: 'ACB', label: degrees(180 - a - b) },
              asked === 'top' ? { of: 'ACB', label: x } : { of: 'CBA', label: x },
            ],
            size: 15,
          }),
        )
        return both(drawn)
      },
      // Measures the angle in the figure, whose points lie true to size, and compares the labels with it.
      check(printed, answer) {
        const { angles, points } = printed.figure('geometry-diagram')
        const place = new Map(points.map(({ name, at }) => [name, at]))
        const opening = ({
          from,
          vertex,
          to,
        }: {
          readonly from: string
          readonly vertex: string
          readonly to: string
        }) => {
          const [[vx, vy], [fx, fy], [tx, ty]] = [vertex, from, to].map(name => place.get(name)!) as [
            readonly [number, number],
            readonly [number, number],
            readonly [number, number],
          ]
          const turn = Math.abs(Math.atan2(fy - vy, fx - vx) - Math.atan2(ty - vy, tx - vx)) * (180 / Math.PI)
          return Math.min(turn, 360 - turn)
        }
        return angles.every(angle => {
          const label = angle.label as Expr
          const said = symbolsOf(label).size > 0 ? exact(answer) : evaluate(label)
          return Math.abs(opening(angle) - said.toNumber()) < 1e-6
        })
      },
    }),
  }),
)
