import {
  asWritten,
  both,
  compareByDigits,
  exact,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  inARow,
  integer,
  isTrue,
  line,
  order,
  orderByDigits,
  placeValueChart,
  prose,
  type Random,
  relation,
  type Step,
  statements,
  step,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { comparison, comparisonOf, comparisonSigns } from '../../kit/facts/compare-signs.ts'
import { compare } from '../../kit/facts/facts.ts'
import type { levels } from './levels.ts'
import { isMixed } from './numbers.ts'

const ofLength = (random: Random, length: number, first = random.int(1, 9)) =>
  first * 10 ** (length - 1) + random.int(10 ** (length - 2), 10 ** (length - 1) - 1)

/** The one with fewer digits begins with a greater digit; or the digits after the first tell another story. */
function drawApart(random: Random): readonly [lesser: number, greater: number] {
  const kind = random.evenly(['fewer digits', 'first digit', 'fewer digits', 'first digit', 'first digit'] as const)
  if (kind === 'fewer digits') {
    const length = random.pick([4, 5])
    return [ofLength(random, length - 1, random.int(6, 9)), ofLength(random, length, random.int(1, 4))]
  }
  const length = random.pick([4, 5, 5])
  const first = random.int(1, 7)
  const half = 10 ** (length - 2)
  return [
    first * 10 ** (length - 1) + random.int(6 * half, 10 * half - 1),
    (first + random.int(1, 2)) * 10 ** (length - 1) + random.int(half / 10, 5 * half),
  ]
}
const inAnyOrder = (random: Random): readonly [number, number] => {
  const [lesser, greater] = drawApart(random)
  return random.evenly([true, false]) ? [lesser, greater] : [greater, lesser]
}

/** A number with four digits and some with five, each of those with another first digit. */
function drawSome(random: Random, count: 3 | 4): readonly number[] {
  return random.until(
    () => {
      const others = random.sample<number, number>([1, 2, 3, 4, 5, 6, 7, 8], count - 1)
      return random.shuffle<number[]>([
        ofLength(random, 4, random.int(6, 9)),
        ...others.map(other => ofLength(random, 5, other)),
      ])
    },
    values => isMixed(values),
  )
}

/** The only number with four digits is the least: the next one has five. */
function fewestDigits(values: readonly number[]): Step {
  const [least, next] = tupleOf([...values].sort((a, b) => a - b).slice(0, 2), 2)
  return explained(
    relation(least, '<', next),
    line`Only ${least} has 4 digits: it is less than all the others.`,
    line`Solo ${least} tiene 4 dígitos: es menor que todos los demás.`,
  )
}

/** The others are compared by their digits. */
function orderSome(values: readonly number[], direction: 'ascending' | 'descending'): readonly Step[] {
  const least = Math.min(...values)
  const sorted = [...values].sort((a, b) => (direction === 'ascending' ? a - b : b - a))
  const [compared] = orderByDigits(
    values.filter(value => value !== least),
    direction,
  )
  return [fewestDigits(values), ...(compared ? [compared] : []), step(inARow(...sorted), because.putInOrder)]
}

/** How a wrong choice should be, and what shows that. */
function turnedSign([a, b]: readonly [number, number]): Step {
  const [lesser, greater] = a < b ? [a, b] : [b, a]
  return explained(
    relation(a, comparisonSigns[comparisonOf(a, b)], b),
    String(lesser).length < String(greater).length
      ? line`${lesser} has fewer digits, so it is less.`
      : line`The first digit of ${lesser} is less.`,
    String(lesser).length < String(greater).length
      ? line`${lesser} tiene menos dígitos, así que es menor.`
      : line`El primer dígito de ${lesser} es menor.`,
  )
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  apart: form({
    levels: ['easy'],
    share: 2,
    instruction: compare,
    draw: inAnyOrder,
    answer: comparison,
    solve: ([a, b]) => comparisonOf(a, b),
    ask: ([a, b]) => both(prose`${a} ____ ${b}`),
    solution: ([a, b]) => compareByDigits(a, b),
    check(printed, answer) {
      const [a, b] = printed.take(2)
      return isTrue(relation(a, comparisonSigns[answer], b))
    },
  }),

  chart: form({
    levels: ['easy'],
    draw: random => ({ pair: inAnyOrder(random), asksGreater: random.evenly([true, false]) }),
    answer: integer,
    solve: ({ pair, asksGreater }) => (asksGreater ? Math.max(...pair) : Math.min(...pair)),
    ask: ({ pair, asksGreater }) =>
      withFigure(
        asksGreater
          ? {
              en: prose`The chart shows two numbers. Write the greater number.`,
              es: prose`La tabla muestra dos números. Escribe el número mayor.`,
            }
          : {
              en: prose`The chart shows two numbers. Write the lesser number.`,
              es: prose`La tabla muestra dos números. Escribe el número menor.`,
            },
        placeValueChart({
          from: String(Math.max(...pair)).length - 1,
          rows: pair.map(value => String(value).padStart(String(Math.max(...pair)).length)),
        }),
      ),
    solution: ({ pair: [a, b], asksGreater }, answer) => [
      explained(statements(expr(a), expr(b)), line`Read each row of the chart.`, line`Lee cada fila de la tabla.`),
      ...compareByDigits(a, b),
      asksGreater
        ? explained(asWritten(answer), line`So this is the greater number.`, line`Entonces este es el número mayor.`)
        : explained(asWritten(answer), line`So this is the lesser number.`, line`Entonces este es el número menor.`),
    ],
    // The columns are read as amounts of their places: the answer is one of the rows, and the other row is on its other side.
    check(printed, answer) {
      const { from, rows } = printed.figure('place-value-chart')
      const values = rows.map(row =>
        row.reduce((value, cell, i) => value + (cell?.kind === 'number' ? cell.n : 0) * 10 ** (from - i), 0),
      )
      const own = exact(answer).n
      const isGreater = /greater|mayor/.test(printed.text)
      return values.includes(own) && values.every(other => (isGreater ? other <= own : other >= own))
    },
  }),

  greatest: form({
    levels: ['easy'],
    lines: 1,
    draw: random => ({ values: drawSome(random, 4), asksGreatest: random.evenly([true, false]) }),
    answer: integer,
    solve: ({ values, asksGreatest }) => (asksGreatest ? Math.max(...values) : Math.min(...values)),
    ask({ values, asksGreatest }) {
      const shown = inARow(...values)
      return asksGreatest
        ? {
            en: [prose`Which number is the greatest?`, shown],
            es: [prose`¿Cuál es el número mayor?`, shown],
          }
        : {
            en: [prose`Which number is the least?`, shown],
            es: [prose`¿Cuál es el número menor?`, shown],
          }
    },
    solution: ({ values, asksGreatest }, answer) =>
      asksGreatest
        ? [
            ...orderSome(values, 'descending'),
            explained(asWritten(answer), line`The greatest comes first.`, line`El mayor va primero.`),
          ]
        : [
            fewestDigits(values),
            explained(asWritten(answer), line`It is the least number.`, line`Es el número menor.`),
          ],
    check(printed, answer) {
      const own = exact(answer)
      const isGreatest = /greatest|mayor/.test(printed.text)
      const given = printed.all('number').map(({ n }) => own.compare(n))
      return given.includes(0) && given.every(order => (isGreatest ? order >= 0 : order <= 0))
    },
  }),

  whichIsTrue: form({
    levels: ['easy'],
    draw: random => ({
      pairs: [inAnyOrder(random), inAnyOrder(random), inAnyOrder(random), inAnyOrder(random)] as const,
    }),
    answer: formulaChoice,
    solve: ({ pairs: [[a, b]] }) => relation(a, comparisonSigns[comparisonOf(a, b)], b),
    mistakes({ pairs }) {
      const [one, two, three] = tupleOf(
        pairs.slice(1).map(([a, b]) => relation(a, comparisonSigns[comparisonOf(b, a)], b)),
        3,
      )
      return { lastDigits: one, firstDigitOfFewer: two, signTurned: three }
    },
    ask: () => ({ en: prose`Which comparison is true?`, es: prose`¿Qué comparación es verdadera?` }),
    solution: ({ pairs: [[a, b]] }) => compareByDigits(a, b),
    whyWrong({ pairs: [, one, two, three] }) {
      return { lastDigits: turnedSign(one), firstDigitOfFewer: turnedSign(two), signTurned: turnedSign(three) }
    },
    check: (_printed, answer) => isTrue(expr(answer)),
  }),

  orderThree: form(
    order({
      levels: ['easy'],
      draw: random => drawSome(random, 3),
      solution: values =>
        orderSome(
          values.map(value => exact(value).n),
          'ascending',
        ),
    }),
  ),
})
