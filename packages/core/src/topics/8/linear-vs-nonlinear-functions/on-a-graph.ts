import {
  type Expr,
  equation,
  exact,
  explained,
  functionGraph,
  itemOf,
  line,
  m,
  minus,
  over,
  type Point,
  prose,
  type Random,
  Ratio,
  tupleOf,
} from '../../../author.ts'
import { blankAnswers, type NamedBlank, namedKey, namedLines } from '../../kit/measures/named-blanks.ts'
import type { Form } from './parts.ts'

/** A graph with the points A, B, C and D on it, read from the grid. */
interface Marked {
  readonly at: readonly [Point, Point, Point, Point]
  readonly isLinear: boolean
}
type Places = Marked['at']
const CURVED: readonly Places[] = [
  [
    [0, 0],
    [2, 1],
    [4, 4],
    [6, 9],
  ],
  [
    [1, 8],
    [2, 4],
    [4, 2],
    [8, 1],
  ],
  [
    [0, 0],
    [1, 3],
    [4, 6],
    [9, 9],
  ],
  [
    [1, 1],
    [2, 2],
    [3, 4],
    [4, 8],
  ],
  [
    [0, 10],
    [2, 9],
    [4, 6],
    [6, 1],
  ],
  [
    [2, 9],
    [3, 6],
    [6, 3],
    [9, 2],
  ],
  [
    [0, 2],
    [4, 3],
    [6, 5],
    [8, 10],
  ],
  [
    [1, 1],
    [4, 2],
    [6, 4],
    [8, 8],
  ],
]
const STRAIGHT: readonly Places[] = [
  [
    [0, 1],
    [1, 3],
    [2, 5],
    [4, 9],
  ],
  [
    [0, 9],
    [1, 7],
    [3, 3],
    [4, 1],
  ],
  [
    [0, 2],
    [2, 3],
    [4, 4],
    [10, 7],
  ],
  [
    [0, 8],
    [4, 6],
    [6, 5],
    [10, 3],
  ],
  [
    [1, 0],
    [2, 3],
    [3, 6],
    [4, 9],
  ],
  [
    [0, 10],
    [3, 7],
    [5, 5],
    [9, 1],
  ],
]
const drawMarked = (random: Random): Marked => {
  const isLinear = random.evenly([false, true, false])
  return { at: random.evenly(isLinear ? STRAIGHT : CURVED), isLinear }
}
const rateOf = ([x0, y0]: Point, [x1, y1]: Point): Ratio => Ratio.of(y1 - y0, x1 - x0)
const ratesOf = ({ at: [a, b, c, d] }: Marked): readonly [Ratio, Ratio] => [rateOf(a, b), rateOf(c, d)]
const worked = ([x0, y0]: Point, [x1, y1]: Point): Expr =>
  equation(over(minus(y1, y0), minus(x1, x0)), rateOf([x0, y0], [x1, y1]))
const BLANKS: readonly NamedBlank[] = [
  { name: { en: 'Rate from A to B', es: 'Tasa de A a B' } },
  { name: { en: 'Rate from C to D', es: 'Tasa de C a D' } },
]
const AXIS = [0, 10] as const

export const graphForms = (form: Form) => ({
  twoRates: form({
    levels: ['medium'],
    wide: true,
    lines: 3,
    draw: drawMarked,
    answer: blankAnswers,
    solve: marked => [...ratesOf(marked)],
    ask({ at }) {
      const [a, b, c, d] = at
      const drawn = {
        kind: 'figure' as const,
        figure: functionGraph({
          x: AXIS,
          y: AXIS,
          curves: [{ through: at, smooth: true }],
          points: [
            [...a, 'A'],
            [...b, 'B'],
            [...c, 'C'],
            [...d, 'D'],
          ],
        }),
      }
      const blanks = namedLines(...BLANKS)
      return {
        en: [
          prose`Find the rate of change from ${m`A`} to ${m`B`} and from ${m`C`} to ${m`D`}. Then decide whether the function is linear.`,
          drawn,
          ...blanks.en,
          prose`Linear or nonlinear? __________`,
        ],
        es: [
          prose`Halla la tasa de cambio de ${m`A`} a ${m`B`} y de ${m`C`} a ${m`D`}. Luego decide si la función es lineal.`,
          drawn,
          ...blanks.es,
          prose`¿Lineal o no lineal? __________`,
        ],
      }
    },
    namedAnswer: marked => namedKey(BLANKS, ratesOf(marked)),
    key: ({ isLinear }) => ({
      en: isLinear ? prose`linear` : prose`nonlinear`,
      es: isLinear ? prose`lineal` : prose`no lineal`,
    }),
    solution({ at: [a, b, c, d], isLinear }) {
      return [
        explained(
          worked(a, b),
          line`From ${m`A`} to ${m`B`}, divide the change up or down by the change to the right.`,
          line`De ${m`A`} a ${m`B`}, divide el cambio vertical entre el cambio horizontal.`,
        ),
        explained(worked(c, d), line`Do the same from ${m`C`} to ${m`D`}.`, line`Haz lo mismo de ${m`C`} a ${m`D`}.`),
        explained(
          namedKey(BLANKS, [rateOf(a, b), rateOf(c, d)]),
          isLinear
            ? line`The rate is the same and all four points lie on one straight line: the function is linear.`
            : line`A linear function has the same rate everywhere. These rates differ: the function is nonlinear.`,
          isLinear
            ? line`La tasa es la misma y los cuatro puntos están sobre una recta: la función es lineal.`
            : line`Una función lineal tiene la misma tasa en todas partes. Estas tasas son distintas: la función no es lineal.`,
        ),
      ]
    },
    // From the lower point on, the rate leads to the next one.
    check(printed, answer) {
      const places = printed.figure('function-graph').points.map(({ at }) => at)
      return ([0, 1] as const).every(i => {
        const [[x0, y0], [x1, y1]] = tupleOf(places.slice(2 * i, 2 * i + 2), 2)
        const rate = exact(itemOf(answer, i))
        return rate
          .times(x1 - x0)
          .plus(y0)
          .equals(y1)
      })
    },
  }),
})
