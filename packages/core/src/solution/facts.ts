import { line } from '../content.ts'
import { asWritten, divide, equation, list, minus, relation, sum, times, words } from '../math/build.ts'
import type { Expr } from '../math/expr.ts'
import { isSame } from '../same.ts'
import { amountsListed, placeNamed } from './places.ts'
import * as because from './reasons/index.ts'
import { explained, type Step, step } from './step.ts'

const from = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.abs(last - first) + 1 }, (_, i) => (first <= last ? first + i : first - i))

const countedOn = (start: number, count: number): Step =>
  step(list(...from(start + 1, start + count)), because.countOn, { count, start })
const counted = (last: number): Step =>
  step(last === 0 ? asWritten(0) : list(...from(1, last)), because.count, {
    group: { en: line`to ${last}`, es: line`hasta el ${last}` },
  })

/** Counted on from a known part as far as the whole: how many numbers that takes is not known before. */
const countedOnTo = (part: number, whole: number): readonly Step[] => [
  step(list(...from(part + 1, whole)), because.thinkAndCountOn, { a: part, whole }),
  step(equation(sum(part, whole - part), whole), because.countNumbersSaid),
]

/** a + b, whole numbers up to 20: by counting on, a double, ten, or the ones of a teen. */
export function sumWithin20(a: number, b: number): readonly Step[] {
  const [most, least] = [Math.max(a, b), Math.min(a, b)]
  if (least === 0) return [counted(most), step(equation(sum(asWritten(a), asWritten(b)), most), because.addingZero)]
  const turned = a < b ? [step(sum(b, a), because.startWithGreater)] : []
  if (least <= 2 || most + least <= 10)
    return [
      ...turned,
      countedOn(most, least),
      step(equation(sum(most, least), most + least), because.lastNumberIsTheAnswer),
    ]
  if (most >= 10) return [...turned, ...onTopOfTen(most, least)]
  return most === least + 1 ? nearDouble(least) : [...turned, ...acrossTen(most, least)]
}

const nearDouble = (a: number): readonly Step[] => [
  step(equation(sum(a, a), 2 * a), because.useADouble, { a }),
  step(equation(sum(2 * a, 1), 2 * a + 1), because.oneMoreThanDouble),
]

/** a + b by a double: of the smaller number where they are 1 apart, of the number between where they are 2 apart. */
export function byADouble(a: number, b: number): readonly Step[] {
  const [most, least] = [Math.max(a, b), Math.min(a, b)]
  if (most === least + 1) return nearDouble(least)
  const between = (most + least) / 2
  return [
    step(equation(sum(a, b), sum(between, between)), because.moveOneOver, { from: most, to: least }),
    step(equation(sum(between, between), 2 * between), because.useADouble, { a: between }),
  ]
}

/** a + b past ten: b is split so that its first part makes ten with a. */
export function acrossTen(a: number, b: number): readonly Step[] {
  const toTen = 10 - a
  const rest = b - toTen
  return [
    step(equation(b, sum(toTen, rest)), because.breakApart, { whole: b, a: toTen, b: rest }),
    step(equation(sum(a, toTen), 10), because.makeTen, { a, b: toTen }),
    step(equation(sum(10, rest), 10 + rest), because.addWhatIsLeft),
  ]
}

function onTopOfTen(most: number, least: number): readonly Step[] {
  const ones = most - 10
  if (ones === 0 && least === 10)
    return [
      tenAndOnes(least),
      explained(equation(sum(10, 10), 20), line`${2} tens are ${20}.`, line`${2} decenas son ${20}.`),
    ]
  if (ones === 0) return [tenAndOnes(least), step(equation(sum(10, least), 10 + least), because.joinPlaces)]
  return [
    step(equation(sum(ones, least), ones + least), because.addPlace, { place: placeNamed(0) }),
    step(equation(sum(10, ones + least), most + least), because.joinPlaces),
  ]
}

const tenAndOnes = (ones: number): Step => {
  const { en, es } = amountsListed([
    { count: 1, place: 1 },
    { count: ones, place: 0 },
  ])
  return ones === 10
    ? step(words('1 ten + 1 ten = 2 tens', '1 decena + 1 decena = 2 decenas'), because.addPlace, {
        place: placeNamed(1),
      })
    : step(words(en, es), because.tensAndOnes)
}

/** a − b, whole numbers up to 20: by counting back, going down to ten, the ones of a teen, or thinking of a sum. */
export function differenceWithin20(a: number, b: number): readonly Step[] {
  const rest = a - b
  const result = equation(minus(a, asWritten(b)), rest)
  if (b === 0) return [counted(a), step(result, because.takingZero)]
  if (rest === 0) return [counted(a), step(result, because.takingAll)]
  if (b <= 2)
    return [
      step(list(...from(a - 1, rest)), because.countBack, { count: b, start: a }),
      step(result, because.lastNumberIsTheAnswer),
    ]
  if (rest <= 3) return [...countedOnTo(b, rest + b), step(result, because.sameInBothFacts)]
  if (a <= 10 && b < rest)
    return [
      step(list(...from(a - 1, rest)), because.countBack, { count: b, start: a }),
      step(result, because.lastNumberIsTheAnswer),
    ]
  if (a <= 10) return [...countedOnTo(b, a), step(result, because.sameInBothFacts)]
  if (b >= 10) return tenThenOnes(a, b)
  return a - 10 < b ? downAcrossTen(a, b) : fromTheOnes(a, b)
}

/** 18 − 11: the ten first, then the ones. */
function tenThenOnes(a: number, b: number): readonly Step[] {
  if (b === 10)
    return [
      step(equation(a, sum(10, a - 10)), because.breakApart, { whole: a, a: 10, b: a - 10 }),
      step(equation(minus(a, 10), a - 10), because.subtractTheTen),
    ]
  return [
    step(equation(b, sum(10, b - 10)), because.breakApart, { whole: b, a: 10, b: b - 10 }),
    step(equation(minus(a, 10), a - 10), because.subtractTheTen),
    step(equation(minus(a - 10, b - 10), a - b), because.subtractWhatIsLeft),
  ]
}

/** a − b past ten: down to ten first, then on. */
export function downAcrossTen(a: number, b: number): readonly Step[] {
  const ones = a - 10
  return [
    step(equation(b, sum(ones, b - ones)), because.breakApart, { whole: b, a: ones, b: b - ones }),
    step(equation(minus(a, ones), 10), because.goToTen),
    step(equation(minus(10, b - ones), a - b), because.subtractWhatIsLeft),
  ]
}

/** 20 − 7: one of the tens is taken from. */
const fromTwenty = (b: number): readonly Step[] => [
  step(equation(20, sum(10, 10)), because.breakApart, { whole: 20, a: 10, b: 10 }),
  explained(equation(minus(10, b), 10 - b), line`Subtract ${b} from one ${10}.`, line`Resta ${b} de un ${10}.`),
  explained(equation(sum(10, 10 - b), 20 - b), line`Add the other ${10}.`, line`Suma el otro ${10}.`),
]

const fromTheOnes = (a: number, b: number): readonly Step[] =>
  a === 20
    ? fromTwenty(b)
    : a - 10 === b
      ? [
          step(equation(a, sum(10, b)), because.breakApart, { whole: a, a: 10, b }),
          step(equation(minus(a, b), 10), because.subtractPlace, { place: placeNamed(0) }),
        ]
      : [
          step(equation(minus(a - 10, b), a - 10 - b), because.subtractPlace, { place: placeNamed(0) }),
          step(equation(sum(10, a - 10 - b), a - b), because.joinPlaces),
        ]

/** What is missing beside `part` in `whole`: □ + 5 = 13, 13 − □ = 8. */
export const missingPart = (whole: number, part: number): readonly Step[] =>
  whole <= 10 && part > 0 && part < whole
    ? thinkOfAddition(part, whole)
    : [step(minus(whole, asWritten(part)), because.findTheMissingPart), ...differenceWithin20(whole, part)]

/** The whole that was split into two parts: □ − 5 = 8. */
export const missingWhole = (a: number, b: number): readonly Step[] => [
  step(sum(asWritten(a), asWritten(b)), because.addTheParts),
  ...sumWithin20(a, b),
]

/** The steps to a missing number, which ends in its place in the equation that was printed. */
export function intoItsPlace(steps: readonly Step[], complete: Expr): readonly Step[] {
  const last = step(complete, because.writeTheMissingNumber)
  const found = steps.at(-1)
  // Where the last step is that equation already, how it was found says more.
  if (found && isSame(found.work, last.work)) return steps
  return [...steps.filter(({ work }) => !isSame(work, last.work)), last]
}

const besideTen = (part: number, whole: number) =>
  whole === 20 ? because.joinPlaces : part === 10 ? because.onesAreMissing : because.tenIsMissing

/** part + □ = whole by jumps: to ten and on, or counted on where ten is not between. */
export function thinkOfAddition(part: number, whole: number): readonly Step[] {
  const rest = whole - part
  if (part === 10 || rest === 10)
    return [tenAndOnes(whole - 10), step(equation(sum(part, rest), whole), besideTen(part, whole))]
  if (part < 10 && whole > 10)
    return [
      step(equation(sum(part, 10 - part), 10), because.jump, { to: 10 }),
      step(equation(sum(10, whole - 10), whole), because.jump, { to: whole }),
      step(equation(sum(10 - part, whole - 10), rest), because.addJumps),
    ]
  return [
    step(list(...from(part + 1, whole)), because.countOnTo, { start: part, end: whole }),
    step(equation(sum(part, rest), whole), because.countNumbersSaid),
  ]
}

/** Which of two counted numbers is greater. */
export function compareByCounting(a: number, b: number): readonly Step[] {
  const [less, greater] = [Math.min(a, b), Math.max(a, b)]
  if (a === b) return [counted(a), step(equation(a, b), because.matchOneToOne)]
  return [
    step(list(...from(less, greater)), because.count, {
      group: { en: line`from ${less} to ${greater}`, es: line`del ${less} al ${greater}` },
    }),
    step(relation(a, a < b ? '<' : '>', b), because.comesLaterInCounting, { greater, less }),
  ]
}

/** How many groups are easiest to count, the easiest first. */
const EASE = [0, 1, 2, 10, 5, 9, 11, 4, 3, 6, 8, 7, 12]
const ease = (factor: number) => {
  const at = EASE.indexOf(factor)
  return at < 0 ? EASE.length : at
}

const groupsOf = (groups: number, size: number): Expr =>
  words(
    `${groups} ${groups === 1 ? 'group' : 'groups'} of ${size}`,
    `${groups} ${groups === 1 ? 'grupo' : 'grupos'} de ${size}`,
  )

/** The parts that make so many groups of facts that pupils know by heart. */
const SPLIT: Readonly<Record<number, readonly [known: number, more: number]>> = {
  3: [2, 1],
  4: [2, 2],
  6: [5, 1],
  7: [5, 2],
  8: [4, 4],
  9: [10, -1],
  11: [10, 1],
  12: [10, 2],
}

/** Groups that are added to, or taken from, the groups of a known fact. */
function moreGroups(known: number, more: number, size: number): Step {
  const [before, after] = [known * size, (known + more) * size]
  if (more === -1) return step(equation(minus(before, size), after), because.oneGroupLess, { size })
  if (more === 1) return step(equation(sum(before, size), after), because.oneMoreGroup, { size })
  if (more === known) return step(equation(sum(before, before), after), because.doubleIt)
  return step(equation(sum(before, more * size), after), because.moreGroups, { groups: more, size })
}

/** a groups of b from a fact that is known, up to 12 × 12. */
export const productFact = (a: number, b: number): readonly Step[] => groupsCounted(a, b, times)

/** a × b alone: whichever factor is easier to count is the number of groups; tens are counted by tens. */
export const easiestFact = (a: number, b: number): readonly Step[] =>
  Math.min(a, b) <= 1 || b === 10 || (a !== 10 && ease(a) <= ease(b))
    ? groupsCounted(a, b, times)
    : groupsCounted(b, a, (groups, size) => times(size, groups))

function groupsCounted(groups: number, size: number, product: (groups: number, size: number) => Expr): readonly Step[] {
  const fact = (k: number) => equation(product(k, size), k * size)
  if (Math.min(groups, size) <= 1)
    return [
      step(groupsOf(groups, size), because.thinkOfGroups),
      step(fact(groups), groups * size === 0 ? because.timesZero : because.timesOne),
    ]
  if (groups === 2)
    return [
      step(equation(sum(size, size), 2 * size), because.useADouble, { a: size }),
      step(fact(2), because.countGroups, { groups }),
    ]
  const split = [2, 5, 10].includes(size) ? undefined : SPLIT[groups]
  if (!split) return [multiplesOf(size, groups), step(fact(groups), because.countGroups, { groups })]
  const [known, more] = split
  return [
    step(fact(known), because.startFromKnownFact),
    moreGroups(known, more, size),
    step(fact(groups), because.countGroups, {
      groups: equation(more < 0 ? minus(known, -more) : sum(known, more), groups),
    }),
  ]
}

const multiplesOf = (size: number, groups: number): Step =>
  step(list(...Array.from({ length: groups }, (_, i) => (i + 1) * size)), because.skipCount, { step: size })

/** factor × □ = product: skip counting for a few groups and by 2, 5 and 10, more groups than a known fact has for many. */
export function missingFactor(factor: number, product: number): readonly Step[] {
  const groups = product / factor
  const found = equation(times(factor, groups), product)
  if (groups <= 1)
    return [
      step(groupsOf(groups, factor), because.thinkOfGroups),
      step(found, groups === 0 ? because.timesZero : because.timesOne),
    ]
  if (groups === 10 && factor > 1)
    return [
      step(words(`${factor} tens`, `${factor} decenas`), because.tensInProduct, { factor, product }),
      explained(
        found,
        line`${factor} tens are ${factor} groups of ${10}: the missing factor is ${10}.`,
        line`${factor} decenas son ${factor} grupos de ${10}: el factor que falta es ${10}.`,
      ),
    ]
  const isSoonCounted = groups <= 5 || (groups <= 10 && [2, 5, 10].includes(factor))
  if (isSoonCounted) return [multiplesOf(factor, groups), step(found, because.countedFactor, { factor: groups })]
  const [known, more] = groups === 9 || groups > 10 ? [10, groups - 10] : [5, groups - 5]
  return [
    step(equation(times(factor, known), factor * known), because.startFromKnownFact),
    moreGroups(known, more, factor),
    step(found, because.countGroupsForFactor, {
      groups: equation(more < 0 ? minus(known, -more) : sum(known, more), groups),
      factor: groups,
    }),
  ]
}

/** □ × factor = product: the same with the factors turned around. */
export const missingFirstFactor = (factor: number, product: number): readonly Step[] => [
  ...missingFactor(factor, product),
  ...(factor * factor === product
    ? []
    : [step(equation(times(product / factor, factor), product), because.turnFactorsAround)]),
]

/** dividend ÷ divisor: the missing factor of the multiplication. */
export const quotientFact = (dividend: number, divisor: number): readonly Step[] => [
  ...missingFactor(divisor, dividend),
  step(equation(divide(dividend, divisor), dividend / divisor), because.sameFamily),
]
