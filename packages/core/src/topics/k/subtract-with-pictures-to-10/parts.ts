import {
  type Counters,
  counters,
  type Expr,
  equation,
  exact,
  failed,
  type Icon,
  iconNoun,
  isTrue,
  line,
  list,
  minus,
  type Printed,
  prose,
  type Random,
  type Step,
  step,
  theThings,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { mixed, turned } from '../../kit/choices/turned.ts'
import { agreeing, PICTURES } from '../../kit/facts/pictures.ts'

export interface Facts {
  /** How many there are, and how many of them are crossed out. */
  readonly a: number
  readonly b: number
  readonly icon: Icon
  /** The places of those crossed out; the last ones where it is null. */
  readonly crossed: readonly number[] | null
}

export const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1)

/** Neither one less nor a half: who copies a number does not find the answer. */
export const LARGE = mixed(
  [6, 7, 8, 9, 10].flatMap(a => upTo(a - 1).flatMap(b => (b > 1 && a - b > 1 && 2 * b !== a ? [[a, b] as const] : []))),
)

export function drawLarge(random: Random, ahead: number, pairs = LARGE): Facts {
  const [a, b] = random.evenly(turned(pairs, ahead))
  const places = random.shuffle(upTo(a).map(place => place - 1)).slice(0, b)
  return {
    a,
    b,
    icon: random.evenly(turned(PICTURES, (3 * ahead) % PICTURES.length)),
    crossed: places.sort((one, other) => one - other),
  }
}

export const picture = ({ a, b, icon, crossed }: Facts) =>
  counters({ icon, count: a, fill: 'white', crossed: crossed ?? b, perRow: 5 })

export const boxed = ({ a, b, icon }: Omit<Facts, 'crossed'>) =>
  counters({ icon, count: a, fill: 'white', crossed: b, perRow: 5, outline: 'box' })

export const whole = ({ a, b }: Pick<Facts, 'a' | 'b'>) => equation(minus(a, b), a - b)

/** All are counted, then those that are crossed out, then those that are left. */
export function counting({ a, b, icon }: Facts): readonly Step[] {
  const all = theThings(iconNoun(icon))
  const crossedOut = agreeing(icon, line`los tachados`, line`las tachadas`)
  const left = agreeing(icon, line`los que quedan`, line`las que quedan`)
  return [
    step(list(...upTo(a)), because.count, { group: all }),
    step(
      { en: prose`Crossed out: ${b}`, es: agreeing(icon, prose`Tachados: ${b}`, prose`Tachadas: ${b}`) },
      because.count,
      { group: { en: line`those crossed out`, es: crossedOut } },
    ),
    ...(b > 0 && b < a
      ? [step(list(...upTo(a - b)), because.count, { group: { en: line`those that are left`, es: left } })]
      : []),
  ]
}

export const subtracted = (facts: Facts): readonly Step[] => {
  const reason = facts.b === 0 ? because.takingZero : facts.b === facts.a ? because.takingAll : because.takeAway
  return [...counting(facts), step(whole(facts), reason)]
}

/** How many are drawn, and how many of them are crossed out. */
export function drawnIn({ groups }: Counters): readonly [all: number, crossed: number] {
  const marks = groups.flatMap(({ items }) => items.map(({ mark }) => mark))
  return [marks.length, marks.filter(mark => mark === 'crossed').length]
}

/** The numbers of a − b = c, or null for anything else. */
function numbersOf(of: Expr): readonly [a: number, b: number, c: number] | null {
  if (of.kind !== 'relation' || of.left.kind !== 'sum' || of.left.terms.length !== 2) return null
  const [a, b] = of.left.terms.map(term => exact(term).n)
  return a === undefined || b === undefined ? null : [a, -b, exact(of.right).n]
}

export const tells = (drawn: Counters, of: Expr): boolean => {
  const [all, crossed] = drawnIn(drawn)
  const [a, b, c] = numbersOf(of) ?? [0, 0, 0]
  return isTrue(of) && a === all && b === crossed && c + crossed === all
}

export const tellsPrinted = (printed: Printed, of: Expr) => tells(printed.figure('counters'), of)

/** The first number of a wrong sentence that the picture does not show. */
export function notAsWritten({ a, b, icon }: Facts, wrong: Expr) {
  const [all, crossedOut] = numbersOf(wrong) ?? failed('A subtraction sentence has numbers')
  return all === a
    ? {
        en: line`${b} are crossed out, not ${crossedOut}.`,
        es: agreeing(icon, line`Hay ${b} tachados, no ${crossedOut}.`, line`Hay ${b} tachadas, no ${crossedOut}.`),
      }
    : { en: line`There are ${a} in all, not ${all}.`, es: line`Hay ${a} en total, no ${all}.` }
}

/** What a pupil mistakes the picture for. */
export const others = {
  oneMoreCrossed: ({ a, b }: Facts) => whole({ a, b: b + 1 }),
  oneFewer: ({ a, b }: Facts) => (a - 1 > b ? whole({ a: a - 1, b }) : whole({ a: a - 1, b: b - 2 })),
  leftForCrossed: ({ a, b }: Facts) => whole({ a, b: a - b }),
}

export const wrongOf = (random: Random, facts: Facts) =>
  others[random.evenly(['leftForCrossed', 'oneMoreCrossed', 'oneFewer'])](facts)
