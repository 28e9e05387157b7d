import {
  both,
  compareByDigits,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  type Inline,
  isTerm,
  itemOf,
  labelOrder,
  line,
  list,
  numberWords,
  order,
  orderByDigits,
  type Printed,
  prose,
  type Random,
  step,
  symbol,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { comparison, comparisonOf } from '../../kit/facts/compare-signs.ts'
import { compare } from '../../kit/facts/facts.ts'
import { bothEnds, nearest } from './from-digits.ts'
import type { levels } from './levels.ts'
import { missingDigit } from './missing-digit.ts'
import { alikeInPairs, expanded, knotted } from './numbers.ts'
import { askOf, drawPlaces, LETTERS } from './tables.ts'

type Form = 'words' | 'expanded' | 'numeral'
interface Side {
  readonly value: number
  readonly form: Form
}

const PLACES: readonly (readonly number[])[] = [
  [5, 3, 1],
  [5, 4, 2],
  [5, 3, 0],
  [5, 4, 2, 0],
  [5, 2, 1],
  [4, 3, 1],
  [5, 4, 1],
]
/** Three or four digits that are not 0 in six places; in the second number one of them stands a place farther. */
function drawPair(random: Random): readonly [number, number] {
  const digits = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 4)
  const places = random.pick(PLACES)
  const numberAt = (at: readonly number[]) => at.reduce((value, place, i) => value + itemOf(digits, i) * 10 ** place, 0)
  const movable = places.flatMap((place, i) =>
    i > 0 && [place + 1, place - 1].some(next => next >= 0 && !places.includes(next)) ? [i] : [],
  )
  const at = random.pick(movable)
  const to = random.pick(
    [1, -1].map(way => itemOf(places, at) + way).filter(next => next >= 0 && !places.includes(next)),
  )
  return [numberAt(places), numberAt(places.with(at, to))]
}

const FORMS: readonly (readonly [Form, Form])[] = [
  ['words', 'expanded'],
  ['numeral', 'words'],
  ['expanded', 'numeral'],
  ['words', 'numeral'],
  ['expanded', 'words'],
]
function drawSides(random: Random): readonly [Side, Side] {
  const [first, second] = random.evenly(FORMS)
  const isEqual = random.evenly([false, false, false, true, false, false, false, false])
  const [a, b] = drawPair(random)
  return [
    { value: a, form: first },
    { value: isEqual ? a : b, form: second },
  ]
}
const shown = ({ value, form }: Side) =>
  form === 'words' ? numberWords(value) : form === 'expanded' ? expanded(value) : value
const asNumber = (side: Side) =>
  side.form === 'numeral'
    ? []
    : side.form === 'words'
      ? [step(prose`${numberWords(side.value)} = ${side.value}`, because.writeWithDigits)]
      : [step(equation(expanded(side.value), side.value), because.joinPlaces)]

/** The values of the two sides of what is printed. */
const sidesOf = (printed: Printed) =>
  tupleOf(
    printed.inlines.flatMap((item: Inline) => {
      if (typeof item === 'string') return []
      if (isTerm(item)) return item.kind === 'number-words' ? [item.value] : []
      return item.kind === 'blank' ? [] : [evaluate(item).n]
    }),
    2,
  )

export const hardForms = (form: FormMaker<typeof levels>) => ({
  mixedForms: form({
    levels: ['hard'],
    share: 2,
    instruction: compare,
    wide: true,
    draw: drawSides,
    answer: comparison,
    solve: ([a, b]) => comparisonOf(a.value, b.value),
    ask: ([a, b]) => both(prose`${shown(a)} ____ ${shown(b)}`),
    solution: ([a, b]) => [...asNumber(a), ...asNumber(b), ...compareByDigits(a.value, b.value)],
    check(printed, answer) {
      const [a, b] = sidesOf(printed)
      return answer === comparisonOf(a - b, 0)
    },
  }),

  orderFiveUp: form(
    order({
      levels: ['hard'],
      draw: knotted,
      solution: values =>
        orderByDigits(
          values.map(value => exact(value).n),
          'ascending',
        ),
    }),
  ),

  orderFiveDown: form(
    order({
      levels: ['hard'],
      direction: 'descending',
      draw: knotted,
      solution: values =>
        orderByDigits(
          values.map(value => exact(value).n),
          'descending',
        ),
    }),
  ),

  missingDigit: missingDigit(form),
  bothEnds: bothEnds(form),
  nearest: nearest(form),

  orderPlaces: form({
    levels: ['hard'],
    kind: 'order',
    draw: random =>
      random.until(
        () => ({ ...drawPlaces(random, alikeInPairs, 5), isUp: random.evenly([true, false]) }),
        ({ values }) => lettersOf(values, true).join('') !== 'ABCD' && lettersOf(values, false).join('') !== 'ABCD',
      ),
    answer: labelOrder(LETTERS),
    solve: ({ values, isUp }) => lettersOf(values, isUp),
    ask: ({ about, values, isUp }) => askOf(about, values, isUp ? about.upward : about.downward),
    solution: ({ values, isUp }, letters) => [
      ...orderByDigits(values, isUp ? 'ascending' : 'descending'),
      explained(
        list(...letters.map(letter => symbol(letter))),
        line`Write the letter of each number.`,
        line`Escribe la letra de cada número.`,
      ),
    ],
    // Each number is beyond the one before it, on the side that the words name.
    check(printed, letters) {
      const numbers = printed.take(4).map(({ n }) => n)
      const given = letters.map(letter => itemOf(numbers, LETTERS.indexOf(letter)))
      const isUp =
        /fewest \w+ to|lowest mountain to|shortest river to|smallest park to|lightest ship to|con menos|más baja a|más (?:corto|pequeño|ligero) al/.test(
          printed.text,
        )
      return given.slice(1).every((value, i) => (isUp ? 1 : -1) * (value - itemOf(given, i)) > 0)
    },
  }),
})

const lettersOf = (values: readonly number[], isUp: boolean) =>
  [...values].sort((a, b) => (isUp ? a - b : b - a)).map(value => itemOf(LETTERS, values.indexOf(value)))
