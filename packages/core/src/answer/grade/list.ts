import { isEqual } from '../../math/equivalence.ts'
import type { Expr, Of } from '../../math/expr.ts'
import { isSameFormInOrder } from '../../math/form.ts'
import { parse, readings } from '../../math/parse.ts'
import { symbolsOf } from '../../math/symbols.ts'
import { withPlainSigns } from '../../math/tokens.ts'
import type { Requirement } from '../type.ts'
import { isEquation, isInForm, isWorkedOutAs } from './expression.ts'
import { canonicalNumber, isTyped, isWrittenAs, readNumber } from './number.ts'
import { itemsOf, listings, plainWords, squashed, withoutBrackets, withoutName, withTypedSigns } from './text.ts'
import { isManySolutions, isMissing, isNoSolution } from './words.ts'

/** One item of a list: a number, a label, a word in either language, or an equal formula, each in the form that is asked for. */
function isItem(value: string, requires: Requirement | null, input: string): boolean {
  const text = lastOfChain(withoutName(input))
  if (requires === 'same-form' && readNumber(value.replace(/%$/, ''))) return isWrittenAs(value, text)
  const expected = canonicalNumber(value)
  if (expected && requires && !(requires.startsWith('decimal-places') && /[%¢]$/.test(text)))
    return isInForm(value, requires, text)
  if (expected) {
    // 87% is 0.87, 35¢ is 0.35, $3.50 is 3.50 and 45° is 45.
    if (/[%¢]$/.test(text)) return isTyped(readNumber(text.slice(0, -1).trim()), expected.times(100))
    return isTyped(readNumber(text.replace(/^(-?) ?\$ ?| ?°$/g, '$1')), expected)
  }
  if (/^(?:does not exist|undefined|none) \|/.test(value) && isMissing(plainWords(input))) return true
  if (value.split(' | ').some(word => plainWords(word) === plainWords(input)) || squashed(value) === squashed(input))
    return true
  const model = parse(value)
  if (!model) return isCell(value, requires, input)
  if (model.kind === 'relation') return isEquation(value, null, input) && keepsNumbers(model, value, input)
  if (model.kind === 'list') return isNamedPoint(model, withTypedSigns(text, model))
  if (requires) return isInForm(value, requires, text)
  return readings(withTypedSigns(text, model)).some(typed => isWorkedOutAs(typed, model) && isEqual(typed, model))
}

/** 180 - 74 = 106, ±√49 = ±7: a chain of equal parts is its last. */
function lastOfChain(text: string): string {
  const parts = text.split('=').map(part => part.trim())
  const last = parts.at(-1) ?? ''
  if (parts.length < 2 || parts.length > 4) return text
  const values = parts.map(part => parse(part))
  const end = values.at(-1) ?? null
  return end && values.every(value => value !== null && symbolsOf(value).size === 0 && isEqual(value, end))
    ? last
    : text
}

/** The equation of a story is told with its numbers: □ = 26 says no story of 47 + □ = 73. */
const keepsNumbers = (model: Of<'relation'>, value: string, input: string): boolean =>
  symbolsOf(model).size !== 1 ||
  [model.left, model.right].some(side => side.kind === 'symbol') ||
  (value.match(/\d+/g) ?? []).every(number => input.match(/\d+/g)?.includes(number))

/** A cell of a table that holds several: x = -2, x = 4, in any order. */
function isCell(value: string, requires: Requirement | null, input: string): boolean {
  const parts = itemsOf(value, /,/)
  return parts.length > 1 && isSet(parts, requires, input)
}

const isNamedPoint = (model: Expr, text: string) =>
  readings(withoutPointName(text)).some(typed => isEqual(typed, model))

const unbracketed = (text: string): string =>
  ['()', '[]', '{}', '⟨⟩', '<>'].reduce((inner, pair) => withoutBrackets(inner, pair), text)

/** Items in their order, in any brackets or none. Where they are called x and y, their names tell the order. */
export function isList(values: readonly string[], requires: Requirement | null, input: string): boolean {
  const text = withPlainSigns(withoutOuterBrackets(input.replace(/(?<=\d), ?(?:\.\.\.|…)$/, ''), values.length))
  if (values.length === 1 && isItem(values[0] ?? '', requires, text)) return true
  const named = namedCoordinates(text, values.length)
  const isListed = (named ? [named] : [...listings(text), ...lettersIn(values, text)]).some(
    items => items.length === values.length && values.every((value, i) => isItem(value, requires, items[i] ?? '')),
  )
  return isListed || isFlatList(values, requires, text)
}

/** Cells that hold several numbers, written one after another with the rest: (−2, 8), x = −2, −4, 0, 0. */
function isFlatList(values: readonly string[], requires: Requirement | null, text: string): boolean {
  const cells = values.map(value => itemsOf(value, /, /))
  const items = itemsOf(text, /[,;\n]/)
  if (items.length <= values.length || items.length !== cells.flat().length) return false
  let at = 0
  return cells.every(cell => {
    const own = items.slice(at, at + cell.length)
    at += cell.length
    return cell.length === 1 ? isItem(cell[0] ?? '', requires, own[0] ?? '') : isSet(cell, requires, own.join('; '))
  })
}

/** BDAC for B, D, A, C, and 59,571 for its digits in a chart. */
const lettersIn = (values: readonly string[], text: string): string[][] =>
  values.every(value => /^\p{L}$/u.test(value)) || (values.length > 3 && values.every(value => /^\d$/.test(value)))
    ? [[...text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')]]
    : []

/** Brackets around all of it; in a list of points each has its own. */
function withoutOuterBrackets(text: string, count: number): string {
  const json = jsonList(text)
  if (json) return json.join('; ')
  return count > 0 ? unbracketed(text.trim()) : text
}

/** A machine may send the list as JSON. */
function jsonList(text: string): readonly string[] | null {
  if (!/^\s*\[\s*"/.test(text)) return null
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) && parsed.every(item => typeof item === 'string') ? parsed : null
  } catch {
    return null
  }
}

/** As `isList`, also with < or > between the items, or arrows. 1 > 2 > 3 is in order and false. */
export function isOrderedList(values: readonly string[], requires: Requirement | null, input: string): boolean {
  if (isList(values, requires, input)) return true
  const signs = new Set(
    withPlainSigns(input)
      .replace(/->/g, '→')
      .match(/[<>≤≥]/g),
  )
  const [first, last] = [values[0], values.at(-1)].map(value => canonicalNumber(value ?? ''))
  const wrong = first && last ? (first.compare(last) < 0 ? '>≥' : '<≤') : signs.has('<') || signs.has('≤') ? '>≥' : ''
  return ![...wrong].some(sign => signs.has(sign)) && isList(values, requires, input.replace(/->|[<>≤≥→]/g, ';'))
}

/** Items in any order, in braces or not; "x = 2 or x = −3", "±3", "2 ± √3". Same-form items are equations as written. */
export function isSet(values: readonly string[], requires: Requirement | null, input: string): boolean {
  if (values.length === 0) return isNoSolution(plainWords(input)) || /^\{\s*\}$/.test(input.trim())
  const text = withPlainSigns(jsonList(input)?.join('; ') ?? input)
  const named = withoutName(text)
  const inner = ['()', '{}'].reduce((rest, pair) => withoutBrackets(rest, pair), named.startsWith('{') ? named : text)
  if (requires === 'same-form') return listings(inner).some(items => isPairing(values, items, isWrittenSame))
  return [inner, inner.replace(/\+ ?-/g, '±')]
    .flatMap(listings)
    .concat(lettersIn(values, inner.trim()))
    .some(items => isCover(values, requires, items.flatMap(bothSigns)))
}

function isWrittenSame(value: string, input: string): boolean {
  const model = parse(value)
  const typed = model && parse(withTypedSigns(input, model))
  return model !== null && typed !== null && isSameFormInOrder(model, typed)
}

/** Each value meets an item of its own. */
function isPairing(
  values: readonly string[],
  items: readonly string[],
  test: (value: string, item: string) => boolean,
): boolean {
  const left = [...items]
  return (
    items.length === values.length &&
    values.every(value => {
      const at = left.findIndex(item => test(value, item))
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
  )
}

/** Repeating an item changes no set. */
const isCover = (values: readonly string[], requires: Requirement | null, items: readonly string[]): boolean =>
  items.length > 0 &&
  items.length <= 40 &&
  items.every(item => values.some(value => isItem(value, requires, item))) &&
  values.every(value => items.some(item => isItem(value, requires, item)))

/** ±3 is 3 and −3; 2 ± √3 is two numbers. */
const bothSigns = (item: string): readonly string[] =>
  item.includes('±') ? [item.replaceAll('±', '+').replace(/(^|= ?)\+/, '$1'), item.replaceAll('±', '-')] : [item]

/** (2, −3); x = 2, y = −3 in any order. "none" and "all" for systems. */
export function isPoint(value: readonly string[] | string, input: string): boolean {
  if (value === 'none') return isNoSolution(plainWords(input))
  if (value === 'all') return isManySolutions(plainWords(input))
  if (typeof value === 'string') return false
  const text = withPlainSigns(input)
  return isList(value, null, withoutPointName(withoutBrackets(text, '{}')))
}

/** A(2, 3), A = (2, 3), (x, y) = (2, 3), center (2, 3). */
function withoutPointName(text: string): string {
  return text.replace(/^(?:\p{L}'*|centro?|center|\(\p{L}, ?\p{L}(?:, ?\p{L})?\)) ?[=:]? ?(?=[(⟨<])/iu, '')
}

/** Letters that are asked for in this order and no other, such as slope m and intercept b. */
const ORDERS = ['xyz', 'XYZ', 'abc', 'ABC', 'pq', 'mb', 'rθ']
const NAMED = /^(\p{L}|theta) ?= ?/u

function namedCoordinates(text: string, count: number): readonly string[] | null {
  if (count < 2 || count > 3) return null
  for (const items of listings(unbracketed(text))) {
    const values = new Map(
      items.map(item => [NAMED.exec(item)?.[1]?.replace('theta', 'θ') ?? '', item.replace(NAMED, '')]),
    )
    const order = ORDERS.map(letters => [...letters].slice(0, count)).find(
      letters => letters.length === count && letters.every(letter => values.has(letter)),
    )
    if (order && items.length === count) return order.map(letter => values.get(letter) ?? '')
  }
  return null
}

/** ⟨3, −4⟩, <3, −4>, (3, −4), 3i − 4j. */
export function isVector(value: readonly string[], requires: Requirement | null, input: string): boolean {
  const text = withPlainSigns(input)
  if (isList(value, requires, withoutPointName(text))) return true
  if (requires || !/[ij]/.test(text)) return false
  const terms = value.map(
    (coefficient, i): Expr => ({
      kind: 'product',
      factors: [parse(coefficient) ?? { kind: 'symbol', name: '?' }, { kind: 'symbol', name: 'ijk'[i] ?? '?' }],
      sign: false,
    }),
  )
  return readings(withoutName(text.replace(/[\u0302\u20d7]/g, ''))).some(
    typed => typed.kind !== 'relation' && isEqual(typed, { kind: 'sum', terms }),
  )
}

/** Rows in brackets, or apart by semicolons or lines; numbers apart by commas or spaces. */
export function isMatrix(rows: readonly (readonly string[])[], typed: string): boolean {
  const input = /[[({;\n]/.test(typed) ? typed : typed.replace(/ \/ /g, '; ')
  const inner = unbracketed(
    withPlainSigns(input.replace(/\n/g, ';').replace(/^[⎡⎢⎣]|[⎤⎥⎦]$/g, ''))
      .replace(/\s*;\s*/g, '; ')
      .replace(/"/g, ''),
  )
  const parts = /^[[({]/.test(inner)
    ? inner.split(/[\])}] ?[,;]? ?(?=[[({])/).map(row => row.replace(/[[\](){}]/g, ''))
    : inner.split(/ ?; ?/)
  return parts.length === rows.length && rows.every((row, i) => isList(row, null, parts[i] ?? ''))
}

/** A minus before a point, as in −(5, −7), though a dash may stand between points. */
const TURNED = /(?:^|[)\]][,;]) ?(?:\p{L}'*)? ?=? ?- ?[([]/u

/** A pair of brackets with at most two pairs within. */
const BRACKETED = /[([][^()[\]]*(?:\((?:[^()]|\([^()]*\))*\)[^()[\]]*)*[)\]]/g

/** (0, 1), (2, 3): points in their order. */
export function isPointList(points: readonly (readonly string[])[], input: string): boolean {
  const text = withPlainSigns(input).replace(/"/g, '')
  const inner = unlisted(text)
  if (TURNED.test(inner)) return false
  const found = inner.match(BRACKETED) ?? []
  // Between points stand their names and joining words, nothing that turns them round or adds to them.
  const between = inner.replace(BRACKETED, ' ')
  if (/\d|(?<!\p{L})(?:not?|or|ni|nor)(?!\p{L})/iu.test(between.replace(/\p{L}_?\d/gu, ''))) return false
  return found.length === points.length && points.every((point, i) => isPoint(point, found[i] ?? ''))
}

/** Takes the outer brackets off where more brackets stand inside. */
const unlisted = (text: string) => (/^[[{(]\s*[[(]/.test(text) ? unbracketed(text) : text)
