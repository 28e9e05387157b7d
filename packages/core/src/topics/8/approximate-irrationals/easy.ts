import {
  answerStep,
  approximate,
  blank,
  both,
  drawing,
  type Expr,
  exact,
  explained,
  expr,
  figure,
  formulaChoice,
  itemOf,
  line,
  list,
  measure,
  numberLine,
  numberList,
  power,
  prose,
  type Random,
  Ratio,
  relation,
  root,
  statements,
  symbol,
  tupleOf,
  type Value,
  withFigure,
  writtenName,
} from '../../../author.ts'
import { between, drawRadicand, type Form, floorOf, integersAround } from './roots.ts'
import { betweenQuestion, saidBetween, squareThings } from './squares.ts'

type Plotted = {
  readonly from: number
  readonly n: number
}
const plotted = ({ from, n }: Plotted) =>
  numberLine({ from, to: from + 5, points: [[Ratio.of(Math.round(Math.sqrt(n) * 100), 100), root(n)]] })

const LETTERS = ['A', 'B', 'C', 'D'] as const
const lettered = writtenName(...LETTERS)

/** Four places between 1 and 12, one between each pair of integers at the most. */
function drawLettered(random: Random) {
  const first = random.int(1, 7)
  const floors = [first, first + 1, first + 2, first + 3]
  const radicands = floors.map(floor =>
    random.until(
      () => random.int(floor ** 2 + 1, (floor + 1) ** 2 - 1),
      n => Math.round(Math.sqrt(n) * 10) % 10 !== 0,
    ),
  )
  return { first, radicands, asked: random.evenly([2, 0, 3, 1]) }
}

/** Two consecutive whole numbers around the root. */
function areAround(n: number, answer: readonly Value[]): boolean {
  if (answer.length !== 2) return false
  const [low, high] = tupleOf(answer.map(exact), 2)
  return high.minus(low).equals(1) && low.times(low).compare(n) < 0 && high.times(high).compare(n) > 0
}

const isLess = (n: number, a: number) => ({
  en: line`The number ${n} is less than ${power(a, 2)}, so the root is less than ${a}.`,
  es: line`El número ${n} es menor que ${power(a, 2)}, así que la raíz es menor que ${a}.`,
})

export const easyForms = (form: Form) => ({
  between: form({
    levels: ['easy'],
    share: 2,
    lines: 1,
    draw: random => ({ n: drawRadicand(random) }),
    answer: numberList,
    solve: ({ n }) => [floorOf(n), floorOf(n) + 1],
    ask: ({ n }) => ({
      en: prose`Complete with two consecutive whole numbers: ${between(blank(3), root(n), blank(3))}`,
      es: prose`Completa con dos números enteros consecutivos: ${between(blank(3), root(n), blank(3))}`,
    }),
    key: ({ n }) => both(between(floorOf(n), root(n), floorOf(n) + 1)),
    solution: ({ n }) => integersAround(n),
    check(printed, answer) {
      return areAround(exact(printed.one('root').of).n, answer)
    },
  }),

  plot: form({
    levels: ['easy'],
    draw: random => {
      const n = drawRadicand(random)
      return { n, from: Math.max(0, floorOf(n) - random.int(1, 3)) }
    },
    answer: drawing(plotted),
    solve: ({ n, from }): Plotted => ({ n, from }),
    ask: ({ n, from }) =>
      withFigure(
        {
          en: prose`Mark about where ${root(n)} is on the number line.`,
          es: prose`Marca aproximadamente dónde está ${root(n)} en la recta numérica.`,
        },
        numberLine({ from, to: from + 5 }),
      ),
    key: ({ n }) => both(between(floorOf(n), root(n), floorOf(n) + 1)),
    solution: ({ n, from }) => {
      const a = floorOf(n)
      const part = (n - a * a) / (2 * a + 1)
      return [
        ...integersAround(n),
        explained(
          figure(plotted({ n, from })),
          part < 0.4
            ? line`Since ${n} is nearer to ${a ** 2}, mark the point in the left half between ${a} and ${a + 1}.`
            : part > 0.6
              ? line`Since ${n} is nearer to ${(a + 1) ** 2}, mark the point in the right half between ${a} and ${a + 1}.`
              : line`Since ${n} is about halfway from ${a ** 2} to ${(a + 1) ** 2}, mark the point near the middle between ${a} and ${a + 1}.`,
          part < 0.4
            ? line`Como ${n} está más cerca de ${a ** 2}, marca el punto en la mitad izquierda entre ${a} y ${a + 1}.`
            : part > 0.6
              ? line`Como ${n} está más cerca de ${(a + 1) ** 2}, marca el punto en la mitad derecha entre ${a} y ${a + 1}.`
              : line`Como ${n} está casi a la mitad entre ${a ** 2} y ${(a + 1) ** 2}, marca el punto cerca del medio entre ${a} y ${a + 1}.`,
        ),
      ]
    },
    check(printed, { n, from }) {
      const { of } = printed.one('root')
      const at = Math.sqrt(n)
      return exact(of).equals(n) && at > from && at < from + 5
    },
  }),

  whichPoint: form({
    levels: ['easy'],
    lines: 0,
    draw: drawLettered,
    answer: lettered,
    solve: ({ asked }) => itemOf(LETTERS, asked),
    ask: ({ first, radicands, asked }) =>
      withFigure(
        {
          en: prose`Which point shows ${root(itemOf(radicands, asked))}: A, B, C, or D?`,
          es: prose`¿Qué punto muestra ${root(itemOf(radicands, asked))}: A, B, C o D?`,
        },
        numberLine({
          from: first - 1,
          to: first + 5,
          points: radicands.map(
            (n, i) => [Ratio.of(Math.round(Math.sqrt(n) * 10), 10), symbol(itemOf(LETTERS, i))] as const,
          ),
        }),
      ),
    solution: ({ radicands, asked }, letter) => {
      const n = itemOf(radicands, asked)
      return [
        ...integersAround(n),
        explained(
          symbol(letter),
          line`Only point ${symbol(letter)} lies between ${floorOf(n)} and ${floorOf(n) + 1}.`,
          line`Solo el punto ${symbol(letter)} está entre ${floorOf(n)} y ${floorOf(n) + 1}.`,
        ),
      ]
    },
    check(printed, answer) {
      const n = exact(printed.one('root').of).toNumber()
      const point = printed.figure('number-line').points[LETTERS.indexOf(answer)]
      return point !== undefined && Math.abs(point.at.n / point.at.d - Math.sqrt(n)) < 0.06
    },
  }),

  whichRoot: form({
    levels: ['easy'],
    draw: random => {
      const a = random.evenly([6, 4, 8, 5, 9, 7, 10, 3])
      return {
        a,
        inside: random.int(a ** 2 + 1, (a + 1) ** 2 - 1),
        below: a ** 2 - random.int(1, a - 1),
        above: (a + 1) ** 2 + random.int(1, a),
        double: 2 * a + 1,
      }
    },
    answer: formulaChoice,
    solve: ({ inside }): Expr => root(inside),
    mistakes: ({ below, above, double }): Readonly<Record<string, Expr>> => ({
      justBelow: root(below),
      justAbove: root(above),
      doubled: root(double),
    }),
    ask: ({ a }) => ({
      en: prose`Which of these numbers lies between ${a} and ${a + 1}?`,
      es: prose`¿Cuál de estos números está entre ${a} y ${a + 1}?`,
    }),
    solution: ({ a, inside }) => [
      explained(
        statements(relation(power(a, 2), '=', a ** 2), relation(power(a + 1, 2), '=', (a + 1) ** 2)),
        line`Square both numbers: the number under the root must lie between the two squares.`,
        line`Eleva ambos números al cuadrado: el número bajo la raíz debe estar entre los dos cuadrados.`,
      ),
      explained(
        between(a ** 2, expr(inside), (a + 1) ** 2),
        line`The number ${inside} lies between the two squares.`,
        line`El número ${inside} está entre los dos cuadrados.`,
      ),
      explained(
        between(a, root(inside), a + 1),
        line`Take the square root of all three numbers.`,
        line`Saca la raíz cuadrada de los tres números.`,
      ),
    ],
    whyWrong: ({ a, below, above, double }) => ({
      justBelow: isLess(below, a),
      justAbove: {
        en: line`The number ${above} is greater than ${power(a + 1, 2)}, so the root is greater than ${a + 1}.`,
        es: line`El número ${above} es mayor que ${power(a + 1, 2)}, así que la raíz es mayor que ${a + 1}.`,
      },
      doubled: isLess(double, a),
    }),
    check(printed, answer) {
      const [low, high] = printed.take(2)
      const size = approximate(answer as Expr)
      return size > low.toNumber() && size < high.toNumber()
    },
  }),

  squareSide: form({
    levels: ['easy'],
    kind: 'story',
    draw: random => {
      const at = random.evenly([2, 6, 0, 4])
      const [least, most] = itemOf(squareThings, at).areas
      return {
        at,
        n: random.until(
          () => random.int(least, most),
          n => !Number.isInteger(Math.sqrt(n)),
        ),
      }
    },
    answer: numberList,
    solve: ({ n }) => [floorOf(n), floorOf(n) + 1],
    ask: ({ at, n }) => {
      const thing = itemOf(squareThings, at)
      const { en, es } = thing.says(measure(n, thing.areaUnit))
      const question = betweenQuestion(thing)
      return { en: [en, question.en], es: [es, question.es] }
    },
    solution: ({ at, n }) => [
      ...integersAround(n),
      answerStep(list(floorOf(n), floorOf(n) + 1), saidBetween(itemOf(squareThings, at), floorOf(n))),
    ],
    check(printed, answer) {
      return areAround(exact(printed.one('measure').of).n, answer)
    },
  }),
})
