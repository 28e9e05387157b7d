import {
  blank,
  both,
  type Content,
  type CoordinatePlane,
  coordinatePlane,
  defineTopic,
  drawing,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  figure,
  figureChoice,
  findMistake,
  formulaChoice,
  isTrue,
  itemOf,
  line,
  linearTerm,
  list,
  m,
  orderedList,
  type Point,
  type Printed,
  pointAnswer,
  point as pointExpr,
  prose,
  type Random,
  Ratio,
  type Step,
  statements,
  step,
  steps,
  symbol,
  system,
  tupleOf,
  type Work,
  withFigure,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { coefficientsOf } from '../kit/equations/linear-system.ts'
import { drawSlope, slopeAndIntercept } from '../kit/lines/slopes.ts'

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
  'whole slope': (random: Random) => {
    const slope = drawSlope(random, [1], 3)
    return lineOf(slope, random.intExcept(-5, 5, 0, slope.n))
  },
  'fraction slope': (random: Random) => lineOf(drawSlope(random, [2, 3, 4], 4), random.intExcept(-5, 5, 0)),
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
  const isStandard = kind === 'to solve for y'
  return { ...drawn, isStandard, equation: isStandard ? standardForm(drawn) : slopeForm(drawn) }
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
const throughThem = [line`Draw the line through the points.`, line`Traza la recta que pasa por los puntos.`] as const

/** "From there, go 3 to the right and 4 up." */
const slopeStep = ({ n, d }: Line, work: Content, back = false): Step => {
  const rise = back ? -n : n
  const [across, vers] = back
    ? [line`${d} to the left`, line`${d} a la izquierda`]
    : [line`${d} to the right`, line`${d} a la derecha`]
  if (n === 0)
    return explained(
      work,
      [...line`The slope is 0: go `, ...across, ...line` and neither up nor down.`],
      [...line`La pendiente es 0: avanza `, ...vers, ...line` sin subir ni bajar.`],
    )
  const up = Math.abs(n)
  return explained(
    work,
    [...line`From there, go `, ...across, ...(rise > 0 ? line` and ${up} up.` : line` and ${up} down.`)],
    [...line`Desde ahí, avanza `, ...vers, ...(rise > 0 ? line` y ${up} hacia arriba.` : line` y ${up} hacia abajo.`)],
  )
}

/** From the intercept by rise over run, then the line. */
const graphSteps = (of: Line): readonly Step[] => {
  const [start, next] = through(of)
  return [
    step(equation(m`b`, of.b), because.plotPoint, { point: pointExpr(...start) }),
    slopeStep(of, statements(equation(m`m`, slopeOf(of)), pointExpr(...next))),
    explained(figure(plotted(of)), ...throughThem),
  ]
}
/** dy = …: the term with x brought over. */
const onlyY = (of: Line): Expr => {
  const a = Math.abs(of.n)
  return m`${-of.n < 0 ? -of.d : of.d}y = ${-a}x + ${-of.n < 0 ? -of.d * of.b : of.d * of.b}`
}
/** Ax + By = C, solved for y. */
const solvedForY = (of: Line): readonly Step[] => {
  const a = Math.abs(of.n)
  return [
    step(onlyY(of), because.subtractFromBothSides, { value: linearTerm(Ratio.of(a), m`x`) }),
    step(slopeForm(of), because.divideBothSides, { value: of.n > 0 ? -of.d : of.d }),
  ]
}
const readBoth = (of: Line) =>
  step(list(equation(m`m`, slopeOf(of)), equation(m`b`, of.b)), because.slopeAndInterceptOf)

const contains = (equation: Expr, [x, y]: Point) => isTrue(equation, { x, y })
const graph = { en: prose`Graph the line.`, es: prose`Grafica la recta.` }
const emptyGrid = figure(coordinatePlane())

/** Ax + dy = db, what stands beside x after it is brought over, and the constant at the end. */
const solvingWork = (of: Line, top: number, right: number, constant: number): Work => [
  standardForm(of),
  m`${of.d}y = ${top}x + ${right}`,
  m`y = ${Ratio.of(top, of.d)}x + ${constant}`,
]

/** Both lines, and the point where they meet. */
const crossing = (lines: readonly Line[], at: Point): CoordinatePlane =>
  coordinatePlane({ points: [at], lines: lines.map(of => ({ through: through(of) })) })

const LETTERS = ['p', 'q', 'r'] as const

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
    rev: 2,
    levels: {
      easy: { kinds: ['whole slope'] },
      medium: { kinds: ['fraction slope', 'through the origin', 'fraction slope', 'level', 'fraction slope'] },
      hard: { kinds: ['to solve for y'] },
    },
  },
  form => ({
    writeAndGraph: form({
      levels: ['easy'],
      instruction: {
        en: prose`Write the slope ${m`m`} and the ${m`y`}-intercept ${m`b`}. Then graph the line.`,
        es: prose`Escribe la pendiente ${m`m`} y la intersección ${m`b`} con el eje ${m`y`}. Luego grafica la recta.`,
      },
      draw,
      answer: writtenAndDrawn,
      solve: ({ n, d, b }) => ({ n, d, b }),
      ask: ({ equation: shown }) =>
        both([shown, list(equation(symbol('m'), blank(2)), equation(symbol('b'), blank(2))), emptyGrid]),
      solution: of => [readBoth(of), ...graphSteps(of)],
      check: (printed, answer) => through(answer).every(at => contains(printed.one('relation'), at)),
    }),

    chooseEquation: form({
      levels: ['easy'],
      draw: random =>
        random.until(
          () => kinds['whole slope'](random),
          ({ n, b }) => Math.abs(n) !== Math.abs(b),
        ),
      answer: formulaChoice,
      solve: of => slopeForm(of),
      mistakes: ({ n, d, b }) => ({
        slopeAndInterceptSwapped: slopeForm({ n: b, d, b: n }),
        oppositeSlope: slopeForm({ n: -n, d, b }),
        oppositeIntercept: slopeForm({ n, d, b: -b }),
      }),
      ask: of =>
        withFigure(
          { en: prose`Which equation has this graph?`, es: prose`¿Qué ecuación tiene esta gráfica?` },
          graphOf(of),
        ),
      solution: of => {
        const [start, next] = through(of)
        return [
          step(equation(m`b`, of.b), because.readIntercept),
          step(
            statements(list(pointExpr(...start), pointExpr(...next)), equation(m`m`, slopeOf(of))),
            because.findSlope,
          ),
          explained(
            slopeForm(of),
            line`In ${m`y = mx + b`}, ${m`m`} is the slope and ${m`b`} the ${m`y`}-intercept. The others have a wrong sign or the two numbers exchanged.`,
            line`En ${m`y = mx + b`}, ${m`m`} es la pendiente y ${m`b`} la intersección con el eje ${m`y`}. Las otras tienen un signo equivocado o los dos números intercambiados.`,
          ),
        ]
      },
      check: (printed, chosen) =>
        printed.figure('coordinate-plane').lines.every(item => item.through.every(at => contains(expr(chosen), at))),
    }),

    graphIt: form({
      levels: ['medium', 'hard'],
      share: 2,
      instruction: graph,
      draw,
      answer: drawnLine,
      solve: ({ n, d, b }) => ({ n, d, b }),
      ask: ({ equation }) => both([equation, emptyGrid]),
      solution: of => [...(of.isStandard ? solvedForY(of) : []), ...graphSteps(of)],
      check: (printed, answer) => through(answer).every(at => contains(printed.one('relation'), at)),
    }),

    slopeAndIntercept: form({
      instruction: {
        en: prose`Write the slope ${m`m`} and the ${m`y`}-intercept ${m`b`} of the line.`,
        es: prose`Escribe la pendiente ${m`m`} y la intersección ${m`b`} de la recta con el eje ${m`y`}.`,
      },
      draw,
      answer: slopeAndIntercept,
      solve: of => [slopeOf(of), of.b],
      ask: ({ equation: shown }) => both([shown, list(equation(m`m`, blank(2)), equation(m`b`, blank(2)))]),
      solution: of =>
        of.isStandard
          ? [...solvedForY(of), readBoth(of)]
          : of.n === 0 || of.b === 0
            ? [
                of.n === 0
                  ? explained(
                      m`y = mx + b`,
                      line`The equation has no term with ${m`x`}, so the slope is 0.`,
                      line`La ecuación no tiene término con ${m`x`}: la pendiente es 0.`,
                    )
                  : explained(
                      m`y = mx + b`,
                      line`Nothing is added to the term with ${m`x`}, so ${m`b`} is 0.`,
                      line`Al término con ${m`x`} no se le suma nada: ${m`b`} es 0.`,
                    ),
                readBoth(of),
              ]
            : [step(m`y = mx + b`, because.writeFormula), readBoth(of)],
      // The points at 0 and 1 that the two numbers give lie on the printed line.
      check(printed, answer) {
        const [of, [slope, start]] = [printed.one('relation'), tupleOf(answer.map(exact), 2)]
        return isTrue(of, { x: 0, y: start }) && isTrue(of, { x: 1, y: start.plus(slope) })
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
      solution: of => {
        const [start, next] = through(of)
        return [
          readBoth(of),
          slopeStep(of, list(pointExpr(...start), pointExpr(...next))),
          explained(
            figure(graphOf(of)),
            line`Only this line passes through both points. The others miss ${pointExpr(...start)} or leave it with another slope.`,
            line`Solo esta recta pasa por los dos puntos. Las otras no pasan por ${pointExpr(...start)} o salen de ahí con otra pendiente.`,
          ),
        ]
      },
      check: (printed, chosen) =>
        chosen.kind === 'coordinate-plane' &&
        chosen.lines.every(item => item.through.every(at => contains(printed.one('relation'), at))),
    }),

    pointAndSlope: form({
      levels: ['hard'],
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
      solution: ({ at: [x, y], ...of }) => [
        step(pointExpr(x, y), because.plotPoint, { point: pointExpr(x, y) }),
        slopeStep(
          of,
          statements(equation(m`m`, slopeOf(of)), pointExpr(x > 0 ? x - of.d : x + of.d, x > 0 ? y - of.n : y + of.n)),
          x > 0,
        ),
        explained(figure(plotted(of)), ...throughThem),
      ],
      check(printed, of) {
        const [x, y] = tupleOf(
          printed.one('list').items.map(item => evaluate(item)),
          2,
        )
        const [[x1, y1], [x2, y2]] = through(of)
        const slope = evaluate(itemOf(printed.all('number').slice(-1), 0))
        return slope.times(x2 - x1).equals(y2 - y1) && y.minus(y1).equals(slope.times(x.minus(x1)))
      },
    }),

    findTheError: form(
      findMistake({
        levels: ['hard'],
        lines: 2,
        draw: random =>
          random.until(
            () => kinds['to solve for y'](random),
            ({ n, b }) => n < 0 && b !== 0,
          ),
        work: ({ n, d, b }) => solvingWork({ n, d, b }, n, d * b, b),
        steps: solvedForY,
        mistakes: {
          signKept: {
            says: ({ n }) => ({
              en: line`${linearTerm(Ratio.of(-n), m`x`)} was not subtracted from the right side`,
              es: line`no se restó ${linearTerm(Ratio.of(-n), m`x`)} del lado derecho`,
            }),
            work: ({ n, d, b }) => solvingWork({ n, d, b }, -n, d * b, b),
          },
          constantNotDivided: {
            says: ({ d, b }) => ({
              en: line`${d * b} was not divided by ${d}`,
              es: line`no se dividió ${d * b} entre ${d}`,
            }),
            work: ({ n, d, b }) => solvingWork({ n, d, b }, n, d * b, d * b),
          },
        },
        // Two points of the one line lie on the other.
        follows: (before, after) => {
          const [a, b, c] = coefficientsOf(before)
          return [0, 1].every(x => isTrue(after, { x, y: c.minus(a.times(x)).over(b) }))
        },
      }),
    ),

    match: form({
      levels: ['hard'],
      kind: 'match',
      instruction: {
        en: prose`Which line belongs to each equation? Write the letters in the order of the equations.`,
        es: prose`¿Qué recta corresponde a cada ecuación? Escribe las letras en el orden de las ecuaciones.`,
      },
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
        return {
          lines: random.shuffle(lines),
          places: random.evenly<readonly number[]>([
            [0, 2, 1],
            [1, 0, 2],
            [1, 2, 0],
            [2, 0, 1],
          ]),
        }
      },
      answer: orderedList,
      solve: ({ places }) => places.map(place => symbol(itemOf(LETTERS, place))),
      ask: ({ lines, places }) =>
        both([
          steps(...lines.map(of => line`${standardForm(of)}`)),
          figure(
            coordinatePlane({
              lines: LETTERS.map((label, place) => ({
                through: through(itemOf(lines, places.indexOf(place))),
                label,
              })),
            }),
          ),
        ]),
      solution: ({ lines }, answer) => [
        step(statements(...lines.map(of => onlyY(of))), because.explain, {
          sentence: {
            en: line`Subtract the term with ${m`x`} from both sides of each equation.`,
            es: line`Resta el término con ${m`x`} de ambos lados de cada ecuación.`,
          },
        }),
        step(statements(...lines.map(slopeForm)), because.explain, {
          sentence: {
            en: line`Divide both sides by the number before ${m`y`}.`,
            es: line`Divide ambos lados entre el número que multiplica a ${m`y`}.`,
          },
        }),
        step(
          statements(...lines.map(of => list(equation(m`m`, slopeOf(of)), equation(m`b`, of.b)))),
          because.compareWithGraph,
        ),
        step(list(...answer), because.matchEach),
      ],
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
        en: prose`Graph both lines. Write the point where they intersect.`,
        es: prose`Grafica las dos rectas. Escribe el punto donde se cortan.`,
      },
      lines: 1,
      draw: random => {
        const slopes = random.sample([2, 4, 6, -2, -4, -6, 1, -1, 3, -3], 2).map(twice => Ratio.of(twice, 2))
        const [x, y] = random.until(
          () => [2 * random.intExcept(-3, 3, 0), random.int(-5, 5)] as const,
          ([x, y]) => slopes.every(slope => Math.abs(y - slope.times(x).n) <= 8),
        )
        return { x, y, lines: slopes.map(slope => lineOf(slope, y - slope.times(x).n)) }
      },
      answer: pointAnswer,
      solve: ({ x, y }) => [x, y],
      ask: ({ lines }) => both([system(...lines.map(slopeForm)), emptyGrid]),
      key: ({ lines, x, y }) => both(figure(crossing(lines, [x, y]))),
      solution: ({ lines, x, y }) => [
        step(statements(...lines.map(of => pointExpr(0, of.b))), because.readIntercepts),
        step(statements(...lines.map(of => pointExpr(...through(of)[1]))), because.stepBySlope),
        explained(
          figure(crossing(lines, [x, y])),
          line`Draw each line through its two points.`,
          line`Traza cada recta por sus dos puntos.`,
        ),
        step(pointExpr(x, y), because.readGraph, {
          what: { en: line`the point where the lines intersect`, es: line`el punto donde se cortan las rectas` },
        }),
      ],
      check(printed, answer) {
        const [x, y] = tupleOf(answer.map(exact), 2)
        const rows = printed.one('system').rows
        const [[a], [b]] = tupleOf(rows.map(coefficientsOf), 2)
        return rows.every(row => isTrue(row, { x, y })) && !a.equals(b)
      },
    }),
  }),
)
