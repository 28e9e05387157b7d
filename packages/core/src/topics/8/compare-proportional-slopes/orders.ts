import {
  answerStep,
  type Both,
  bullets,
  type Content,
  divide,
  type Expr,
  equation,
  evaluate,
  explained,
  type Inline,
  itemOf,
  labelOrder,
  line,
  list,
  point,
  prose,
  Ratio,
  role,
  statements,
  symbol,
  tupleOf,
} from '../../../author.ts'
import { numberOf } from '../../kit/proportion/contexts.ts'
import { type Form, ruleOf, X, Y } from './parts.ts'
import { A, B } from './two-rates.ts'

const labeled = (letter: Expr, content: Both<readonly Inline[]>): Both<readonly Inline[]> => ({
  en: [letter, ': ', ...content.en],
  es: [letter, ': ', ...content.es],
})

export const orderForms = (form: Form) => ({
  order: form({
    levels: ['hard'],
    kind: 'order',
    draw(random) {
      const order = random.evenly(ORDERS)
      const [low, middle, high] = random.pick(TRIPLES)
      // A is given by an equation, B by a point, and C by two changes.
      const slopes = order.map(place => itemOf([low, middle, high], place))
      const [, b, c] = tupleOf(slopes, 3)
      const run = (of: Ratio) => random.pick([2, 3, 4, 5, 6].map(k => k * of.d).filter(x => x <= 12 && x > 1))
      return { order, slopes, xs: [run(b), run(c)] as const }
    },
    answer: labelOrder(LETTERS),
    solve: ({ order }) => [0, 1, 2].map(rank => itemOf(LETTERS, order.indexOf(rank))),
    ask({ slopes, xs: [u, v] }) {
      const [a, b, c] = tupleOf(slopes, 3)
      const [at, rise] = [point(u, numberOf(b.times(u))), numberOf(c.times(v))]
      const items = [
        { letter: A, en: line`${ruleOf(a)}`, es: line`${ruleOf(a)}` },
        {
          letter: B,
          en: line`a line through the origin and ${at}`,
          es: line`una recta que pasa por el origen y ${at}`,
        },
        {
          letter: symbol('C'),
          en: line`a line through the origin on which ${Y} increases by ${role('rise', rise)} when ${X} increases by ${role('run', v)}`,
          es: line`una recta que pasa por el origen y en la que ${Y} aumenta ${role('rise', rise)} cuando ${X} aumenta ${role('run', v)}`,
        },
      ].map(({ letter, en, es }) => labeled(letter, { en, es }))
      const listed = (of: 'en' | 'es'): Content => bullets(...items.map(item => item[of]))
      return {
        en: [
          prose`${A}, ${B}, and ${symbol('C')} are proportional relationships. Order them by slope, from least to greatest.`,
          listed('en') as never,
        ],
        es: [
          prose`${A}, ${B} y ${symbol('C')} son relaciones proporcionales. Ordénalas por su pendiente, de menor a mayor.`,
          listed('es') as never,
        ],
      }
    },
    solution({ slopes, xs: [u, v] }, letters) {
      const [a, b, c] = tupleOf(slopes, 3)
      const sorted = [a, b, c].toSorted((one, other) => one.compare(other))
      return [
        explained(
          numberOf(a),
          line`${A}: the slope is the number before ${X}.`,
          line`${A}: la pendiente es el número que va antes de ${X}.`,
        ),
        explained(
          equation(divide(numberOf(b.times(u)), u), numberOf(b)),
          line`${B}: divide the rise from the origin by the run.`,
          line`${B}: divide el cambio vertical desde el origen entre el cambio horizontal.`,
        ),
        explained(
          equation(divide(numberOf(c.times(v)), v), numberOf(c)),
          line`${symbol('C')}: divide the change in ${Y} by the change in ${X}.`,
          line`${symbol('C')}: divide el cambio de ${Y} entre el cambio de ${X}.`,
        ),
        explained(
          statements(...sorted.map(of => numberOf(of))),
          line`Order the slopes from least to greatest.`,
          line`Ordena las pendientes de menor a mayor.`,
        ),
        answerStep(list(...letters.map(letter => symbol(letter))), {
          en: line`Write the letters in this order.`,
          es: line`Escribe las letras en este orden.`,
        }),
      ]
    },
    check(printed, letters) {
      const [x, y] = tupleOf(
        printed.one('list').items.map(of => evaluate(of)),
        2,
      )
      const found: Readonly<Record<string, Ratio>> = {
        A: evaluate(printed.one('relation').right, { x: 1 }),
        B: y.over(x),
        C: printed.role('rise').over(printed.role('run')),
      }
      const sorted = letters.map(letter => found[letter] as Ratio)
      return sorted.length === 3 && sorted.every((of, i) => i === 0 || itemOf(sorted, i - 1).compare(of) < 0)
    },
  }),
})

const LETTERS = ['A', 'B', 'C'] as const
/** Which rank each letter has; never the printed order. */
const ORDERS: readonly (readonly number[])[] = [
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
]
const tenths = [12, 14, 15, 16, 18, 22, 24, 25, 26, 28, 32, 34, 35, 36].map(n => Ratio.of(n, 10))
/** Three slopes near each other, each at least a tenth more than the one before it. */
const TRIPLES = tenths.flatMap(low =>
  tenths.flatMap(middle =>
    tenths.flatMap((high): readonly (readonly [Ratio, Ratio, Ratio])[] => {
      const [one, other] = [middle.over(low).toNumber(), high.over(middle).toNumber()]
      return one >= 1.1 && one <= 1.5 && other >= 1.1 && other <= 1.5 ? [[low, middle, high]] : []
    }),
  ),
)
