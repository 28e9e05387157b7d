import {
  absolute,
  both,
  bracketed,
  decimal,
  decimalPlaces,
  divide,
  type Expr,
  equation,
  evaluate,
  explained,
  explainedBy,
  expr,
  findMistake,
  holds,
  line,
  list,
  minus,
  order,
  over,
  power,
  prose,
  type Random,
  Ratio,
  rational,
  relation,
  squareBracketed,
  sum,
  times,
} from '../../../author.ts'
import { linesOf, oneAtATime, spokenFirst } from './one-at-a-time.ts'
import {
  drawn,
  evaluateIt,
  type Form,
  hasValue,
  oppositeOfPower,
  type Plan,
  plan,
  signed,
  tookAwayANegative,
} from './parts.ts'
import { placingForm } from './placing.ts'
import { substituting } from './substituting.ts'
import { tidy } from './tidy.ts'

/** At least four operations: a fraction bar, bars, brackets, fractions or decimals. */
const kinds = {
  '(a - b × (c - d)^2)/|e|'(random: Random): Plan {
    const [b, k, c, e, q] = [
      random.int(2, 4),
      random.int(2, 4),
      random.int(3, 9),
      -random.int(2, 9),
      signed(random, 2, 9),
    ]
    const a = Math.abs(e) * q + b * k ** 2
    return plan(q, [c - k, a], () => over(minus(a, times(b, power(bracketed(minus(c - k, c)), 2))), absolute(e)))
  },
  '[a - (b - c)^3] ÷ d - |e|'(random: Random): Plan {
    const [k, c, d, q, e] = [
      random.int(2, 3),
      random.int(3, 9),
      signed(random, 2, 6),
      signed(random, 2, 9),
      -random.int(2, 12),
    ]
    const a = d * q - k ** 3
    return plan(q + e, [a, c - k], () =>
      minus(divide(squareBracketed(minus(a, power(bracketed(minus(c - k, c)), 3))), d), absolute(e)),
    )
  },
  'a × [b - |c - d|] + (-e)^2'(random: Random): Plan {
    const [a, b, c, d, e] = [
      -random.int(2, 6),
      signed(random, 2, 9),
      -random.int(2, 9),
      random.int(2, 9),
      -random.int(3, 9),
    ]
    const inside = b - Math.abs(c - d)
    return plan(a * inside + e ** 2, [inside], () =>
      sum(times(a, squareBracketed(minus(b, absolute(minus(c, d))))), power(e, 2)),
    )
  },
  '(-p/q)^2 × a - |b - c|'(random: Random): Plan {
    const q = random.int(2, 5)
    const part = Ratio.of(-random.coprimeTo(q), q)
    const [a, b, c] = [q * signed(random, 2, 6), -random.int(2, 9), random.int(2, 9)]
    return plan(
      part
        .power(2)
        .times(a)
        .minus(c - b),
      [],
      () => minus(times(power(part, 2), a), absolute(minus(b, c))),
    )
  },
  '-0.5 × (a - b)^2 - c ÷ d'(random: Random): Plan {
    const [factor, b, k] = [Ratio.of(random.pick([-2, -4, -5, -6, -8, -15]), 10), random.int(3, 9), random.int(2, 5)]
    const [d, q] = [signed(random, 2, 6), signed(random, 2, 8)]
    return plan(decimal(factor.times(k ** 2).minus(q)), [b - k], () =>
      minus(times(decimal(factor), power(bracketed(minus(b - k, b)), 2)), divide(d * q, d)),
    )
  },
}
type Kind = keyof typeof kinds
const KINDS = Object.keys(kinds) as readonly Kind[]
const isDecimal = (of: Expr) => of.kind === 'number' && of.as === 'decimal'
/** Values are written as the expression is. */
export const shownIn = (of: Expr) => (value: Ratio) =>
  holds(of, isDecimal) && decimalPlaces(value.d) !== null && !value.isInteger ? decimal(value) : expr(value)

/** Values of powers, opposites and distances that lie close together. */
const ORDERED = [
  (random: Random) => oppositeOfPower(random.int(2, 7)),
  (random: Random) => power(-random.int(2, 7), 2),
  (random: Random) => power(-random.int(2, 3), 3),
  (random: Random) => tidy(minus(absolute(-random.int(2, 9)), random.int(10, 20))),
  (random: Random) => tidy(minus(power(-random.int(2, 4), 2), random.int(12, 30))),
  (random: Random) => tidy(times(-random.int(2, 4), absolute(minus(random.int(2, 5), random.int(6, 9))))),
] as const

interface Bars {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
}

export const hardForms = (form: Form) => ({
  evaluateAllMarks: form({
    levels: ['hard'],
    share: 3,
    instruction: evaluateIt,
    draw(random) {
      const kind = random.evenly(KINDS)
      return drawn(random, kinds[kind])
    },
    answer: rational,
    solve: ({ value }) => value,
    ask: ({ expression }) => both(expression),
    solution: ({ expression }) => oneAtATime(expression, shownIn(expression)),
    check: hasValue,
  }),

  evaluateAtNegatives: form(substituting),

  inOrder: form(
    order({
      levels: ['hard'],
      instruction: {
        en: prose`Write the expressions in order from least value to greatest value.`,
        es: prose`Escribe las expresiones en orden, de la de menor valor a la de mayor valor.`,
      },
      draw: random =>
        random.until(
          () => random.sample(ORDERED, 4).map(one => one(random)),
          drawn => {
            const values = drawn.map(of => evaluate(of).n)
            return (
              new Set(values.map(Math.abs)).size === 4 &&
              values.every(n => Math.abs(n) > 1) &&
              values.filter(n => n < 0).length >= 2
            )
          },
        ),
      solution: (sorted, printed) => [
        ...printed.map(of => {
          const lines = linesOf(expr(of)).map(line => line.of)
          return explainedBy(
            lines.reduce((all, next) => equation(all, next), expr(of)),
            spokenFirst(expr(of)),
          )
        }),
        explained(
          list(...sorted),
          line`Order the values: ${sorted.map(of => expr(evaluate(expr(of)))).reduce((all, next) => relation(all, '<', next))}.`,
          line`Ordena los valores: ${sorted.map(of => expr(evaluate(expr(of)))).reduce((all, next) => relation(all, '<', next))}.`,
        ),
      ],
    }),
  ),

  firstWrongLineWithBars: form(
    findMistake({
      levels: ['hard'],
      lines: 4,
      isAlwaysThere: true,
      draw: (random): Bars =>
        random.until(
          () => ({
            a: random.int(2, 6),
            b: random.int(7, 15),
            c: random.int(2, 5),
            d: random.int(2, 9),
            e: -random.int(3, 6),
          }),
          ({ a, b, c, d, e }) =>
            d < e ** 2 - 1 &&
            b - a > 2 &&
            b - a !== c &&
            b - a - c !== 0 &&
            b - a - c * (d - e ** 2) !== 0 &&
            a - b - c * (d - e ** 2) !== 0 &&
            Math.abs(c * (d + e ** 2)) < 200,
        ),
      work: facts => linesFrom(facts),
      steps: facts => {
        const right = linesFrom(facts)
        const { a, b, c, d, e } = facts
        const square = e ** 2
        const inside = d - square
        return [
          explained(
            right[1] ?? right[0],
            line`${minus(a, b)} is ${a - b}, which is ${b - a} units from 0. Also, ${equation(times(bracketed(e), bracketed(e)), square)}.`,
            line`${minus(a, b)} es ${a - b}, que está a ${b - a} unidades de 0. Además, ${equation(times(bracketed(e), bracketed(e)), square)}.`,
          ),
          explained(
            right[2] ?? right[0],
            line`In the brackets, subtract ${square} from ${d}.`,
            line`Entre corchetes, resta ${square} de ${d}.`,
          ),
          explained(
            right[3] ?? right[0],
            line`Multiply ${c} by ${inside}: unlike signs give a negative result.`,
            line`Multiplica ${c} por ${inside}: signos distintos dan un resultado negativo.`,
          ),
          explained(
            right[4] ?? right[0],
            line`Subtract ${c * inside}: add its opposite, ${-c * inside}.`,
            line`Resta ${c * inside}: suma su opuesto, ${-c * inside}.`,
          ),
        ]
      },
      mistakes: {
        signKeptByTheBars: {
          says: ({ a, b }) => ({
            en: line`the absolute value of ${a - b} is ${b - a}, not ${a - b}`,
            es: line`el valor absoluto de ${a - b} es ${b - a}, no ${a - b}`,
          }),
          work: facts => linesFrom(facts, { distance: facts.a - facts.b }),
        },
        squareWithASign: {
          says: ({ e }) => ({
            en: line`${tidy(power(e, 2))} is ${e ** 2}, not ${-(e ** 2)}`,
            es: line`${tidy(power(e, 2))} es ${e ** 2}, no ${-(e ** 2)}`,
          }),
          work: facts => linesFrom(facts, { square: -(facts.e ** 2) }),
        },
        subtractedFirst: {
          says: ({ a, b, c }) => ({
            en: line`${c} was subtracted from ${b - a} before the multiplication`,
            es: line`se restó ${c} de ${b - a} antes de multiplicar`,
          }),
          work: facts => {
            const { a, b, c, d, e } = facts
            const right = linesFrom(facts)
            const [first, inside] = [b - a - c, d - e ** 2]
            return [right[0], ...right.slice(1, 3), tidy(times(first, inside)), expr(first * inside)]
          },
        },
        signOfTheProduct: {
          says: ({ c, d, e }) => ({
            en: line`${tidy(times(c, d - e ** 2))} is ${c * (d - e ** 2)}, not ${-c * (d - e ** 2)}`,
            es: line`${tidy(times(c, d - e ** 2))} es ${c * (d - e ** 2)}, no ${-c * (d - e ** 2)}`,
          }),
          work: facts => {
            const { a, b, c, d, e } = facts
            const right = linesFrom(facts)
            const product = -c * (d - e ** 2)
            return [right[0], ...right.slice(1, 3), minus(b - a, product), expr(b - a - product)]
          },
        },
        tookAwayANegative: {
          says: ({ a, b, c, d, e }) => tookAwayANegative(b - a, c * (d - e ** 2)),
          work: facts => {
            const { a, b, c, d, e } = facts
            const right = linesFrom(facts)
            return [right[0], ...right.slice(1, 4), expr(b - a + c * (d - e ** 2))]
          },
        },
      },
      follows: (before, after) => evaluate(before).equals(evaluate(after)),
    }),
  ),

  placeParenthesesOfFour: placingForm(form, 'hard'),
})

/** The lines from what the bars and the square are taken for. */
function linesFrom(
  { a, b, c, d, e }: Bars,
  { distance = b - a, square = e ** 2 }: { readonly distance?: number; readonly square?: number } = {},
): readonly [Expr, ...Expr[]] {
  const inside = d - square
  return [
    tidy(minus(absolute(minus(a, b)), times(c, squareBracketed(minus(d, power(e, 2)))))),
    tidy(minus(distance, times(c, squareBracketed(minus(d, square))))),
    tidy(minus(distance, times(c, inside))),
    tidy(minus(distance, c * inside)),
    expr(distance - c * inside),
  ]
}
