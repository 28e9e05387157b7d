import {
  answerStep,
  type Block,
  blank,
  both,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  type Inline,
  itemOf,
  join,
  line,
  minus,
  numberList,
  over,
  point,
  prose,
  type Random,
  Ratio,
  role,
  symbol,
  thing,
  times,
  tupleOf,
  type Value,
} from '../../../author.ts'
import {
  type Context,
  contexts,
  shownOnes,
  toldOnes,
  xAmount,
  yAmount,
  yNumber,
} from '../../kit/proportion/contexts.ts'
import {
  contextOf,
  drawLine,
  isReadAside,
  linesIn,
  linesOn,
  onGrid,
  pointAt,
  rateOf,
  stacked,
} from '../../kit/proportion/graphs.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import {
  constant,
  constantStep,
  equationAndValue,
  equationOf,
  FORM,
  type Found,
  letters,
  multiple,
  type Pair,
  pairsIn,
  tableOf,
  X,
  Y,
} from './equations.ts'
import type { levels } from './levels.ts'
import { type Lettered, lettered, traded } from './rates.ts'

const LINES = linesOn(
  [
    [1, 1],
    [1, 2],
    [1, 5],
    [2, 5],
  ],
  isReadAside,
)

/** Those that may go on beyond the graph. */
const LONG_ONES = shownOnes.filter(i => itemOf(contexts, i).most >= 12)

/** Two relations in one context, one of them told by a table. */
interface Two {
  readonly context: Context
  readonly k: Ratio
  readonly other: Ratio
  readonly x: number
  readonly xs: readonly number[]
  readonly told: number
}
function drawTwo(random: Random): Two {
  const context = random.evenly(startingAt(toldOnes, 2))
  const all = [...context.parts, ...context.whole.map(value => Ratio.of(value))]
  return random.until(
    () => {
      const [k, other] = random.sample(all, 2)
      const xs = [...random.sample([2, 3, 4, 5, 6, 8], 3)].sort((one, two) => one - two)
      return {
        context,
        k,
        other,
        x: random.int(4, Math.min(16, Math.max(8, context.most))),
        xs,
        told: random.pick([2, 4, 6, 8]),
      }
    },
    ({ k, other, x, xs }) =>
      !k.equals(other) &&
      !k.equals(other.times(2)) &&
      !other.equals(k.times(2)) &&
      // Divided by 1, the given difference would be the answer.
      !k.minus(other).equals(1) &&
      !other.minus(k).equals(1) &&
      k.minus(other).times(x).isInteger &&
      !xs.includes(x) &&
      !(k.isInteger && other.isInteger),
  )
}
const apart = ({ k, other }: Two) => (k.compare(other) > 0 ? k.minus(other) : other.minus(k))
const twoValues = (two: Two): readonly Value[] => [constant(two.k), constant(two.other), two.x]
const A = symbol('A')
const B = symbol('B')
const twoLines = (values: readonly Value[]): readonly Block[] => {
  const [k, other, x] = tupleOf(values, 3)
  const shown = (name: readonly Inline[], of: Expr): Block => ({ kind: 'paragraph', content: [...name, of] })
  return [
    shown([A, ': '], equation(Y, join(k, X))),
    shown([B, ': '], equation(Y, join(other, X))),
    shown([], equation(X, x)),
  ]
}
const inOneLine = (values: readonly Value[]): Block => {
  const [k, other, x] = tupleOf(values, 3)
  return {
    kind: 'paragraph',
    content: [A, ': ', equation(Y, join(k, X)), '; ', B, ': ', equation(Y, join(other, X)), '; ', equation(X, x)],
  }
}

interface Letters {
  readonly setting: Lettered
  readonly y: number
  readonly x: number
}
const letterNames = ({ setting: { names, x, y } }: Letters) => {
  const [one, other] = [symbol(y), symbol(x)]
  return {
    en: [
      'Let ',
      one,
      ` be ${names.en[0]} and `,
      other,
      ` ${names.en[1]}. The relationship is proportional. Which equation gives `,
      other,
      ' when ',
      one,
      ' is known?',
    ],
    es: [
      'Sea ',
      one,
      ` ${names.es[0]} y sea `,
      other,
      ` ${names.es[1]}. La relación es proporcional. ¿Qué ecuación da `,
      other,
      ' cuando se conoce ',
      one,
      '?',
    ],
  }
}
/** y : x in lowest terms, as n : d. */
const ratioOf = ({ x, y }: Letters) => Ratio.of(y, x)
const reversed = (facts: Letters): Expr => over(ratioOf(facts).d, ratioOf(facts).n)

const equationAndX = (k: Ratio, x: number): Block => prose`${equationOf(k)}; ${equation(X, x)}`

export const hardForms = (form: FormMaker<typeof levels>) => ({
  turnedEquation: form({
    levels: ['hard'],
    lines: 3,
    draw(random) {
      const [says, factors] = random.evenly(traded)
      const [n, d] = random.pick(factors)
      return { says, n, d, x: n * random.int(2, 6) }
    },
    answer: equationAndValue,
    solve: ({ n, d, x }): Found => ({ k: Ratio.of(d, n), value: Ratio.of(x * d, n) }),
    key: ({ n, d, x }) => ({
      en: prose`(${equation(Y, Ratio.of(x * d, n))} when ${equation(X, x)})`,
      es: prose`(${equation(Y, Ratio.of(x * d, n))} cuando ${equation(X, x)})`,
    }),
    ask: ({ says, n, d, x }) =>
      paragraph(says, {
        en: line`The numbers satisfy ${equation(X, join(constant(Ratio.of(n, d)), Y))}. Write this relationship in the form ${FORM}, and find ${Y} when ${equation(X, x)}.`,
        es: line`Los números cumplen ${equation(X, join(constant(Ratio.of(n, d)), Y))}. Escribe esta relación en la forma ${FORM} y halla ${Y} cuando ${equation(X, x)}.`,
      }),
    solution: ({ n, d, x }) => {
      const [times_, k] = [Ratio.of(n, d), Ratio.of(d, n)]
      return [
        explained(
          equation(over(X, constant(times_)), Y),
          line`Divide both sides by ${constant(times_)}.`,
          line`Divide ambos lados entre ${constant(times_)}.`,
        ),
        explained(
          equation({ kind: 'quotient', over: expr(1), under: constant(times_), sign: true }, constant(k)),
          line`Dividing by ${constant(times_)} is multiplying by its reciprocal, ${constant(k)}: ${equationOf(k)}.`,
          line`Dividir entre ${constant(times_)} es multiplicar por su recíproco, ${constant(k)}: ${equationOf(k)}.`,
        ),
        explained(
          equation(times(constant(k), x), Ratio.of(x * d, n)),
          line`Put ${x} in the place of x.`,
          line`Pon ${x} en el lugar de x.`,
        ),
        answerStep(equationAndValue.show({ k, value: Ratio.of(x * d, n) }), {
          en: line`When ${equation(X, x)}, ${equation(Y, Ratio.of(x * d, n))}.`,
          es: line`Cuando ${equation(X, x)}, ${equation(Y, Ratio.of(x * d, n))}.`,
        }),
      ]
    },
    check(printed, { k, value }) {
      const all = printed.all('relation')
      const given = all.find(
        ({ left, right }) => left.kind === 'symbol' && right.kind === 'product' && left.name === 'x',
      )
      const x = all.at(-1)
      if (!given || !x) return false
      return evaluate(given.right, { y: k }).equals(1) && evaluate(given.right, { y: value }).equals(evaluate(x.right))
    },
  }),

  otherLetters: form({
    levels: ['hard'],
    draw: random =>
      random.until(
        (): Letters => {
          const setting = random.evenly(lettered)
          return { setting, y: random.int(...setting.ys), x: random.int(...setting.xs) }
        },
        ({ x, y }) => {
          const k = Ratio.of(y, x)
          return k.d > 1 && k.d <= 5 && k.n <= 40
        },
      ),
    answer: formulaChoice,
    solve: facts => equation(symbol(facts.setting.x), join(reversed(facts), symbol(facts.setting.y))),
    mistakes: facts => {
      const [one, other] = [symbol(facts.setting.y), symbol(facts.setting.x)]
      const { d, n } = ratioOf(facts)
      return {
        turned: equation(other, join(over(n, d), one)),
        exchanged: equation(one, join(over(d, n), other)),
        both: equation(one, join(over(n, d), other)),
      }
    },
    ask: facts => paragraph(facts.setting.tell(role('y', facts.y), role('x', facts.x)), letterNames(facts)),
    solution: (facts, answer) => {
      const { setting, x, y } = facts
      const [one, other] = [symbol(setting.y), symbol(setting.x)]
      const { d, n } = ratioOf(facts)
      return [
        explained(
          d === x
            ? equation(over(other, one), over(x, y))
            : equation(equation(over(other, one), over(x, y)), over(d, n)),
          line`Since ${one} is known and ${other} is wanted, divide ${other} by ${one}.`,
          line`Como se conoce ${one} y se busca ${other}, divide ${other} entre ${one}.`,
        ),
        answerStep(formulaChoice.show(answer), {
          en: line`Check: ${equation(times(over(d, n), y), x)}.`,
          es: line`Comprueba: ${equation(times(over(d, n), y), x)}.`,
        }),
      ]
    },
    whyWrong: ({ setting, x, y }) => {
      const [one, other] = [symbol(setting.y), symbol(setting.x)]
      const untrue = {
        en: line`For ${equation(other, x)}, ${one} would not be ${y}.`,
        es: line`Para ${equation(other, x)}, ${one} no sería ${y}.`,
      }
      return {
        turned: untrue,
        exchanged: untrue,
        both: {
          en: line`This equation is also true, but it gives ${one} when ${other} is known.`,
          es: line`Esta ecuación también es verdadera, pero da ${one} cuando se conoce ${other}.`,
        },
      }
    },
    check(printed, answer) {
      const item = expr(answer)
      const [x, y] = [printed.role('x'), printed.role('y')]
      if (item.kind !== 'relation' || item.left.kind !== 'symbol' || item.right.kind !== 'product') return false
      const name = item.left.name
      const [, letter] = item.right.factors
      const setting = lettered.find(one => one.x === name)
      return (
        setting !== undefined &&
        letter?.kind === 'symbol' &&
        letter.name === setting.y &&
        evaluate(item.right, { [letter.name]: y }).equals(x)
      )
    },
  }),

  whenApart: form({
    levels: ['hard'],
    lines: 4,
    draw: drawTwo,
    answer: numberList,
    solve: twoValues,
    namedAnswer: two => ({ en: inOneLine(twoValues(two)), es: inOneLine(twoValues(two)) }),
    ask(two) {
      const { context, k, other, x, xs, told } = two
      const isA = k.compare(other) > 0
      const by = role('apart', yAmount(context, apart(two).times(x)))
      const shown = tableOf(
        context,
        xs.map((u): Pair => [u, k.times(u)]),
      )
      const [more, less] = isA ? [A, B] : [B, A]
      const text = paragraph(
        {
          en: line`The table shows relationship ${A}. Relationship ${B} is proportional too, and it contains the pair ${point(told, constant(other.times(told)))}.`,
          es: line`La tabla muestra la relación ${A}. La relación ${B} también es proporcional y contiene el par ${point(told, constant(other.times(told)))}.`,
        },
        letters(context),
        {
          en: line`Complete both equations, and find the value of x for which ${Y} in ${more} is ${by} greater than in ${less}.`,
          es: line`Completa las dos ecuaciones y halla el valor de x para el que ${Y} en ${more} es ${by} mayor que en ${less}.`,
        },
      )
      const lines = twoLines([blank(2), blank(2), blank(2)])
      return { en: [text.en, shown, ...lines], es: [text.es, shown, ...lines] }
    },
    solution(two) {
      const { context, k, other, x, xs, told } = two
      const u = itemOf(xs, 0)
      const isA = k.compare(other) > 0
      const [more, less] = isA ? [k, other] : [other, k]
      const difference = apart(two).times(x)
      return [
        explained(
          equation(over(yNumber(context, k.times(u)), u), constant(k)),
          line`${A}: divide ${Y} by x in a column of the table.`,
          line`${A}: divide ${Y} entre x en una columna de la tabla.`,
        ),
        explained(
          equation(over(yNumber(context, other.times(told)), told), constant(other)),
          line`${B}: divide ${Y} by x in the given pair.`,
          line`${B}: divide ${Y} entre x en el par dado.`,
        ),
        explained(
          equation(minus(constant(more), constant(less)), constant(apart(two))),
          line`For each additional ${thing(context.x)}, the difference between the two amounts grows by ${yAmount(context, apart(two))}.`,
          line`Por cada ${thing(context.x)} adicional, la diferencia entre las dos cantidades aumenta en ${yAmount(context, apart(two))}.`,
        ),
        explained(
          equation(divide(expr(difference), constant(apart(two))), x),
          line`Divide the wanted difference by this number.`,
          line`Divide la diferencia pedida entre ese número.`,
        ),
        answerStep(inOneLine(twoValues(two)), {
          en: line`For ${xAmount(context, x)}, the difference is ${yAmount(context, difference)}.`,
          es: line`Para ${xAmount(context, x)}, la diferencia es de ${yAmount(context, difference)}.`,
        }),
      ]
    },
    check(printed, values) {
      const [k, other, x] = values.map(value => exact(value))
      if (!k || !other || !x) return false
      const by = k.minus(other).times(x)
      const given = itemOf(printed.all('list'), 0).items.map(item => evaluate(item))
      return (
        pairsIn(printed).every(([u, v]) => k.times(u).equals(v)) &&
        other.times(itemOf(given, 0)).equals(itemOf(given, 1)) &&
        (by.n < 0 ? by.negated() : by).equals(printed.role('apart'))
      )
    },
  }),

  backward: form({
    levels: ['hard'],
    wide: true,
    lines: 3,
    draw(random) {
      const drawn = drawLine(random, LINES, startingAt(LONG_ONES, 2), 3)
      const k = rateOf(drawn)
      const { most } = contextOf(drawn)
      const from = 10 * drawn.xStep + 1
      const xs = Array.from({ length: Math.max(6, most - from + 1) }, (_, i) => from + i).filter(
        x => k.times(x).isInteger,
      )
      return { drawn, x: random.pick(xs) }
    },
    answer: equationAndValue,
    solve: ({ drawn, x }): Found => ({ k: rateOf(drawn), value: Ratio.of(x) }),
    namedAnswer: ({ drawn, x }) => both(equationAndX(rateOf(drawn), x)),
    key: ({ drawn, x }) =>
      paragraph(contextOf(drawn).ends(xAmount(contextOf(drawn), x), yAmount(contextOf(drawn), rateOf(drawn).times(x)))),
    ask: ({ drawn, x }) =>
      stacked(
        paragraph(contextOf(drawn).intro, letters(contextOf(drawn)), {
          en: line`Write the equation of the line in the form ${FORM}, and use it to find x when ${equation(Y, rateOf(drawn).times(x))}.`,
          es: line`Escribe la ecuación de la recta en la forma ${FORM} y úsala para hallar x cuando ${equation(Y, rateOf(drawn).times(x))}.`,
        }),
        onGrid(drawn),
      ),
    solution: ({ drawn, x }) => {
      const [u, v] = pointAt(drawn)
      const context = contextOf(drawn)
      const k = rateOf(drawn)
      const y = k.times(x)
      return [
        explained(
          point(u, v),
          line`Read a point on the line: ${u} on the horizontal axis and ${v} on the vertical axis.`,
          line`Lee un punto de la recta: ${u} en el eje horizontal y ${v} en el eje vertical.`,
        ),
        constantStep(context, [u, Ratio.of(v)], k),
        explained(
          equation(expr(y), multiple(k)),
          line`Write ${equationOf(k)} and put ${expr(y)} in the place of ${Y}.`,
          line`Escribe ${equationOf(k)} y pon ${expr(y)} en el lugar de ${Y}.`,
        ),
        explained(
          equation(divide(expr(y), constant(k)), x),
          line`Divide both sides by ${constant(k)}.`,
          line`Divide ambos lados entre ${constant(k)}.`,
        ),
        answerStep(equationAndX(k, x), context.ends(xAmount(context, x), yAmount(context, y))),
      ]
    },
    check(printed, { k, value }) {
      const y = printed.all('relation').at(-1)
      return (
        y !== undefined &&
        k.times(value).equals(evaluate(y.right)) &&
        linesIn(printed).every(([u, v]) => k.times(u).equals(v))
      )
    },
  }),
})
