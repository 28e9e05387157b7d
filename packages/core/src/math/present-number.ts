import type { Notation } from '../language/notation.ts'
import { decimalText, repeatingParts } from '../number/decimal.ts'
import type { Of } from './expr.ts'
import { type Layout, MINUS, row, token } from './layout.ts'

/** A number as its kind asks: a decimal, a repeating decimal, a fraction, a mixed number. */
export function presentNumber({ n, d, as, places }: Of<'number'>, notation: Notation): Layout {
  const unsigned = unsignedNumber(Math.abs(n), d, as, places, notation)
  return n < 0 ? row(MINUS, unsigned) : unsigned
}

export function presentMoney({ cents, as }: Of<'money'>, notation: Notation): Layout {
  const size = Math.abs(cents)
  const shown =
    as === 'cents'
      ? token('number', `${digits(String(size), notation)}¢`)
      : token(
          'number',
          `$${digits(as === 'dollars' && size % 100 === 0 ? String(size / 100) : decimalText(size, 100, 2), notation)}`,
        )
  return cents < 0 ? row(MINUS, shown) : shown
}

function unsignedNumber(
  n: number,
  d: number,
  as: Of<'number'>['as'],
  places: number | undefined,
  notation: Notation,
): Layout {
  if (as === 'decimal') return token('number', digits(decimalText(n, d, places), notation))
  if (as === 'repeating') return repeating(n, d, notation)
  if (d === 1) return token('number', digits(String(n), notation))
  if (as === 'fraction' || n < d) return fraction(n, d, notation)
  if (n % d === 0) return token('number', digits(String(n / d), notation))
  return row(token('number', digits(String(Math.floor(n / d)), notation)), fraction(n % d, d, notation))
}

const fraction = (n: number, d: number, notation: Notation): Layout => ({
  kind: 'fraction',
  over: token('number', digits(String(n), notation)),
  under: token('number', digits(String(d), notation)),
  line: true,
})

function repeating(n: number, d: number, notation: Notation): Layout {
  const { start, period } = repeatingParts(n, d)
  const before = token('number', digits(start, notation))
  return period === '' ? before : row(before, { kind: 'accent', mark: 'overline', of: token('number', period) })
}

/** Thousands apart, and the point of the language. */
function digits(text: string, { thousands, decimalPoint }: Notation): string {
  if (text.length < 4 && decimalPoint === '.') return text
  const [whole = '', part] = text.split('.')
  const grouped = whole.length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, thousands) : whole
  return part === undefined ? grouped : grouped + decimalPoint + part
}
