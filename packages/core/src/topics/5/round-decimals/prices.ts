import {
  answerStep,
  equation,
  failed,
  price as inDollars,
  line,
  minus,
  money,
  moneyAmount,
  type Random,
  Ratio,
  relation,
  type Step,
  step,
  story,
  sum,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { byNextDigit } from './parts.ts'
import { rounds } from './rounds.ts'
import { purchases } from './stories.ts'

type Price = ReturnType<typeof money>

const DOLLAR = 100
const DIME = 10
const BILLS = [2000, 5000, 10_000] as const

const roundedCents = ({ cents }: Price, coin: number) => Math.floor((cents + coin / 2) / coin) * coin

function drawPrice(random: Random, range: readonly [number, number]): Price {
  const cents = random.until(
    () => random.int(...range),
    drawn => drawn % 10 > 0 && drawn % 100 > 9,
  )
  return money(cents)
}

/** To the dime, the cents are written even where they are 0. */
const shownTo = (coin: typeof DOLLAR | typeof DIME, cents: number) => (coin === DIME ? inDollars(cents) : money(cents))

const roundedStep = (price: Price, coin: typeof DOLLAR | typeof DIME): Step =>
  step(relation(price, '≈', shownTo(coin, roundedCents(price, coin))), because.explain, {
    sentence: byNextDigit(Math.floor(price.cents / (coin / 10)) % 10, coin === DOLLAR ? 'tenths' : 'hundredths'),
  })

/** Each price is at most half a coin away from what it is rounded to. */
function nearTo(price: Ratio, coin: number): Ratio {
  const places = coin === DOLLAR ? 0 : 1
  const below = Math.floor(price.toNumber() * 10 ** places + 1e-9)
  return (
    [below, below + 1].map(count => Ratio.of(count, 10 ** places)).find(near => rounds(price, near, places)) ??
    failed('A price has a number near it')
  )
}

/** Two prices to whole dollars, one of them up and the other down, and what a bill leaves of them. */
export const changeStory = story({
  levels: ['hard'],
  settings: purchases,
  draw(random, { first, second }) {
    const isUp = ({ cents }: Price) => cents % DOLLAR >= DOLLAR / 2
    const [one, other] = random.until(
      () => [drawPrice(random, first), drawPrice(random, second)] as const,
      ([a, b]) => isUp(a) !== isUp(b),
    )
    const total = one.cents + other.cents
    const bill = BILLS.find(cents => cents >= total + 2 * DOLLAR) ?? failed('A bill covers two prices')
    return { first: one, second: other, paid: money(bill) }
  },
  answer: moneyAmount,
  solve: ({ first, second, paid }) => paid.cents - roundedCents(first, DOLLAR) - roundedCents(second, DOLLAR),
  ask({ first, second, paid }, { tell }) {
    const told = tell(first, second)
    const asked = {
      en: line` The payment is ${paid}. Round each price to the nearest dollar. About how much is the change?`,
      es: line` El pago es de ${paid}. Redondea cada precio al dólar más cercano. ¿De cuánto es aproximadamente el cambio?`,
    }
    return {
      en: { kind: 'paragraph', content: [...told.en, ...asked.en] },
      es: { kind: 'paragraph', content: [...told.es, ...asked.es] },
    }
  },
  solution({ first, second, paid }, answer) {
    const [one, other] = [money(roundedCents(first, DOLLAR)), money(roundedCents(second, DOLLAR))]
    const total = money(one.cents + other.cents)
    return [
      roundedStep(first, DOLLAR),
      roundedStep(second, DOLLAR),
      step(equation(sum(one, other), total), because.explain, {
        sentence: { en: line`Add the rounded prices.`, es: line`Suma los precios redondeados.` },
      }),
      answerStep(equation(minus(paid, total), money(answer)), {
        en: line`The change is about ${money(answer)}.`,
        es: line`El cambio es de aproximadamente ${money(answer)}.`,
      }),
    ]
  },
  check: (numberOf, answer) =>
    nearTo(numberOf('first'), DOLLAR)
      .plus(nearTo(numberOf('second'), DOLLAR))
      .plus(Ratio.of(answer, 100))
      .equals(numberOf('paid')),
})

/** Two prices to ten cents, the second with nines that all change. */
export const cashStory = story({
  levels: ['hard'],
  settings: purchases,
  draw: (random, { first, second: [least, most] }) => ({
    first: drawPrice(random, first),
    second: money(100 * random.int(Math.ceil(least / 100), Math.floor(most / 100)) + random.int(95, 99)),
  }),
  answer: moneyAmount,
  solve: ({ first, second }) => roundedCents(first, DIME) + roundedCents(second, DIME),
  ask({ first, second }, { tell }) {
    const told = tell(first, second)
    const asked = {
      en: line` Nobody pays with pennies here: in cash, each price is rounded to the nearest ten cents. What is the total in cash?`,
      es: line` Aquí nadie paga con centavos sueltos: en efectivo, cada precio se redondea a los diez centavos más cercanos. ¿Cuál es el total en efectivo?`,
    }
    return {
      en: { kind: 'paragraph', content: [...told.en, ...asked.en] },
      es: { kind: 'paragraph', content: [...told.es, ...asked.es] },
    }
  },
  solution: ({ first, second }, answer) => [
    roundedStep(first, DIME),
    roundedStep(second, DIME),
    answerStep(
      equation(sum(inDollars(roundedCents(first, DIME)), inDollars(roundedCents(second, DIME))), money(answer)),
      {
        en: line`The total in cash is ${money(answer)}.`,
        es: line`El total en efectivo es de ${money(answer)}.`,
      },
    ),
  ],
  check: (numberOf, answer) =>
    nearTo(numberOf('first'), DIME)
      .plus(nearTo(numberOf('second'), DIME))
      .equals(Ratio.of(answer, 100)),
})
