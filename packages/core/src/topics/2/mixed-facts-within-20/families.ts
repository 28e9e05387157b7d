import { itemOf, type Random } from '../../../author.ts'
import { mixed } from '../../kit/choices/turned.ts'
import type { Fact } from '../../kit/facts/facts.ts'

export type Sign = Fact['sign']
export const SIGNS: readonly Sign[] = ['+', '−']

/** Facts made of the same three numbers: a sum, and a difference or two. */
type Family = readonly Fact[]

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i)
const sumOf = (a: number, b: number): Fact => ({ a, b, sign: '+' })
const less = (whole: number, b: number): Fact => ({ a: whole, b, sign: '−' })
const familyOf = (a: number, b: number): Family => [sumOf(a, b), less(a + b, b), ...(a === b ? [] : [less(a + b, a)])]
const pairs = (least: number, most: number, isIn: (sum: number) => boolean) =>
  from(least, most).flatMap(a =>
    from(least, a)
      .filter(b => isIn(a + b))
      .map(b => [a, b] as const),
  )

/** Families by the name that levels list, without 0 and 1. */
export const FAMILIES = {
  'within ten': mixed(pairs(2, 8, sum => sum <= 10).map(([a, b]) => familyOf(a, b))),
  /** Ten and ones, and doubles. */
  'to twenty': mixed([
    ...from(2, 9).map(ones => familyOf(10, ones)),
    // Halving is across ten: it waits.
    ...from(6, 9).map((half): Family => [sumOf(half, half)]),
    familyOf(10, 10),
  ]),
  'across ten': mixed(pairs(2, 9, sum => sum > 10).map(([a, b]) => familyOf(a, b))),
  teens: mixed(
    from(11, 16).flatMap(teen =>
      from(2, 19 - teen)
        .filter(ones => ones <= 8)
        .map((ones): Family => [sumOf(teen, ones), less(teen + ones, ones)]),
    ),
  ),
} satisfies Record<string, readonly Family[]>
export type FamilyName = keyof typeof FAMILIES

/** One fact of each family is asked alone, the others in rows: what one form prints with its result none asks for. */
const memberAlone = (family: Family, place: number) => itemOf(family, place % family.length)
const membersInRows = (family: Family, place: number) =>
  family.length === 1 ? family : family.filter((_, i) => i !== place % family.length)

/** Numbers up to 9 in either order. */
function inAnyOrder(random: Random, fact: Fact): Fact {
  const { a, b, sign } = fact
  return sign === '+' && a <= 10 && random.chance(0.5) ? sumOf(b, a) : fact
}

/** The problems of a sheet count on in step; so long, that hardly a sheet meets the end of the count. */
const LAP = 7200

/** A fact that is asked alone; names and signs take turns. Forms of a level begin at different places. */
export function drawAlone(random: Random, names: readonly FamilyName[], ahead: number, only?: Sign): Fact {
  const turn = random.turn(LAP)
  const name = itemOf(names, turn % names.length)
  // Of several names, each comes with both signs.
  const sign = only ?? itemOf(SIGNS, (names.length > 1 ? turn + Math.floor(turn / names.length) : turn) % 2)
  const facts = FAMILIES[name].map(memberAlone).filter(fact => fact.sign === sign)
  return inAnyOrder(random, itemOf(facts, (Math.floor(turn / names.length / 2) + ahead) % facts.length))
}

const CLASSES = 4
/** Families of a name in no order, each with how far its class is from the one whose turn it is. */
const inClasses = (random: Random, name: FamilyName, turn: number) =>
  random.shuffle<readonly { facts: Family; away: number }[]>(
    FAMILIES[name].map((family, place) => ({
      facts: membersInRows(family, place),
      away: (place + CLASSES - (turn % CLASSES)) % CLASSES,
    })),
  )
/** One of each family, as many sums as differences where they have both. */
function oneOfEach(random: Random, families: readonly { facts: Family }[]): readonly Fact[] {
  const isOnly = (sign: Sign, facts: Family) => facts.every(fact => fact.sign === sign)
  let sums = Math.round(families.length / 2) - families.filter(({ facts }) => isOnly('+', facts)).length
  return families.map(({ facts }) => {
    if (isOnly('+', facts) || isOnly('−', facts)) return inAnyOrder(random, random.pick(facts))
    const wanted = sums > 0 ? '+' : '−'
    sums -= 1
    return inAnyOrder(random, random.pick(facts.filter(({ sign }) => sign === wanted)))
  })
}

const NO_FACTS: Readonly<Record<FamilyName, number>> = { 'within ten': 0, 'to twenty': 0, 'across ten': 0, teens: 0 }

/** So many facts of each name in any order, one of a family. */
export function drawRows(random: Random, counts: Partial<Readonly<Record<FamilyName, number>>>): readonly Fact[] {
  const turn = random.turn(LAP)
  const wanted = { ...NO_FACTS, ...counts }
  return random.shuffle<readonly Fact[]>(
    (['within ten', 'to twenty', 'across ten', 'teens'] as const).flatMap(name => {
      const families = [...inClasses(random, name, turn)].sort((one, other) => other.away - one.away)
      return oneOfEach(random, families.slice(0, wanted[name]))
    }),
  )
}

/** Five facts across ten, of families that neither the drill of the sheet has nor the next five. */
export const drawFive = (random: Random): readonly Fact[] => {
  const turn = random.turn(LAP)
  const families = inClasses(random, 'across ten', turn).filter(({ away }) => away === 0)
  return oneOfEach(random, families)
}
