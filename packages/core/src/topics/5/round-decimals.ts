import { decimalNumber, moneyAmount, quantity } from '../../answer/number.ts'
import { numbersInAnyOrder, tableCells } from '../../answer/number-list.ts'
import { both, count, figure, name, prose, table } from '../../content.ts'
import { ratioOf } from '../../figure/exact.ts'
import { numberLine } from '../../figure/number-line.ts'
import { second } from '../../language/nouns/units.ts'
import { people } from '../../language/people.ts'
import { blank, decimal, list, money, words } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Of } from '../../math/expr.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'

const PLACES = [words('whole number', 'unidad'), words('tenth', 'décima'), words('hundredth', 'centésima')] as const

const ALL_PLACES = [
  words('Number', 'Número'),
  words('Nearest whole number', 'Unidad más cercana'),
  words('Nearest tenth', 'Décima más cercana'),
  words('Nearest hundredth', 'Centésima más cercana'),
]

/** Half up, on the exact value. */
const rounded = (value: Ratio, places: number): Ratio => Ratio.of(value.times(10 ** places).rounded(), 10 ** places)
const nearest = (value: Ratio, places: number) => decimal(rounded(value, places), places)

/** Numbers with one or two places more than they are rounded to. */
const numbers = {
  'no five'(random: Random) {
    const to = random.evenly([0, 1])
    const value = random.until(
      () => random.int(101, 9999),
      n => n % 10 !== 0 && Math.floor(n / 10 ** (1 - to)) % 10 !== 5,
    )
    return { value: Ratio.of(value, 100), to }
  },
  thousandths(random: Random) {
    return {
      value: Ratio.of(
        random.until(
          () => random.int(1001, 99999),
          n => n % 10 !== 0,
        ),
        1000,
      ),
      to: random.evenly([0, 1, 2]),
    }
  },
  'chain of nines'(random: Random) {
    const to = random.evenly([1, 2])
    const whole = random.int(1, 60)
    return {
      value:
        to === 1
          ? Ratio.of(whole * 100 + random.int(95, 99), 100)
          : Ratio.of(whole * 1000 + random.int(0, 9) * 100 + random.int(95, 99), 1000),
      to,
    }
  },
}

interface Level {
  readonly numbers: readonly (keyof typeof numbers)[]
}

const draw = (random: Random, level: Level) => numbers[random.evenly(level.numbers)](random)

/** Whether two numbers are the same distance or less apart than half the place, the upper half counting up. */
const rounds = (value: Ratio, to: Ratio, places: number) => {
  const half = Ratio.of(1, 2 * 10 ** places)
  return value.compare(to.minus(half)) >= 0 && value.compare(to.plus(half)) < 0 && to.times(10 ** places).isInteger
}

const placeNamed = ({ en }: Of<'words'>) => PLACES.findIndex(place => place.en === en)

export const roundDecimals = defineTopic(
  {
    id: 'round-decimals',
    name: { en: 'Round decimals', es: 'Redondear decimales' },
    description: {
      en: 'Round decimals to the nearest whole number, tenth or hundredth.',
      es: 'Redondea decimales al número entero, a la décima o a la centésima más cercana.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['5.NBT.A.4'],
    levels: {
      easy: { numbers: ['no five'] },
      medium: { numbers: ['thousandths', 'chain of nines'] },
      hard: { numbers: ['thousandths', 'chain of nines'] },
    },
  },
  form => ({
    round: form({
      levels: ['easy', 'medium'],
      share: 3,
      lines: 0,
      draw,
      answer: decimalNumber,
      solve: ({ value, to }) => nearest(value, to),
      ask({ value, to }) {
        const [shown, place] = [decimal(value), PLACES[to] ?? PLACES[0]]
        return {
          en: prose`Round ${shown} to the nearest ${place}.`,
          es: prose`Redondea ${shown} a la ${place} más cercana.`,
        }
      },
      // The number lies no further than half a place from the answer.
      check: (printed, answer) =>
        rounds(printed.numbers[0] ?? Ratio.of(0), exact(answer), placeNamed(printed.one('words'))),
    }),

    numberLine: form({
      levels: ['easy'],
      share: 3,
      lines: 0,
      draw: random => {
        const [whole, tenths] = [random.int(1, 40), random.pick([1, 2, 3, 4, 6, 7, 8, 9])]
        return { whole, value: Ratio.of(whole * 10 + tenths, 10) }
      },
      answer: decimalNumber,
      solve: ({ value }) => nearest(value, 0),
      ask({ whole, value }) {
        const drawn = figure(
          numberLine({
            from: whole,
            to: whole + 1,
            step: Ratio.of(1, 10),
            labels: 'ends',
            numbers: 'decimal',
            points: [value],
          }),
        )
        const shown = decimal(value)
        return {
          en: [drawn, prose`The point is at ${shown}. Which whole number is nearest?`],
          es: [drawn, prose`El punto está en ${shown}. ¿Cuál es el número entero más cercano?`],
        }
      },
      check(printed, answer) {
        const value = printed.numbers[0] ?? Ratio.of(0)
        const { from, to } = printed.figure('number-line')
        const ends = [ratioOf(from), ratioOf(to)]
        const [left, right] = [value.minus(ends[0] ?? 0), (ends[1] ?? value).minus(value)]
        return exact(answer).equals(left.compare(right) < 0 ? (ends[0] ?? 0) : (ends[1] ?? 0))
      },
    }),

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
      draw: random => ({
        target: Ratio.of(
          random.until(
            () => random.int(12, 199),
            n => n % 10 !== 0,
          ),
          10,
        ),
      }),
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
      draw: random => ({
        target: Ratio.of(
          random.until(
            () => random.int(12, 199),
            n => n % 10 !== 0,
          ),
          10,
        ),
      }),
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
  }),
)

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
