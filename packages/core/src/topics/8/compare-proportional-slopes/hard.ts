import {
  answerStep,
  type Block,
  type Both,
  blank,
  bullets,
  type Content,
  count,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  figure,
  type Inline,
  itemOf,
  labelOrder,
  line,
  list,
  minus,
  point,
  prose,
  type Random,
  Ratio,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  statements,
  symbol,
  type Term,
  times,
  tupleOf,
} from '../../../author.ts'
import { blankAnswers } from '../../kit/measures/named-blanks.ts'
import {
  type Context,
  contexts,
  measured,
  numberOf,
  rateAmount,
  xAmount,
  yAmount,
  yNumber,
} from '../../kit/proportion/contexts.ts'
import {
  contextOf,
  type Drawn,
  isReadAside,
  linesIn,
  linesOn,
  oneLabeled,
  pointAt,
  rateOf,
} from '../../kit/proportion/graphs.ts'
import { twoOfAKind } from '../../kit/proportion/two.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { columnsIn, type Form, letsOf, likely, ruleOf, slopeStep, tableOf, X, Y } from './parts.ts'

const LINES = linesOn(
  [
    [1, 2],
    [1, 5],
    [1, 10],
    [2, 5],
    [2, 10],
    [1, 1],
  ],
  isReadAside,
)
const drawable = LINES.map((_, i) => i).filter(i => itemOf(LINES, i).length > 0)
const [A, B] = [symbol('A'), symbol('B')]
const apart = (one: Ratio, other: Ratio): Ratio => {
  const by = one.minus(other)
  return by.n < 0 ? by.negated() : by
}
/** Likely rates that differ from this one by a tenth or more, and by no more than two thirds. */
const ratesBeside = (context: Context, rate: Ratio): readonly Ratio[] => {
  const { parts, whole } = context
  const wholes = Array.from({ length: whole[1] - whole[0] + 1 }, (_, i) => Ratio.of(whole[0] + i))
  return [...parts, ...wholes.filter(({ n }) => n > 2)].filter(other => {
    const ratio = other.over(rate).toNumber()
    return (ratio >= 1.1 && ratio <= 1.7) || (ratio <= 0.9 && ratio >= 0.6)
  })
}

interface Two {
  readonly at: number
  readonly a: Ratio
  readonly b: Ratio
  /** Where A is read, and where B is told. */
  readonly x: number
  readonly second: number
}
/** Both rates; A is read at an x other than 1. */
function drawTwo(random: Random, rest: number): Two {
  const at = random.evenly(itemOf(PLACES, rest))
  return random.pick(itemOf(PAIRS, at))
}
const greater = ({ a, b }: Two): 'A' | 'B' => (a.compare(b) > 0 ? 'A' : 'B')
/** "A, by 0.50 dollars per pound". */
function sentenceOf(context: Context, which: 'A' | 'B', by: Ratio): Sentence {
  const [letter, amount] = [symbol(which), rateAmount(context, by)]
  return {
    key: `${which} ${by}`,
    says: {
      en: prose`Relationship ${letter} has the greater slope; the difference is ${amount}.`,
      es: prose`La relación ${letter} tiene la pendiente mayor; la diferencia es de ${amount}.`,
    },
  }
}
/** The amount that was not divided, less the other rate. */
const notDivided = ({ a, b, x }: Two): Ratio => apart(a.times(x), b)
const answersOf = (two: Two) => {
  const context = itemOf(contexts, two.at)
  const [right, by] = [greater(two), apart(two.a, two.b)]
  const other = right === 'A' ? 'B' : 'A'
  return {
    right: sentenceOf(context, right, by),
    wrong: {
      otherOne: sentenceOf(context, other, by),
      notDivided: sentenceOf(context, right, notDivided(two)),
      bothMistakes: sentenceOf(context, other, notDivided(two)),
    },
  }
}
const WHICH = {
  en: line`Which relationship, ${A} or ${B}, has the greater slope, and by how much?`,
  es: line`¿Qué relación, ${A} o ${B}, tiene la pendiente mayor, y por cuánto?`,
}
const labeled = (letter: Expr, content: Both<readonly Inline[]>): Both<readonly Inline[]> => ({
  en: [letter, ': ', ...content.en],
  es: [letter, ': ', ...content.es],
})
const rateStep = (two: Two, letter: 'A' | 'B', x: number): Step => {
  const context = itemOf(contexts, two.at)
  const rate = letter === 'A' ? two.a : two.b
  const name = symbol(letter)
  return explained(
    equation(divide(yNumber(context, rate.times(x)), x), yNumber(context, rate)),
    line`Relationship ${name}: divide ${yNumber(context, rate.times(x))} by ${x}. The slope is ${rateAmount(context, rate)}.`,
    line`Relación ${name}: divide ${yNumber(context, rate.times(x))} entre ${x}. La pendiente es de ${rateAmount(context, rate)}.`,
  )
}
const ruleStep = (two: Two): Step => {
  const context = itemOf(contexts, two.at)
  return explained(
    ruleOf(two.b),
    line`Relationship ${B}: the number before ${X} is the slope, ${rateAmount(context, two.b)}.`,
    line`Relación ${B}: el número que va antes de ${X} es la pendiente, ${rateAmount(context, two.b)}.`,
  )
}
const differenceStep = (two: Two): Step => {
  const context = itemOf(contexts, two.at)
  const [more, less] = greater(two) === 'A' ? [two.a, two.b] : [two.b, two.a]
  return explained(
    equation(minus(yNumber(context, more), yNumber(context, less)), yNumber(context, more.minus(less))),
    line`The greater slope is that of relationship ${symbol(greater(two))}. Subtract the slopes.`,
    line`La pendiente mayor es la de la relación ${symbol(greater(two))}. Resta las pendientes.`,
  )
}
const lastStep = (answer: Sentence): Step => {
  return answerStep(answer.says, {
    en: line`This choice has the relationship and the difference that were found.`,
    es: line`Esta opción tiene la relación y la diferencia halladas.`,
  })
}
const whyNot = (two: Two) => {
  const context = itemOf(contexts, two.at)
  const letter = symbol(greater(two))
  const [rise, by] = [yNumber(context, two.a.times(two.x)), rateAmount(context, apart(two.a, two.b))]
  return {
    otherOne: {
      en: line`Relationship ${letter} has the greater slope.`,
      es: line`La relación ${letter} tiene la pendiente mayor.`,
    },
    notDivided: {
      en: line`Here ${rise} was not divided by ${two.x} before subtracting.`,
      es: line`Aquí ${rise} no se dividió entre ${two.x} antes de restar.`,
    },
    bothMistakes: {
      en: line`Relationship ${letter} has the greater slope, and the difference is ${by}.`,
      es: line`La relación ${letter} tiene la pendiente mayor, y la diferencia es de ${by}.`,
    },
  }
}

interface Lines {
  readonly drawn: Drawn
  readonly two: Two
}
const NAMES = [
  { en: 'A', es: 'A' },
  { en: 'B', es: 'B' },
  { en: 'Difference', es: 'Diferencia' },
] as const
/** "A: ____ dollars", a line for each. */
const blanksOf = (context: Context, values: readonly (Expr | number)[]): Both<readonly Block[]> => {
  const inOne = (locale: 'en' | 'es') =>
    values.map(
      (value, i): Block => ({
        kind: 'paragraph',
        content: [`${itemOf(NAMES, i)[locale]}: `, count(value, context.y)],
      }),
    )
  return { en: inOne('en'), es: inOne('es') }
}
const valuesAt = ({ two, far }: { readonly two: Two; readonly far: number }) => {
  const context = itemOf(contexts, two.at)
  const [u, v] = [two.a.times(far), two.b.times(far)]
  return [yNumber(context, u), yNumber(context, v), yNumber(context, apart(u, v))]
}

export const hardForms = (form: Form) => ({
  graphAndEquation: form({
    levels: ['hard'],
    kind: 'choose',
    wide: true,
    draw(random): Lines {
      const drawn = random.pick(itemOf(WITH_OTHER, random.evenly(OTHERS)))
      const b = random.pick(othersOf(drawn))
      const [x] = pointAt(drawn)
      return { drawn, two: { at: drawn.context, a: rateOf(drawn), b, x, second: x } }
    },
    answer: sentenceChoice,
    solve: ({ two }) => answersOf(two).right,
    mistakes: ({ two }) => answersOf(two).wrong,
    ask({ drawn, two }) {
      const intro = paragraph(itemOf(twoOfAKind, two.at), letsOf(contextOf(drawn)), {
        en: line`The graph shows ${A}, and for ${B}, ${ruleOf(two.b)}. Which relationship, ${A} or ${B}, has the greater slope, and by how much?`,
        es: line`La gráfica muestra ${A} y, para ${B}, ${ruleOf(two.b)}. ¿Qué relación, ${A} o ${B}, tiene la pendiente mayor, y por cuánto?`,
      })
      const shown = figure(oneLabeled(drawn))
      return { en: [intro.en, shown], es: [intro.es, shown] }
    },
    solution({ drawn, two }, answer) {
      return [
        explained(
          list(point(0, 0), point(...pointAt(drawn))),
          line`Read two points of line ${A} where grid lines cross.`,
          line`Lee dos puntos de la recta ${A} que sean cruces de la cuadrícula.`,
        ),
        rateStep(two, 'A', two.x),
        ruleStep(two),
        differenceStep(two),
        lastStep(answer),
      ]
    },
    whyWrong: ({ two }) => whyNot(two),
    check(printed, { key }) {
      const [[x, y] = [1, 1]] = linesIn(printed)
      const a = Ratio.of(y, x)
      const b = evaluate(printed.one('relation').right, { x: 1 })
      return key === `${a.compare(b) > 0 ? 'A' : 'B'} ${apart(a, b)}`
    },
  }),

  tableAndStory: form({
    levels: ['hard'],
    kind: 'choose',
    draw: (random): Two => drawTwo(random, 0),
    answer: sentenceChoice,
    solve: two => answersOf(two).right,
    mistakes: two => answersOf(two).wrong,
    ask(two) {
      const context = itemOf(contexts, two.at)
      const second = itemOf(SECONDS, Math.floor(two.at / 3))(
        role('x', xAmount(context, two.second)),
        role('y', yAmount(context, two.b.times(two.second))),
      )
      const told = { en: line`The table shows ${A}.`, es: line`La tabla muestra ${A}.` }
      const text = paragraph(itemOf(twoOfAKind, two.at), told, second, WHICH)
      const shown = tableOf(context, two.a, [two.x, 2 * two.x, 3 * two.x])
      return { en: [text.en, shown], es: [text.es, shown] }
    },
    solution: (two, answer) => [
      rateStep(two, 'A', two.x),
      rateStep(two, 'B', two.second),
      differenceStep(two),
      lastStep(answer),
    ],
    whyWrong: whyNot,
    check(printed, { key }) {
      const [[x, y]] = tupleOf(columnsIn(printed).slice(0, 1), 1)
      const [a, b] = [y.over(x), printed.role('y').over(printed.role('x'))]
      return key === `${a.compare(b) > 0 ? 'A' : 'B'} ${apart(a, b)}`
    },
  }),

  valuesAt: form({
    levels: ['hard'],
    share: 2,
    lines: 3,
    draw(random) {
      const two = drawTwo(random, 1)
      const { most } = itemOf(contexts, two.at)
      const far = random.pick([7, 8, 9, 10, 12].filter(x => x <= Math.max(most, 8) && x % two.x !== 0))
      return { two, far }
    },
    answer: blankAnswers,
    solve: valuesAt,
    ask({ two, far }) {
      const context = itemOf(contexts, two.at)
      const { en, es } = context.yName
      const amount = role('far', xAmount(context, far))
      const text = paragraph(
        itemOf(twoOfAKind, two.at),
        letsOf(context),
        {
          en: line`The table shows ${A}, and for ${B}, ${ruleOf(two.b)}.`,
          es: line`La tabla muestra ${A} y, para ${B}, ${ruleOf(two.b)}.`,
        },
        {
          en: [...line`For ${amount}, find `, `${en} for A and for B, and the difference.`],
          es: [...line`Para ${amount}, halla `, `${es} de A y de B, y la diferencia.`],
        },
      )
      const shown = tableOf(context, two.a, [two.x, 2 * two.x, 3 * two.x])
      const blanks = blanksOf(context, [blank(3), blank(3), blank(3)])
      return { en: [text.en, shown, ...blanks.en], es: [text.es, shown, ...blanks.es] }
    },
    solution({ two, far }) {
      const context = itemOf(contexts, two.at)
      const [u, v] = [two.a.times(far), two.b.times(far)]
      const [more, less] = u.compare(v) > 0 ? [u, v] : [v, u]
      return [
        slopeStep(context, two.a, [two.x, two.a.times(two.x)]),
        explained(
          equation(times(numberOf(two.a), far), yNumber(context, u)),
          line`${A}: multiply this slope by ${far}.`,
          line`${A}: multiplica esta pendiente por ${far}.`,
        ),
        explained(
          equation(equation(Y, times(numberOf(two.b), far)), yNumber(context, v)),
          line`${B}: substitute ${equation(X, far)} into the equation.`,
          line`${B}: sustituye ${equation(X, far)} en la ecuación.`,
        ),
        explained(
          equation(minus(yNumber(context, more), yNumber(context, less)), yNumber(context, more.minus(less))),
          line`Subtract the smaller amount from the greater one.`,
          line`Resta la cantidad menor de la mayor.`,
        ),
        answerStep(blanksOf(context, valuesAt({ two, far })), {
          en: line`Write the three numbers with their unit.`,
          es: line`Escribe los tres números con su unidad.`,
        }),
      ]
    },
    check(printed, values) {
      const [u, v, by] = tupleOf(values.map(exact), 3)
      const far = printed.role('far')
      const side = printed.one('relation').right
      return (
        columnsIn(printed).every(([x, y]) => y.times(far).equals(u.times(x))) &&
        evaluate(side, { x: far }).equals(v) &&
        (v.plus(by).equals(u) || u.plus(by).equals(v))
      )
    },
  }),

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
/** Two rates of which one is no whole number, and where they are told. */
const PAIRS: readonly (readonly Two[])[] = contexts.map((context, at) =>
  context.parts.flatMap(a =>
    ratesBeside(context, a).flatMap(b =>
      [2, 4, 5].flatMap(x =>
        likely(context)
          .filter(second => second !== x && b.times(second).isInteger)
          .filter(() => a.times(x).times(2).isInteger && 3 * x <= Math.max(context.most, 6) + 3)
          .map((second): Two => ({ at, a, b, x, second }))
          .filter(two => {
            const wrong = notDivided(two)
            return wrong.n > 0 && !wrong.equals(apart(a, b))
          }),
      ),
    ),
  ),
)
/** Contexts in which parts of both quantities make sense: each form has its own, so that a sheet shows none twice. */
const PLACES: readonly (readonly number[])[] = [0, 1].map(rest =>
  contexts.flatMap((context, i) =>
    i % 3 === rest && measured.includes(context) && itemOf(PAIRS, i).length > 0 ? [i] : [],
  ),
)
const othersOf = (drawn: Drawn): readonly Ratio[] => {
  const [x] = pointAt(drawn)
  const a = rateOf(drawn)
  return ratesBeside(contextOf(drawn), a).filter(b => {
    const wrong = notDivided({ at: drawn.context, a, b, x, second: x })
    return wrong.n > 0 && !wrong.equals(apart(a, b))
  })
}
const WITH_OTHER = drawable
  .filter(i => i % 3 === 2)
  .map(i => itemOf(LINES, i).filter(drawn => othersOf(drawn).length > 0))
  .filter(lines => lines.length > 0)
const OTHERS = WITH_OTHER.map((_, i) => i)

/** What B does, in every third context. */
const SECONDS: readonly ((x: Term, y: Term) => Both<readonly Inline[]>)[] = [
  (x, y) => ({
    en: line`Market B charges ${y} for ${x} of apples.`,
    es: line`El mercado B cobra ${y} por ${x} de manzanas.`,
  }),
  (x, y) => ({ en: line`School B charges ${y} for ${x}.`, es: line`La escuela B cobra ${y} por ${x}.` }),
  (x, y) => ({
    en: line`Bakery B uses ${y} of flour for ${x}.`,
    es: line`La panadería B usa ${y} de harina para ${x}.`,
  }),
  (x, y) => ({
    en: line`Shop B charges ${y} for ${x} of fabric.`,
    es: line`La tienda B cobra ${y} por ${x} de tela.`,
  }),
]
