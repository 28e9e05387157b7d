import type { Content } from '../content.ts'
import { failed } from '../errors.ts'
import { asWritten, divide, equation, expr, list, minus, remainder, sum, times, words } from '../math/build.ts'
import type { Expr } from '../math/expr.ts'
import { easiestFact } from './facts.ts'
import { type Amount, amountsListed, amountsNamed, digitAt, digitsOf, placeNamed, valueOf } from './places.ts'
import * as because from './reasons/index.ts'
import { type Step, statements, step } from './step.ts'

/** Steps that a sum or a difference may take before its places are put together. */
const MOST_PLACES = 4

/** Places from the ones up, several in a group where each alone would take too many steps. */
function grouped<T>(places: readonly T[], most: number): readonly (readonly T[])[] {
  const size = Math.ceil(places.length / most)
  return Array.from({ length: Math.ceil(places.length / size) }, (_, i) => places.slice(i * size, (i + 1) * size))
}

const lengthOf = (value: number) => String(value).length
const placesTo = (length: number) => Array.from({ length }, (_, place) => place)
/** A 0 is printed too. */
const written = (...values: readonly number[]) => sum(...values.map(value => asWritten(value)))
/** One place alone stands beside the 0 that is left of the place before it. */
const joined = (total: number, alone: Expr = asWritten(total)): Step => {
  const parts = digitsOf(total)
    .map(valueOf)
    .filter(part => part > 0)
  return step(parts.length < 2 ? alone : equation(sum(...parts), total), because.joinPlaces)
}

/** Nothing is left to join where the line before ends with the number. */
const joinedAfter = (last: number | null, total: number): readonly Step[] =>
  last === total ? [] : [joined(total, equation(written(0, total), total))]

/** What the digits of one place add up to with what was carried there. */
interface Column extends Amount {
  readonly terms: readonly number[]
}

function columnsOf(values: readonly number[]): readonly Column[] {
  let carry = 0
  return placesTo(Math.max(...values.map(lengthOf))).map(place => {
    const digits = values.filter(value => lengthOf(value) > place).map(value => digitAt(value, place))
    const terms = [...(carry > 0 ? [carry] : []), ...digits].map(digit => digit * 10 ** place)
    const count = digits.reduce((sum, digit) => sum + digit, carry)
    carry = Math.floor(count / 10)
    return { place, count, terms }
  })
}

/** 12 tens as 1 hundred and 2 tens. */
const regrouped = ({ count, place }: Amount): readonly Amount[] =>
  [
    { count: Math.floor(count / 10), place: place + 1 },
    { count: count % 10, place },
  ].filter(({ count }) => count > 0)

function columnSum(column: Column): Expr {
  const whole = column.terms.length === 1 ? expr(valueOf(column)) : equation(written(...column.terms), valueOf(column))
  const parts = regrouped(column)
  return parts.length > 1 ? equation(whole, sum(...parts.map(valueOf))) : whole
}

function addedColumns(columns: readonly Column[]): Step {
  const place = placeNamed(...columns.map(({ place }) => place))
  const [alone] = columns
  if (alone && columns.length === 1 && alone.terms.length === 1)
    return step(expr(valueOf(alone)), because.nothingAdded, { place })
  const work = statements(...columns.map(columnSum))
  const [only, ...others] = columns.filter(({ count }) => count > 9)
  return only && others.length === 0
    ? step(work, because.addPlaceAndRegroup, { place, from: amountsNamed(only), as: amountsNamed(...regrouped(only)) })
    : step(work, because.addPlace, { place })
}

/** A sum in columns: the ones, the tens, … with what is carried, and all places together. */
export function addByPlaces(...values: readonly number[]): readonly Step[] {
  const total = values.reduce((sum, value) => sum + value, 0)
  const columns = columnsOf(values).filter(({ count }) => count > 0)
  const [only, ...others] = columns
  if (only && others.length === 0 && only.place > 0)
    return [
      step(
        equation(written(...only.terms.map(term => term / 10 ** only.place)), only.count),
        because.startFromKnownFact,
      ),
      step(equation(written(...values), total), because.addPlace, { place: placeNamed(only.place) }),
    ]
  const last = columns.at(-1)
  return [...grouped(columns, MOST_PLACES).map(addedColumns), ...joinedAfter(last ? valueOf(last) : null, total)]
}

/** Ten of a kind of blocks made one of the next, from the ones up, each with those that were there of it. */
function regroupedBlocks(counted: readonly Amount[]): readonly Step[] {
  let carry = 0
  return counted.flatMap(({ place, count }): readonly Step[] => {
    const whole = { place, count: count + carry }
    const added =
      carry > 0 && count > 0
        ? [
            step(
              equation(sum(valueOf({ place, count }), valueOf({ place, count: carry })), valueOf(whole)),
              because.addPlace,
              {
                place: placeNamed(place),
              },
            ),
          ]
        : []
    carry = Math.floor(whole.count / 10)
    if (carry === 0) return added
    const parts = regrouped(whole)
    const names = { from: amountsNamed(whole), as: amountsNamed(...parts) }
    const [from, as] = [amountsListed([whole]), amountsListed(parts)]
    // Ten ones and nothing more: 10 = 10 would say nothing.
    const work =
      parts.length > 1
        ? equation(valueOf(whole), sum(...parts.map(valueOf)))
        : words(`${from.en} = ${as.en}`, `${from.es} = ${as.es}`)
    return [...added, step(work, because.regroup, names)]
  })
}

/** What base-ten blocks have together: the blocks of each kind, ten of a kind made one of the next, and the number. */
export function blocksTogether(...values: readonly number[]): readonly Step[] {
  const counted = placesTo(Math.max(...values.map(lengthOf))).map(place => ({
    place,
    count: values.reduce((sum, value) => sum + digitAt(value, place), 0),
  }))
  const { en, es } = amountsListed(counted.filter(({ count }) => count > 0).reverse())
  const total = values.reduce((sum, value) => sum + value, 0)
  const regrouping = regroupedBlocks(counted)
  const isFound = regrouping.length > 1 && total < 10 ** counted.length && digitsOf(total).filter(valueOf).length === 1
  return [step(words(en, es), because.countBlocks), ...regrouping, ...(isFound ? [] : [joined(total)])]
}

/**
 * The missing digits of a sum in columns, place by place from the ones: each column with what was carried to it.
 * The digits are in the order of the places where they are hidden; one that is hidden in the total is read off it.
 * A difference is read as the sum of what was taken and what is left.
 */
export function missingDigitsByPlaces(
  addends: readonly [number, number],
  hidden: readonly number[],
  digits: readonly number[],
  whole: Expr,
  hiddenInTotal: readonly number[],
): readonly Step[] {
  let carry = 0
  const steps = placesTo(lengthOf(addends[0] + addends[1])).map(position => {
    const terms = [...(carry > 0 ? [carry] : []), ...addends.map(addend => digitAt(addend, position))]
    const column = { place: position, count: terms.reduce((sum, term) => sum + term, 0) }
    carry = Math.floor(column.count / 10)
    const work = equation(written(...terms), column.count)
    const place = placeNamed(position)
    const regrouping = { from: amountsNamed(column), as: amountsNamed(...regrouped(column)) }
    const digit = digits[hidden.indexOf(position)]
    if (digit === undefined)
      return carry > 0
        ? step(work, because.addPlaceAndRegroup, { place, ...regrouping })
        : step(work, because.addPlace, { place })
    if (!hiddenInTotal.includes(position)) {
      const slots = { place, end: asWritten(column.count % 10), digit: asWritten(digit) }
      return carry > 0
        ? step(work, because.missingDigitForEndAndRegroup, { ...slots, ...regrouping })
        : step(work, because.missingDigitForEnd, slots)
    }
    return carry > 0
      ? step(work, because.missingDigitAndRegroup, { place, digit: asWritten(digit), ...regrouping })
      : step(work, because.missingDigitIs, { place, digit: asWritten(digit) })
  })
  return [...steps, step(statements(list(...digits), whole), because.writeDigitsFromTheTop)]
}

/** 1 of a place made 10 of a lower one, with 9 of each that is empty between; and what there is of each place after it. */
interface Regrouping {
  readonly from: Amount
  readonly as: readonly Amount[]
  /** The ones first. */
  readonly after: readonly Amount[]
}

/** What is regrouped to take b from a, from the ones up. */
function regroupings(a: number, b: number): readonly Regrouping[] {
  const places = placesTo(lengthOf(a))
  const counts = places.map(place => digitAt(a, place))
  const countAt = (place: number) => counts[place] ?? failed('A number is taken from a greater one')
  return places.flatMap((place): readonly Regrouping[] => {
    if (countAt(place) >= digitAt(b, place)) return []
    const from = places.find(higher => higher > place && countAt(higher) > 0) ?? failed('Nothing is left to regroup')
    const as = placesTo(from)
      .slice(place)
      .map(lower => ({ place: lower, count: lower === place ? 10 : 9 }))
      .reverse()
    counts[from] = countAt(from) - 1
    for (const { place, count } of as) counts[place] = countAt(place) + count
    return [{ from: { place: from, count: 1 }, as, after: places.map(place => ({ place, count: countAt(place) })) }]
  })
}

/** One or two regroupings each on a line; of more only the number as it stands after them. */
function regroupStep(a: number, all: readonly Regrouping[]): readonly Step[] {
  const [first, second, ...others] = all
  if (!first) return []
  const named = ({ after }: Regrouping) => [...after].reverse().filter(({ count }) => count > 0)
  const lineOf = (regrouping: Regrouping) => equation(a, sum(...named(regrouping).map(valueOf)))
  const [from, as] = [amountsNamed(first.from), amountsNamed(...first.as)]
  if (!second) return [step(lineOf(first), because.regroup, { from, as })]
  const last = others.at(-1)
  if (last) return [step(lineOf(last), because.regroup, { from: a, as: amountsNamed(...named(last)) })]
  const next = { fromNext: amountsNamed(second.from), asNext: amountsNamed(...second.as) }
  // 1 ten thousand and 10 thousands are written alike.
  const isAlike = String(named(first).map(valueOf)) === String(named(second).map(valueOf))
  // A place that is regrouped next stands there with its 0.
  const withZeros = equation(a, sum(...[...first.after].reverse().map(amount => asWritten(valueOf(amount)))))
  const lines = isAlike ? lineOf(second) : [withZeros, lineOf(second)]
  return [step(lines, because.regroupTwice, { from, as, ...next })]
}

/** A difference in columns: the regrouping, the ones, the tens, …, and all places together. */
export function subtractByPlaces(a: number, b: number): readonly Step[] {
  const regrouped = regroupings(a, b)
  const columns = (regrouped.at(-1)?.after ?? [...digitsOf(a)].reverse())
    .map(top => ({
      place: top.place,
      top: valueOf(top),
      taken: valueOf({ place: top.place, count: digitAt(b, top.place) }),
    }))
    .filter(({ top, taken }) => top > 0 || taken > 0)
  const [only, ...others] = columns
  if (only && others.length === 0 && only.place > 0)
    return [
      step(
        equation(minus(only.top / 10 ** only.place, only.taken / 10 ** only.place), (a - b) / 10 ** only.place),
        because.startFromKnownFact,
      ),
      step(equation(minus(a, b), a - b), because.subtractPlace, { place: placeNamed(only.place) }),
    ]
  const subtracted = grouped(columns, MOST_PLACES).map(group =>
    step(
      statements(...group.map(({ top, taken }) => equation(minus(top, asWritten(taken)), top - taken))),
      because.subtractPlace,
      {
        place: placeNamed(...group.map(({ place }) => place)),
      },
    ),
  )
  const last = columns.at(-1)
  return [...regroupStep(a, regrouped), ...subtracted, ...joinedAfter(last ? last.top - last.taken : null, a - b)]
}

const nonzero = (value: number) =>
  digitsOf(value)
    .map(valueOf)
    .filter(part => part > 0)

/** a × b: a number times each place of the other, and the partial products together. */
export function multiplyByPlaces(a: number, b: number): readonly Step[] {
  const splitsFirst = nonzero(b).length < 2
  const [whole, other] = splitsFirst ? [a, b] : [b, a]
  const parts = nonzero(whole)
  if (parts.length < 2) return multiplyTens(a, b)
  const products = parts.map(part => part * other)
  return [
    step(equation(whole, sum(...parts)), because.valueOfEachDigit),
    step(
      statements(...parts.map((part, i) => equation(splitsFirst ? times(part, b) : times(a, part), products[i] ?? 0))),
      because.multiplyEachPlace,
    ),
    step(equation(sum(...products), a * b), because.addParts),
  ]
}

const withoutZeros = (value: number): number => (value > 0 && value % 10 === 0 ? withoutZeros(value / 10) : value)

/** 4 × 60: 4 × 6 and the zeros. */
export function multiplyTens(a: number, b: number): readonly Step[] {
  const [left, right] = [withoutZeros(a), withoutZeros(b)]
  if (left === a && right === b) return easiestFact(a, b)
  return [
    step(equation(times(left, right), left * right), because.startFromKnownFact),
    step(equation(times(a, b), a * b), because.multiplyTens),
  ]
}

/** One line of long division: the number that is divided, the digit of the quotient, and the quotient as far as it stands. */
interface Line {
  readonly dividend: number
  readonly digit: number
  readonly quotient: number
  /** What was brought down; null in the first line, which takes as many digits as it needs. */
  readonly down: Amount | null
}

function divisionLines(dividend: number, divisor: number): readonly Line[] {
  const lines: Line[] = []
  let [rest, quotient] = [0, 0]
  for (const down of digitsOf(dividend)) {
    const { count } = down
    const next = rest * 10 + count
    const digit = Math.floor(next / divisor)
    rest = next % divisor
    quotient = quotient * 10 + digit
    if (quotient > 0) lines.push({ dividend: next, digit, quotient, down: lines.length > 0 ? down : null })
  }
  return lines
}

/** A line that looks like an earlier one tells how far the quotient has come. */
function divisionStep(
  { dividend, digit, quotient, down }: Line,
  divisor: number,
  { isLikeEarlier, bringsDownAlike }: { readonly isLikeEarlier: boolean; readonly bringsDownAlike: boolean },
): Step {
  const line = equation(minus(dividend, times(asWritten(digit), divisor)), dividend - digit * divisor)
  const soFar = (named: string): Content => ({ kind: 'paragraph', content: [line, `; ${named}: `, expr(quotient)] })
  const work = isLikeEarlier ? { en: soFar('quotient so far'), es: soFar('cociente hasta aquí') } : line
  if (digit === 0)
    return step(work, because.zeroInQuotient, { digit: asWritten(down?.count ?? 0), rest: dividend, divisor })
  if (down === null) return step(work, because.firstDigitOfQuotient, { dividend, divisor, digit: asWritten(digit) })
  const written = { digit: asWritten(down.count), dividend, divisor, next: asWritten(digit) }
  return bringsDownAlike
    ? step(work, because.bringDownFrom, { ...written, place: placeNamed(down.place) })
    : step(work, because.bringDown, written)
}

/** The first lines of a long quotient share a step. */
function linesOf(dividend: number, divisor: number): readonly Step[] {
  const lines = divisionLines(dividend, divisor)
  const steps = lines.map((line, i) =>
    divisionStep(line, divisor, {
      isLikeEarlier: lines.slice(0, i).some(({ dividend }) => dividend === line.dividend),
      bringsDownAlike: lines.some(({ down }, j) => i !== j && down !== null && down.count === line.down?.count),
    }),
  )
  const extra = steps.length - MOST_LINES
  if (extra <= 0) return steps
  const together = steps.slice(0, extra + 1).map(({ work }) => work.en)
  return [step(together.flat(), because.divideMultiplySubtract), ...steps.slice(extra + 1)]
}

const MOST_LINES = 5

/** Long division with every line: what is brought down, zeros of the quotient, the check, and the remainder. */
export function divideByPlaces(dividend: number, divisor: number): readonly Step[] {
  const [quotient, rest] = [Math.floor(dividend / divisor), dividend % divisor]
  const lines = linesOf(dividend, divisor)
  const product = times(divisor, quotient)
  const check =
    rest > 0
      ? step(equation(sum(product, rest), dividend), because.checkDivision)
      : step(equation(product, dividend), because.checkQuotient)
  return [
    ...lines,
    ...(lines.length < MOST_LINES ? [check] : []),
    rest > 0
      ? step(remainder(quotient, rest), because.whatIsLeft)
      : step(equation(divide(dividend, divisor), quotient), because.writeQuotient),
  ]
}
