import { decimalNumber, moneyAmount, quantity } from '../../../answer/number.ts'
import { numbersInAnyOrder, tableCells } from '../../../answer/number-list.ts'
import { both, count, name, prose, table } from '../../../content.ts'
import { second } from '../../../language/nouns/units.ts'
import { people } from '../../../language/people.ts'
import { blank, decimal, list, money, words } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import type { Of } from '../../../math/expr.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { Random } from '../../../random.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { nearest, rounds } from './parts.ts'

const ALL_PLACES = [
  words('Number', 'Número'),
  words('Nearest whole number', 'Unidad más cercana'),
  words('Nearest tenth', 'Décima más cercana'),
  words('Nearest hundredth', 'Centésima más cercana'),
]

type Lap = ReturnType<typeof count>

const nearestCoin = (hundredths: number, coin: number) => Math.floor((hundredths + coin / 2) / coin) * coin

/** What is bought, and the most cents that it costs. */
const GOODS = [
  { what: [words('fruit', 'fruta'), words('bread', 'pan')], most: [1500, 700] },
  { what: [words('a notebook', 'un cuaderno'), words('a pen', 'un bolígrafo')], most: [900, 500] },
  { what: [words('fabric', 'tela'), words('buttons', 'botones')], most: [1900, 700] },
  { what: [words('a sandwich', 'un sándwich'), words('a juice', 'un jugo')], most: [1100, 500] },
  { what: [words('gas', 'gasolina'), words('a car wash', 'un lavado de auto')], most: [4900, 1500] },
  { what: [words('a ball', 'una pelota'), words('a rope', 'una cuerda')], most: [1900, 1200] },
] as const

/** The next hundredth outwards rounds to another tenth. */
function boundary(target: Ratio | undefined, answer: Ratio, direction: 1 | -1): boolean {
  if (!target || !answer.times(100).isInteger) return false
  return rounds(answer, target, 1) && !rounds(answer.plus(Ratio.of(direction, 100)), target, 1)
}

/** With a digit that counts in the tenths. */
const drawTenths = (random: Random) => ({
  target: Ratio.of(
    random.until(
      () => random.int(12, 199),
      n => n % 10 !== 0,
    ),
    10,
  ),
})

export const hardForms = (form: FormMaker<typeof levels>) => ({
  allPlaces: form({
    levels: ['hard'],
    instruction: { en: prose`Complete the table.`, es: prose`Completa la tabla.` },
    draw: random => ({
      value: Ratio.of(
        random.until(
          () => random.int(1001, 99999),
          n => n % 10 !== 0,
        ),
        1000,
      ),
    }),
    answer: tableCells,
    solve({ value }) {
      const blanks = [0, 1, 2].map(places => nearest(value, places))
      return { blanks, head: ALL_PLACES, rows: [[decimal(value), ...blanks]] }
    },
    ask: ({ value }) => both(table({ head: ALL_PLACES, rows: [[decimal(value), blank(2), blank(2), blank(2)]] })),
    check: (printed, { blanks }) =>
      blanks.length === 3 &&
      blanks.every((answer, places) => rounds(printed.numbers[0] ?? Ratio.of(0), exact(answer), places)),
  }),

  least: form({
    levels: ['hard'],
    lines: 1,
    draw: drawTenths,
    answer: decimalNumber,
    solve: ({ target }) => decimal(target.minus(Ratio.of(5, 100)), 2),
    ask({ target }) {
      const shown = decimal(target, 1)
      return {
        en: prose`What is the least number with two decimal places that rounds to ${shown} (to the nearest tenth)?`,
        es: prose`¿Cuál es el menor número con dos cifras decimales que se redondea a ${shown} (a la décima más cercana)?`,
      }
    },
    check: (printed, answer) => boundary(printed.numbers[0], exact(answer), -1),
  }),

  greatest: form({
    levels: ['hard'],
    lines: 1,
    draw: drawTenths,
    answer: decimalNumber,
    solve: ({ target }) => decimal(target.plus(Ratio.of(4, 100)), 2),
    ask({ target }) {
      const shown = decimal(target, 1)
      return {
        en: prose`What is the greatest number with two decimal places that rounds to ${shown} (to the nearest tenth)?`,
        es: prose`¿Cuál es el mayor número con dos cifras decimales que se redondea a ${shown} (a la décima más cercana)?`,
      }
    },
    check: (printed, answer) => boundary(printed.numbers[0], exact(answer), 1),
  }),

  whichRound: form({
    levels: ['medium', 'hard'],
    lines: 0,
    draw(random) {
      const target = Ratio.of(
        random.until(
          () => random.int(4, 99),
          n => n % 10 !== 0,
        ),
        10,
      )
      const at = (hundredths: number) => target.plus(Ratio.of(hundredths, 100))
      const right = random.sample([-5, -4, -3, -2, 1, 2, 3, 4], random.int(2, 3)).map(at)
      const wrong = random.sample([-9, -7, -6, 5, 6, 8], 5 - right.length).map(at)
      return { target, right, shown: random.shuffle([...right, ...wrong]) }
    },
    answer: numbersInAnyOrder,
    solve: ({ right }) => right.map(value => decimal(value, 2)),
    ask({ target, shown }) {
      const [goal, candidates] = [decimal(target, 1), list(...shown.map(value => decimal(value, 2)))]
      return {
        en: [prose`Which of these numbers round to ${goal} (to the nearest tenth)?`, candidates],
        es: [prose`¿Cuáles de estos números se redondean a ${goal} (a la décima más cercana)?`, candidates],
      }
    },
    check(printed, answer) {
      const [target, ...rest] = printed.all('number').map(number => evaluate(number))
      const right = rest
        .filter(value => target && rounds(value, target, 1))
        .map(String)
        .sort()
      return (
        right.length >= 2 &&
        right.join() ===
          answer
            .map(value => exact(value).toString())
            .sort()
            .join()
      )
    },
  }),

  money: form({
    levels: ['hard'],
    lines: 3,
    draw(random) {
      const { what, most } = random.pick(GOODS)
      const to = random.evenly(['dollar', 'dime'])
      const prices = most.map(cents => 10 * random.int(15, cents / 10 - 1) + random.pick([1, 2, 3, 4, 6, 7, 8, 9]))
      return { who: random.pick(people), what, prices, to }
    },
    answer: moneyAmount,
    solve: ({ prices, to }) =>
      prices.reduce((total, cents) => total + nearestCoin(cents, to === 'dollar' ? 100 : 10), 0),
    ask({ who, what, prices, to }) {
      const [first, second] = prices.map(cents => money(cents)) as [Of<'money'>, Of<'money'>]
      if (to === 'dollar') {
        return {
          en: prose`${name(who)} buys ${what[0]} for ${first} and ${what[1]} for ${second}. Round each price to the nearest dollar and add. About how much is that?`,
          es: prose`${name(who)} compra ${what[0]} por ${first} y ${what[1]} por ${second}. Redondea cada precio al dólar más cercano y suma. ¿Cuánto es aproximadamente?`,
        }
      }
      return {
        en: prose`${name(who)} buys ${what[0]} for ${first} and ${what[1]} for ${second}. Round each price to the nearest dime (tenth of a dollar) and add. About how much is that?`,
        es: prose`${name(who)} compra ${what[0]} por ${first} y ${what[1]} por ${second}. Redondea cada precio a la décima de dólar más cercana y suma. ¿Cuánto es aproximadamente?`,
      }
    },
    // Each price is at most half a dollar, or half a dime, away from what it is rounded to.
    check(printed, answer) {
      const places = /dime|décima/.test(printed.text) ? 1 : 0
      const near = printed.numbers.map(
        price =>
          [0, 1]
            .map(more => Ratio.of(Math.floor(price.toNumber() * 10 ** places + 1e-9) + more, 10 ** places))
            .find(whole => rounds(price, whole, places)) ?? Ratio.of(0),
      )
      return near.reduce((total, price) => total.plus(price)).equals(Ratio.of(answer, 100))
    },
  }),

  raceTimes: form({
    levels: ['hard'],
    lines: 3,
    draw: random => ({
      who: random.pick(people),
      laps: [0, 1].map(() => 100 * random.int(41, 78) + 10 * random.int(0, 9) + random.int(1, 9)),
    }),
    answer: quantity,
    solve: ({ laps }) => count(laps.reduce((total, lap) => total + nearestCoin(lap, 100), 0) / 100, second),
    ask({ who, laps }) {
      const [one, two] = laps.map(lap => count(decimal(Ratio.of(lap, 100), 2), second)) as [Lap, Lap]
      return {
        en: prose`${name(who)} runs two laps. The first lap takes ${one} and the second lap takes ${two}. Round each time to the nearest whole second and add. About how long do the two laps take?`,
        es: prose`${name(who)} corre dos vueltas. La primera vuelta dura ${one} y la segunda dura ${two}. Redondea cada tiempo al segundo entero más cercano y suma. ¿Cuánto duran aproximadamente las dos vueltas?`,
      }
    },
    check(printed, { amount }) {
      const near = printed.numbers.map(
        time =>
          [Math.floor(time.toNumber()), Math.ceil(time.toNumber())].find(whole => rounds(time, Ratio.of(whole), 0)) ??
          0,
      )
      return evaluate(amount).equals(near.reduce((total, whole) => total + whole, 0))
    },
  }),
})
