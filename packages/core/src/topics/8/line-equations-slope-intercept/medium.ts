import {
  answerStep,
  bracketed,
  type CellHole,
  cell,
  type Expr,
  equation,
  evaluate,
  explained,
  itemOf,
  join,
  line,
  list,
  match,
  minus,
  type Point,
  point,
  prose,
  type Random,
  Ratio,
  statements,
  symbol,
  times,
  tupleOf,
} from '../../../author.ts'
import {
  B,
  inTheForm,
  type Line,
  M,
  passes,
  SHAPE,
  sideOf,
  slopeOfSide,
  slopeStep,
  throughPointSteps,
  twoPointSteps,
  X,
  Y,
} from '../../kit/lines/line-equation.ts'
import {
  drawSlope,
  type Form,
  isWithin,
  latticePoint,
  lineOf,
  pairsInTable,
  placesOf,
  pointsIn,
  tableOf,
} from './parts.ts'

const PARTS = [2, 3, 4, 2, 3, 5] as const
const FEWER = [2, 3, 2, 4] as const

/** A line of this slope and two of its points, none of which lies on an axis. */
function drawPair(
  random: Random,
  slope: Ratio,
  most: number,
): { readonly of: Line; readonly pair: readonly [Point, Point] } {
  const { of, places } = random.until(
    () => {
      const of = lineOf(slope, random.intExcept(-9, 9, 0))
      return { of, places: placesOf(of, most) }
    },
    ({ places }) => places.length > 1,
  )
  const [j, k] = random.sample(places, 2)
  return { of, pair: [latticePoint(of, j), latticePoint(of, k)] as const }
}

export const mediumForms = (form: Form) => ({
  twoPoints: form({
    levels: ['medium'],
    share: 2,
    lines: 4,
    draw(random, { most }) {
      const wording = random.evenly([0, 1] as const)
      const slope = drawSlope(random, PARTS)
      return { wording, ...drawPair(random, slope, most) }
    },
    answer: inTheForm,
    solve: ({ of }) => sideOf(of),
    ask({ wording, pair: [one, other] }) {
      const [a, b] = [point(...one), point(...other)]
      return wording === 0
        ? {
            en: prose`A line passes through ${a} and ${b}. Write its equation in the form ${SHAPE}.`,
            es: prose`Una recta pasa por ${a} y ${b}. Escribe su ecuación en la forma ${SHAPE}.`,
          }
        : {
            en: prose`What is the equation, in the form ${SHAPE}, of the line through ${a} and ${b}?`,
            es: prose`¿Cuál es la ecuación, en la forma ${SHAPE}, de la recta que pasa por ${a} y ${b}?`,
          }
    },
    solution: ({ pair }) => twoPointSteps(...pair),
    check: (printed, side) => passes(side, pointsIn(printed)),
  }),

  slopeAndPoint: form({
    levels: ['medium'],
    lines: 4,
    draw(random, { most }) {
      const wording = random.evenly([1, 0] as const)
      const slope = drawSlope(random, PARTS)
      return random.until(
        () => {
          const of = lineOf(slope, random.intExcept(-9, 9, 0))
          return { wording, of, at: latticePoint(of, random.pick([-3, -2, -1, 1, 2, 3])) }
        },
        ({ at }) => isWithin([at], most) && at[1] !== 0,
      )
    },
    answer: inTheForm,
    solve: ({ of }) => sideOf(of),
    ask({ wording, of: { slope }, at }) {
      const through = point(...at)
      return wording === 0
        ? {
            en: prose`A line has slope ${slope} and passes through ${through}. Write its equation in the form ${SHAPE}.`,
            es: prose`Una recta tiene pendiente ${slope} y pasa por ${through}. Escribe su ecuación en la forma ${SHAPE}.`,
          }
        : {
            en: prose`The point ${through} lies on a line with slope ${slope}. Find the equation of the line in the form ${SHAPE}.`,
            es: prose`El punto ${through} está sobre una recta con pendiente ${slope}. Halla la ecuación de la recta en la forma ${SHAPE}.`,
          }
    },
    solution: ({ of, at }) => throughPointSteps(of.slope, at),
    check(printed, side) {
      const slope = slopeOfSide(side)
      return passes(side, pointsIn(printed)) && printed.numbers.some(shown => shown.equals(slope))
    },
  }),

  fromTable: form({
    levels: ['medium'],
    share: 2,
    draw(random) {
      const by = random.evenly([1, 2] as const)
      const slope = drawSlope(random, [...FEWER, 1])
      const jump = slope.d === 1 ? by + 1 : slope.d === 2 ? by : 1
      return random.until(
        () => {
          const of = lineOf(slope, random.intExcept(-9, 12, 0))
          const first = random.pick([-5, 1, 2])
          return { of, points: [0, 1, 2, 3].map(i => latticePoint(of, first + i * jump)) }
        },
        ({ points }) => points.every(([x, y]) => x !== 0 && Math.abs(y) <= 40),
      )
    },
    answer: inTheForm,
    solve: ({ of }) => sideOf(of),
    ask({ points }) {
      const shown = tableOf(points)
      return {
        en: [prose`The table shows points of a line. Find the equation of the line in the form ${SHAPE}.`, shown],
        es: [prose`La tabla muestra puntos de una recta. Halla la ecuación de la recta en la forma ${SHAPE}.`, shown],
      }
    },
    solution: ({ points }) => twoPointSteps(points[0] as Point, points[1] as Point),
    check: (printed, side) => passes(side, pairsInTable(printed)),
  }),

  matchPoints: form(
    match({
      levels: ['medium'],
      what: {
        en: line`each pair of points with the equation of the line through them`,
        es: line`cada par de puntos con la ecuación de la recta que pasa por ellos`,
      },
      draw(random) {
        const slope = drawSlope(random, FEWER)
        const [start, other] = random.sample([-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6], 2)
        const lines = random.shuffle([lineOf(slope, start), lineOf(slope.negated(), start), lineOf(slope, other)])
        return lines.map(of => {
          const [j, k] = random.sample([-2, -1, 1, 2], 2)
          return [
            line`${point(...latticePoint(of, j))}, ${point(...latticePoint(of, k))}`,
            equation(Y, sideOf(of)),
          ] as const
        })
      },
      belong(left, right) {
        const [of] = right
        const points = left.flatMap(item => (typeof item === 'object' && item.kind === 'list' ? [item] : []))
        return (
          typeof of === 'object' &&
          of.kind === 'relation' &&
          passes(
            of.right,
            points.map(({ items: [x, y] }) => [evaluate(x as Expr), evaluate(y as Expr)] as const),
          )
        )
      },
      solution(pairs, letters) {
        const rows = pairs.map(([left]) => endsOf(left))
        const slopes = rows.map(([[x1, y1], [x2, y2]]) => Ratio.of(y2 - y1, x2 - x1))
        const twins = [0, 1, 2].filter(i => slopes.filter(slope => slope.equals(itemOf(slopes, i))).length === 2)
        const [one, other] = tupleOf(twins, 2)
        const startIn = (row: number) => {
          const [[x, y]] = itemOf(rows, row)
          const slope = itemOf(slopes, row)
          return equation(equation(B, minus(y, bracketed(times(slope, x)))), Ratio.of(y).minus(slope.times(x)))
        }
        return [
          ...rows.map(row => slopeStep(...row)),
          explained(
            statements(startIn(one), startIn(other)),
            line`Rows ${one + 1} and ${other + 1} have the same slope. Find ${B} for each with its first point: ${equation(B, minus(Y, join(M, X)))}.`,
            line`Las filas ${one + 1} y ${other + 1} tienen la misma pendiente. Halla ${B} de cada una con su primer punto: ${equation(B, minus(Y, join(M, X)))}.`,
          ),
          answerStep(list(...letters.map(letter => symbol(letter))), {
            en: line`Row by row, these equations have the same ${M} and ${B}.`,
            es: line`Fila por fila, estas ecuaciones tienen los mismos ${M} y ${B}.`,
          }),
        ]
      },
    }),
  ),
})
/** The two points of a row. */
function endsOf(left: CellHole): readonly [Point, Point] {
  const points = cell(left).flatMap((item): Point[] => {
    if (typeof item !== 'object' || item.kind !== 'list') return []
    const [x, y] = tupleOf(item.items, 2)
    return [[evaluate(x).toNumber(), evaluate(y).toNumber()]]
  })
  return tupleOf(points, 2)
}
