import {
  both,
  bracketed,
  divide,
  type Expr,
  equation,
  evaluate,
  explained,
  explainedBy,
  expr,
  findMistake,
  formulaChoice,
  integer,
  line,
  minus,
  power,
  prose,
  type Random,
  sum,
  times,
} from '../../../author.ts'
import { oneAtATime } from './one-at-a-time.ts'
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
import { tidy } from './tidy.ts'

/** Four or five operations, a power with a sign, parentheses and a division. */
const kinds = {
  '(-a)^2 - b × (c - d) ÷ e'(random: Random): Plan {
    const [a, d, e, k] = [-random.int(2, 9), random.int(2, 9), random.int(2, 5), signed(random, 2, 4)]
    const [b, c] = [random.int(2, 9), e * k + d]
    return plan(a ** 2 - b * k, [c], () => minus(power(a, 2), divide(times(b, bracketed(minus(c, d))), e)))
  },
  '-a^2 + b ÷ (c - d) × e'(random: Random): Plan {
    const [a, k, q] = [random.int(2, 9), signed(random, 2, 6), signed(random, 2, 6)]
    const [d, e] = [random.int(2, 9), signed(random, 2, 5)]
    return plan(-(a ** 2) + q * e, [d + k], () =>
      sum(oppositeOfPower(a), times(divide(k * q, bracketed(minus(d + k, d))), e)),
    )
  },
  '(-a)^3 ÷ b - c × (d + e)'(random: Random): Plan {
    const [a, b] = random.pick(CUBES)
    const [c, d, e] = [random.int(2, 5), signed(random, 2, 9), random.int(2, 9)]
    return plan(a ** 3 / b - c * (d + e), [d + e], () => minus(divide(power(a, 3), b), times(c, bracketed(sum(d, e)))))
  },
  'a × (b + c) - (-d)^2 ÷ e'(random: Random): Plan {
    const [a, b, c] = [signed(random, 2, 6), signed(random, 2, 9), random.int(2, 9)]
    const e = random.int(2, 4)
    const d = -e * random.int(1, 3)
    return plan(a * (b + c) - d ** 2 / e, [b + c], () => minus(times(a, bracketed(sum(b, c))), divide(power(d, 2), e)))
  },
  'a - (b - c)^2 ÷ d + e'(random: Random): Plan {
    const [c, d, k, e] = [random.int(3, 9), signed(random, 2, 4), random.int(1, 3), signed(random, 2, 12)]
    const [a, b, square] = [signed(random, 2, 12), c - Math.abs(d) * k, (d * k) ** 2]
    return plan(a - square / d + e, [b, a - square / d], () =>
      sum(minus(a, divide(power(bracketed(minus(b, c)), 2), d)), e),
    )
  },
}
const CUBES = [
  [-2, -4],
  [-2, 2],
  [-3, -3],
  [-3, 9],
  [-4, 8],
  [-4, -4],
  [-5, 5],
  [-5, -5],
] as const
type Kind = keyof typeof kinds
const KINDS = Object.keys(kinds) as readonly Kind[]

/** The same two numbers with the sign inside and outside of the square. */
const SQUARES = {
  oppositeFirst: (a: number, b: number): Expr => sum(oppositeOfPower(a), b),
  squareOfNegative: (a: number, b: number): Expr => sum(power(-a, 2), b),
  minusSecond: (a: number, b: number): Expr => minus(power(-a, 2), b),
  oppositeOfAll: (a: number, b: number): Expr => minus(oppositeOfPower(a), b),
} as const
type Square = keyof typeof SQUARES
const SQUARE_NAMES = Object.keys(SQUARES) as readonly Square[]

interface Signs {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

const isInside = (name: Square): boolean => name === 'squareOfNegative' || name === 'minusSecond'
/** With the square worked out, and then the value. */
function squareWorked(name: Square, a: number, b: number): Expr {
  const given = tidy(SQUARES[name](a, b))
  const square = isInside(name) ? a ** 2 : -(a ** 2)
  const after = tidy(name === 'minusSecond' || name === 'oppositeOfAll' ? minus(square, b) : sum(square, b))
  return equation(equation(given, after), evaluate(given))
}

export const mediumForms = (form: Form) => ({
  evaluateWithPower: form({
    levels: ['medium'],
    share: 3,
    instruction: evaluateIt,
    draw(random) {
      const kind = random.evenly(KINDS)
      return drawn(random, kinds[kind])
    },
    answer: integer,
    solve: ({ value }) => value,
    ask: ({ expression }) => both(expression),
    solution: ({ expression }) => oneAtATime(expression),
    check: hasValue,
  }),

  whichHasTheValue: form({
    levels: ['medium'],
    draw(random) {
      const chosen = random.evenly(SQUARE_NAMES)
      const a = random.int(3, 9)
      return { chosen, a, b: random.intExcept(2, 20, a ** 2) }
    },
    answer: formulaChoice,
    solve: ({ chosen, a, b }) => tidy(SQUARES[chosen](a, b)),
    mistakes: ({ chosen, a, b }) =>
      Object.fromEntries(SQUARE_NAMES.filter(name => name !== chosen).map(name => [name, tidy(SQUARES[name](a, b))])),
    ask({ chosen, a, b }) {
      const value = evaluate(SQUARES[chosen](a, b))
      return {
        en: prose`Which expression has the value ${value}?`,
        es: prose`¿Qué expresión tiene el valor ${value}?`,
      }
    },
    solution: ({ chosen, a, b }) => {
      const given = squareWorked(chosen, a, b)
      return [
        explainedBy(isInside(chosen) ? equation(tidy(power(-a, 2)), a ** 2) : equation(oppositeOfPower(a), -(a ** 2)), {
          en: isInside(chosen) ? line`The base is ${-a}.` : line`The exponent belongs to ${a} only.`,
          es: isInside(chosen) ? line`La base es ${-a}.` : line`El exponente es solo de ${a}.`,
        }),
        explained(given, line`This is the value that is asked for.`, line`Este es el valor que se pide.`),
      ]
    },
    whyWrong: ({ chosen, a, b }) =>
      Object.fromEntries(
        SQUARE_NAMES.filter(name => name !== chosen).map(
          name =>
            [
              name,
              explained(
                squareWorked(name, a, b),
                isInside(name) ? line`The base is ${-a}.` : line`The exponent belongs to ${a} only.`,
                isInside(name) ? line`La base es ${-a}.` : line`El exponente es solo de ${a}.`,
              ),
            ] as const,
        ),
      ),
    check(printed, answer) {
      const [value] = printed.take(1)
      return evaluate(expr(answer)).equals(value)
    },
  }),

  firstWrongLine: form(
    findMistake({
      levels: ['medium'],
      lines: 4,
      isAlwaysThere: true,
      draw: (random): Signs =>
        random.until(
          () => ({ a: random.int(3, 9), b: random.int(2, 6), c: -random.int(2, 7), d: random.int(2, 7) }),
          ({ a, b, c, d }) =>
            c + d !== 0 && Math.abs(c + d) > 1 && a ** 2 !== b && a !== b && -(a ** 2) - b * (c - d) !== 0,
        ),
      work: ({ a, b, c, d }) => linesFrom(given(a, b, c, d), c - d, -(a ** 2), b),
      steps: ({ a, b, c, d }) => oneAtATime(given(a, b, c, d), undefined, true),
      mistakes: {
        signOfTheDifference: {
          says: ({ c, d }) => ({
            en: line`${minus(c, d)} is ${c - d}, not ${c + d}`,
            es: line`${minus(c, d)} es ${c - d}, no ${c + d}`,
          }),
          work: ({ a, b, c, d }) => linesFrom(given(a, b, c, d), c + d, -(a ** 2), b),
        },
        signInTheSquare: {
          says: ({ a }) => ({
            en: line`the exponent belongs to ${a} only, so ${oppositeOfPower(a)} is ${-(a ** 2)}`,
            es: line`el exponente es solo de ${a}, así que ${oppositeOfPower(a)} es ${-(a ** 2)}`,
          }),
          work: ({ a, b, c, d }) => linesFrom(given(a, b, c, d), c - d, a ** 2, b),
        },
        subtractedFirst: {
          says: ({ a, b }) => ({
            en: line`${b} was subtracted from ${-(a ** 2)} before the multiplication`,
            es: line`se restó ${b} de ${-(a ** 2)} antes de multiplicar`,
          }),
          work: ({ a, b, c, d }) => {
            const right = linesFrom(given(a, b, c, d), c - d, -(a ** 2), b)
            const first = -(a ** 2) - b
            return [right[0], ...right.slice(1, 3), tidy(times(first, c - d)), expr(first * (c - d))]
          },
        },
        tookAwayANegative: {
          says: ({ a, b, c, d }) => tookAwayANegative(-(a ** 2), b * (c - d)),
          work: ({ a, b, c, d }) => {
            const right = linesFrom(given(a, b, c, d), c - d, -(a ** 2), b)
            return [right[0], ...right.slice(1, 4), expr(-(a ** 2) + b * (c - d))]
          },
        },
      },
      follows: (before, after) => evaluate(before).equals(evaluate(after)),
    }),
  ),

  placeParentheses: placingForm(form, 'medium'),
})

const given = (a: number, b: number, c: number, d: number): Expr =>
  tidy(minus(oppositeOfPower(a), times(b, bracketed(minus(c, d)))))

/** The lines from the value in parentheses, that of the power, and so on. */
function linesFrom(start: Expr, inside: number, square: number, factor: number): readonly [Expr, ...Expr[]] {
  const a = Math.sqrt(Math.abs(square))
  return [
    start,
    tidy(minus(oppositeOfPower(a), times(factor, inside))),
    tidy(minus(square, times(factor, inside))),
    tidy(minus(square, factor * inside)),
    expr(square - factor * inside),
  ]
}
