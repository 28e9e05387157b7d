import {
  type Content,
  count,
  decimal,
  decimalPlaces,
  type Expr,
  exact,
  explained,
  expr,
  failed,
  type Inline,
  inARow,
  itemOf,
  line,
  Ratio,
  relation,
  type Step,
  statements,
  step,
  theThings,
  things,
  type Value,
  wholes,
} from '../../../author.ts'
import { placeAt } from '../../../language/places.ts'
import * as because from '../../../solution/reasons/index.ts'
import { comparisonOf, comparisonSigns } from '../facts/compare-signs.ts'
import { digitAt } from './places.ts'

/** A decimal as it is written: 2.4 and 2.400 are one number. */
export interface Written {
  readonly value: Ratio
  readonly places: number
}
export const written = (thousandths: number, places: number): Written => ({
  value: Ratio.of(thousandths, 1000),
  places,
})
export const shown = ({ value, places }: Written): Expr => decimal(value, places)
/** A printed decimal with its zeros. */
export function asWritten(value: Value): Written {
  const printed = expr(value)
  const own = exact(printed)
  const places = printed.kind === 'number' ? (printed.places ?? 0) : 0
  return { value: own, places: Math.max(places, decimalPlaces(own.d) ?? failed('A decimal ends')) }
}
export const compared = (a: Written, b: Written) => comparisonOf(a.value, b.value)
export const signOf = (a: Written, b: Written) => comparisonSigns[compared(a, b)]
export const sorted = <W extends Written>(all: readonly W[], direction: Direction): readonly W[] =>
  [...all].sort((a, b) => (direction === 'ascending' ? 1 : -1) * a.value.compare(b.value))
export type Direction = 'ascending' | 'descending'

const highestOf = (...all: readonly Written[]) =>
  Math.max(...all.map(({ value }) => String(Math.floor(value.toNumber())).length)) - 1
const mostPlaces = (all: readonly Written[]) => Math.max(...all.map(({ places }) => places))
const downFrom = (high: number, low: number): readonly number[] => [...wholes(low, high)].reverse()
/** The first place from the left where two numbers differ. */
const decidingPlace = (a: Written, b: Written): number | undefined =>
  downFrom(highestOf(a, b), -3).find(place => digitAt(a.value, place) !== digitAt(b.value, place))

/** Zeros where they are missing, the digits from the left, and the place that decides. */
export function compareSteps(a: Written, b: Written): readonly Step[] {
  const places = mostPlaces([a, b])
  const deciding = decidingPlace(a, b)
  const columns = downFrom(highestOf(a, b), deciding ?? -places)
  const greater = shown(a.value.compare(b.value) > 0 ? a : b)
  return [
    ...(a.places === b.places
      ? []
      : [step(statements(decimal(a.value, places), decimal(b.value, places)), because.sameDecimalPlaces)]),
    step(
      statements(
        ...columns.map(place => {
          const [one, other] = [digitAt(a.value, place), digitAt(b.value, place)]
          return relation(one, comparisonSigns[comparisonOf(one, other)], other)
        }),
      ),
      because.compareDigits,
    ),
    deciding === undefined
      ? step(relation(shown(a), '=', shown(b)), because.sameDigits)
      : explained(
          relation(shown(a), signOf(a, b), shown(b)),
          line`${greater} has more ${things(placeAt(deciding))}, so it is the greater number.`,
          line`${greater} tiene más ${things(placeAt(deciding))}, así que es el número mayor.`,
        ),
  ]
}

/** Numbers in order: zeros, which digits decide between neighbors, and the order. */
export function orderSteps(all: readonly Written[], direction: Direction): readonly Step[] {
  const places = mostPlaces(all)
  const ordered = sorted(all, direction)
  const sign = direction === 'ascending' ? '<' : '>'
  const pairs: readonly Inline[] = ordered.slice(1).flatMap((other, i) => {
    const one = itemOf(ordered, i)
    const place = decidingPlace(one, other) ?? 0
    const digits = relation(digitAt(one.value, place), sign, digitAt(other.value, place))
    return [
      ...(i === 0 ? [] : ['; ']),
      relation(decimal(one.value, places), sign, decimal(other.value, places)),
      ...line` (${things(placeAt(place))}: ${digits})`,
    ]
  })
  const work: Content = { kind: 'paragraph', content: pairs }
  return [
    ...(all.every(({ places: own }) => own === places)
      ? []
      : [step(inARow(...all.map(({ value }) => decimal(value, places))), because.sameDecimalPlacesInAll)]),
    step(work, because.compareDigits),
    step(inARow(...ordered.map(shown)), because.putInOrder),
  ]
}

/** The greatest or the least of some numbers: place by place, those with the most or the fewest are left. */
export function extremeSteps(all: readonly Written[], isMost: boolean): readonly Step[] {
  const places = mostPlaces(all)
  const steps: Step[] = []
  let left = all
  let alike: Inline[] = []
  for (const place of downFrom(highestOf(...all), -places)) {
    const digits = [...new Set(left.map(({ value }) => digitAt(value, place)))].sort((a, b) => (isMost ? b - a : a - b))
    if (digits.length === 1) {
      alike.push(...(alike.length > 0 ? [', '] : []), count(itemOf(digits, 0), placeAt(place)))
      continue
    }
    if (alike.length > 0)
      steps.push(
        explained(
          { kind: 'paragraph', content: alike },
          left.length === all.length
            ? line`This is the same in all the numbers: compare the ${things(placeAt(place))}.`
            : line`This is the same in all the numbers that are left: compare the ${things(placeAt(place))}.`,
          left.length === all.length
            ? line`Esto es igual en todos los números: compara ${theThings(placeAt(place))}.`
            : line`Esto es igual en todos los números que quedan: compara ${theThings(placeAt(place))}.`,
        ),
      )
    alike = []
    left = left.filter(({ value }) => digitAt(value, place) === digits[0])
    const chain: Content = {
      kind: 'paragraph',
      content: digits.flatMap((digit, i) => [
        ...(i === 0 ? [] : [isMost ? ' > ' : ' < ']),
        count(digit, placeAt(place)),
      ]),
    }
    const shownLeft = inlineOfRow(left.map(({ value }) => decimal(value, places)))
    const unit = things(placeAt(place))
    steps.push(
      isMost
        ? explained(
            chain,
            [...line`The most ${unit}: `, ...shownLeft, '.'],
            [...line`El mayor número de ${unit}: `, ...shownLeft, '.'],
          )
        : explained(
            chain,
            [...line`The fewest ${unit}: `, ...shownLeft, '.'],
            [...line`El menor número de ${unit}: `, ...shownLeft, '.'],
          ),
    )
    if (left.length === 1) break
  }
  return [
    ...(all.every(({ places: own }) => own === places)
      ? []
      : [step(inARow(...all.map(({ value }) => decimal(value, places))), because.sameDecimalPlacesInAll)]),
    ...steps,
  ]
}
const inlineOfRow = (row: readonly Expr[]): readonly Inline[] =>
  row.flatMap((one, i) => (i === 0 ? [one] : [', ', one]))

/** In neither order yet. */
export const isMixed = (all: readonly Written[]): boolean => {
  const rises = all.slice(1).map(({ value }, i) => value.compare(itemOf(all, i).value) > 0)
  return rises.includes(true) && rises.includes(false)
}
