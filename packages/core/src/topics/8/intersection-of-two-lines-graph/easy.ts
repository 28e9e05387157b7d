import {
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  isTrue,
  itemOf,
  line,
  m,
  option,
  type Point,
  point,
  pointAnswer,
  prose,
  type Random,
  relation,
  statements,
  table,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import { solutionOf } from '../../kit/equations/linear-system.ts'
import type { Form } from './levels.ts'
import {
  checking,
  drawPair,
  formOf,
  latticeOf,
  type Pair,
  planeOf,
  SIZE,
  systemOf,
  valueAt,
  valueLine,
  wholeSlopes,
} from './lines.ts'

const LETTERS = ['A', 'B', 'C', 'D'] as const
type Letter = (typeof LETTERS)[number]

const POINTS = {
  A: { en: prose`point A`, es: prose`el punto A` },
  B: { en: prose`point B`, es: prose`el punto B` },
  C: { en: prose`point C`, es: prose`el punto C` },
  D: { en: prose`point D`, es: prose`el punto D` },
} as const

interface Marked {
  readonly pair: Pair
  /** A to D: the crossing, two points of one line only, one of the other. */
  readonly marked: readonly Point[]
  readonly right: Letter
}
const isFree = (at: Point, taken: readonly Point[]) => taken.every(([x, y]) => Math.hypot(x - at[0], y - at[1]) > 2.2)

interface Tabled {
  readonly pair: Pair
  /** The row of the crossing, from 0 on. */
  readonly place: number
}

export interface Tested {
  readonly pair: Pair
  readonly tested: Point
  readonly on: 'both' | 'first' | 'second'
}
/** A point of both lines, or of one. */
export function drawTested(random: Random, draw: (random: Random) => Pair): Tested {
  const on = random.evenly(['first', 'both', 'second'] as const)
  return random.until(
    () => {
      const pair = draw(random)
      const own = on === 'both' ? pair.at : random.pick(latticeOf(itemOf(pair.lines, on === 'first' ? 0 : 1)))
      return { pair, tested: own, on }
    },
    ({ pair, tested, on }) => on === 'both' || (tested[0] !== pair.at[0] && tested[0] !== 0 && tested[1] !== 0),
  )
}
const whereItIs = option({
  both: { en: prose`Yes, it lies on both lines.`, es: prose`Sí, está en las dos rectas.` },
  first: { en: prose`No, it lies only on the first line.`, es: prose`No, está solo en la primera recta.` },
  second: { en: prose`No, it lies only on the second line.`, es: prose`No, está solo en la segunda recta.` },
})

export const easyForms = (form: Form) => ({
  readTheSolution: form({
    levels: ['easy'],
    draw: (random: Random) => drawPair(random, wholeSlopes, 7),
    answer: pointAnswer,
    solve: ({ at }) => at,
    ask: pair => {
      const { en, es } = withFigure(
        {
          en: prose`The graph shows the two lines of this system. What is the solution of the system?`,
          es: prose`La gráfica muestra las dos rectas de este sistema. ¿Cuál es la solución del sistema?`,
        },
        planeOf(pair),
      )
      const [first, drawn] = [en, es]
      return {
        en: [itemOf(first, 0), systemOf(pair), itemOf(first, 1)],
        es: [itemOf(drawn, 0), systemOf(pair), itemOf(drawn, 1)],
      }
    },
    solution: pair => [
      explainedBy(statements(equation(m`x`, pair.at[0]), equation(m`y`, pair.at[1])), {
        en: line`Find where the lines cross. Read ${m`x`} on the horizontal axis and ${m`y`} on the vertical axis.`,
        es: line`Busca dónde se cruzan las rectas. Lee ${m`x`} en el eje horizontal e ${m`y`} en el eje vertical.`,
      }),
      checking(pair),
      explainedBy(point(...pair.at), {
        en: line`This point is on both lines, so it is the solution.`,
        es: line`Este punto está en las dos rectas, así que es la solución.`,
      }),
    ],
    check: (printed, answer) => {
      const [x, y] = tupleOf(answer, 2)
      const found = solutionOf(printed.one('system').rows)
      return typeof found !== 'string' && found[0].equals(exact(x)) && found[1].equals(exact(y))
    },
  }),

  whichPoint: form({
    levels: ['easy'],
    draw: (random: Random): Marked => {
      const right = random.evenly(LETTERS)
      return random.until(
        () => {
          const pair = drawPair(random, wholeSlopes, 6)
          const [one, two] = tupleOf(
            pair.lines.map(of =>
              random
                .shuffle(latticeOf(of))
                .filter(at => isFree(at, [pair.at]) && Math.abs(at[0]) < SIZE && Math.abs(at[1]) < SIZE),
            ),
            2,
          )
          const wrong = [one[0], two[0], one.find(at => isFree(at, one.slice(0, 1)))].flatMap(at => (at ? [at] : []))
          const marked = [...wrong]
          marked.splice(LETTERS.indexOf(right), 0, pair.at)
          return { pair, marked, right }
        },
        ({ marked }) =>
          marked.length === 4 &&
          marked.every(([x, y]) => x !== 0 && y !== 0) &&
          marked.every((at, i) => isFree(at, marked.slice(0, i))),
      )
    },
    answer: option(POINTS),
    solve: ({ right }): Letter => right,
    ask: ({ pair, marked }) =>
      withFigure(
        {
          en: prose`Two lines are the graph of a system of equations. Which of the labeled points is the solution of the system?`,
          es: prose`Dos rectas son la gráfica de un sistema de ecuaciones. ¿Cuál de los puntos marcados es la solución del sistema?`,
        },
        planeOf(pair, { points: marked.map(([x, y], i) => [x, y, itemOf(LETTERS, i)] as const) }),
      ),
    solution: ({ pair, marked, right }) => [
      explainedBy(statements(...marked.filter((_, i) => LETTERS[i] !== right).map(at => point(...at))), {
        en: line`Each of these points is on one line only: it makes one equation true, not both.`,
        es: line`Cada uno de estos puntos está en una sola recta: hace verdadera una ecuación, no las dos.`,
      }),
      explainedBy(point(...pair.at), {
        en: line`The lines cross here: this point makes both equations true.`,
        es: line`Aquí se cruzan las rectas: este punto hace verdaderas las dos ecuaciones.`,
      }),
      explainedBy(POINTS[right], {
        en: line`It is the solution of the system.`,
        es: line`Es la solución del sistema.`,
      }),
    ],
    // The labeled point that lies on both drawn lines.
    check(printed, answer) {
      const { points, lines } = printed.figure('coordinate-plane')
      const at = points[LETTERS.indexOf(answer)]?.at
      return (
        at !== undefined &&
        lines.every(({ through: [[a, b], [c, d]] }) => Math.abs((c - a) * (at[1] - b) - (d - b) * (at[0] - a)) < 1e-9)
      )
    },
  }),

  commonRow: form({
    levels: ['easy'],
    draw: (random: Random): Tabled => {
      const place = random.evenly([2, 1, 3])
      return { pair: drawPair(random, wholeSlopes, 7), place }
    },
    answer: pointAnswer,
    solve: ({ pair }) => pair.at,
    ask: ({ pair, place }) => {
      const [one, other] = pair.lines
      const rows = [0, 1, 2, 3, 4].map(i => {
        const x = pair.at[0] + i - place
        return [x, valueAt(one, x), valueAt(other, x)]
      })
      const shown = table({ head: [m`x`, formOf(one), formOf(other)], rows })
      return {
        en: [prose`The table shows values of ${m`y`} for two lines. At which point do the lines cross?`, shown],
        es: [prose`La tabla muestra valores de ${m`y`} de dos rectas. ¿En qué punto se cruzan las rectas?`, shown],
      }
    },
    solution: ({ pair, place }) => {
      const [one, other] = pair.lines
      const [x, y] = pair.at
      const before = x - place
      return [
        explainedBy(relation(valueAt(one, before), '≠', valueAt(other, before)), {
          en: line`Compare the two values of ${m`y`} in each row. At ${equation(m`x`, before)} they are different.`,
          es: line`Compara los dos valores de ${m`y`} de cada fila. En ${equation(m`x`, before)} son distintos.`,
        }),
        explainedBy(equation(m`y`, y), {
          en: line`Only at ${equation(m`x`, x)} are both values the same.`,
          es: line`Solo en ${equation(m`x`, x)} los dos valores son iguales.`,
        }),
        explainedBy(point(x, y), {
          en: line`This point is on both lines: they cross there.`,
          es: line`Este punto está en las dos rectas: se cruzan ahí.`,
        }),
      ]
    },
    // Both equations of the head are true for the point.
    check(printed, answer) {
      const [x, y] = tupleOf(answer, 2)
      const head = (printed.block('table').head ?? [])
        .flatMap(cell => [...cell])
        .filter(item => typeof item === 'object' && item.kind === 'relation')
      return head.length === 2 && head.every(item => isTrue(item as Expr, { x: exact(x), y: exact(y) }))
    },
  }),

  isItASolution: form({
    levels: ['easy'],
    draw: (random: Random) => drawTested(random, own => drawPair(own, wholeSlopes, 7)),
    answer: whereItIs,
    solve: ({ on }) => on,
    ask: ({ pair, tested }) => ({
      en: [prose`Is ${point(...tested)} the solution of the system?`, systemOf(pair)],
      es: [prose`¿Es ${point(...tested)} la solución del sistema?`, systemOf(pair)],
    }),
    solution: of => testingSteps(of),
    check: (printed, answer) => {
      const [x, y] = tupleOf(
        printed.one('list').items.map(item => evaluate(item)),
        2,
      )
      const [one, two] = printed.one('system').rows.map(row => isTrue(row, { x: x, y: y }))
      return answer === (one && two ? 'both' : one ? 'first' : two ? 'second' : 'neither')
    },
  }),
})

/** The point, put into both equations. */
export const testingSteps = ({ pair: { lines }, tested: [x, y], on }: Tested) => [
  ...lines.map((of, i) => {
    const is = valueAt(of, x) === y
    const [en, es] = i === 0 ? ['First equation', 'Primera ecuación'] : ['Second equation', 'Segunda ecuación']
    return explainedBy(valueLine(of, x), {
      en: [
        `${en}: `,
        ...line`substitute ${x} for ${m`x`}. The result ${is ? m`${y}` : m`${valueAt(of, x)}`} `,
        is ? 'is the second coordinate.' : 'is not the second coordinate, ',
        ...(is ? [] : line`${y}.`),
      ],
      es: [
        `${es}: `,
        ...line`sustituye ${m`x`} por ${x}. El resultado ${is ? m`${y}` : m`${valueAt(of, x)}`} `,
        is ? 'es la segunda coordenada.' : 'no es la segunda coordenada, ',
        ...(is ? [] : line`${y}.`),
      ],
    })
  }),
  explainedBy(
    whereItIs.show(on),
    on === 'both'
      ? { en: line`A solution makes both equations true.`, es: line`Una solución hace verdaderas las dos ecuaciones.` }
      : {
          en: line`A solution must make both equations true; this point makes only one true.`,
          es: line`Una solución debe hacer verdaderas las dos ecuaciones; este punto hace verdadera solo una.`,
        },
  ),
]
