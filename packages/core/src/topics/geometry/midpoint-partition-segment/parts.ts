import {
  type Block,
  type Both,
  type Content,
  coordinatePlane,
  type Expr,
  evaluate,
  exact,
  expr,
  figure,
  itemOf,
  lastOf,
  type Printed,
  prose,
  type Random,
  type Ratio,
  ratio,
  symbol,
  type Value,
} from '../../../author.ts'

export type Place = readonly [x: number, y: number]

const drawPlace = (random: Random, most = 10): Place => [random.int(-most, most), random.int(-most, most)]

/** Level or upright at most one time in five. */
const isFair = (random: Random, [a, b]: Place, [c, d]: Place) =>
  a !== c && b !== d ? true : (a !== c || b !== d) && random.chance(0.2)

export function drawEnds(random: Random, fits: (a: Place, b: Place) => boolean = () => true): readonly [Place, Place] {
  return random.until(
    () => [drawPlace(random), drawPlace(random)] as const,
    ([a, b]) => isFair(random, a, b) && fits(a, b),
  )
}

/** A and B whose dividing point has whole coordinates; on a level or upright segment it would be counted off as on a number line. */
export function drawWhole(random: Random, [m, n]: readonly [number, number]) {
  const step = (from: number) =>
    (m + n) * random.int(Math.ceil((-10 - from) / (m + n)), Math.floor((10 - from) / (m + n)))
  return random.until(
    () => {
      const a = drawPlace(random)
      return { a, b: [a[0] + step(a[0]), a[1] + step(a[1])] as const }
    },
    ({ a, b }) => a[0] !== b[0] && a[1] !== b[1] && isFair(random, a, b),
  )
}

/** A and B whose dividing point has a fraction among its coordinates; the segment is neither level nor upright. */
export const drawFractional = (random: Random, share: Ratio) =>
  random.until(
    () => ({ a: drawPlace(random), b: drawPlace(random) }),
    ({ a, b }) => a[0] !== b[0] && a[1] !== b[1] && between(a, b, share).some(value => !value.isInteger),
  )

export const between = (a: Place, b: Place, share: Ratio): readonly [Ratio, Ratio] => [
  share.times(b[0] - a[0]).plus(a[0]),
  share.times(b[1] - a[1]).plus(a[1]),
]

export const named = (letter: string, place: readonly Value[]): Expr => ({
  kind: 'apply',
  name: letter,
  to: place.map(expr),
  primes: 0,
  inverse: false,
})

const coordinatesOf = (of: Expr): readonly Ratio[] =>
  of.kind === 'list'
    ? of.items.map(item => evaluate(item))
    : of.kind === 'apply'
      ? of.to.map(item => evaluate(item))
      : []

/** The printed points, in order. */
export const placesIn = (printed: Printed): readonly (readonly Ratio[])[] =>
  printed.maths
    .flatMap(of => (of.kind === 'list' && of.brackets === '' ? of.items : [of]))
    .filter(of => of.kind === 'apply' || (of.kind === 'list' && of.brackets === '('))
    .map(coordinatesOf)

/** The same share in both coordinates. */
export const divides = (p: readonly Value[], a: readonly Ratio[], b: readonly Ratio[], before: Value, after: Value) =>
  p.every((value, i) =>
    exact(value)
      .minus(itemOf(a, i))
      .times(exact(after))
      .equals(itemOf(b, i).minus(exact(value)).times(exact(before))),
  )

/** The segment from the first to the last of the named points, on a grid. */
export const segmentFigure = (...points: readonly (readonly [at: Place, name: string])[]): Block =>
  figure(
    coordinatePlane({
      x: [-10, 10],
      y: [-10, 10],
      points: points.map(([at, name]) => [...at, name] as const),
      lines: [{ through: [itemOf(points, 0)[0], lastOf(points)[0]], extent: 'segment' }],
    }),
  )

export function partitionAsked({
  a,
  b,
  before,
  after,
}: {
  readonly a: Place
  readonly b: Place
  readonly before: number
  readonly after: number
}): Both<Content> {
  const [start, end, parts] = [named('A', a), named('B', b), ratio(before, after)]
  const wanted = ratio(symbol('AP'), symbol('PB'))
  const drawn = segmentFigure([a, 'A'], [b, 'B'])
  return {
    en: [
      prose`Point ${symbol('P')} lies on the segment from ${start} to ${end}, and ${wanted} is ${parts}. Find ${symbol('P')}.`,
      drawn,
    ],
    es: [
      prose`El punto ${symbol('P')} está en el segmento de ${start} a ${end} y ${wanted} es ${parts}. Halla ${symbol('P')}.`,
      drawn,
    ],
  }
}

export function dividesAsPrinted(printed: Printed, answer: readonly Value[]): boolean {
  const [a, b] = placesIn(printed)
  const [before, after] = lastOf(printed.all('ratio')).items.map(item => evaluate(item))
  return divides(answer, a!, b!, before!, after!)
}
