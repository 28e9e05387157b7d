import { figureChoice } from '../../answer/choice.ts'
import { drawing } from '../../answer/drawing.ts'
import { numberList } from '../../answer/number-list.ts'
import { orderedList, point } from '../../answer/point.ts'
import { both, figure, line, prose, steps } from '../../content.ts'
import { type CoordinatePlane, coordinatePlane } from '../../figure/coordinate-plane.ts'
import type { Point } from '../../figure/pen.ts'
import { blank, equation, list, point as pointExpr, symbol, system } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { isTrue } from '../../math/truth.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { coefficientsOf } from './kit/linear-system.ts'
import { drawSlope } from './kit/slopes.ts'

/** y = (n/d)x + b, as plain data. */
interface Line {
  readonly n: number
  readonly d: number
  readonly b: number
}

const slopeOf = ({ n, d }: Line) => Ratio.of(n, d)
const slopeForm = (of: Line): Expr => m`y = ${slopeOf(of)}x + ${of.b}`
/** Ax + By = C with a positive A where there is one. */
const standardForm = ({ n, d, b }: Line): Expr => (n < 0 ? m`${-n}x + ${d}y = ${d * b}` : m`${n}x - ${d}y = ${-d * b}`)

/** The intercept and a lattice point on each side, as far as the grid goes. */
const pointsOf = ({ n, d, b }: Line): readonly Point[] =>
  [-2, -1, 0, 1, 2].map((k): Point => [k * d, b + k * n]).filter(([x, y]) => Math.abs(x) <= 10 && Math.abs(y) <= 10)
const through = (of: Line): readonly [Point, Point] => [
  [0, of.b],
  [of.d, of.b + of.n],
]
const graphOf = (of: Line): CoordinatePlane => coordinatePlane({ lines: [{ through: through(of) }] })
const plotted = (of: Line): CoordinatePlane =>
  coordinatePlane({ points: pointsOf(of).map(([x, y]) => [x, y] as const), lines: [{ through: through(of) }] })

const lineOf = (slope: Ratio, b: number): Line => ({ n: slope.n, d: slope.d, b })

const kinds = {
  'whole slope': (random: Random) => lineOf(drawSlope(random, [1], 3), random.int(-5, 5)),
  'fraction slope': (random: Random) => lineOf(drawSlope(random, [2, 3, 4], 4), random.int(-5, 5)),
  level: (random: Random) => lineOf(Ratio.of(0), random.intExcept(-8, 8, 0)),
  'through the origin': (random: Random) => lineOf(drawSlope(random, [1, 2, 3, 4], 4), 0),
  'to solve for y': (random: Random) => lineOf(drawSlope(random, [2, 3, 4], 4), random.intExcept(-4, 4, 0)),
}
type Kind = keyof typeof kinds
interface Level {
  readonly kinds: readonly Kind[]
}
function draw(random: Random, level: Level) {
  const kind = random.evenly(level.kinds)
  const drawn = kinds[kind](random)
  return { ...drawn, equation: kind === 'to solve for y' ? standardForm(drawn) : slopeForm(drawn) }
}

const drawnLine = drawing<{ readonly n: number; readonly d: number; readonly b: number }>(plotted, of => [
  { ...of, b: of.b + 1 },
  { ...of, b: -of.b - (of.b === 0 ? 1 : 0) },
  { ...of, n: of.n + of.d },
  { ...of, n: -of.n - (of.n === 0 ? of.d : 0) },
])
/** Slope and intercept written, then the line: what the two blanks and the empty grid ask for. */
const writtenAndDrawn: typeof drawnLine = {
  ...drawnLine,
  show: of => both([list(equation(symbol('m'), slopeOf(of)), equation(symbol('b'), of.b)), figure(plotted(of))]),
}
const contains = (equation: Expr, [x, y]: Point) => isTrue(equation, { x, y })
const graph = { en: prose`Graph the line.`, es: prose`Grafica la recta.` }
const emptyGrid = figure(coordinatePlane())

/** The lines that a figure shows, by the names beside them. */
const namedLines = (printed: Printed) =>
  new Map(
    printed
      .figure('coordinate-plane')
      .lines.map(({ label, through }) => [label?.kind === 'symbol' ? label.name : '', through]),
  )

export const graphLinesSlopeIntercept = defineTopic(
  {
    id: 'graph-lines-slope-intercept',
    name: { en: 'Graph lines y = mx + b', es: 'Graficar rectas y = mx + b' },
    description: {
      en: 'Graph a line from its slope and y-intercept and read both from an equation.',
      es: 'Grafica una recta a partir de su pendiente e intersección con el eje y, leídas en la ecuación.',
    },
    domain: 'Expressions & Equations',
    standards: ['8.EE.B.6', '8.F.A.3'],
    levels: {
      easy: { kinds: ['whole slope'] },
      medium: { kinds: ['fraction slope', 'level', 'fraction slope', 'through the origin'] },
      hard: { kinds: ['to solve for y'] },
    },
  },
  form => ({
    writeAndGraph: form({
      levels: ['easy'],
      share: 2,
      instruction: {
        en: prose`Write the slope ${m`m`} and the ${m`y`}-intercept ${m`b`}. Then graph the line.`,
        es: prose`Escribe la pendiente ${m`m`} y la intersección ${m`b`} con el eje ${m`y`}. Luego grafica la recta.`,
      },
      lines: 0,
      draw,
      answer: writtenAndDrawn,
      solve: ({ n, d, b }) => ({ n, d, b }),
      ask: ({ equation: shown }) =>
        both([shown, list(equation(symbol('m'), blank(2)), equation(symbol('b'), blank(2))), emptyGrid]),
      check: (printed, answer) => through(answer).every(at => contains(printed.all('relation')[0]!, at)),
    }),

    graphIt: form({
      levels: ['medium', 'hard'],
      share: 2,
      instruction: graph,
      lines: 0,
      draw,
      answer: drawnLine,
      solve: ({ n, d, b }) => ({ n, d, b }),
      ask: ({ equation }) => both([equation, emptyGrid]),
      check: (printed, answer) => through(answer).every(at => contains(printed.one('relation'), at)),
    }),

    slopeAndIntercept: form({
      share: 2,
      instruction: {
        en: prose`Write the slope and then the ${m`y`}-intercept of the line.`,
        es: prose`Escribe la pendiente de la recta y luego su intersección con el eje ${m`y`}.`,
      },
      lines: 2,
      draw,
      answer: numberList,
      solve: of => [slopeOf(of), of.b],
      ask: ({ equation }) => both(equation),
      // The points at 0 and 1 that the two numbers give lie on the printed line.
      check(printed, [slope, b]) {
        const [of, start] = [printed.one('relation'), exact(b!)]
        return isTrue(of, { x: 0, y: start }) && isTrue(of, { x: 1, y: start.plus(exact(slope!)) })
      },
    }),

    chooseGraph: form({
      levels: ['medium'],
      instruction: { en: prose`Which graph is the graph of the line?`, es: prose`¿Cuál es la gráfica de la recta?` },
      draw: random =>
        random.until(
          () => kinds['fraction slope'](random),
          ({ n, d, b }) => b !== 0 && Math.abs(n) !== d,
        ),
      answer: figureChoice,
      solve: of => graphOf(of),
      mistakes: ({ n, d, b }) => ({
        oppositeSlope: graphOf({ n: -n, d, b }),
        oppositeIntercept: graphOf({ n, d, b: -b }),
        runOverRise: graphOf({ n: Math.sign(n) * d, d: Math.abs(n), b }),
        bothOpposite: graphOf({ n: -n, d, b: -b }),
      }),
      ask: of => both(slopeForm(of)),
      check: (printed, chosen) =>
        chosen.kind === 'coordinate-plane' &&
        chosen.lines.every(item => item.through.every(at => contains(printed.one('relation'), at))),
    }),

    pointAndSlope: form({
      levels: ['hard'],
      lines: 0,
      draw: random => {
        const of = random.until(
          () => lineOf(drawSlope(random, [1, 2, 3, 4], 4), random.int(-4, 4)),
          of => pointsOf(of).length >= 4,
        )
        return { ...of, at: random.pick(pointsOf(of).filter(([x]) => x !== 0)) }
      },
      answer: drawnLine,
      solve: ({ n, d, b }) => ({ n, d, b }),
      ask: ({ at, ...of }) => ({
        en: [prose`Graph the line through ${pointExpr(...at)} with a slope of ${slopeOf(of)}.`, emptyGrid],
        es: [
          prose`Grafica la recta que pasa por ${pointExpr(...at)} y tiene una pendiente de ${slopeOf(of)}.`,
          emptyGrid,
        ],
      }),
      check(printed, of) {
        const [x, y] = printed.one('list').items.map(item => evaluate(item))
        const [start, next] = through(of).map(([x, y]) => [Ratio.of(x), Ratio.of(y)] as const)
        const slope = evaluate(printed.maths.find(item => item.kind === 'number')!)
        const rises = next![1].minus(start![1]).equals(slope.times(next![0].minus(start![0])))
        return rises && y!.minus(start![1]).equals(slope.times(x!.minus(start![0])))
      },
    }),

    match: form({
      levels: ['hard'],
      instruction: {
        en: prose`Which line belongs to each equation? Write the three letters in order.`,
        es: prose`¿Qué recta corresponde a cada ecuación? Escribe las tres letras en orden.`,
      },
      lines: 1,
      draw: random => {
        const { n, d, b } = random.until(
          () => kinds['to solve for y'](random),
          ({ n, d }) => n !== d && n !== -d,
        )
        const lines = [
          { n, d, b },
          { n: -n, d, b: random.pick([b, -b]) },
          random.evenly([
            { n, d, b: -b },
            { n: Math.sign(n) * d, d: Math.abs(n), b },
          ]),
        ]
        return { lines: random.shuffle(lines), places: random.shuffle([0, 1, 2]) }
      },
      answer: orderedList,
      solve: ({ places }) => places.map(place => symbol('pqr'[place]!)),
      ask: ({ lines, places }) =>
        both([
          steps(...lines.map(of => line`${standardForm(of)}`)),
          figure(
            coordinatePlane({
              lines: [0, 1, 2].map(place => ({
                through: through(lines[places.indexOf(place)]!),
                label: 'pqr'[place]!,
              })),
            }),
          ),
        ]),
      check(printed, answer) {
        const drawn = namedLines(printed)
        return (
          answer.length === 3 &&
          printed.all('relation').every((equation, i) => {
            const letter = answer[i]
            const ends =
              typeof letter === 'object' && 'kind' in letter && letter.kind === 'symbol'
                ? drawn.get(letter.name)
                : undefined
            return ends?.every(at => contains(equation, at))
          })
        )
      },
    }),

    intersection: form({
      levels: ['hard'],
      instruction: {
        en: prose`Graph both lines. Write the point where they meet.`,
        es: prose`Grafica las dos rectas. Escribe el punto donde se cortan.`,
      },
      lines: 1,
      draw: random => {
        const slopes = random
          .sample([1, 2, 3, -1, -2, -3, 0.5, -0.5, 1.5, -1.5], 2)
          .map(slope => Ratio.of(2 * slope, 2))
        const [x, y] = random.until(
          () => [2 * random.intExcept(-3, 3, 0), random.int(-5, 5)] as const,
          ([x, y]) => slopes.every(slope => Math.abs(y - slope.times(x).n) <= 8),
        )
        return { x, y, lines: slopes.map(slope => lineOf(slope, y - slope.times(x).n)) }
      },
      answer: point,
      solve: ({ x, y }) => [x, y],
      ask: ({ lines }) => both([system(...lines.map(slopeForm)), emptyGrid]),
      check(printed, [x, y]) {
        const rows = printed.one('system').rows
        const [[a], [b]] = rows.map(coefficientsOf) as [
          ReturnType<typeof coefficientsOf>,
          ReturnType<typeof coefficientsOf>,
        ]
        return rows.every(row => isTrue(row, { x: exact(x!), y: exact(y!) })) && !a.equals(b)
      },
    }),
  }),
)
