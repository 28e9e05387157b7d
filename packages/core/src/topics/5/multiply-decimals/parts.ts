import {
  type Both,
  decimal,
  equation,
  evaluate,
  explainedBy,
  type Inline,
  line,
  money,
  multiplyDecimals as multiplied,
  type Random,
  Ratio,
  type Step,
  times,
} from '../../../author.ts'
import { placesOf, withPlaces } from '../../kit/decimals/decimals.ts'
import type { PriceStory } from './stories.ts'

interface Factors {
  readonly left: Ratio
  readonly right: Ratio
}

/** Pairs of factors under the names that levels list. */
const factors = {
  'tenths × digit': random => ({ left: withPlaces(random, 1, 0.2, 9.9), right: Ratio.of(random.int(2, 9)) }),
  'hundredths × whole': random => ({ left: withPlaces(random, 2, 0.12, 9.99), right: Ratio.of(random.int(2, 40)) }),
  'tenths × tenths': random => ({ left: withPlaces(random, 1, 0.2, 4.9), right: withPlaces(random, 1, 0.2, 9.9) }),
  'hundredths × tenths': random => ({
    left: withPlaces(random, 2, 0.12, 4.99),
    right: withPlaces(random, 1, 1.2, 9.9),
  }),
  'trailing zero': random => ({
    left: withPlaces(random, 2, 0.12, 4.98),
    right: withPlaces(random, 1, 1.2, 9.8),
  }),
} satisfies Record<string, (random: Random) => Factors>

type Kind = keyof typeof factors

interface Level {
  readonly kinds: readonly Kind[]
}

export const digitsOf = (value: Ratio) => value.times(10 ** placesOf(value)).n

export const dropsZero = ({ left, right }: Factors) => (digitsOf(left) * digitsOf(right)) % 10 === 0

/** The product's last digit is no zero that must be dropped, but where the level wants one. */
export function drawPair(random: Random, { kinds }: Level): Factors {
  const kind = random.evenly(kinds)
  return random.until(
    () => factors[kind](random),
    pair => kind === 'tenths × digit' || dropsZero(pair) === (kind === 'trailing zero'),
  )
}

export const product = ({ left, right }: Factors) => left.times(right)

export const written = ({ left, right }: Factors) => times(decimal(left), decimal(right))

export const worked = ({ left, right }: Factors) => multiplied(left, right)

export const price = (random: Random, { cents, tenths }: PriceStory) => ({
  price: money(
    10 *
      random.until(
        () => random.int(cents[0] / 10, cents[1] / 10),
        dimes => dimes % 10 !== 0,
      ),
  ),
  amount: decimal(withPlaces(random, 1, tenths[0] / 10, tenths[1] / 10)),
})

type Price = ReturnType<typeof price>

export const costOf = ({ price, amount }: Price) => evaluate(amount).times(price.cents).n

/** $2.60 × 3.4: the price without its last zero first. */
export function workedCost({ price, amount }: Price): readonly Step[] {
  const dollars = Ratio.of(price.cents, 100)
  return [
    ...(price.cents % 100 === 0
      ? []
      : [
          explainedBy(equation(times(decimal(dollars, 2), amount), times(decimal(dollars), amount)), {
            en: line`Multiply the price per unit by the amount. The zero at the end can be left out.`,
            es: line`Multiplica el precio por unidad por la cantidad. El cero al final se puede omitir.`,
          }),
        ]),
    ...multiplied(dollars, evaluate(amount)),
  ]
}
/** What is worked out in dollars, as money: 25.6 is $25.60. */
export function costSaid(cents: number): Both<readonly Inline[]> {
  const [cost, dollars] = [money(cents), decimal(Ratio.of(cents, 100))]
  return cents % 10 === 0 && cents % 100 !== 0
    ? {
        en: line`As money, ${dollars} is written ${cost}. The cost is ${cost}.`,
        es: line`Como dinero, ${dollars} se escribe ${cost}. El costo es de ${cost}.`,
      }
    : { en: line`The cost is ${cost}.`, es: line`El costo es de ${cost}.` }
}
