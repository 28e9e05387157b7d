import { assert, failed } from '../errors.ts'
import { Ratio } from './ratio.ts'

/** Digits behind the point that n/d needs, or null where it never ends. */
export function decimalPlaces(d: number): number | null {
  let twos = 0
  let fives = 0
  for (; d % 2 === 0; d /= 2) twos++
  for (; d % 5 === 0; d /= 5) fives++
  return d === 1 ? Math.max(twos, fives) : null
}

/** n/d as digits, exactly: `decimalText(3, 4)` is "0.75". `places` pads with zeros: money has two. */
export function decimalText(n: number, d: number, places = 0): string {
  const needed = decimalPlaces(d) ?? failed(`${n}/${d} is not a terminating decimal`)
  const shown = Math.max(needed, places)
  const whole = Math.abs(n) * (10 ** shown / d)
  if (!Number.isSafeInteger(whole)) failed(`${n}/${d} has too many digits to be exact`)
  const digits = String(whole).padStart(shown + 1, '0')
  const sign = n < 0 ? '-' : ''
  return shown === 0 ? sign + digits : `${sign}${digits.slice(0, -shown)}.${digits.slice(-shown)}`
}

/** 1/6 is 0.1 and then 6 again and again; an ending decimal has no period. For n ≥ 0. */
export function repeatingParts(n: number, d: number): { readonly start: string; readonly period: string } {
  assert(n >= 0, 'The sign of a repeating decimal stands before it')
  const whole = Math.floor(n / d)
  const places = new Map<number, number>()
  let rest = n % d
  let digits = ''
  while (rest !== 0 && !places.has(rest)) {
    places.set(rest, digits.length)
    digits += Math.floor((rest * 10) / d)
    rest = (rest * 10) % d
  }
  const from = rest === 0 ? digits.length : places.get(rest)!
  return {
    start: from === 0 && rest === 0 ? `${whole}` : `${whole}.${digits.slice(0, from)}`,
    period: digits.slice(from),
  }
}

/** 0.1 and the period 6 is 1/6. `start` may lack a point: 3 and 6 is 3.666… */
export function fromRepeating(start: string, period: string): Ratio {
  const [whole = '', part = ''] = start.split('.')
  const before = Ratio.of(Number(whole + part), 10 ** part.length)
  return before.plus(Ratio.of(Number(period), 10 ** part.length * (10 ** period.length - 1)))
}
