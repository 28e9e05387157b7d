import { type Expr, equation, type Inline, line, minus, type Step, step, sum, tupleOf } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

type Both<T> = { readonly en: T; readonly es: T }
export type Line = Both<readonly Inline[]>

/** One addition or subtraction. */
export interface Operation {
  readonly sign: '+' | '−'
  readonly a: number
  readonly b: number
  readonly result: number
}
const plus = (a: number, b: number): Operation => ({ sign: '+', a, b, result: a + b })
const less = (a: number, b: number): Operation => ({ sign: '−', a, b, result: a - b })

type Operations = readonly [Operation, Operation]
const ofTwo =
  (operations: (a: number, b: number) => Operations) =>
  (numbers: readonly number[]): Operations =>
    operations(...tupleOf(numbers, 2))
const ofThree =
  (operations: (a: number, b: number, c: number) => Operations) =>
  (numbers: readonly number[]): Operations =>
    operations(...tupleOf(numbers, 3))

interface Plan {
  /** Whether the first step begins with the number told last. */
  readonly isBackward?: true
  /** How often each number of the story is in the answer; taken from it where negative. */
  readonly counts: readonly number[]
  readonly operations: (numbers: readonly number[]) => Operations
}

/** What happens in a story, with a, b and c in the order in which they are told; x is asked for. */
export const plans = {
  /** a + b + c */
  'add, add': { counts: [1, 1, 1], operations: ofThree((a, b, c) => [plus(a, b), plus(a + b, c)]) },
  /** a − b − c */
  'take, take': { counts: [1, -1, -1], operations: ofThree((a, b, c) => [less(a, b), less(a - b, c)]) },
  /** a + b − c */
  'add, take': { counts: [1, 1, -1], operations: ofThree((a, b, c) => [plus(a, b), less(a + b, c)]) },
  /** a − b + c */
  'take, add': { counts: [1, -1, 1], operations: ofThree((a, b, c) => [less(a, b), plus(a - b, c)]) },
  /** a, and b more: a + (a + b) */
  'more, together': { counts: [2, 1], operations: ofTwo((a, b) => [plus(a, b), plus(a, a + b)]) },
  /** a, and b fewer: a + (a − b) */
  'fewer, together': { counts: [2, -1], operations: ofTwo((a, b) => [less(a, b), plus(a, a - b)]) },
  /** x − a + b = c */
  'start: take, add': {
    isBackward: true,
    counts: [1, -1, 1],
    operations: ofThree((a, b, c) => [less(c, b), plus(c - b, a)]),
  },
  /** x + a − b = c */
  'start: add, take': {
    isBackward: true,
    counts: [-1, 1, 1],
    operations: ofThree((a, b, c) => [plus(c, b), less(c + b, a)]),
  },
  /** a + x − b = c */
  'middle: add, take': {
    isBackward: true,
    counts: [-1, 1, 1],
    operations: ofThree((a, b, c) => [plus(c, b), less(c + b, a)]),
  },
  /** a − x + b = c */
  'middle: take, add': {
    isBackward: true,
    counts: [1, 1, -1],
    operations: ofThree((a, b, c) => [less(c, b), less(a, c - b)]),
  },
} as const satisfies Readonly<Record<string, Plan>>
export type PlanName = keyof typeof plans

export const operationsOf = (plan: PlanName, numbers: readonly number[]): Operations => plans[plan].operations(numbers)

export const isBackward = (plan: PlanName) => (plans[plan] as Plan).isBackward === true

export const written = ({ sign, a, b }: Operation): Expr => (sign === '+' ? sum(a, b) : minus(a, b))

const ones = (value: number) => value % 10
export const regroups = ({ sign, a, b }: Operation) => (sign === '+' ? ones(a) + ones(b) >= 10 : ones(a) < ones(b))
/** Nothing is added or taken to or from a whole ten where one regroups: there would be nothing left to do. */
export const isPlain = (operation: Operation) =>
  !regroups(operation) || (operation.sign === '+' ? ones(operation.result) > 0 : ones(operation.a) > 0)

/**
 * The operation with its reason; where it regroups, first the tens, then as far as a whole ten, then what is left. The
 * last two are one line where lines are few.
 */
export function worked(operation: Operation, sentence: Line, isShort = false): readonly Step[] {
  const { sign, a, b, result } = operation
  if (!regroups(operation)) return [step(equation(written(operation), result), because.explain, { sentence })]
  const apply = (from: number, by: number) => (sign === '+' ? from + by : from - by)
  const changed = (from: number, by: number) => (sign === '+' ? sum(from, by) : minus(from, by))
  const shown = (from: number, by: number) => equation(changed(from, by), apply(from, by))
  const tens = b - ones(b)
  const between = apply(a, tens)
  const toTen = sign === '+' ? 10 - ones(a) : ones(a)
  const rest = ones(b) - toTen
  const broken = { whole: ones(b), a: toTen, b: rest }
  return [
    step(written(operation), because.explain, { sentence }),
    ...(tens > 0
      ? [
          step(shown(a, tens), because.explain, {
            sentence: { en: line`Start with the tens.`, es: line`Empieza con las decenas.` },
          }),
        ]
      : []),
    ...(isShort
      ? [
          step(
            equation(sign === '+' ? sum(between, toTen, rest) : minus(minus(between, toTen), rest), result),
            because.breakApart,
            broken,
          ),
        ]
      : [
          step(shown(between, toTen), because.breakApart, broken),
          step(shown(apply(between, toTen), rest), sign === '+' ? because.addWhatIsLeft : because.subtractWhatIsLeft),
        ]),
  ]
}
