import { isEqual } from '../../math/equivalence.ts'
import { parse, readings } from '../../math/parse.ts'
import { withPlainSigns } from '../../math/tokens.ts'
import { fromRepeating } from '../../number/decimal.ts'
import { gcd, Ratio } from '../../number/ratio.ts'
import type { Requirement } from '../type.ts'
import { withoutBrackets, withoutName } from './text.ts'

/** A number as it was typed. A decimal with dots may mean several numbers: 0.166… */
export interface Typed {
  readonly values: readonly Ratio[]
  readonly form: 'whole' | 'decimal' | 'fraction' | 'mixed'
  /** No common factor, and in a mixed number a proper fraction. */
  readonly isReduced: boolean
  readonly text: string
}

const DIGITS = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d{1,15})`
const WHOLE = new RegExp(`^${DIGITS}$`)
const DECIMAL = new RegExp(String.raw`^(?:(${DIGITS})\.?|(${DIGITS})?\.(\d{1,15}))$`)
/** Before a fraction bar a space stands after the whole part: 14 189/250. */
const UNSPACED = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,15})`
const FRACTION = new RegExp(`^(${UNSPACED}) ?/ ?(-?) ?(${DIGITS})$`)
const MIXED = new RegExp(
  String.raw`^(${DIGITS}) (?:and |y |con |enteros? (?:y |con )?|wholes? (?:and )?)?(\d{1,9}) ?/ ?(\d{1,9})$`,
)
/** 1 + 5/6 is as good as 1 5/6 where no form is asked for. */
const ADDED = new RegExp(String.raw`^(${DIGITS}) ?\+ ?(\d{1,9}) ?/ ?(\d{1,9})$`)
const REPEATING = /^(\d{1,9})?\.(\d{0,9})\((\d{1,6})\)$/
const DOTTED = /^(\d{1,9})?\.(\d{1,12})(?:\.\.\.?|…)$/
const BARRED = /^(\d{1,9})?\.(\d{0,9}?)((?:\d[\u0304\u0305]){1,6})$/

const numberOf = (digits: string | undefined): number => Number((digits ?? '0').replace(/[, ]/g, ''))

const MINUS = /^(?:negative|minus|menos) (?=\d)/i

/** Reads digits alone: a sum or a root that is still to be worked out is no number. */
export function readNumber(text: string): Typed | null {
  const [, sign = '', rest = ''] =
    /^([-+]?) ?(.*)$/s.exec(withoutBrackets(withPlainSigns(text)).replace(MINUS, '-')) ?? []
  const typed = readUnsigned(sign === '' ? rest : withoutBrackets(rest))
  if (!typed) return null
  return sign === '-' ? { ...typed, values: typed.values.map(value => value.negated()) } : typed
}

function readUnsigned(text: string): Typed | null {
  if (text.length > 40) return null
  const typed = (values: readonly Ratio[], form: Typed['form'], isReduced = true): Typed => ({
    values,
    form,
    isReduced,
    text,
  })
  if (WHOLE.test(text)) return typed([Ratio.of(numberOf(text))], 'whole')
  const decimal = DECIMAL.exec(text)
  if (decimal)
    return typed(
      [Ratio.of(numberOf(`${numberOf(decimal[1] ?? decimal[2])}${decimal[3] ?? ''}`), 10 ** (decimal[3]?.length ?? 0))],
      'decimal',
    )
  const negativeTop = /^\((-?\d+)\) ?(\/.*)$/.exec(text)
  if (negativeTop) return readNumber(`${negativeTop[1]}${negativeTop[2]}`)
  const fraction = FRACTION.exec(text.replace(/\((-?\d+)\)/, '$1'))
  if (fraction)
    return readFraction(numberOf(fraction[1]), numberOf(fraction[3]) * (fraction[2] === '-' ? -1 : 1), typed)
  const mixed = MIXED.exec(text)
  if (mixed) return readMixed(numberOf(mixed[1]), numberOf(mixed[2]), numberOf(mixed[3]), typed)
  const [, whole, over, under] = ADDED.exec(text) ?? []
  if (numberOf(over) < numberOf(under))
    return typed([Ratio.of(numberOf(over), numberOf(under)).plus(numberOf(whole))], 'fraction', false)
  const repeating = readRepeating(text)
  return repeating ? typed(repeating, 'decimal') : null
}

type Make = (values: readonly Ratio[], form: Typed['form'], isReduced?: boolean) => Typed

function readFraction(n: number, d: number, typed: Make): Typed | null {
  return d === 0 ? null : typed([Ratio.of(n, d)], 'fraction', gcd(n, d) === 1 && Math.abs(d) !== 1)
}

function readMixed(whole: number, n: number, d: number, typed: Make): Typed | null {
  return d === 0
    ? null
    : typed([Ratio.of(n, d).plus(whole)], n < d && n > 0 ? 'mixed' : 'fraction', gcd(n, d) === 1 && n < d)
}

/** 0.1(6), 0.16 with a bar over the 6, and 0.166…, which may repeat 6, 66 or 166. */
function readRepeating(text: string): Ratio[] | null {
  const marked = REPEATING.exec(text) ?? BARRED.exec(text)
  if (marked) return [fromRepeating(`${marked[1] ?? 0}.${marked[2]}`, (marked[3] ?? '').replace(/\D/g, ''))]
  const [, whole = '0', part] = DOTTED.exec(text) ?? []
  if (part === undefined) return null
  return Array.from({ length: part.length }, (_, from) => part.slice(from)).flatMap((period, from) =>
    period.length <= 6 ? [fromRepeating(`${whole}.${part.slice(0, from)}`, shortest(period))] : [],
  )
}

/** 66 repeats 6; 6363 repeats 63; 6636 repeats as a whole. */
function shortest(period: string): string {
  for (let length = 1; length < period.length; length++) {
    const start = period.slice(0, length)
    if (start.repeat(Math.ceil(period.length / length)).slice(0, period.length) === period) return start
  }
  return period
}

/** The rational that a canonical value tells, or null for a formula such as "√2". */
export function canonicalNumber(value: string): Ratio | null {
  const [, n, d = '1'] = /^(-?\d{1,16})(?:\/(\d{1,16}))?$/.exec(value) ?? []
  return n === undefined || Number(d) === 0 ? null : Ratio.of(Number(n), Number(d))
}

export const isTyped = (typed: Typed | null, value: Ratio): typed is Typed =>
  typed?.values.some(candidate => candidate.equals(value)) ?? false

/** A single value: digits for a rational one, an equal formula for any other. */
export function isValue(value: string, input: string): boolean {
  const expected = canonicalNumber(value)
  if (expected) return isTyped(readNumber(input), expected)
  const model = parse(value)
  return model !== null && readings(input).some(reading => isEqual(reading, model))
}

/** A prompt that asks for dollars or degrees is answered by $5 or 5°, though the key is the number alone. */
const SIGNS_BESIDE = /^([-+]?) ?\$ ?| ?°$/g

/** Values of the kinds integer, fraction, mixed and decimal. */
export function isNumberOf(
  kind: 'integer' | 'fraction' | 'mixed' | 'decimal',
  value: string,
  requires: Requirement | null,
  input: string,
): boolean {
  const text = withoutName(withPlainSigns(input)).replace(SIGNS_BESIDE, '$1')
  const expected = canonicalNumber(value)
  if (expected && requires === 'percent' && kind !== 'decimal' && /%$/.test(text))
    return isTyped(readNumber(text.replace(/ ?%$/, '')), expected.times(100))
  if (!expected || requires === 'same-form')
    return requires === 'same-form' ? isAsBuilt(value, text) : isValue(value, text)
  const typed = readNumber(text)
  return isTyped(typed, expected) && hasForm(typed, kind, requires, expected)
}

const NUMBER_FORMS: ReadonlySet<Requirement> = new Set<Requirement>([
  'lowest-terms',
  'mixed',
  'mixed-in-lowest-terms',
  'improper',
  'fraction',
  'decimal',
  'percent',
  'decimal-places-0',
  'decimal-places-1',
  'decimal-places-2',
  'decimal-places-3',
  'decimal-places-4',
])

/** Whether the form is one of numbers in digits. */
export const isNumberForm = (requires: Requirement): boolean => NUMBER_FORMS.has(requires)

const isAsBuilt = (value: string, text: string) => text.replace(/[\s,()]/g, '') === value

/** Written as the key is: as a fraction, a mixed number, a decimal or a percent, and reduced where the key is. */
export function isWrittenAs(value: string, input: string): boolean {
  const percent = / ?%$/
  const [right, typed] = [value, input].map(text => readNumber(text.replace(percent, '')))
  const [expected] = right?.values ?? []
  if (!right || !expected || !isTyped(typed ?? null, expected)) return false
  if (percent.test(value)) return true
  if (percent.test(input)) return false
  return right.form === 'fraction' || right.form === 'mixed'
    ? typed?.form === right.form && (right.isReduced ? typed.isReduced : squeezed(typed.text) === squeezed(right.text))
    : typed?.form === 'decimal' || typed?.form === 'whole'
}

const squeezed = (text: string) => text.replace(/[\s,]/g, '')

function hasForm(
  { form, isReduced, text }: Typed,
  kind: 'integer' | 'fraction' | 'mixed' | 'decimal',
  requires: Requirement | null,
  expected: Ratio,
): boolean {
  switch (requires) {
    case 'improper':
      return form === 'fraction' || (expected.isInteger && form === 'whole')
    case 'fraction':
      return form !== 'decimal'
    case 'percent':
      return false
    case 'decimal':
    case 'standard-form':
    case 'decimal-places-0':
    case 'decimal-places-1':
    case 'decimal-places-2':
    case 'decimal-places-3':
    case 'decimal-places-4':
      return form === 'decimal' || form === 'whole'
    case 'lowest-terms':
    case 'simplified':
      return expected.isInteger ? form !== 'fraction' : form !== 'decimal' && isReduced
    case 'mixed':
      return expected.isInteger || Math.abs(expected.n) < expected.d ? form !== 'decimal' : form === 'mixed'
    case 'mixed-in-lowest-terms':
      if (expected.isInteger) return isReduced && form !== 'fraction'
      return Math.abs(expected.n) < expected.d ? form !== 'decimal' && isReduced : form === 'mixed' && isReduced
    default:
      break
  }
  if (kind === 'decimal') return form === 'decimal' || form === 'whole'
  if (kind === 'integer' && expected.isInteger) return form === 'whole' || (form === 'decimal' && /\.0*$/.test(text))
  return true
}
