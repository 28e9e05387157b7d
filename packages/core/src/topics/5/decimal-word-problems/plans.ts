import {
  addDecimals,
  bracketed,
  decimal,
  divide,
  divideDecimals,
  type Expr,
  minus,
  multiplyDecimals,
  type Ratio,
  type Step,
  sum,
  times,
} from '../../../author.ts'

export type Letter = 'a' | 'b' | 'c' | 'd'
export type Values = Readonly<Record<Letter, Ratio>>
type Operation = '+' | '−' | '×' | '÷'

/** One operation: its two numbers and what it gives. */
export interface Worked {
  readonly operation: Operation
  readonly left: Ratio
  readonly right: Ratio
}
interface PlanOf {
  /** The numbers of the story from those that are drawn: a quotient is drawn in place of what is shared. */
  readonly fit: (drawn: Values) => Values
  readonly works: (values: Values) => readonly Worked[]
  readonly written: (values: Values) => Expr
  /** Whether the answer leads back to the first number. */
  readonly leadsBack: (values: Values, answer: Ratio) => boolean
}
const as = (drawn: Values) => drawn
const d = (value: Ratio) => decimal(value)

export const PLANS = {
  sum: {
    fit: as,
    works: v => [{ operation: '+', left: v.a, right: v.b }],
    written: v => sum(d(v.a), d(v.b)),
    leadsBack: (v, x) => x.minus(v.b).equals(v.a),
  },
  difference: {
    fit: as,
    works: v => [{ operation: '−', left: v.a, right: v.b }],
    written: v => minus(d(v.a), d(v.b)),
    leadsBack: (v, x) => x.plus(v.b).equals(v.a),
  },
  product: {
    fit: as,
    works: v => [{ operation: '×', left: v.a, right: v.b }],
    written: v => times(d(v.a), d(v.b)),
    leadsBack: (v, x) => x.over(v.b).equals(v.a),
  },
  quotient: {
    fit: v => ({ ...v, a: v.a.times(v.b) }),
    works: v => [{ operation: '÷', left: v.a, right: v.b }],
    written: v => divide(d(v.a), d(v.b)),
    leadsBack: (v, x) => x.times(v.b).equals(v.a),
  },
  'rest of product': {
    fit: as,
    works: v => [
      { operation: '×', left: v.a, right: v.b },
      { operation: '−', left: v.c, right: v.a.times(v.b) },
    ],
    written: v => minus(d(v.c), times(d(v.a), d(v.b))),
    leadsBack: (v, x) => v.c.minus(x).over(v.b).equals(v.a),
  },
  'product and more': {
    fit: as,
    works: v => [
      { operation: '×', left: v.a, right: v.b },
      { operation: '+', left: v.a.times(v.b), right: v.c },
    ],
    written: v => sum(times(d(v.a), d(v.b)), d(v.c)),
    leadsBack: (v, x) => x.minus(v.c).over(v.b).equals(v.a),
  },
  'rest shared': {
    fit: v => ({ ...v, a: v.a.times(v.c).plus(v.b) }),
    works: v => [
      { operation: '−', left: v.a, right: v.b },
      { operation: '÷', left: v.a.minus(v.b), right: v.c },
    ],
    written: v => divide(bracketed(minus(d(v.a), d(v.b))), d(v.c)),
    leadsBack: (v, x) => x.times(v.c).plus(v.b).equals(v.a),
  },
  'together, times': {
    fit: as,
    works: v => [
      { operation: '+', left: v.a, right: v.b },
      { operation: '×', left: v.a.plus(v.b), right: v.c },
    ],
    written: v => times(bracketed(sum(d(v.a), d(v.b))), d(v.c)),
    leadsBack: (v, x) => x.over(v.c).minus(v.b).equals(v.a),
  },
  'together, shared': {
    fit: v => ({ ...v, a: v.a.times(v.c).minus(v.b) }),
    works: v => [
      { operation: '+', left: v.a, right: v.b },
      { operation: '÷', left: v.a.plus(v.b), right: v.c },
    ],
    written: v => divide(bracketed(sum(d(v.a), d(v.b))), d(v.c)),
    leadsBack: (v, x) => x.times(v.c).minus(v.b).equals(v.a),
  },
  'difference, times': {
    fit: as,
    works: v => [
      { operation: '−', left: v.a, right: v.b },
      { operation: '×', left: v.a.minus(v.b), right: v.c },
    ],
    written: v => times(bracketed(minus(d(v.a), d(v.b))), d(v.c)),
    leadsBack: (v, x) => x.over(v.c).plus(v.b).equals(v.a),
  },
} as const satisfies Readonly<Record<string, PlanOf>>
export type Plan = keyof typeof PLANS

export const resultOf = ({ operation, left, right }: Worked): Ratio => {
  switch (operation) {
    case '+':
      return left.plus(right)
    case '−':
      return left.minus(right)
    case '×':
      return left.times(right)
    case '÷':
      return left.over(right)
    default:
      return operation satisfies never
  }
}

/** The quotient is checked when its point is placed. */
const checkedLast = (steps: readonly Step[]): readonly Step[] => [...steps.slice(0, -2), ...steps.slice(-2).reverse()]
/** The lines of one operation, as in the exercises without a story. */
export const worked = ({ operation, left, right }: Worked): readonly Step[] => {
  switch (operation) {
    case '+':
    case '−':
      return addDecimals(operation, left, right)
    case '×':
      return multiplyDecimals(left, right)
    case '÷':
      return checkedLast(divideDecimals(left, right))
    default:
      return operation satisfies never
  }
}

const WRITTEN: Readonly<Record<Operation, (left: Expr, right: Expr) => Expr>> = {
  '+': (left, right) => sum(left, right),
  '−': (left, right) => minus(left, right),
  '×': (left, right) => times(left, right),
  '÷': (left, right) => divide(left, right),
}
export const writtenWork = ({ operation, left, right }: Worked, show: (value: Ratio) => Expr = d): Expr =>
  WRITTEN[operation](show(left), show(right))
