import {
  both,
  decimal,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  itemOf,
  line,
  list,
  mixed,
  numberLine,
  option,
  order,
  prose,
  type Random,
  Ratio,
  relation,
  step,
  trueOrFalse,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { apart, negated } from './parts.ts'
import { compared, comparing, ordering } from './working.ts'

/** Each draws one positive number as it is written. */
const writings = {
  integer: (random: Random, most: number): Value => random.int(1, most),
  decimal: (random: Random, most: number): Value =>
    decimal(
      random.chance(0.5)
        ? Ratio.of(random.int(0, most - 1) * 10 + random.int(1, 9), 10)
        : Ratio.of(random.int(0, most * 10 - 1) * 10 + random.int(1, 9), 100),
    ),
  fraction: (random: Random, most: number): Value => {
    const d = random.int(2, 10)
    return mixed(Ratio.of(random.coprimeTo(d), d).plus(random.int(0, most - 1)))
  },
}

type Writing = keyof typeof writings

interface Level {
  /** The writings of two numbers to compare. */
  readonly pairs: readonly (readonly [Writing, Writing])[]
  /** The writings of the numbers to order, taking turns. */
  readonly lists: readonly (readonly Writing[])[]
  readonly negatives: number
  readonly most: number
}

/** Two numbers, at least one below zero; once in eight times equal but written in two ways, where there are two. */
function drawPair(random: Random, { pairs, most }: Level): readonly [Value, Value] {
  const isEqual = random.evenly([false, false, false, true, false, false, false, false])
  const [one, two] = random.pick(pairs)
  if (isEqual && one !== two) {
    const d = random.pick([2, 4, 5, 10])
    const value = Ratio.of(-random.coprimeTo(d), d).minus(random.int(0, most - 1))
    return random.shuffle([decimal(value), mixed(value)])
  }
  return random.until(
    () => {
      const near = writings[one](random, one === 'integer' ? most : random.pick([1, 2]))
      const [a, b] = [near, writings[two](random, one === 'integer' ? most : random.pick([1, 2]))]
      const bothNegative = one !== 'integer' || random.chance(0.5)
      const signed = bothNegative ? [negated(a), negated(b)] : random.shuffle([negated(a), b])
      return random.shuffle(tupleOf(signed, 2))
    },
    ([a, b]) => apart(a, b),
  )
}

/** So many of the numbers are negative; no two are equal. */
function drawList(random: Random, { lists, negatives, most }: Level): readonly Value[] {
  const kinds = random.evenly(lists)
  return random.until(
    () =>
      random.shuffle(
        kinds.map((kind, i) => (i < negatives ? negated(writings[kind](random, most)) : writings[kind](random, most))),
      ),
    values =>
      values.every((value, i) => values.every((other, j) => i === j || apart(value, other))) &&
      (values.length < 5 || needsConversion(values)),
  )
}

/** A negative fraction and a negative decimal have the same whole part: only one form for both tells them apart. */
const needsConversion = (values: readonly Value[]): boolean => {
  const wholes = (isDecimal: boolean) =>
    values
      .filter(value => exact(value).n < 0 && looks(value) !== 'whole' && (looks(value) === 'decimal') === isDecimal)
      .map(value => Math.trunc(exact(value).toNumber()))
  return wholes(true).some(whole => wholes(false).includes(whole))
}

const ascending = (values: readonly Value[]) => [...values].sort((a, b) => exact(a).compare(exact(b)))

/** What a number looks like. */
const looks = (value: Value) => {
  const shown = expr(value)
  const as = shown.kind === 'number' ? shown.as : shown.kind
  return exact(value).isInteger
    ? 'whole'
    : as === 'decimal'
      ? as
      : Math.abs(exact(value).toNumber()) > 1
        ? 'mixed'
        : 'proper'
}

const compareIt = { en: prose`Choose <, >, or = for the blank.`, es: prose`Elige <, > o = para el espacio en blanco.` }

export const easyForms = (form: FormMaker<typeof levels>) => ({
  compare: form({
    levels: ['easy', 'medium'],
    share: 3,
    instruction: compareIt,
    draw: drawPair,
    answer: option({ less: both(prose`<`), greater: both(prose`>`), equal: both(prose`=`) }),
    solve: ([a, b]) => (exact(a).compare(exact(b)) < 0 ? 'less' : exact(a).compare(exact(b)) > 0 ? 'greater' : 'equal'),
    ask: ([a, b]) => both(prose`${a} ___ ${b}`),
    solution: ([a, b]) => [...comparing(a, b), compared(a, b)],
    // The number to the right on the line is greater: the difference tells the side.
    check(printed, answer) {
      const [a, b] = printed.numbers
      if (!a || !b) return false
      const { n } = b.plus(a.negated())
      return answer === (n > 0 ? 'less' : n < 0 ? 'greater' : 'equal')
    },
  }),
  leastToGreatest: form(order({ draw: drawList, solution: ordering })),
  greatestToLeast: form(
    order({
      direction: 'descending',
      draw: drawList,
      solution: sorted => [
        ...ordering([...sorted].reverse()).slice(0, -1),
        step(list(...sorted), because.greatestFirst),
      ],
    }),
  ),
  trueOrFalse: form({
    levels: ['easy', 'medium'],
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    draw(random, level) {
      const [sign, isRight] = [random.evenly(['<', '>']), random.evenly([true, false])]
      const [low, high] = tupleOf(
        ascending(
          random.until(
            () => drawPair(random, level),
            ([a, b]) => !exact(a).equals(exact(b)),
          ),
        ),
        2,
      )
      return (sign === '<') === isRight
        ? { left: low, sign, right: high, isRight }
        : { left: high, sign, right: low, isRight }
    },
    answer: trueOrFalse,
    solve: ({ isRight }) => (isRight ? 'true' : 'false'),
    ask: ({ left, sign, right }) => both(relation(left, sign, right)),
    solution: ({ left, sign, right, isRight }) => [
      ...comparing(left, right),
      // Read from the other side, a right statement is no copy of the problem.
      isRight
        ? explained(
            relation(right, sign === '<' ? '>' : '<', left),
            line`This says the same as ${relation(left, sign, right)}, so the statement is true.`,
            line`Esto dice lo mismo que ${relation(left, sign, right)}, así que la afirmación es verdadera.`,
          )
        : step(relation(left, sign === '<' ? '>' : '<', right), because.signIsWrong),
    ],
    check(printed, answer) {
      const { left, sign, right } = printed.one('relation')
      const isPositive = evaluate(right).minus(evaluate(left)).n > 0
      return answer === (isPositive === (sign === '<') ? 'true' : 'false')
    },
  }),
  farthestLeft: form({
    levels: ['easy', 'medium'],
    instruction: {
      en: prose`Which number is farthest to the left on the number line?`,
      es: prose`¿Qué número está más a la izquierda en la recta numérica?`,
    },
    draw(random, level) {
      const step = level.most > 10 ? 5 : 1
      const kinds = random.evenly<readonly Writing[]>(level.lists).slice(0, 4)
      const values = random.until(
        () =>
          kinds.map((kind, i) =>
            i < level.negatives ? negated(writings[kind](random, level.most)) : writings[kind](random, level.most),
          ),
        values =>
          values.every((value, i) =>
            values.every(
              (other, j) => i === j || (apart(value, other) && !exact(value).equals(exact(other).negated())),
            ),
          ) && values.filter(value => looks(value) === looks(itemOf(ascending(values), 0))).length > 1,
      )
      return { values: random.shuffle(values), reach: level.most, step }
    },
    answer: formulaChoice,
    solve: ({ values }) => itemOf(ascending(values), 0),
    mistakes({ values }) {
      const [, second, third, right] = tupleOf(ascending(values), 4)
      return { nextNumber: second, nearestToZero: third, farthestRight: right }
    },
    ask: ({ values, reach, step }) => both([list(...values), figure(numberLine({ from: -reach, to: reach, step }))]),
    solution: ({ values }) => [
      ...ordering(ascending(values)),
      step(expr(itemOf(ascending(values), 0)), because.leastIsFarthestLeft),
    ],
    // No printed number is less.
    check(printed, answer) {
      const values = printed.one('list').items.map(item => evaluate(item))
      return (
        values.some(value => value.equals(exact(answer))) && values.every(value => value.minus(exact(answer)).n >= 0)
      )
    },
  }),
})
