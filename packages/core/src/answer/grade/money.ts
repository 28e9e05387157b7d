import type { Block } from '../../content.ts'
import { withPlainSigns } from '../../math/tokens.ts'
import { Ratio } from '../../number/ratio.ts'
import { isTyped, readNumber } from './number.ts'
import { plainWords, withoutName } from './text.ts'

const DOLLARS = /^(-?) ?(?:us)?\$ ?(-?)(.+)$|^(-?)(.+?) ?(?:\$|dollars?|dolar(?:es)?|usd|bucks)$/
const CENTS = /^(-?.+?) ?(?:¢|c|ct|cts|cents?|centavos?)$/
const BOTH = /^(\d+) ?(?:dollars?|dolar(?:es)?) ?(?:and |y |con |, ?)? ?(\d{1,2}) ?(?:¢|cents?|centavos?)$/

/** $12.50, 12.5, 1250¢, 12 dollars and 50 cents; a bare whole number counts cents where the key is printed in cents. */
export function isMoney(value: string, content: readonly Block[], input: string): boolean {
  const expected = amountOf(value)
  const text = plainWords(withoutName(withPlainSigns(input))).replace(
    /^(-?\$.*\d) ?(?:dollars?|dolar(?:es)?|usd)$/,
    '$1',
  )
  const both = BOTH.exec(text)
  if (both) return expected.equals(Ratio.of(Number(both[1]) * 100 + Number(both[2]), 100))
  const cents = CENTS.exec(text)
  if (cents) return isAmount(cents[1] ?? '', expected.times(100))
  const dollars = DOLLARS.exec(text)
  if (dollars)
    return isAmount(`${dollars[1] || dollars[2] || dollars[4] || ''}${dollars[3] ?? dollars[5] ?? ''}`, expected)
  const isBelowDollar =
    expected.n > 0 &&
    expected.compare(1) < 0 &&
    (content.length === 0 || JSON.stringify(content).includes('"as":"cents"'))
  return isAmount(text, expected) || (isBelowDollar && /^\d+$/.test(text) && isAmount(text, expected.times(100)))
}

const amountOf = (value: string): Ratio => {
  const [whole = '0', part = ''] = value.split('.')
  return Ratio.of(Number(whole + part), 10 ** part.length)
}

function isAmount(text: string, expected: Ratio): boolean {
  const typed = readNumber(text)
  return isTyped(typed, expected) && (typed.form === 'whole' || typed.form === 'decimal')
}
