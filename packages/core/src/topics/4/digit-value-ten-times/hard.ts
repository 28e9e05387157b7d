import {
  both,
  bullets,
  count,
  divide,
  type Expr,
  equation,
  exact,
  explained,
  type FormMaker,
  formulaChoice,
  integer,
  isTerm,
  itemOf,
  labelOrder,
  line,
  list,
  prose,
  type Random,
  relation,
  statements,
  sum,
  symbol,
  theThings,
  things,
  times,
  tupleOf,
  wholes,
} from '../../../author.ts'
import { missingNumber } from '../../kit/facts/facts.ts'
import { amountIn, exchange } from './exchange.ts'
import type { levels } from './levels.ts'
import { digitIsWorth, numberWith, placeAt, worthIn, worthOf } from './places.ts'
import { packed } from './stories.ts'

const FACTORS = [100, 1000] as const
type Factor = (typeof FACTORS)[number]
const zerosOf = (factor: number) => String(factor).length - 1

const DIGITS = [4, 7, 2, 9, 5, 3, 8, 6] as const

/** The lower place, and how many times as much the digit is worth in the other number. */
function drawFar(random: Random) {
  const factor: Factor = random.evenly(FACTORS)
  const [digit, low] = [random.evenly(DIGITS), random.int(1, 5 - zerosOf(factor))]
  const high = low + zerosOf(factor)
  return {
    factor,
    greater: numberWith(random, digit, high, high === 5 ? 6 : random.pick([5, 6])),
    lesser: numberWith(random, digit, low, random.pick([5, 6])),
  }
}

/** 4,070, 40,700 or 407: three digits with a 0 or without, perhaps before zeros. */
const drawThree = (random: Random, most: number) =>
  random.until(
    () => {
      const [a, b, c] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 3)
      return random.pick([10 * a + b, 100 * a + b, 100 * a + 10 * b + c]) * random.pick([1, 10, 100])
    },
    value => value >= 23 && value <= most,
  )

/** So many of a place: 42 thousands, 425 hundreds, 42,080 ones. */
interface Amount {
  readonly amount: number
  readonly place: number
}

const BUNDLES = [
  { place: 2, digits: 3 },
  { place: 1, digits: 4 },
  { place: 4, digits: 2 },
  { place: 2, digits: 4 },
  { place: 1, digits: 4 },
] as const
/** More of a place than it holds, so that the number crosses a thousand. */
function drawBundle(random: Random): Amount {
  const { place, digits } = random.evenly(BUNDLES)
  const [a, b, c] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 3)
  const isHollow = random.evenly([true, false])
  const three = isHollow ? 100 * a + b : 100 * a + 10 * b + c
  return { place, amount: digits === 2 ? 10 * a + b : digits === 3 ? three : 10 * three + (isHollow ? 0 : b) }
}

const LETTERS = ['A', 'B', 'C', 'D'] as const
const worth = ({ amount, place }: Amount) => amount * 10 ** place
function drawAmounts(random: Random): readonly Amount[] {
  return random.until(
    () => {
      const first = random.int(2, 9)
      const [a, b] = random.sample([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 2)
      const [c, d, e] = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 3)
      const pool = [a, a, b]
      const second = () => random.pick(pool)
      return random.shuffle<Amount[]>([
        { amount: 10 * first + second(), place: 3 },
        { amount: 100 * first + 10 * second() + c, place: 2 },
        { amount: 1000 * first + 100 * second() + 10 * d, place: 1 },
        { amount: 10_000 * first + 1000 * second() + 100 * e + 10 * c, place: 0 },
      ])
    },
    amounts => {
      const sizes = amounts.map(worth)
      const isUp = sizes.slice(1).every((size, i) => size > itemOf(sizes, i))
      const isDown = sizes.slice(1).every((size, i) => size < itemOf(sizes, i))
      return (
        new Set(sizes).size === 4 &&
        !isUp &&
        !isDown &&
        amounts.every(({ amount }) => amount % 10 !== 0 || amount > 999)
      )
    },
  )
}
const pairs = (sizes: readonly number[]) =>
  sizes.slice(1).map((size, i) => relation(itemOf(sizes, i), size > itemOf(sizes, i) ? '<' : '>', size))
const shownAmount = ({ amount, place }: Amount) =>
  place === 0 ? line`${amount}` : line`${count(amount, placeAt(place))}`

type Direction = 'up' | 'down'
interface Ordered {
  readonly direction: Direction
  readonly amounts: readonly Amount[]
}
const sorted = ({ amounts, direction }: Ordered) =>
  [...amounts].sort((a, b) => (direction === 'up' ? worth(a) - worth(b) : worth(b) - worth(a)))

export const hardForms = (form: FormMaker<typeof levels>) => ({
  manyTimes: form({
    levels: ['hard'],
    draw: drawFar,
    answer: integer,
    solve: ({ factor }) => factor,
    ask: ({ greater, lesser }) => ({
      en: prose`The value of the ${greater.digit} in ${greater.value} is ____ times its value in ${lesser.value}.`,
      es: prose`El valor del ${greater.digit} en ${greater.value} es ____ veces su valor en ${lesser.value}.`,
    }),
    solution: ({ greater, lesser, factor }) => [
      digitIsWorth(greater),
      digitIsWorth(lesser),
      explained(
        equation(times(...wholes(1, zerosOf(factor)).map(() => 10)), factor),
        line`From ${things(placeAt(lesser.place))} to ${things(placeAt(greater.place))} is ${zerosOf(factor)} places to the left: multiply by 10 for each place.`,
        line`De ${theThings(placeAt(lesser.place))} a ${theThings(placeAt(greater.place))} hay ${zerosOf(factor)} posiciones hacia la izquierda: multiplica por 10 por cada posición.`,
      ),
    ],
    check(printed, answer) {
      const [digit, greater, lesser] = printed.take(3)
      return exact(answer).times(worthIn(lesser.n, digit.n)).equals(worthIn(greater.n, digit.n))
    },
  }),

  lesserOf: form({
    levels: ['hard'],
    share: 2,
    draw(random) {
      const factor: Factor = random.evenly(FACTORS)
      return { factor, lesser: drawThree(random, factor === 100 ? 9990 : 999) }
    },
    answer: integer,
    solve: ({ lesser }) => lesser,
    ask: ({ factor, lesser }) => ({
      en: prose`${factor * lesser} is ${factor} times as much as ____.`,
      es: prose`${factor * lesser} es ${factor} veces ____.`,
    }),
    solution: ({ factor, lesser }) => exchange(lesser, factor, false),
    check(printed, answer) {
      const [greater, factor] = printed.take(2)
      return greater.equals(exact(answer).times(factor))
    },
  }),

  asUnits: form({
    levels: ['hard'],
    instruction: missingNumber,
    draw: drawBundle,
    answer: integer,
    solve: ({ amount }) => amount,
    ask: ({ amount, place }) => both(prose`${worth({ amount, place })} = ____ ${things(placeAt(place))}`),
    solution: ({ amount, place }) => [
      explained(
        prose`${count(1, placeAt(place))} = ${10 ** place}`,
        line`Find how many groups of ${10 ** place} there are.`,
        line`Halla cuántos grupos de ${10 ** place} hay.`,
      ),
      explained(
        equation(divide(worth({ amount, place }), 10 ** place), amount),
        line`Divide: count all the ${things(placeAt(place))}, not just the digit in that place.`,
        line`Divide: cuenta todas ${theThings(placeAt(place))}, no solo el dígito de esa posición.`,
      ),
    ],
    check(printed, answer) {
      const [value] = printed.take(1)
      return amountIn(exact(answer), printed.term('thing').noun).equals(value)
    },
  }),

  asNumber: form({
    levels: ['hard'],
    instruction: missingNumber,
    draw: drawBundle,
    answer: integer,
    solve: worth,
    ask: ({ amount, place }) => both(prose`${count(amount, placeAt(place))} = ____`),
    solution({ amount, place }, value) {
      const [noun, above] = [placeAt(place), placeAt(place + 1)]
      const rest = amount % 10
      const many = (amount - rest) / 10
      return [
        explained(
          rest === 0
            ? prose`${count(10 * many, noun)} = ${count(many, above)}`
            : prose`${count(10 * many, noun)} = ${count(many, above)} = ${worth({ amount: 10 * many, place })}`,
          line`${count(10, noun)} make ${count(1, above)}.`,
          line`${count(10, noun)} forman ${count(1, above)}.`,
        ),
        rest === 0
          ? explained(
              prose`${count(many, above)} = ${value}`,
              line`Write the number with digits.`,
              line`Escribe el número con cifras.`,
            )
          : explained(
              equation(sum(worth({ amount: 10 * many, place }), worth({ amount: rest, place })), value),
              line`Add the value of the other ${count(rest, noun)}.`,
              line`Suma el valor de las otras ${count(rest, noun)}.`,
            ),
      ]
    },
    check(printed, answer) {
      const { amount, noun } = printed.term('quantity')
      return amountIn(exact(amount), noun).equals(exact(answer))
    },
  }),

  whichIsMany: form({
    levels: ['hard'],
    draw(random) {
      const { factor, greater, lesser } = drawFar(random)
      const { digit } = greater
      const others = random
        .shuffle<number[]>([1, 2, 3, 4, 5].filter(place => place !== lesser.place && place !== greater.place))
        .slice(0, 3)
      return {
        factor,
        greater,
        lesser,
        wrong: others.map(place => numberWith(random, digit, place, place === 5 ? 6 : random.pick([5, 6]))),
      }
    },
    answer: formulaChoice,
    solve: ({ lesser }) => lesser.value,
    mistakes({ wrong }) {
      const [one, two, three] = tupleOf(
        wrong.map(({ value }) => value),
        3,
      )
      return { onePlace: one, otherWay: two, anotherPlace: three }
    },
    ask: ({ greater: { digit, value }, factor }) => ({
      en: prose`The value of the ${digit} in ${value} is ${factor} times its value in one of these numbers. Which number is it?`,
      es: prose`El valor del ${digit} en ${value} es ${factor} veces su valor en uno de estos números. ¿Cuál es ese número?`,
    }),
    solution: ({ greater, lesser, factor }) => [
      digitIsWorth(greater),
      explained(
        equation(divide(worthOf(greater), factor), worthOf(lesser)),
        line`Divide by ${factor}: the ${greater.digit} must have this value, ${zerosOf(factor)} places to the right.`,
        line`Divide entre ${factor}: el ${greater.digit} debe tener este valor, ${zerosOf(factor)} posiciones a la derecha.`,
      ),
      digitIsWorth(lesser),
    ],
    whyWrong({ wrong }) {
      const [one, two, three] = tupleOf(wrong.map(digitIsWorth), 3)
      return { onePlace: one, otherWay: two, anotherPlace: three }
    },
    check(printed, answer) {
      const [digit, value, factor] = printed.take(3)
      return factor.times(worthIn(exact(answer).n, digit.n)).equals(worthIn(value.n, digit.n))
    },
  }),

  packed: form(packed),

  order: form({
    levels: ['hard'],
    kind: 'order',
    draw: (random): Ordered => ({ direction: random.evenly(['up', 'down']), amounts: drawAmounts(random) }),
    answer: labelOrder(LETTERS),
    solve: ordered => sorted(ordered).map(amount => itemOf(LETTERS, ordered.amounts.indexOf(amount))),
    ask({ direction, amounts }) {
      const items = bullets(
        ...amounts.map((amount, i) => [...line`${symbol(itemOf(LETTERS, i))}: `, ...shownAmount(amount)]),
      )
      return direction === 'up'
        ? {
            en: [prose`Write the letters in order, from the least amount to the greatest.`, items],
            es: [prose`Escribe las letras en orden, de la cantidad menor a la mayor.`, items],
          }
        : {
            en: [prose`Write the letters in order, from the greatest amount to the least.`, items],
            es: [prose`Escribe las letras en orden, de la cantidad mayor a la menor.`, items],
          }
    },
    solution: (ordered, letters) => [
      explained(
        statements(...ordered.amounts.map((amount, i) => equation(symbol(itemOf(LETTERS, i)), worth(amount)))),
        line`Write each amount as a number.`,
        line`Escribe cada cantidad como número.`,
      ),
      explained(
        statements(...pairs(sorted(ordered).map(worth))),
        line`Compare the digits from the left.`,
        line`Compara los dígitos desde la izquierda.`,
      ),
      explained(
        list(...letters.map(letter => symbol(letter))),
        line`Write the letters in this order.`,
        line`Escribe las letras en este orden.`,
      ),
    ],
    // The amount of each letter is beyond the one before it, on the side that the words name.
    check(printed, letters) {
      const sizes = letters.map(letter => {
        const [, item] = itemOf(printed.block('bullets').items, LETTERS.indexOf(letter)).filter(
          one => typeof one !== 'string',
        )
        return typeof item === 'object' && isTerm(item) && item.kind === 'quantity'
          ? amountIn(exact(item.amount), item.noun)
          : exact(item as Expr)
      })
      const isUp = /from the least|cantidad menor a/.test(printed.text)
      return sizes.slice(1).every((size, i) => (isUp ? 1 : -1) * size.compare(itemOf(sizes, i)) > 0)
    },
  }),
})
