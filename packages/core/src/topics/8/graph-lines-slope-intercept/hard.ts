import {
  both,
  type CoordinatePlane,
  coordinatePlane,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  figure,
  findMistake,
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
  Ratio,
  statements,
  step,
  steps,
  symbol,
  system,
  tupleOf,
  type Value,
  type Work,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { coefficientsOf } from '../../kit/equations/linear-system.ts'
import { drawSlope } from '../../kit/lines/slopes.ts'
import type { levels } from './levels.ts'
import {
  contains,
  drawnLine,
  emptyGrid,
  kinds,
  type Line,
  lineOf,
  onlyY,
  plotted,
  pointsOf,
  slopeForm,
  slopeOf,
  slopeStep,
  solvedForY,
  standardForm,
  stepOn,
  through,
  throughThem,
  windowOf,
} from './parts.ts'

/** Ax + dy = db, what stands beside x after it is brought over, and the constant at the end. */
const solvingWork = (of: Line, top: number, right: number, constant: number): Work => [
  standardForm(of),
  m`${of.d}y = ${top}x + ${right}`,
  m`y = ${Ratio.of(top, of.d)}x + ${constant}`,
]

/** Both lines, and the point where they meet. */
const crossing = (lines: readonly Line[], at: Point): CoordinatePlane =>
  coordinatePlane({
    ...windowOf(lines, [at]),
    points: [at],
    lines: lines.map(of => ({ through: stepOn(of, lines, [at]) })),
  })

const LETTERS = ['p', 'q', 'r'] as const

/** "Slope 3/2 and y-intercept −3: line r." for each. */
const whichLines = (lines: readonly Line[], letters: readonly Value[]) => {
  const each = lines.map((of, i) => [slopeOf(of), of.b, itemOf(letters, i)] as const)
  return [
    each.flatMap(([slope, b, letter], i) => [
      ...(i === 0 ? [] : [' ']),
      ...line`Slope ${slope} and ${m`y`}-intercept ${b}: line ${letter}.`,
    ]),
    each.flatMap(([slope, b, letter], i) => [
      ...(i === 0 ? [] : [' ']),
      ...line`Pendiente ${slope} e intersección ${b} con el eje ${m`y`}: recta ${letter}.`,
    ]),
  ] as const
}

/** The lines that a figure shows, by the names beside them. */
const namedLines = (printed: Printed) =>
  new Map(
    printed
      .figure('coordinate-plane')
      .lines.map(({ label, through }) => [label?.kind === 'symbol' ? label.name : '', through]),
  )

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
      en: [prose`Graph the line through ${pointExpr(...at)} with a slope of ${slopeOf(of)}.`, emptyGrid([of])],
      es: [
        prose`Grafica la recta que pasa por ${pointExpr(...at)} y tiene una pendiente de ${slopeOf(of)}.`,
        emptyGrid([of]),
      ],
    }),
    solution: ({ at: [x, y], ...of }) => [
      step(pointExpr(x, y), because.plotPoint, { point: pointExpr(x, y) }),
      slopeStep(
        of,
        [x, y],
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
      explained(list(...answer), ...whichLines(lines, answer)),
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
      const { slopes, x, y } = random.until(
        () => ({
          slopes: random.sample([2, 4, 6, -2, -4, -6, 1, -1, 3, -3], 2).map(twice => Ratio.of(twice, 2)),
          x: 2 * random.intExcept(-3, 3, 0),
          y: random.int(-5, 5),
        }),
        // One step of a slope does not lead to the crossing yet.
        ({ slopes, x, y }) => slopes.every(slope => Math.abs(y - slope.times(x).n) <= 8 && slope.d !== Math.abs(x)),
      )
      return { x, y, lines: slopes.map(slope => lineOf(slope, y - slope.times(x).n)) }
    },
    answer: pointAnswer,
    solve: ({ x, y }) => [x, y],
    ask: ({ x, y, lines }) => both([system(...lines.map(slopeForm)), emptyGrid(lines, [[x, y]])]),
    key: ({ lines, x, y }) => both(figure(crossing(lines, [x, y]))),
    solution: ({ lines, x, y }) => [
      step(statements(...lines.map(of => pointExpr(0, of.b))), because.readIntercepts),
      step(statements(...lines.map(of => pointExpr(...stepOn(of, lines, [[x, y]])[1]))), because.stepBySlope),
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
})
