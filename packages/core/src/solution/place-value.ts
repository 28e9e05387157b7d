import type { Both } from '../both.ts'
import { type Inline, inARow, line } from '../content.ts'
import { failed } from '../errors.ts'
import { capitalLine } from '../language/capital.ts'
import { asWritten, decimal, equation, expr, list, relation, sum, words } from '../math/build.ts'
import type { Expr } from '../math/expr.ts'
import { Ratio, type Rational } from '../number/ratio.ts'
import { itemOf } from '../tuple.ts'
import { amountsListed, amountsNamed, digitAt, digitsOf, placeNamed, unitsNamed, valueOf } from './places.ts'
import * as because from './reasons/index.ts'
import { type Step, statements, step } from './step.ts'

const placesOf = (value: number): Step => {
  const { en, es } = amountsListed(digitsOf(value))
  return step(words(en, es), because.nameEachPlace)
}

const parts = (value: number) =>
  digitsOf(value)
    .map(valueOf)
    .filter(part => part > 0)

/** 806 = 800 + 6. */
export function expandedForm(value: number): readonly Step[] {
  const values = digitsOf(value).map(valueOf)
  const result = equation(value, sum(...parts(value)))
  return values.includes(0)
    ? [
        placesOf(value),
        step(sum(...values.map(part => asWritten(part))), because.valueOfEachDigit),
        step(result, because.leaveOutZero),
      ]
    : [placesOf(value), step(result, because.valueOfEachDigit)]
}

/** The number that parts make, in whatever order they stand: 6 + 800 is 806. */
export const numberFromParts = (value: number): readonly Step[] => [
  placesOf(value),
  step(equation(sum(...parts(value)), value), because.joinPlaces),
]

const tensAlone = (count: number) => amountsNamed({ count, place: 1 })
const onesAlone = (count: number) => amountsNamed({ count, place: 0 })

/** The number that tens and ones make; ten or more ones are regrouped first. */
export function tensAndOnesTogether(tens: number, ones: number): readonly Step[] {
  if (ones < 10)
    return [
      step(list(...Array.from({ length: tens }, (_, i) => 10 * (i + 1))), because.countTens, { tens: tensAlone(tens) }),
      ones === 0
        ? step(asWritten(10 * tens), because.lastNumberTellsHowMany)
        : step(equation(sum(10 * tens, ones), 10 * tens + ones), because.joinPlaces),
    ]
  const [more, rest] = [Math.floor(ones / 10), ones % 10]
  const from = amountsListed([{ count: ones, place: 0 }])
  const as = amountsListed([{ count: more, place: 1 }, ...(rest > 0 ? [{ count: rest, place: 0 }] : [])])
  return [
    step(words(`${from.en} = ${as.en}`, `${from.es} = ${as.es}`), because.regroup, {
      from: onesAlone(10 * more),
      as: tensAlone(more),
    }),
    step(equation(sum(10 * tens, 10 * more), 10 * (tens + more)), because.addPlace, { place: placeNamed(1) }),
    ...(rest === 0 ? [] : [step(equation(sum(10 * (tens + more), rest), 10 * tens + ones), because.joinPlaces)]),
  ]
}

/** The number that amounts of places make, the highest first; where there are ten or more of a place, they are regrouped first. */
export function placesTogether(...counts: readonly number[]): readonly Step[] {
  const amounts = counts.map((count, i) => ({ count, place: counts.length - 1 - i }))
  const total = amounts.reduce((all, amount) => all + valueOf(amount), 0)
  const many = amounts.find(({ count }) => count > 9)
  if (!many) return numberFromParts(total)
  const [more, rest] = [Math.floor(many.count / 10), many.count % 10]
  const above = { count: more, place: many.place + 1 }
  const before = amounts.filter(({ place }) => place === above.place).reduce((all, amount) => all + valueOf(amount), 0)
  const from = amountsListed([many])
  const as = amountsListed([above, ...(rest > 0 ? [{ count: rest, place: many.place }] : [])])
  return [
    step(words(`${from.en} = ${as.en}`, `${from.es} = ${as.es}`), because.regroup, {
      from: amountsNamed({ count: 10 * more, place: many.place }),
      as: amountsNamed(above),
    }),
    ...(before > 0
      ? [
          step(equation(sum(before, valueOf(above)), before + valueOf(above)), because.addPlace, {
            place: placeNamed(above.place),
          }),
        ]
      : []),
    step(parts(total).length > 1 ? equation(sum(...parts(total)), total) : asWritten(total), because.joinPlaces),
  ]
}

const sign = (a: number, b: number) => (a < b ? '<' : a > b ? '>' : '=')

/** The first place from the left in which two numbers differ, after so many that are the same. */
function decidedAt(place: number, before: number, result: Expr, greater: number): Step {
  if (before === 0) return step(result, because.moreOfAPlace, { greater, place: unitsNamed(place) })
  if (before > 1)
    return step(result, because.moreOfALaterPlace, { greater, place: placeNamed(place), units: unitsNamed(place) })
  const { en, es } = placeNamed(place + 1)
  const same = { en: capitalLine(en), es: capitalLine(es) }
  return step(result, because.moreOfTheNextPlace, { before: same, greater, place: unitsNamed(place) })
}

/** The digits of two whole numbers from the left as far as they decide, and the sign between the numbers. */
export function compareByDigits(a: number, b: number): readonly Step[] {
  const result = relation(a, sign(a, b), b)
  const [left, right] = [digitsOf(a), digitsOf(b)]
  if (left.length !== right.length) {
    const counted = (digits: number) => ({ en: line`${digits} digits`, es: line`${digits} dígitos` })
    const [one, other] = [counted(left.length), counted(right.length)]
    const work = (language: 'en' | 'es') => [
      {
        kind: 'paragraph' as const,
        content: [...line`${a}: `, ...one[language], ...line`; ${b}: `, ...other[language]],
      },
    ]
    return [
      step({ en: work('en'), es: work('es') }, because.count, {
        group: { en: line`the digits`, es: line`los dígitos` },
      }),
      step(result, because.moreDigits),
    ]
  }
  const differ = left.findIndex(({ count }, i) => count !== right[i]?.count)
  const decides =
    differ < 0 ? step(result, because.sameDigits) : decidedAt(left.length - 1 - differ, differ, result, Math.max(a, b))
  const compared = left.slice(0, differ < 0 ? left.length : differ + 1)
  const pairs = compared.map(
    (digit, i) => [digit, right[i] ?? failed('Two numbers of one length have as many digits')] as const,
  )
  if (left.length === 2)
    return [...pairs.map(([one, other]) => amountsCompared([one.count, other.count], one.place)), decides]
  return [
    step(statements(...pairs.map(([one, other]) => digitPair(one.count, other.count))), because.explain, {
      sentence:
        a === b
          ? {
              en: line`Both numbers have ${left.length} digits. Compare the digits from the left.`,
              es: line`Los dos números tienen ${left.length} dígitos. Compara los dígitos desde la izquierda.`,
            }
          : {
              en: line`${a} and ${b} both have ${left.length} digits. Compare the digits from the left.`,
              es: line`${a} y ${b} tienen ${left.length} dígitos. Compara los dígitos desde la izquierda.`,
            },
    }),
    decides,
  ]
}

/** 9 tens > 4 tens > 3 tens. */
function amountsInARow(counts: readonly number[], place: number): Expr {
  const chain = (language: 'en' | 'es') =>
    counts
      .map((count, i) => {
        const before = counts[i - 1]
        const amount = amountsListed([{ count, place }])[language]
        return before === undefined ? amount : `${sign(before, count)} ${amount}`
      })
      .join(' ')
  return words(chain('en'), chain('es'))
}
const amountsCompared = (counts: readonly number[], place: number): Step =>
  step(amountsInARow(counts, place), because.comparePlace, { place: placeNamed(place) })

/** What is the same of two numbers of so many digits before they differ. */
const sameBefore = (place: number, digits: number): Both<readonly Inline[]> =>
  place === digits - 2
    ? placeNamed(place + 1)
    : { en: line`the digits to the left`, es: line`los dígitos de la izquierda` }
const beginning = ({ en, es }: Both<readonly Inline[]>) => ({ en: capitalLine(en), es: capitalLine(es) })

/** 209 < 296: 0 tens < 9 tens, where the two numbers first differ. */
function differingPlace(one: number, other: number): Step {
  const digits = digitsOf(one)
  const differ = digits.findIndex(({ place }) => digitAt(one, place) !== digitAt(other, place))
  if (differ < 0) failed('Numbers in an order differ')
  const place = digits.length - 1 - differ
  return step(digitPair(one, other), because.compareAfterEqualPlace, {
    left: beginning(sameBefore(place, digits.length)),
    place: placeNamed(place),
    amounts: amountsInARow([digitAt(one, place), digitAt(other, place)], place),
  })
}
/** Each amount once where they are in order, so that what differs is seen. */
const unlike = (counts: readonly number[]) => {
  const once = [...new Set(counts)]
  return once.length > 1 ? once : counts
}
const digitPair = (a: number, b: number) => relation(a, sign(a, b), b)

/** Numbers in a new order: by their tens, then those of the same tens by their ones; longer ones each compared with the next. */
export function orderByDigits(values: readonly number[], order: 'ascending' | 'descending'): readonly Step[] {
  const sorted = [...values].sort((a, b) => (order === 'ascending' ? a - b : b - a))
  const pairs = sorted.slice(1).map((value, i) => digitPair(itemOf(sorted, i), value))
  if (!sorted.every(value => value >= 10 && value <= 99)) return orderByFirstPlace(sorted, pairs)
  const tens = sorted.map(value => Math.floor(value / 10))
  const tied = pairs.filter((_, i) => tens[i] === tens[i + 1])
  return [
    amountsCompared(unlike(tens), 1),
    ...(tied.length > 0 ? [step(statements(...tied), because.compareOnesOfSameTens)] : []),
    step(list(...sorted), because.putInOrder),
  ]
}

/** Numbers by the first place in which they differ, and those that are alike there by the places after it. */
function orderByFirstPlace(sorted: readonly number[], pairs: readonly Expr[]): readonly Step[] {
  const digits = sorted.map(digitsOf)
  const [first = []] = digits
  const inOrder = step(inARow(...sorted), because.putInOrder)
  const decisive = first.findIndex(({ count }, i) => digits.some(other => other[i]?.count !== count))
  if (decisive < 0 || digits.some(({ length }) => length !== first.length))
    return [step(statements(...pairs), because.compareDigits), inOrder]
  const place = first.length - 1 - decisive
  const counts = sorted.map(value => digitAt(value, place))
  const tied = sorted
    .slice(1)
    .flatMap((value, i) => (counts[i] === counts[i + 1] ? [differingPlace(itemOf(sorted, i), value)] : []))
  return [
    decisive > 0
      ? step(amountsInARow(unlike(counts), place), because.compareNextPlace, {
          left: beginning(sameBefore(place, first.length)),
          place: placeNamed(place),
        })
      : amountsCompared(unlike(counts), place),
    ...tied,
    inOrder,
  ]
}

/** A number of 0 or more rounded half up to a place: 2 is the hundreds, −1 the tenths. */
export function roundToPlace(value: Rational, place: number): readonly Step[] {
  const number = Ratio.from(value)
  const unit = Ratio.of(10).power(place)
  const units = number.over(unit)
  const low = Math.floor(units.toNumber())
  const next = Math.floor(units.minus(low).times(10).toNumber())
  const shown = (count: number) => decimal(unit.times(count), Math.max(0, -place))
  // Where the result is 5 as well, the line would stand there twice.
  const standsAlone = next === 5 && !(place === 0 && low === 4)
  const looks = step(standsAlone ? expr(next) : relation(next, sign(next, 5), 5), because.lookAtNextDigit, {
    place: placeNamed(place - 1),
    digit: next,
  })
  const rounds = next >= 5 ? step(shown(low + 1), because.roundUp) : step(shown(low), because.roundDown)
  if (units.isInteger) return [looks, rounds]
  const [below, above] = [shown(low), shown(low + 1)]
  return [
    step(relation(relation(below, '<', decimal(number)), '<', above), because.findNeighbors, {
      low: below,
      high: above,
    }),
    looks,
    rounds,
  ]
}
