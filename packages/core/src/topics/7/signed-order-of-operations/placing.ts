import {
  type AnswerType,
  both,
  bracketed,
  divide,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  expression,
  failed,
  itemOf,
  line,
  negative,
  power,
  prose,
  type Random,
  sum,
  times,
  writtenOut,
} from '../../../author.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { Form } from './parts.ts'
import { tidy } from './tidy.ts'

type Sign = '+' | '−' | '×' | '÷'
interface Line {
  /** The first number has a minus sign in front. */
  readonly bases: readonly number[]
  /** Whether the first number is squared: −5². */
  readonly isSquared: boolean
  readonly signs: readonly Sign[]
}
/** What the parentheses enclose: from one number to another, with the minus sign in front where they begin before it. */
interface Span {
  readonly from: number
  readonly to: number
  readonly withMinus: boolean
}

const SIGNS = {
  medium: [
    ['+', '×', '−'],
    ['×', '−', '+'],
    ['×', '+', '−'],
    ['−', '×', '+'],
    ['+', '×', '+'],
    ['−', '+', '×'],
    ['−', '×', '−'],
  ],
  hard: [
    ['+', '×', '−', '×'],
    ['×', '−', '+', '×'],
    ['+', '×', '−', '+'],
    ['−', '×', '+', '−'],
    ['+', '÷', '−', '×'],
    ['−', '+', '×', '−'],
  ],
} as const satisfies Record<string, readonly (readonly Sign[])[]>

/** Numbers and signs with the usual precedence; null where a quotient is not whole. */
function valueOfRow(numbers: readonly number[], signs: readonly Sign[]): number | null {
  let [total, term] = [0, itemOf(numbers, 0)]
  for (const [i, sign] of signs.entries()) {
    const next = itemOf(numbers, i + 1)
    if (sign === '×') term *= next
    else if (sign === '÷') {
      if (next === 0 || term % next !== 0) return null
      term /= next
    } else {
      total += term
      term = sign === '+' ? next : -next
    }
  }
  return total + term
}

const spans = (count: number): readonly Span[] =>
  Array.from({ length: count }, (_, from) =>
    Array.from({ length: count - from - 1 }, (__, i) => from + 1 + i).flatMap((to): readonly Span[] =>
      from > 0
        ? [{ from, to, withMinus: false }]
        : [...(to === count - 1 ? [] : [{ from, to, withMinus: true }]), { from, to, withMinus: false }],
    ),
  ).flat()

const sizesOf = ({ bases, isSquared }: Line): readonly [number, ...number[]] => [
  itemOf(bases, 0) ** (isSquared ? 2 : 1),
  ...bases.slice(1),
]

function insideOf(row: Line, { from, to, withMinus }: Span): number | null {
  const [first, ...others] = sizesOf(row)
  const start = withMinus ? -first : first
  return valueOfRow(
    from === 0 ? [start, ...others.slice(0, to)] : others.slice(from - 1, to),
    row.signs.slice(from, to),
  )
}

function valueWith(row: Line, span: Span): number | null {
  const { from, to, withMinus } = span
  const [first, ...others] = sizesOf(row)
  const inside = insideOf(row, span)
  if (inside === null || inside === 0) return null
  const begin = from === 0 ? [withMinus ? inside : -inside] : [-first, ...others.slice(0, from - 1), inside]
  return valueOfRow([...begin, ...others.slice(to)], [...row.signs.slice(0, from), ...row.signs.slice(to)])
}

const operated = (sign: Sign, a: Expr, b: Expr): Expr =>
  sign === '×'
    ? times(a, b)
    : sign === '÷'
      ? divide(a, b)
      : sign === '+'
        ? sum(...termsOf(a), b)
        : sum(...termsOf(a), negative(b))
const termsOf = (of: Expr): readonly Expr[] => (of.kind === 'sum' ? of.terms : [of])

function written(items: readonly Expr[], signs: readonly Sign[]): Expr {
  let total: Expr | null = null
  let [pending, term]: [Sign, Expr] = ['+', itemOf(items, 0)]
  for (const [i, sign] of signs.entries()) {
    const next = itemOf(items, i + 1)
    if (sign === '×' || sign === '÷') term = operated(sign, term, next)
    else {
      total = total ? operated(pending, total, term) : term
      ;[pending, term] = [sign, next]
    }
  }
  return total ? operated(pending, total, term) : term
}

const firstOf = ({ bases, isSquared }: Line): Expr => (isSquared ? power(itemOf(bases, 0), 2) : expr(itemOf(bases, 0)))
const rowOf = (row: Line): Expr => written([negative(firstOf(row)), ...row.bases.slice(1).map(n => expr(n))], row.signs)

function placed(row: Line, { from, to }: Span): Expr {
  const items = [negative(firstOf(row)), ...row.bases.slice(1).map(n => expr(n))]
  const group = bracketed(written(items.slice(from, to + 1), row.signs.slice(from, to)))
  return written(
    [...items.slice(0, from), group, ...items.slice(to + 1)],
    [...row.signs.slice(0, from), ...row.signs.slice(to)],
  )
}

interface Placing {
  readonly plain: Expr
  /** Another place, which gives another value, where there is one. */
  readonly tried: Expr | null
  readonly answer: Expr
  readonly value: number
}

const isMoreThanOne = (value: number | null): boolean => value !== null && Math.abs(value) > 1

/** Exactly one pair gives the value, and without parentheses it is another. */
function draw(random: Random, level: 'medium' | 'hard'): Placing {
  const signs = random.pick<readonly Sign[]>(SIGNS[level])
  const {
    row,
    plain,
    chosen: drawn,
  } = random.until(
    () => {
      const isSquared = level === 'hard'
      const bases = Array.from({ length: signs.length + 1 }, (_, i) => random.int(2, i === 0 && isSquared ? 6 : 9))
      const row = { bases, isSquared, signs }
      const plain = valueOfRow([-(itemOf(bases, 0) ** (isSquared ? 2 : 1)), ...bases.slice(1)], signs)
      const values = spans(bases.length).map(span => ({ span, value: valueWith(row, span) }))
      const baseAlone = isSquared ? valueOfRow([itemOf(bases, 0) ** 2, ...bases.slice(1)], signs) : null
      const unique = values.flatMap(({ span, value }) =>
        value !== null &&
        value !== 0 &&
        Math.abs(value) <= 200 &&
        value !== plain &&
        value !== baseAlone &&
        (span.from > 0 || span.withMinus) &&
        isMoreThanOne(insideOf(row, span)) &&
        values.filter(other => other.value === value).length === 1
          ? [{ span, value }]
          : [],
      )
      return {
        row,
        plain,
        chosen:
          plain === null || new Set(bases).size < bases.length - 1 || unique.length === 0 ? null : random.pick(unique),
      }
    },
    ({ chosen }) => chosen !== null,
  )
  const chosen = drawn ?? failed('One place is chosen')
  const others = spans(row.bases.length).filter(other => {
    const value = other.from > 0 || other.withMinus ? valueWith(row, other) : null
    return value !== null && value !== chosen.value && value !== plain && Math.abs(value) <= 500
  })
  const tried = others.length === 0 ? null : tidy(placed(row, random.pick(others)))
  return { plain: tidy(rowOf(row)), tried, answer: tidy(placed(row, chosen.span)), value: chosen.value }
}

/** The same numbers and signs, with brackets in their places. */
const withParentheses: AnswerType<Expr> = { ...expression, requires: 'same-form' }
const withoutParentheses = (of: Expr) => writtenOut(of).replace(/[()]/g, '')

export const placingForm = (form: Form, level: 'medium' | 'hard') =>
  form({
    levels: [level],
    instruction: {
      en: prose`Put in one pair of parentheses to make the equation true.`,
      es: prose`Pon un par de paréntesis para que la igualdad sea verdadera.`,
    },
    draw: random => draw(random, level),
    answer: withParentheses,
    solve: ({ answer }) => answer,
    ask: ({ plain, value }) => both(equation(plain, value)),
    solution: ({ plain, tried, answer, value }) => [
      ...(tried && level === 'hard'
        ? []
        : [
            explained(
              equation(plain, evaluate(plain)),
              line`Without parentheses, the value is ${evaluate(plain)}, not ${value}.`,
              line`Sin paréntesis, el valor es ${evaluate(plain)}, no ${value}.`,
            ),
          ]),
      ...(tried
        ? [
            explained(
              equation(tried, evaluate(tried)),
              line`Try one place after another. With the parentheses here, the value is ${evaluate(tried)}, not ${value}.`,
              line`Prueba un lugar tras otro. Con los paréntesis aquí, el valor es ${evaluate(tried)}, no ${value}.`,
            ),
          ]
        : []),
      ...oneAtATime(answer, undefined, true).slice(0, -1),
      explained(
        equation(answer, value),
        line`With the parentheses here, the value is ${value}.`,
        line`Con los paréntesis aquí, el valor es ${value}.`,
      ),
    ],
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      return (
        withoutParentheses(answer) === withoutParentheses(left) &&
        writtenOut(answer).split('(').length === 2 &&
        evaluate(answer).equals(evaluate(right))
      )
    },
  })
