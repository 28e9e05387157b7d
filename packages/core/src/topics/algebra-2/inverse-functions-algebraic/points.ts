import {
  apply,
  applyInverse,
  both,
  drawing,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  figure,
  functionGraph,
  integer,
  itemOf,
  line,
  list,
  minus,
  point,
  pointList,
  power,
  prose,
  type Random,
  type Step,
  statements,
  step,
  sum,
  symbol,
  table,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'

type Points = readonly (readonly [number, number])[]

const PLACES = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5] as const

/** Rising or falling lattice points with no value twice. */
function drawPoints(random: Random, count: number): Points {
  const draw = () => random.sample(PLACES, count).sort((a, b) => a - b)
  const [xs, ys] = [draw(), draw()]
  if (random.chance(0.5)) ys.reverse()
  return xs.map((value, i) => [value, itemOf(ys, i)] as const)
}
/** Points whose inverse is another function, so that a pupil who exchanges nothing is wrong. */
const drawTelling = (random: Random, count: number) =>
  random.until(
    () => drawPoints(random, count),
    points => points.some(([a, b]) => !points.some(([c, d]) => c === b && d === a)),
  )
/** Two of the points, whose values the inverse is asked for: f(a) ≠ a, so that f⁻¹ cannot be mistaken for f. */
const drawWanted = (random: Random, draw: () => Points) =>
  random.until(
    () => {
      const points = draw()
      return { points, wanted: random.sample(points, 2) }
    },
    ({ wanted }) => wanted.every(([a, b]) => a !== b && a !== 0),
  )

const swapped = (points: Points): Points => points.map(([a, b]) => [b, a])
const pointsOf = (points: Points): Expr => list(...points.map(pair => point(...pair)))
const f = (at: Value): Expr => apply('f', at)
const inverse = (value: Value): Expr => applyInverse('f', value)

const path = (points: Points) =>
  functionGraph({ x: { from: -6, to: 6 }, y: { from: -6, to: 6 }, curves: [{ through: points }], points: [...points] })
/** The function, dashed, with its inverse on the same axes. */
const withInverse = (points: Points) =>
  functionGraph({
    x: { from: -6, to: 6 },
    y: { from: -6, to: 6 },
    curves: [
      { through: swapped(points), dashed: true, label: symbol('f') },
      { through: points, label: power(symbol('f'), -1) },
    ],
    points: [...points],
  })
const drawnInverse = drawing<Points>(withInverse, points => [
  swapped(points),
  points.map(([a, b]) => [a, -b] as const),
  points.map(([a, b]) => [a + 1, b] as const),
])
const tableOf = (points: Points) =>
  table({
    rowHeads: true,
    rows: [
      [symbol('x'), ...points.map(([a]) => a)],
      [f(symbol('x')), ...points.map(([, b]) => b)],
    ],
  })

const WHERE = {
  table: {
    en: ['the value in the row of f(x), and the number above it'],
    es: ['el valor en la fila de f(x) y el número de arriba'],
  },
  graph: { en: ['the point at that height, and its x'], es: ['el punto a esa altura y su x'] },
}
/** From what is read to the values of the inverse. */
const takenBack = (wanted: Points, from: keyof typeof WHERE): readonly Step[] => [
  step(statements(...wanted.map(([a, b]) => equation(f(a), b))), because.read, { what: WHERE[from] }),
  step(statements(...wanted.map(([a, b]) => equation(inverse(b), a))), because.inverseTakesBack),
]

export const pointForms = (form: FormMaker<typeof levels>) => ({
  points: form({
    levels: ['easy'],
    instruction: {
      en: prose`The points belong to a function. Write the points of its inverse in the same order.`,
      es: prose`Los puntos pertenecen a una función. Escribe los puntos de su inversa en el mismo orden.`,
    },
    lines: 1,
    draw: random => ({ points: drawTelling(random, 5) }),
    answer: pointList,
    solve: ({ points }) => swapped(points),
    ask: ({ points }) => both(pointsOf(points)),
    solution({ points }) {
      const [a, b] = itemOf(points, 0)
      return [
        step(statements(equation(f(a), b), equation(inverse(b), a)), because.inverseTakesBack),
        step(pointsOf(swapped(points)), because.exchangeCoordinates),
      ]
    },
    check(printed, answer) {
      const given = printed.one('list').items
      return (
        given.length === answer.length &&
        given.every((item, i) => {
          const [a, b] = item.kind === 'list' ? item.items.map(value => evaluate(value)) : []
          const [u, v] = itemOf(answer, i).map(exact)
          return a !== undefined && b !== undefined && u?.equals(b) === true && v?.equals(a) === true
        })
      )
    },
  }),

  drawInverse: form({
    levels: ['easy'],
    instruction: {
      en: prose`Draw the graph of the inverse function on the same axes.`,
      es: prose`Dibuja la gráfica de la función inversa en los mismos ejes.`,
    },
    draw: random => ({ points: drawTelling(random, random.evenly([4, 2, 5])) }),
    answer: drawnInverse,
    solve: ({ points }) => swapped(points),
    ask: ({ points }) => both(figure(path(points))),
    solution: ({ points }) => [
      step(pointsOf(points), because.read, { what: { en: ['the marked points'], es: ['los puntos marcados'] } }),
      step(pointsOf(swapped(points)), because.exchangeCoordinates),
      step(figure(withInverse(swapped(points))), because.drawThroughPoints),
    ],
    // Each segment from a point to its image has slope −1 and its middle on y = x.
    check(printed, answer) {
      const [curve] = printed.figure('function-graph').curves
      const given = curve?.form === 'points' ? curve.through : []
      return (
        given.length === answer.length &&
        given.every((at, i) => {
          const [a, b] = tupleOf(at, 2)
          const [u, v] = itemOf(answer, i)
          return a + u === b + v && a - u === v - b
        })
      )
    },
  }),

  fromGraph: form({
    levels: ['medium'],
    draw: random => drawWanted(random, () => drawPoints(random, 4)),
    answer: integer,
    solve: ({ wanted: [[a], [b]] }) => a - b,
    ask: ({ points, wanted: [[, u], [, v]] }) => {
      const [drawn, asked] = [figure(path(points)), minus(inverse(u), inverse(v))]
      return {
        en: [drawn, prose`The graph shows ${symbol('f')}. Find ${asked}.`],
        es: [drawn, prose`La gráfica muestra ${symbol('f')}. Halla ${asked}.`],
      }
    },
    solution({ wanted }) {
      const [[a, u], [b, v]] = wanted
      return [
        ...takenBack(wanted, 'graph'),
        explained(
          equation(equation(minus(inverse(u), inverse(v)), minus(a, b)), a - b),
          line`Subtract the values.`,
          line`Resta los valores.`,
        ),
      ]
    },
    check(printed, answer) {
      const [curve] = printed.figure('function-graph').curves
      if (curve?.form !== 'points') return false
      const places = printed.all('apply').map(({ to }) => {
        const height = evaluate(itemOf(to, 0))
        return curve.through.flatMap(at => {
          const [a, b] = tupleOf(at, 2)
          return height.equals(b) ? [a] : []
        })
      })
      const [first, second] = tupleOf(
        places.map(found => itemOf(found, 0)),
        2,
      )
      return exact(answer).equals(first - second)
    },
  }),

  fromTable: form({
    levels: ['medium'],
    draw: random => drawWanted(random, () => random.shuffle(drawPoints(random, 5))),
    answer: integer,
    solve: ({ wanted: [[a], [b]] }) => a + b,
    ask: ({ points, wanted: [[, a], [, b]] }) => {
      const asked = sum(inverse(a), inverse(b))
      return {
        en: [tableOf(points), prose`Find ${asked}.`],
        es: [tableOf(points), prose`Halla ${asked}.`],
      }
    },
    solution({ wanted }) {
      const [[a, u], [b, v]] = wanted
      return [
        ...takenBack(wanted, 'table'),
        step(equation(equation(sum(inverse(u), inverse(v)), sum(a, b)), a + b), because.addValues),
      ]
    },
    check(printed, answer) {
      const [top, bottom] = tupleOf(
        printed.block('table').rows.map(row => row.slice(1).map(([cell]) => evaluate(cell as Expr))),
        2,
      )
      const asked = printed.all('apply').filter(({ inverse }) => inverse)
      const places = asked.map(({ to }) => bottom.findIndex(value => value.equals(evaluate(itemOf(to, 0)))))
      const [one, other] = tupleOf(places, 2)
      return itemOf(top, one).plus(itemOf(top, other)).equals(exact(answer))
    },
  }),
})
