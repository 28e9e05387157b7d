import {
  type CellHole,
  decimal,
  type Expr,
  equation,
  explained,
  line,
  minus,
  percent,
  price,
  type Random,
  Ratio,
  relation,
  type Step,
  step,
  sum,
  times,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isTie, rates } from './parts.ts'

/** The rows of a receipt: the name, and what is known or to be found. */
interface Receipt {
  readonly rows: readonly { readonly name: CellHole; readonly cents: number; readonly isGiven: boolean }[]
  readonly steps: readonly Step[]
  /** Where the tax is not whole in cents. */
  readonly isRounded?: boolean
}

const rated = (label: Expr, rate: number): CellHole => line`${label} (${percent(rate)})`

/** A percent of an amount, rounded to cents where it has to be. */
const partOf = (rate: number, cents: number, part: number): Step =>
  explained(
    Ratio.of(rate * cents, 100).equals(part)
      ? equation(times(decimal(Ratio.of(rate, 100)), price(cents)), price(part))
      : relation(
          equation(
            times(decimal(Ratio.of(rate, 100)), decimal(Ratio.of(cents, 100))),
            decimal(Ratio.of(rate * cents, 10000)),
          ),
          '≈',
          price(part),
        ),
    ...(Ratio.of(rate * cents, 100).equals(part)
      ? ([
          line`Multiply ${price(cents)} by ${percent(rate)}, written as a decimal.`,
          line`Multiplica ${price(cents)} por el ${percent(rate)}, escrito como decimal.`,
        ] as const)
      : ([
          line`Multiply ${price(cents)} by ${percent(rate)}, written as a decimal. Round to the nearest cent.`,
          line`Multiplica ${price(cents)} por el ${percent(rate)}, escrito como decimal. Redondea al centavo más cercano.`,
        ] as const)),
  )

const joined = (cents: number, part: number): Step =>
  explained(
    equation(sum(price(cents), price(part)), price(cents + part)),
    line`Add ${price(part)} to find the total.`,
    line`Suma ${price(part)} para hallar el total.`,
  )

export const receipts = {
  easy(random: Random): Receipt {
    const kind = random.evenly(['tax', 'tip'])
    const rate = random.pick(rates[kind])
    const cents = random.int(15, 90) * 100
    return {
      rows: [
        { name: words('Bill', 'Cuenta'), cents, isGiven: true },
        {
          name: rated(kind === 'tax' ? words('Tax', 'Impuesto') : words('Tip', 'Propina'), rate),
          cents: (cents * rate) / 100,
          isGiven: false,
        },
        { name: words('Total', 'Total'), cents: (cents * (100 + rate)) / 100, isGiven: false },
      ],
      steps: [partOf(rate, cents, (cents * rate) / 100), joined(cents, (cents * rate) / 100)],
    }
  },
  medium(random: Random): Receipt {
    const items = random
      .sample(
        [
          { name: words('Soup', 'Sopa'), range: [4, 8] },
          { name: words('Pizza', 'Pizza'), range: [11, 18] },
          { name: words('Salad', 'Ensalada'), range: [6, 12] },
          { name: words('Tacos', 'Tacos'), range: [8, 15] },
          { name: words('Pasta', 'Pasta'), range: [10, 17] },
          { name: words('Lemonade', 'Limonada'), range: [2, 5] },
        ] as const,
        2,
      )
      .map(({ name, range }) => ({
        name,
        cents: random.int(range[0], range[1]) * 100 + random.pick([0, 25, 50, 75, 95]),
        isGiven: true,
      }))
    const subtotal = items.reduce((sum, { cents }) => sum + cents, 0)
    const rate = random.until(
      () => random.pick([6, 7, 8, 9]),
      value => !isTie(Ratio.of(subtotal * value, 100)),
    )
    const tax = Ratio.of(subtotal * rate, 100).rounded()
    return {
      rows: [
        ...items,
        { name: words('Subtotal', 'Subtotal'), cents: subtotal, isGiven: false },
        { name: rated(words('Tax', 'Impuesto'), rate), cents: tax, isGiven: false },
        { name: words('Total', 'Total'), cents: subtotal + tax, isGiven: false },
      ],
      steps: [
        step(equation(sum(...items.map(({ cents }) => price(cents))), price(subtotal)), because.explain, {
          sentence: { en: line`Add the prices.`, es: line`Suma los precios.` },
        }),
        partOf(rate, subtotal, tax),
        joined(subtotal, tax),
      ],
      isRounded: !Ratio.of(subtotal * rate, 100).equals(tax),
    }
  },
  hard(random: Random): Receipt {
    const rate = random.pick([10, 15, 20, 25, 30, 40])
    const taxRate = random.pick([5, 6, 7, 8, 9])
    // In another form of the level, the price is an odd number of twenties.
    const cents = 4000 * random.int(1, 7)
    const discount = (cents * rate) / 100
    const tax = ((cents - discount) * taxRate) / 100
    return {
      rows: [
        { name: words('Price', 'Precio'), cents, isGiven: true },
        { name: rated(words('Discount', 'Descuento'), rate), cents: discount, isGiven: false },
        { name: words('Sale price', 'Precio de oferta'), cents: cents - discount, isGiven: false },
        { name: rated(words('Tax', 'Impuesto'), taxRate), cents: tax, isGiven: false },
        { name: words('Total', 'Total'), cents: cents - discount + tax, isGiven: false },
      ],
      steps: [
        partOf(rate, cents, discount),
        explained(
          equation(minus(price(cents), price(discount)), price(cents - discount)),
          line`Subtract the discount from the price.`,
          line`Resta el descuento del precio.`,
        ),
        partOf(taxRate, cents - discount, tax),
        joined(cents - discount, tax),
      ],
    }
  },
}
