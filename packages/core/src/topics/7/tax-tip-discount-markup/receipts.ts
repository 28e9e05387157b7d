import { type CellHole, line } from '../../../content.ts'
import { percent, words } from '../../../math/build.ts'
import type { Expr } from '../../../math/expr.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { Random } from '../../../random.ts'
import { isTie, rates } from './parts.ts'

/** The rows of a receipt: the name, and what is known or to be found. */
interface Receipt {
  readonly rows: readonly { readonly name: CellHole; readonly cents: number; readonly isGiven: boolean }[]
}

const rated = (label: Expr, rate: number): CellHole => line`${label} (${percent(rate)})`

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
    }
  },
  hard(random: Random): Receipt {
    const rate = random.pick([10, 15, 20, 25, 30, 40])
    const taxRate = random.pick([5, 6, 7, 8, 9])
    const cents = 2000 * random.int(2, 15)
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
    }
  },
}
