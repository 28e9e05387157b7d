import { assert, type Block, type Both, type Inline, line, prose, type Random } from '../../../author.ts'
import { areaOf, perimeterOf, type Rectangle } from './rectangles.ts'

type Pair = readonly [Rectangle, Rectangle]

/** Something said of any two rectangles: whom it speaks of, and what it says of them. */
interface Claim {
  readonly says: Both<Block>
  /** What must be found to judge it. */
  readonly measures: 'areas' | 'perimeters' | 'both'
  readonly speaksOf: (a: Rectangle, b: Rectangle) => boolean
  /** What of other rectangles is not as the claim supposes. */
  readonly unlike: (a: Rectangle, b: Rectangle) => Both<string>
  readonly holds: (a: Rectangle, b: Rectangle) => boolean
  /** Why it is true, or what the counterexample shows. */
  readonly why: Both<readonly Inline[]>
}

const sameSides = (a: Rectangle, b: Rectangle) => a.short === b.short && a.long === b.long
const samePerimeter = (a: Rectangle, b: Rectangle) => perimeterOf(a) === perimeterOf(b)
const sameArea = (a: Rectangle, b: Rectangle) => areaOf(a) === areaOf(b)
/** Whether what is greater by the first measure is greater by the second. */
const agree = (first: (one: Rectangle) => number, second: (one: Rectangle) => number) => (a: Rectangle, b: Rectangle) =>
  first(a) > first(b) ? second(a) > second(b) : second(b) > second(a)

const [otherPerimeters, otherAreas, notBothGreater, otherLengths, equalPerimeters, equalAreas] = [
  { en: 'Their perimeters are different', es: 'Sus perímetros son diferentes' },
  { en: 'Their areas are different', es: 'Sus áreas son diferentes' },
  {
    en: 'Neither is both longer and wider than the other',
    es: 'Ninguno es a la vez más largo y más ancho que el otro',
  },
  { en: 'Their lengths are different', es: 'Sus largos son diferentes' },
  { en: 'Their perimeters are the same', es: 'Sus perímetros son iguales' },
  { en: 'Their areas are the same', es: 'Sus áreas son iguales' },
] as const

/** Of the same width or not: a side in common may be the width, whichever side of its rectangle it is. */
function notOneLonger(a: Rectangle, b: Rectangle): Both<string> {
  if (a.short === b.short)
    return { en: 'Neither is 1 unit longer than the other', es: 'Ninguno es 1 unidad más largo que el otro' }
  const width = [a.short, a.long].find(side => side === b.short || side === b.long)
  if (width === undefined) return { en: 'Their widths are different', es: 'Sus anchos son diferentes' }
  const longer = Math.abs(a.short + a.long - b.short - b.long)
  return {
    en: `If the width is ${width}, one is ${longer} units longer, not 1`,
    es: `Si el ancho es ${width}, uno es ${longer} unidades más largo, no 1`,
  }
}

export const claims: readonly Claim[] = [
  {
    says: {
      en: prose`Two rectangles with the same perimeter always have the same area.`,
      es: prose`Dos rectángulos con el mismo perímetro siempre tienen la misma área.`,
    },
    measures: 'both',
    speaksOf: samePerimeter,
    unlike: () => otherPerimeters,
    holds: sameArea,
    why: {
      en: line`The perimeters are the same, but the areas are different.`,
      es: line`Los perímetros son iguales, pero las áreas son diferentes.`,
    },
  },
  {
    says: {
      en: prose`A rectangle that is longer and wider than another always has the greater perimeter.`,
      es: prose`Un rectángulo más largo y más ancho que otro siempre tiene mayor perímetro.`,
    },
    measures: 'perimeters',
    speaksOf: (a, b) => (a.short - b.short) * (a.long - b.long) > 0,
    unlike: () => notBothGreater,
    holds: agree(one => one.long, perimeterOf),
    why: {
      en: line`Both the length and the width are greater, so the sum of the sides is greater.`,
      es: line`El largo y el ancho son mayores; por eso la suma de los lados es mayor.`,
    },
  },
  {
    says: {
      en: prose`Two rectangles with the same area always have the same perimeter.`,
      es: prose`Dos rectángulos con la misma área siempre tienen el mismo perímetro.`,
    },
    measures: 'both',
    speaksOf: sameArea,
    unlike: () => otherAreas,
    holds: samePerimeter,
    why: {
      en: line`The areas are the same, but the perimeters are different.`,
      es: line`Las áreas son iguales, pero los perímetros son diferentes.`,
    },
  },
  {
    says: {
      en: prose`If two rectangles have the same width and one is 1 unit longer, its perimeter is always 2 units greater.`,
      es: prose`Si dos rectángulos tienen el mismo ancho y uno es 1 unidad más largo, su perímetro siempre es 2 unidades mayor.`,
    },
    measures: 'perimeters',
    speaksOf: (a, b) => a.short === b.short && Math.abs(a.long - b.long) === 1,
    unlike: notOneLonger,
    holds: (a, b) => Math.abs(perimeterOf(a) - perimeterOf(b)) === 2,
    why: {
      en: line`The longer rectangle has two sides that are 1 unit longer, and 1 + 1 = 2.`,
      es: line`El rectángulo más largo tiene dos lados que miden 1 unidad más, y 1 + 1 = 2.`,
    },
  },
  {
    says: {
      en: prose`Of two rectangles, the one with the greater perimeter always has the greater area.`,
      es: prose`De dos rectángulos, el de mayor perímetro siempre tiene mayor área.`,
    },
    measures: 'both',
    speaksOf: (a, b) => !samePerimeter(a, b),
    unlike: () => equalPerimeters,
    holds: agree(perimeterOf, areaOf),
    why: {
      en: line`The rectangle with the greater perimeter does not have the greater area.`,
      es: line`El rectángulo de mayor perímetro no tiene mayor área.`,
    },
  },
  {
    says: {
      en: prose`Two rectangles with the same area always have the same side lengths.`,
      es: prose`Dos rectángulos con la misma área siempre tienen lados de las mismas longitudes.`,
    },
    measures: 'areas',
    speaksOf: sameArea,
    unlike: () => otherAreas,
    holds: sameSides,
    why: {
      en: line`The areas are the same, but the side lengths are different.`,
      es: line`Las áreas son iguales, pero las longitudes de los lados son diferentes.`,
    },
  },
  {
    says: {
      en: prose`Two rectangles with the same length and different widths always have different areas.`,
      es: prose`Dos rectángulos con el mismo largo y diferente ancho siempre tienen áreas diferentes.`,
    },
    measures: 'areas',
    speaksOf: (a, b) => a.long === b.long && a.short !== b.short,
    unlike: () => otherLengths,
    holds: (a, b) => !sameArea(a, b),
    why: {
      en: line`The wider rectangle has more squares in the same length, so its area is greater.`,
      es: line`El rectángulo más ancho tiene más cuadrados en el mismo largo; por eso su área es mayor.`,
    },
  },
  {
    says: {
      en: prose`Of two rectangles, the one with the greater area always has the greater perimeter.`,
      es: prose`De dos rectángulos, el de mayor área siempre tiene mayor perímetro.`,
    },
    measures: 'both',
    speaksOf: (a, b) => !sameArea(a, b),
    unlike: () => equalAreas,
    holds: agree(areaOf, perimeterOf),
    why: {
      en: line`The rectangle with the greater area does not have the greater perimeter.`,
      es: line`El rectángulo de mayor área no tiene mayor perímetro.`,
    },
  },
  {
    says: {
      en: prose`Two rectangles with the same area and different widths always have different lengths.`,
      es: prose`Dos rectángulos con la misma área y diferente ancho siempre tienen largos diferentes.`,
    },
    measures: 'areas',
    speaksOf: (a, b) => sameArea(a, b) && a.short !== b.short,
    unlike: () => otherAreas,
    holds: (a, b) => a.long !== b.long,
    why: {
      en: line`With the same length, the wider rectangle would have a greater area.`,
      es: line`Con el mismo largo, el rectángulo más ancho tendría mayor área.`,
    },
  },
  {
    says: {
      en: prose`Two rectangles with the same perimeter always have the same side lengths.`,
      es: prose`Dos rectángulos con el mismo perímetro siempre tienen lados de las mismas longitudes.`,
    },
    measures: 'perimeters',
    speaksOf: samePerimeter,
    unlike: () => otherPerimeters,
    holds: sameSides,
    why: {
      en: line`The perimeters are the same, but the side lengths are different.`,
      es: line`Los perímetros son iguales, pero las longitudes de los lados son diferentes.`,
    },
  },
  {
    says: {
      en: prose`Two rectangles with the same length and different widths always have different perimeters.`,
      es: prose`Dos rectángulos con el mismo largo y diferente ancho siempre tienen perímetros diferentes.`,
    },
    measures: 'perimeters',
    speaksOf: (a, b) => a.long === b.long && a.short !== b.short,
    unlike: () => otherLengths,
    holds: (a, b) => !samePerimeter(a, b),
    why: {
      en: line`The wider rectangle has two longer sides, so its perimeter is greater.`,
      es: line`El rectángulo más ancho tiene dos lados más largos; por eso su perímetro es mayor.`,
    },
  },
  {
    says: {
      en: prose`Of two rectangles with the same area, the longer one always has the smaller perimeter.`,
      es: prose`De dos rectángulos con la misma área, el más largo siempre tiene menor perímetro.`,
    },
    measures: 'both',
    speaksOf: (a, b) => sameArea(a, b) && a.long !== b.long,
    unlike: () => otherAreas,
    holds: (a, b) => (a.long > b.long ? perimeterOf(a) < perimeterOf(b) : perimeterOf(b) < perimeterOf(a)),
    why: {
      en: line`The areas are the same, and the longer rectangle has the greater perimeter.`,
      es: line`Las áreas son iguales y el rectángulo más largo tiene mayor perímetro.`,
    },
  },
]

/** Sides that are worked out in the head. */
const SIDES = [2, 3, 4, 5, 6, 8, 9]
const RECTANGLES = SIDES.flatMap(short => SIDES.filter(long => long >= short).map(long => ({ short, long })))
const ALL_PAIRS: readonly Pair[] = RECTANGLES.flatMap(a =>
  RECTANGLES.flatMap((b): Pair[] => (sameSides(a, b) ? [] : [[a, b]])),
)
interface Pairs {
  /** They show that the claim is false. */
  readonly against: readonly Pair[]
  /** The claim speaks of them, and is so. */
  readonly fitting: readonly Pair[]
  /** The claim does not speak of them; what it says would not be so. */
  readonly others: readonly Pair[]
}
const PAIRS_FOR: ReadonlyMap<Claim, Pairs> = new Map(
  claims.map(claim => {
    const those = (isSpokenOf: boolean, isSo: boolean) =>
      ALL_PAIRS.filter(([a, b]) => claim.speaksOf(a, b) === isSpokenOf && claim.holds(a, b) === isSo)
    return [claim, { against: those(true, false), fitting: those(true, true), others: those(false, false) }]
  }),
)
const pairsFor = (claim: Claim): Pairs => {
  const pairs = PAIRS_FOR.get(claim)
  assert(pairs, 'Every claim has its pairs')
  return pairs
}
export const isFalse = (claim: Claim): boolean => pairsFor(claim).against.length > 0

const keyOfPair = (pair: Pair): string =>
  pair
    .map(({ short, long }) => `${short}x${long}`)
    .sort()
    .join()

/** A claim with three pairs: the first is against a false claim, no other is. */
export function drawClaim(random: Random) {
  const claim = random.evenly(claims)
  const { against, fitting, others } = pairsFor(claim)
  const first = against.length > 0 ? against : fitting.length > 0 ? fitting : others
  const second = against.length > 0 && fitting.length > 0 ? fitting : others
  const pairs = random.until(
    () => [random.pick(first), random.pick(second), random.pick(others)],
    three => new Set(three.map(keyOfPair)).size === 3 && three.every(([a, b]) => Math.abs(areaOf(a) - areaOf(b)) <= 24),
  )
  return { claim, pairs }
}
export type { Claim, Pair }
