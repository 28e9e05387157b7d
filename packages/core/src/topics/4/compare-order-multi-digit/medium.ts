import {
  answerStep,
  asWritten,
  both,
  compareByDigits,
  type Expr,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  failed,
  formulaChoice,
  inARow,
  integer,
  isTrue,
  itemOf,
  line,
  order,
  orderByDigits,
  prose,
  type Random,
  relation,
  step,
  symbol,
  tupleOf,
  writtenName,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { comparison, comparisonOf, comparisonSigns } from '../../kit/facts/compare-signs.ts'
import { compare } from '../../kit/facts/facts.ts'
import type { levels } from './levels.ts'
import { alike, exchanged, expanded } from './numbers.ts'
import { askOf, drawPlaces, LETTERS } from './tables.ts'

const KINDS = ['two', 'exchanged', 'three', 'equal', 'two', 'exchanged', 'three', 'exchanged'] as const
function drawClose(random: Random) {
  const kind = random.evenly(KINDS)
  const length = random.pick([5, 6, 6])
  const isTakenApart = kind === 'equal' || random.chance(0.3)
  const [a, b] = random.until(
    () => {
      const pair =
        kind === 'exchanged' || kind === 'equal'
          ? exchanged(random, length)
          : alike(random, 2, length, kind === 'two' ? 2 : 3)
      return random.shuffle(tupleOf(pair, 2))
    },
    pair => pair.every(value => value % 1000 !== 0),
  )
  return { a, b: kind === 'equal' ? a : b, isTakenApart }
}

/** 12 < 15 < 31. */
const rising = ([first, ...others]: readonly number[]): Expr =>
  others.reduce((chain: Expr, value) => relation(chain, '<', value), expr(first ?? failed('There are no numbers')))

/** Numbers in order but for one, which stands at least two places from its own. */
function drawMisplaced(random: Random) {
  const sorted = [...alike(random, 5, random.pick([5, 6]), 2)].sort((a, b) => a - b)
  const [from, to] = random.evenly([
    [0, 2],
    [4, 1],
    [1, 4],
    [3, 0],
    [1, 3],
    [4, 2],
  ])
  const misplaced = itemOf(sorted, from)
  const others = sorted.filter(value => value !== misplaced)
  return { sorted, misplaced, shown: [...others.slice(0, to), misplaced, ...others.slice(to)] }
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  close: form({
    levels: ['medium'],
    share: 2,
    instruction: compare,
    draw: drawClose,
    answer: comparison,
    solve: ({ a, b }) => comparisonOf(a, b),
    ask: ({ a, b, isTakenApart }) => both(prose`${a} ____ ${isTakenApart ? expanded(b) : b}`),
    solution: ({ a, b, isTakenApart }) => [
      ...(isTakenApart ? [step(equation(expanded(b), b), because.joinPlaces)] : []),
      ...compareByDigits(a, b),
    ],
    check(printed, answer) {
      const [a, b] = tupleOf(
        printed.maths.filter(item => item.kind === 'number' || item.kind === 'sum'),
        2,
      )
      return isTrue(relation(a, comparisonSigns[answer], b))
    },
  }),

  orderThreeUp: form(
    order({
      levels: ['medium'],
      draw: random => alike(random, 3, random.pick([5, 6]), random.pick([2, 3])),
      solution: values =>
        orderByDigits(
          values.map(value => exact(value).n),
          'ascending',
        ),
    }),
  ),

  orderThreeDown: form(
    order({
      levels: ['medium'],
      direction: 'descending',
      draw: random => alike(random, 3, random.pick([5, 6]), random.pick([2, 3])),
      solution: values =>
        orderByDigits(
          values.map(value => exact(value).n),
          'descending',
        ),
    }),
  ),

  placeOfAll: form({
    levels: ['medium'],
    draw: random => ({
      ...drawPlaces(random, (own, digits) => alike(own, 4, digits, 2)),
      asksMost: random.evenly([true, false]),
    }),
    answer: writtenName(...LETTERS),
    solve: ({ values, asksMost }) =>
      itemOf(LETTERS, values.indexOf(asksMost ? Math.max(...values) : Math.min(...values))),
    ask: ({ about, values, asksMost }) => askOf(about, values, asksMost ? about.asksMost : about.asksLeast),
    solution: ({ values, asksMost }, letter) => {
      const best = itemOf(values, LETTERS.indexOf(letter))
      return [
        ...orderByDigits(values, asksMost ? 'descending' : 'ascending'),
        explained(
          symbol(letter),
          asksMost
            ? line`The greatest number, ${best}, is that of ${symbol(letter)}.`
            : line`The least number, ${best}, is that of ${symbol(letter)}.`,
          asksMost
            ? line`El número mayor, ${best}, es el de ${symbol(letter)}.`
            : line`El número menor, ${best}, es el de ${symbol(letter)}.`,
        ),
      ]
    },
    // The number beside the letter, and none that is beyond it.
    check(printed, letter) {
      const numbers = printed.take(4).map(({ n }) => n)
      const own = itemOf(numbers, LETTERS.indexOf(letter))
      const isMost =
        /the most|más alta|más largo|más grande|más pesado|tiene más|highest|longest|largest|heaviest/.test(
          printed.text,
        )
      return numbers.every(other => (isMost ? other <= own : other >= own))
    },
  }),

  between: form({
    levels: ['medium'],
    draw(random) {
      const sorted = random.until(
        () => [...alike(random, 6, 6, 2)].sort((a, b) => a - b),
        values => values.every(value => value % 100 !== 0),
      )
      const at = random.evenly([1, 2])
      const [low, right, high] = tupleOf(sorted.slice(at, at + 3), 3)
      return {
        low,
        right,
        high,
        wrong: tupleOf(
          sorted.filter(value => value < low || value > high),
          3,
        ),
      }
    },
    answer: formulaChoice,
    solve: ({ right }) => right,
    mistakes: ({ wrong: [first, second, third] }) => ({ tooLittle: first, outside: second, tooGreat: third }),
    ask: ({ low, high }) => ({
      en: prose`Which number is greater than ${low} and less than ${high}?`,
      es: prose`¿Qué número es mayor que ${low} y menor que ${high}?`,
    }),
    solution: ({ low, right, high }) => [...compareByDigits(right, low), ...compareByDigits(right, high)],
    whyWrong({ low, high, wrong: [first, second, third] }) {
      const why = (value: number) =>
        value < low
          ? explained(relation(value, '<', low), line`It is not greater than ${low}.`, line`No es mayor que ${low}.`)
          : explained(relation(value, '>', high), line`It is not less than ${high}.`, line`No es menor que ${high}.`)
      return { tooLittle: why(first), outside: why(second), tooGreat: why(third) }
    },
    check(printed, answer) {
      const [low, high] = printed.take(2)
      return exact(answer).compare(low) > 0 && exact(answer).compare(high) < 0
    },
  }),

  outOfPlace: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw: drawMisplaced,
    answer: integer,
    solve: ({ misplaced }) => misplaced,
    ask: ({ shown }) => ({
      en: [
        prose`These numbers should be in order from least to greatest, but one is out of place. Write that number.`,
        inARow(...shown),
      ],
      es: [
        prose`Estos números deben estar en orden de menor a mayor, pero uno está fuera de lugar. Escribe ese número.`,
        inARow(...shown),
      ],
    }),
    solution: ({ sorted, shown, misplaced }) => {
      const others = sorted.filter(value => value !== misplaced)
      const at = shown.indexOf(misplaced)
      const [left, right] = [shown[at - 1], shown[at + 1]]
      const wrong =
        left !== undefined && left > misplaced
          ? relation(left, '>', misplaced)
          : relation(misplaced, '>', right ?? misplaced)
      return [
        explained(
          wrong,
          line`Find a number that is greater than the next one.`,
          line`Busca un número mayor que el siguiente.`,
        ),
        explained(
          rising(others),
          line`Without ${misplaced}, the other numbers are in order.`,
          line`Sin ${misplaced}, los demás números están en orden.`,
        ),
        explained(rising(sorted), line`Move ${misplaced} to its place.`, line`Mueve ${misplaced} a su lugar.`),
        answerStep(asWritten(misplaced), {
          en: line`This is the number that was out of place.`,
          es: line`Este es el número que estaba fuera de lugar.`,
        }),
      ]
    },
    // Only without this number is the rest in order.
    check(printed, answer) {
      const values = printed.numbers.map(({ n }) => n)
      const fits = values.filter(left => {
        const rest = values.filter(value => value !== left)
        return rest.slice(1).every((value, i) => value > itemOf(rest, i))
      })
      return fits.length === 1 && exact(answer).equals(itemOf(fits, 0))
    },
  }),
})
