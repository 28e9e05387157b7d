import {
  both,
  exact,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  inARow,
  isTrue,
  itemOf,
  line,
  placeValueChart,
  prose,
  type Random,
  rational,
  relation,
  statements,
  theThings,
  things,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import { placeAt } from '../../../language/places.ts'
import {
  compared,
  compareSteps,
  extremeSteps,
  isMixed,
  shown,
  signOf,
  sorted,
  type Written,
  written,
} from '../../kit/decimals/compared.ts'
import { digitAt, powerOfTen } from '../../kit/decimals/places.ts'
import { comparesTheSides, comparison, comparisonOf, comparisonSigns } from '../../kit/facts/compare-signs.ts'
import { compare } from '../../kit/facts/facts.ts'
import type { levels } from './levels.ts'

/** As many places each; the tenths differ, or the hundredths do, and the digits after them tell another story. */
function drawPair(random: Random, places: 2 | 3): readonly [Written, Written] {
  const unit = places === 2 ? 10 : 1
  const whole = 1000 * random.int(0, 9)
  const [low, high] = random.until(
    () => [random.int(1, 8), random.int(2, 9)] as const,
    ([one, other]) => one < other,
  )
  const same = random.int(1, 9)
  const differsInTenths = random.evenly([false, true, false])
  const rest = (least: number, most: number) => unit * random.int(least, most)
  // A number with three places does not end in 0.
  const end = (value: number) => (unit === 1 && value % 10 === 0 ? 1 : 0)
  const [less, greater] = differsInTenths
    ? [whole + 100 * low + rest(50 / unit + 1, 99 / unit), whole + 100 * high + rest(1, 49 / unit)]
    : [
        whole + 100 * same + 10 * low + (unit === 1 ? random.int(5, 9) : 0),
        whole + 100 * same + 10 * high + (unit === 1 ? random.int(1, 4) : 0),
      ]
  const pair = [written(less + end(less), places), written(greater + end(greater), places)] as const
  return random.evenly([true, false]) ? pair : [pair[1], pair[0]]
}
const drawTwo = (random: Random) => drawPair(random, random.evenly([3, 2] as const))

/** Three numbers with as many places and different tenths, two of them perhaps with the same. */
function drawThree(random: Random): readonly Written[] {
  const places = random.evenly([2, 3] as const)
  const unit = places === 2 ? 10 : 1
  const whole = 1000 * random.int(0, 9)
  return random.until(
    () => {
      const [a, b] = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 2)
      const [c, d, e] = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 3)
      const end = () => (unit === 1 ? random.int(1, 9) : 0)
      return random.shuffle<Written[]>([
        written(whole + 100 * a + 10 * c + end(), places),
        written(whole + 100 * a + 10 * d + end(), places),
        written(whole + 100 * b + 10 * e + end(), places),
      ])
    },
    all => isMixed(all),
  )
}

/** How a choice should be, and the place that decides. */
function rightSign([a, b]: readonly [Written, Written]) {
  const place = digitAt(a.value, -1) === digitAt(b.value, -1) ? -2 : -1
  const digits = relation(digitAt(a.value, place), signOf(a, b), digitAt(b.value, place))
  return explained(
    relation(shown(a), signOf(a, b), shown(b)),
    line`Compare the ${things(placeAt(place))}: ${digits}.`,
    line`Compara ${theThings(placeAt(place))}: ${digits}.`,
  )
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  samePlaces: form({
    levels: ['easy'],
    share: 2,
    instruction: compare,
    draw: drawTwo,
    answer: comparison,
    solve: ([a, b]) => compared(a, b),
    ask: ([a, b]) => both(prose`${shown(a)} ____ ${shown(b)}`),
    solution: ([a, b]) => compareSteps(a, b),
    check: (printed, answer) => comparesTheSides(printed, answer),
  }),

  chart: form({
    levels: ['easy'],
    draw: random => ({ pair: drawPair(random, 3), asksGreater: random.evenly([true, false]) }),
    answer: rational,
    solve: ({ pair, asksGreater }) => shown(itemOf(sorted(pair, asksGreater ? 'descending' : 'ascending'), 0)),
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
          from: 0,
          to: -3,
          rows: pair.map(({ value }) => String(value.times(1000)).padStart(4, '0')),
        }),
      ),
    solution: ({ pair: [a, b], asksGreater }, answer) => [
      explained(statements(shown(a), shown(b)), line`Read each row of the chart.`, line`Lee cada fila de la tabla.`),
      ...compareSteps(a, b),
      explained(
        expr(answer),
        asksGreater ? line`The greater number is ${answer}.` : line`The lesser number is ${answer}.`,
        asksGreater ? line`El número mayor es ${answer}.` : line`El número menor es ${answer}.`,
      ),
    ],
    check(printed, answer) {
      const { from, rows } = printed.figure('place-value-chart')
      const off = rows.map(row =>
        row.reduce(
          (rest, cell, i) => rest.minus(powerOfTen(from - i).times(cell?.kind === 'number' ? cell.n : 0)),
          exact(answer),
        ),
      )
      const isGreater = /greater|mayor/.test(printed.text)
      return off.some(({ n }) => n === 0) && off.every(({ n }) => (isGreater ? n >= 0 : n <= 0))
    },
  }),

  greatest: form({
    levels: ['easy'],
    lines: 1,
    draw: random => ({ all: drawThree(random), asksGreatest: random.evenly([true, false]) }),
    answer: rational,
    solve: ({ all, asksGreatest }) => shown(itemOf(sorted(all, asksGreatest ? 'descending' : 'ascending'), 0)),
    ask({ all, asksGreatest }) {
      const row = inARow(...all.map(shown))
      return asksGreatest
        ? { en: [prose`Which number is the greatest?`, row], es: [prose`¿Cuál es el número mayor?`, row] }
        : { en: [prose`Which number is the least?`, row], es: [prose`¿Cuál es el número menor?`, row] }
    },
    solution: ({ all, asksGreatest }, answer) => [
      ...extremeSteps(all, asksGreatest),
      explained(
        expr(answer),
        asksGreatest ? line`It is the greatest number.` : line`It is the least number.`,
        asksGreatest ? line`Es el número mayor.` : line`Es el número menor.`,
      ),
    ],
    check(printed, answer) {
      const isGreatest = /greatest|mayor/.test(printed.text)
      const off = printed.all('number').map(number => exact(answer).compare(exact(number)))
      return off.includes(0) && off.every(order => (isGreatest ? order >= 0 : order <= 0))
    },
  }),

  whichIsTrue: form({
    levels: ['easy'],
    draw: random => ({ pairs: [drawTwo(random), drawTwo(random), drawTwo(random), drawTwo(random)] as const }),
    answer: formulaChoice,
    solve: ({ pairs: [[a, b]] }) => relation(shown(a), signOf(a, b), shown(b)),
    mistakes({ pairs }) {
      const [one, two, three] = tupleOf(
        pairs.slice(1).map(([a, b]) => relation(shown(a), signOf(b, a), shown(b))),
        3,
      )
      return { lastDigits: one, fewerTenths: two, signTurned: three }
    },
    ask: () => ({ en: prose`Which comparison is true?`, es: prose`¿Qué comparación es verdadera?` }),
    solution: ({ pairs: [[a, b]] }) => {
      const places = digitAt(a.value, -1) === digitAt(b.value, -1) ? [0, -1, -2] : [0, -1]
      const digits = places.flatMap((place, i) => {
        const [one, other] = [digitAt(a.value, place), digitAt(b.value, place)]
        return [...(i === 0 ? [] : ['; ']), relation(one, comparisonSigns[comparisonOf(one, other)], other)]
      })
      return [
        explained(
          statements(shown(a), shown(b)),
          [...line`Compare the digits from the left: `, ...digits, '.'],
          [...line`Compara los dígitos desde la izquierda: `, ...digits, '.'],
        ),
        ...compareSteps(a, b).slice(-1),
      ]
    },
    whyWrong: ({ pairs: [, one, two, three] }) => ({
      lastDigits: rightSign(one),
      fewerTenths: rightSign(two),
      signTurned: rightSign(three),
    }),
    check: (_printed, answer) => isTrue(expr(answer)),
  }),
})
