import {
  answerStep,
  equation,
  line,
  money,
  moneyAmount,
  Ratio,
  relation,
  step,
  story,
  sum,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { byNextDigit } from './parts.ts'
import { rounds } from './rounds.ts'
import { purchases } from './stories.ts'

const roundedCents = (cents: number, coin: number) => Math.floor((cents + coin / 2) / coin) * coin
const COINS = {
  dollar: {
    coin: 100,
    ask: {
      en: line`Round each price to the nearest dollar, then add. About how much is that?`,
      es: line`Redondea cada precio al dólar más cercano y luego suma. ¿Cuánto es aproximadamente?`,
    },
    says: (total: Value) => ({ en: line`It is about ${total}.`, es: line`Son aproximadamente ${total}.` }),
  },
  dime: {
    coin: 10,
    ask: {
      en: line`Nobody pays with pennies here: in cash, each price is rounded to the nearest ten cents. What is the total in cash?`,
      es: line`Aquí nadie paga con centavos sueltos: en efectivo, cada precio se redondea a los diez centavos más cercanos. ¿Cuál es el total en efectivo?`,
    },
    says: (total: Value) => ({
      en: line`The total in cash is ${total}.`,
      es: line`El total en efectivo es de ${total}.`,
    }),
  },
} as const

export const pricesStory = (to: keyof typeof COINS) => {
  const { coin, ask, says } = COINS[to]
  return story({
    levels: ['hard'],
    settings: purchases,
    draw(random, { first, second }) {
      const draw = (range: readonly [number, number]) =>
        random.until(
          () => random.int(...range),
          cents => cents % 10 > 0 && cents % 100 > 9,
        )
      return { first: money(draw(first)), second: money(draw(second)) }
    },
    answer: moneyAmount,
    solve: ({ first, second }) => roundedCents(first.cents, coin) + roundedCents(second.cents, coin),
    ask({ first, second }, { tell }) {
      const told = tell(first, second)
      return {
        en: { kind: 'paragraph', content: [...told.en, ' ', ...ask.en] },
        es: { kind: 'paragraph', content: [...told.es, ' ', ...ask.es] },
      }
    },
    solution({ first, second }, answer) {
      const near = [first, second].map(price => money(roundedCents(price.cents, coin))) as [Value, Value]
      return [
        step(relation(first, '≈', near[0]), because.explain, {
          sentence: byNextDigit(Math.floor(first.cents / (coin / 10)) % 10),
        }),
        step(relation(second, '≈', near[1]), because.explain, {
          sentence: byNextDigit(Math.floor(second.cents / (coin / 10)) % 10),
        }),
        answerStep(equation(sum(...near), money(answer)), says(money(answer))),
      ]
    },
    // Each price is at most half a coin away from what it is rounded to.
    check(numberOf, answer) {
      const places = coin === 100 ? 0 : 1
      const near = [numberOf('first'), numberOf('second')].map(price =>
        [0, 1]
          .map(more => Ratio.of(Math.floor(price.toNumber() * 10 ** places + 1e-9) + more, 10 ** places))
          .filter(whole => rounds(price, whole, places)),
      )
      return (
        near.flat().length === 2 &&
        near
          .flat()
          .reduce((a, b) => a.plus(b))
          .equals(Ratio.of(answer, 100))
      )
    },
  })
}
