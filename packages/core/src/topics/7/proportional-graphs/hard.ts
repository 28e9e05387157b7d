import {
  answerStep,
  divide,
  drawing,
  type Expr,
  equation,
  exact,
  explained,
  type FormMaker,
  figure,
  itemOf,
  line,
  list,
  minus,
  point,
  prose,
  type Random,
  Ratio,
  role,
  type Sentence,
  type Statement,
  sentenceChoice,
  statements,
  sum,
  symbol,
  table,
  things,
  times,
  trueStatement,
  tupleOf,
  type WhyWrong,
} from '../../../author.ts'
import { blankAnswers, type NamedBlank, namedKey, namedLines } from '../../kit/measures/named-blanks.ts'
import { heads, rateAmount, xAmount, yAmount, yNumber } from '../../kit/proportion/contexts.ts'
import {
  contextOf,
  type Drawn,
  linesIn,
  linesOn,
  oneLabeled,
  onGrid,
  pointAt,
  rateOf,
  stacked,
  twoOnGrid,
} from '../../kit/proportion/graphs.ts'
import { moreOfTwo, twoOfAKind } from '../../kit/proportion/two.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'

const SCALES = [
  [1, 5],
  [2, 5],
  [5, 5],
  [1, 10],
  [2, 10],
  [5, 10],
  [1, 25],
  [2, 25],
  [5, 25],
] as const
const HARD = linesOn(
  SCALES,
  (rate, { right, xStep, yStep }) =>
    100 % rate.d === 0 && right * xStep >= 2 && right <= 5 && (yStep >= 5 || xStep >= 2),
)

/** Two lines on the same axes, neither close nor far apart. */
const PAIRS = HARD.map(drawn =>
  drawn.flatMap(one =>
    drawn
      .filter(other => one.xStep === other.xStep && one.yStep === other.yStep)
      .flatMap((other): readonly (readonly [Drawn, Drawn])[] => {
        const ratio = (one.up * other.right) / (one.right * other.up)
        return Math.abs(ratio - 1) > 0.15 && ratio < 2.5 && ratio > 0.4 ? [[one, other]] : []
      }),
  ),
)
const withTwo = PAIRS.map((_, i) => i).filter(i => itemOf(PAIRS, i).length > 0)
const drawTwo = (random: Random, first: number) => random.pick(itemOf(PAIRS, random.evenly(startingAt(withTwo, first))))
const NAMES = ['A', 'B'] as const
const A = symbol('A')
const B = symbol('B')
const k = (drawn: Drawn) => yNumber(contextOf(drawn), rateOf(drawn))
const apart = (one: Drawn, other: Drawn): Ratio => {
  const by = rateOf(one).minus(rateOf(other))
  return by.n < 0 ? by.negated() : by
}
/** The amount in one column of the table of B with the number in the column before it. */
const misreadOf = (one: Drawn, other: Drawn): Ratio => {
  const by = rateOf(one).minus(rateOf(other).times(2))
  return by.n < 0 ? by.negated() : by
}
type TwoLines = { readonly one: Drawn; readonly other: Drawn }
const secondDrawn = drawing<TwoLines>(
  ({ one, other }) => twoOnGrid([one, other], NAMES),
  ({ one, other }) => [{ one, other: { ...other, up: other.up + 1 } }],
)
const LINE_A = { en: line`The line shows A.`, es: line`La recta muestra A.` }
const BLANKS: readonly NamedBlank[] = [
  { name: { en: 'Line A', es: 'Recta A' } },
  { name: { en: 'Line B', es: 'Recta B' } },
  { name: { en: 'Difference', es: 'Diferencia' } },
]
const readRate = (drawn: Drawn, name: typeof A) => {
  const [x, y] = pointAt(drawn)
  const { x: xNoun, y: yNoun } = contextOf(drawn)
  return explained(
    equation(divide(y, x), k(drawn)),
    line`Line ${name} passes through ${point(x, y)}: divide ${things(yNoun)} by ${things(xNoun)}.`,
    line`La recta ${name} pasa por ${point(x, y)}: divide ${things(yNoun)} entre ${things(xNoun)}.`,
  )
}
const values = (one: Drawn, other: Drawn) => [k(one), k(other), yNumber(contextOf(one), apart(one, other))]

export const hardForms = (form: FormMaker<typeof levels>) => ({
  twoLines: form({
    levels: ['hard'],
    wide: true,
    lines: 3,
    draw: random => ({ two: drawTwo(random, 0) }),
    answer: blankAnswers,
    solve: ({ two: [one, other] }) => values(one, other),
    ask({ two }) {
      const [{ context }] = two
      const { rate } = contextOf({ context })
      const { en, es } = stacked(
        paragraph(itemOf(twoOfAKind, context), {
          en: line`Find both unit rates in ${things(rate)}, and the difference between them.`,
          es: line`Halla las dos tasas unitarias en ${things(rate)} y la diferencia entre ellas.`,
        }),
        twoOnGrid(two, NAMES),
      )
      const lines = namedLines(...BLANKS)
      return { en: [...en, ...lines.en], es: [...es, ...lines.es] }
    },
    solution({ two: [one, other] }) {
      const isFirst = rateOf(one).compare(rateOf(other)) > 0
      const [more, less] = isFirst ? [one, other] : [other, one]
      return [
        readRate(one, A),
        readRate(other, B),
        explained(
          equation(minus(k(more), k(less)), yNumber(contextOf(one), apart(one, other))),
          line`Line ${isFirst ? A : B} is steeper and has the greater rate: subtract.`,
          line`La recta ${isFirst ? A : B} está más inclinada y tiene la tasa mayor: resta.`,
        ),
        answerStep(namedKey(BLANKS, values(one, other)), {
          en: line`The difference is ${rateAmount(contextOf(one), apart(one, other))}.`,
          es: line`La diferencia es de ${rateAmount(contextOf(one), apart(one, other))}.`,
        }),
      ]
    },
    check(printed, answer) {
      const [first, second, difference] = answer.map(value => exact(value))
      const [[x, y], [u, v]] = tupleOf(linesIn(printed), 2)
      return (
        first?.times(x).equals(y) === true &&
        second?.times(u).equals(v) === true &&
        difference !== undefined &&
        Math.abs(Math.abs(y / x - v / u) - difference.toNumber()) < 1e-9
      )
    },
  }),

  lineAndStory: form({
    levels: ['hard'],
    wide: true,
    kind: 'choose',
    draw(random) {
      const [drawn, other] = random.until(
        () => drawTwo(random, 3),
        ([one, two]) => {
          const misread = misreadOf(one, two)
          return misread.n !== 0 && !misread.equals(apart(one, two))
        },
      )
      return { drawn, other }
    },
    answer: sentenceChoice,
    solve: ({ drawn, other }) => greaterSaid(drawn, rateOf(drawn).minus(rateOf(other))),
    mistakes({ drawn, other }) {
      const difference = rateOf(drawn).minus(rateOf(other))
      const misread = misreadOf(drawn, other)
      return {
        turned: greaterSaid(drawn, difference.negated()),
        misread: greaterSaid(drawn, misread),
        misreadTurned: greaterSaid(drawn, misread.negated()),
      }
    },
    ask({ drawn, other }) {
      const [xHead, yHead] = heads(contextOf(drawn))
      const pairs = [1, 2, 4].map(by => pointAt(other, by))
      return stacked(
        paragraph(itemOf(twoOfAKind, drawn.context), {
          en: line`The line shows A, and the table shows B. Which statement about the unit rates is true?`,
          es: line`La recta muestra A y la tabla muestra B. ¿Qué afirmación sobre las tasas unitarias es verdadera?`,
        }),
        onGrid(drawn),
        table({
          rows: [
            [xHead, ...pairs.map(([x]) => x)],
            [yHead, ...pairs.map(([, y]) => y)],
          ],
          rowHeads: true,
        }),
      )
    },
    solution({ drawn, other }, answer) {
      const context = contextOf(drawn)
      const [x, y] = pointAt(other)
      const isMore = rateOf(drawn).compare(rateOf(other)) > 0
      const [more, less] = isMore ? [drawn, other] : [other, drawn]
      return [
        readRate(drawn, A),
        explained(
          equation(divide(y, x), k(other)),
          line`For B, divide the number of ${things(context.y)} in a column of the table by the number of ${things(context.x)}.`,
          line`Para B, divide el número de ${things(context.y)} de una columna de la tabla entre el número de ${things(context.x)}.`,
        ),
        explained(
          equation(minus(k(more), k(less)), yNumber(context, apart(drawn, other))),
          line`Subtract the lesser rate from the greater.`,
          line`Resta la tasa menor de la mayor.`,
        ),
        answerStep(answer.says, {
          en: line`${k(more)} is ${yNumber(context, apart(drawn, other))} greater than ${k(less)}.`,
          es: line`${k(more)} es ${yNumber(context, apart(drawn, other))} mayor que ${k(less)}.`,
        }),
      ]
    },
    whyWrong: ({ drawn, other }) => {
      const isMore = rateOf(drawn).compare(rateOf(other)) > 0
      const mixed = divide(pointAt(other, 2)[1], pointAt(other)[0])
      const misread = {
        en: line`${mixed} takes its numbers from two columns of the table.`,
        es: line`${mixed} toma los números de dos columnas de la tabla.`,
      }
      return {
        turned: {
          en: line`The rate of ${isMore ? A : B} is greater.`,
          es: line`La tasa de ${isMore ? A : B} es mayor.`,
        },
        misread,
        misreadTurned: misread,
      }
    },
    check(printed, { key }) {
      const [[x, y]] = tupleOf(linesIn(printed), 1)
      const [u, v] = printed.block('table').rows.map(row => exact(row[1]?.[0] as Expr))
      if (!u || !v) return false
      const difference = Ratio.of(y, x).minus(v.over(u))
      return key === String(difference)
    },
  }),

  drawSecond: form({
    levels: ['hard'],
    wide: true,
    draw: (random): TwoLines => {
      const [one, other] = drawTwo(random, 6)
      return { one, other }
    },
    answer: secondDrawn,
    solve: two => two,
    key: ({ other }) => {
      const shown = list(point(0, 0), point(...pointAt(other)))
      return { en: prose`Two points on line B: ${shown}`, es: prose`Dos puntos de la recta B: ${shown}` }
    },
    ask({ one, other }) {
      const isMore = rateOf(other).compare(rateOf(one)) > 0
      const by = role(isMore ? 'more' : 'less', rateAmount(contextOf(one), apart(one, other)))
      const [greater, less] = [
        {
          en: line`The unit rate of B is ${by} greater than the unit rate of A.`,
          es: line`La tasa unitaria de B es ${by} mayor que la tasa unitaria de A.`,
        },
        {
          en: line`The unit rate of B is ${by} less than the unit rate of A.`,
          es: line`La tasa unitaria de B es ${by} menor que la tasa unitaria de A.`,
        },
      ]
      return stacked(
        paragraph(itemOf(twoOfAKind, one.context), LINE_A, isMore ? greater : less, {
          en: line`Draw line B.`,
          es: line`Traza la recta B.`,
        }),
        oneLabeled(one),
      )
    },
    solution(two) {
      const { one, other } = two
      const isMore = rateOf(other).compare(rateOf(one)) > 0
      const difference = yNumber(contextOf(one), apart(one, other))
      const [x, y] = pointAt(other)
      return [
        readRate(one, A),
        explained(
          equation(isMore ? sum(k(one), difference) : minus(k(one), difference), k(other)),
          isMore ? line`Add to find the rate of B.` : line`Subtract to find the rate of B.`,
          isMore ? line`Suma para hallar la tasa de B.` : line`Resta para hallar la tasa de B.`,
        ),
        explained(
          equation(times(x, k(other)), y),
          line`Choose an amount that leads to an intersection of grid lines: the point ${point(x, y)}.`,
          line`Elige una cantidad que lleve a un cruce de la cuadrícula: el punto ${point(x, y)}.`,
        ),
        explained(
          figure(twoOnGrid([one, other], NAMES)),
          line`Draw line B from the origin through this point.`,
          line`Traza la recta B desde el origen por este punto.`,
        ),
      ]
    },
    check(printed, { other }) {
      const [[x, y]] = tupleOf(linesIn(printed), 1)
      const [u, v] = pointAt(other)
      const [{ name }] = tupleOf(printed.terms('role'), 1)
      const by = printed.role(name).toNumber()
      return Math.abs(v / u - y / x - (name === 'more' ? by : -by)) < 1e-9
    },
  }),

  whichIsTrue: form(
    trueStatement({
      levels: ['hard'],
      draw(random) {
        const two = drawTwo(random, 8)
        const [one, other] = two
        const { most } = contextOf(one)
        const xs = [4, 6, 8, 10, 12, 16, 20].filter(
          x => x <= most && rateOf(one).times(x).isInteger && rateOf(other).times(x).isInteger,
        )
        return { two, x: xs.length > 0 ? random.pick(xs) : 4 }
      },
      about: ({ two }) => stacked(paragraph(itemOf(twoOfAKind, two[0].context)), twoOnGrid(two, NAMES)),
      statements: facts => atOneX(facts),
      solution({ two: [one, other], x }, answer) {
        const context = contextOf(one)
        return [
          readRate(one, A),
          readRate(other, B),
          explained(
            statements(
              equation(times(x, k(one)), yNumber(context, rateOf(one).times(x))),
              equation(times(x, k(other)), yNumber(context, rateOf(other).times(x))),
            ),
            line`Multiply both rates by ${x}.`,
            line`Multiplica las dos tasas por ${x}.`,
          ),
          explained(
            equation(
              minus(yNumber(context, greater(one, other).times(x)), yNumber(context, lesser(one, other).times(x))),
              yNumber(context, apart(one, other).times(x)),
            ),
            line`Subtract the lesser amount from the greater.`,
            line`Resta la cantidad menor de la mayor.`,
          ),
          answerStep(answer.says, {
            en: line`The rate of ${rateOf(one).compare(rateOf(other)) > 0 ? A : B} is greater.`,
            es: line`La tasa de ${rateOf(one).compare(rateOf(other)) > 0 ? A : B} es mayor.`,
          }),
        ]
      },
      holds(printed, key) {
        const [x, signed] = tupleOf(key.split(' ').map(Number), 2)
        const [[a, b], [u, v]] = tupleOf(linesIn(printed), 2)
        return Math.abs((x * b) / a - (x * v) / u - signed) < 1e-9
      },
    }),
  ),
})
const greater = (one: Drawn, other: Drawn) => (rateOf(one).compare(rateOf(other)) > 0 ? rateOf(one) : rateOf(other))
const lesser = (one: Drawn, other: Drawn) => (rateOf(one).compare(rateOf(other)) > 0 ? rateOf(other) : rateOf(one))

/** A more than B, or B more than A. */
function greaterSaid(drawn: Drawn, difference: Ratio): Sentence {
  const isA = difference.n > 0
  const by = rateAmount(contextOf(drawn), isA ? difference : difference.negated())
  const [more, less] = isA ? [A, B] : [B, A]
  return {
    key: String(difference),
    says: {
      en: prose`The rate of ${more} is ${by} greater than the rate of ${less}.`,
      es: prose`La tasa de ${more} es ${by} mayor que la tasa de ${less}.`,
    },
  }
}
/** At one amount of x: the right difference, the other way round, the difference of the rates, and that of the points. */
function atOneX({
  two: [one, other],
  x,
}: {
  readonly two: readonly [Drawn, Drawn]
  readonly x: number
}): readonly Statement[] {
  const context = contextOf(one)
  const difference = rateOf(one).minus(rateOf(other))
  const said = (value: Ratio, why: WhyWrong | null): Statement => {
    const isA = value.n > 0
    const [more, less] = isA ? [A, B] : [B, A]
    const [by, at] = [yAmount(context, isA ? value : value.negated()), xAmount(context, x)]
    return {
      key: `${x} ${value.toNumber()}`,
      isTrue: why === null,
      ...(why ? { why } : {}),
      says: paragraph(itemOf(moreOfTwo, one.context)(at, by, more, less)),
    }
  }
  const right = difference.times(x)
  const turned = {
    en: line`The rate of ${difference.n > 0 ? A : B} is greater, so its amount is greater too.`,
    es: line`La tasa de ${difference.n > 0 ? A : B} es mayor; por eso, su cantidad también es mayor.`,
  }
  const rates = {
    en: line`This is the difference of the rates, for ${xAmount(context, 1)} only.`,
    es: line`Esta es la diferencia de las tasas, solo para ${xAmount(context, 1)}.`,
  }
  return [said(right, null), said(right.negated(), turned), said(difference, rates), said(difference.negated(), rates)]
}
