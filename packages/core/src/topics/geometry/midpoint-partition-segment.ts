import { radical, ratioInLowestTerms } from '../../answer/expression.ts'
import { rational } from '../../answer/number.ts'
import { point } from '../../answer/point.ts'
import { type Both, both, type Content, figure, prose } from '../../content.ts'
import { coordinatePlane } from '../../figure/coordinate-plane.ts'
import { numberLine } from '../../figure/number-line.ts'
import { expr, list, point as pointOf, ratio, segment, symbol, type Value } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { Ratio } from '../../number/ratio.ts'
import { rootOf, squareOf } from '../../number/surd.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { fractionStories, midpointStories } from './shared/segment-stories.ts'

type Place = readonly [x: number, y: number]
const drawPlace = (random: Random, most = 10): Place => [random.int(-most, most), random.int(-most, most)]

/** Level or upright at most one time in five. */
const isFair = (random: Random, [a, b]: Place, [c, d]: Place) =>
  a !== c && b !== d ? true : (a !== c || b !== d) && random.chance(0.2)
function drawEnds(random: Random, fits: (a: Place, b: Place) => boolean = () => true): readonly [Place, Place] {
  return random.until(
    () => [drawPlace(random), drawPlace(random)] as const,
    ([a, b]) => isFair(random, a, b) && fits(a, b),
  )
}

const RATIOS = [
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 3],
  [3, 4],
  [2, 1],
  [3, 1],
  [4, 1],
  [3, 2],
  [4, 3],
] as const
const HARD_RATIOS = [...RATIOS, [2, 5], [3, 5], [1, 5], [5, 2], [5, 3], [5, 4], [4, 5]] as const

/** A and B whose dividing point has whole coordinates. */
function drawWhole(random: Random, [m, n]: readonly [number, number]) {
  const step = (from: number) =>
    (m + n) * random.int(Math.ceil((-10 - from) / (m + n)), Math.floor((10 - from) / (m + n)))
  return random.until(
    () => {
      const a = drawPlace(random)
      return { a, b: [a[0] + step(a[0]), a[1] + step(a[1])] as const }
    },
    ({ a, b }) => isFair(random, a, b),
  )
}
const between = (a: Place, b: Place, share: Ratio): readonly [Ratio, Ratio] => [
  share.times(b[0] - a[0]).plus(a[0]),
  share.times(b[1] - a[1]).plus(a[1]),
]
const named = (letter: string, place: readonly Value[]): Expr => ({
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
const placesIn = (printed: Printed): readonly (readonly Ratio[])[] =>
  printed.maths
    .flatMap(of => (of.kind === 'list' && of.brackets === '' ? of.items : [of]))
    .filter(of => of.kind === 'apply' || (of.kind === 'list' && of.brackets === '('))
    .map(coordinatesOf)
/** The same share in both coordinates. */
const divides = (p: readonly Value[], a: readonly Ratio[], b: readonly Ratio[], before: Value, after: Value) =>
  p.every((value, i) =>
    exact(value)
      .minus(a[i]!)
      .times(exact(after))
      .equals(b[i]!.minus(exact(value)).times(exact(before))),
  )

const findMidpoint = {
  en: prose`Find the midpoint of the segment with these endpoints.`,
  es: prose`Halla el punto medio del segmento con estos extremos.`,
}
const findDistance = {
  en: prose`Find the exact distance between the points.`,
  es: prose`Halla la distancia exacta entre los puntos.`,
}

export const midpointPartitionSegment = defineTopic(
  {
    id: 'midpoint-partition-segment',
    name: {
      en: 'Distance, midpoint and partition of a segment',
      es: 'Distancia, punto medio y división de un segmento en una razón dada',
    },
    description: {
      en: 'Use coordinates to find distances, midpoints and points that divide a segment in a given ratio.',
      es: 'Usa coordenadas para hallar distancias, puntos medios y puntos que dividen un segmento en cierta razón.',
    },
    domain: 'Expressing Geometric Properties with Equations',
    standards: ['G-GPE.B.6', 'G-GPE.B.7'],
    levels: { easy: { ratios: RATIOS }, medium: { ratios: RATIOS }, hard: { ratios: HARD_RATIOS } },
  },
  form => ({
    midpoint: form({
      levels: ['easy'],
      share: 2,
      instruction: findMidpoint,
      lines: 2,
      draw: random => drawEnds(random),
      answer: point,
      solve: ([a, b]) => between(a, b, Ratio.of(1, 2)),
      ask: ([a, b]) => both(list(named('A', a), named('B', b))),
      check(printed, answer) {
        const [a, b] = placesIn(printed)
        return divides(answer, a!, b!, 1, 1)
      },
    }),

    distance: form({
      levels: ['easy'],
      share: 2,
      instruction: findDistance,
      lines: 3,
      draw: random => drawEnds(random),
      answer: radical,
      solve: ([a, b]) => rootOf((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2),
      ask: ([a, b]) => both(list(named('A', a), named('B', b))),
      check(printed, answer) {
        const [a, b] = placesIn(printed)
        const square = a!.reduce((total, value, i) => total.plus(value.minus(b![i]!).power(2)), Ratio.of(0))
        return answer.q.n > 0 && squareOf(answer).equals(square)
      },
    }),

    meeting: form({
      levels: ['easy', 'medium'],
      lines: 3,
      draw: random => ({ ends: drawEnds(random), story: random.evenly(midpointStories) }),
      answer: point,
      solve: ({ ends: [a, b] }) => between(a, b, Ratio.of(1, 2)),
      ask: ({ ends: [a, b], story }) => story(pointOf(...a), pointOf(...b)),
      check(printed, answer) {
        const [a, b] = placesIn(printed)
        return divides(answer, a!, b!, 1, 1)
      },
    }),

    otherEnd: form({
      levels: ['medium'],
      share: 2,
      lines: 3,
      draw(random) {
        const [a, middle] = drawEnds(random, (a, middle) =>
          a.every((value, i) => Math.abs(2 * middle[i]! - value) <= 12),
        )
        return { a, middle }
      },
      answer: point,
      solve: ({ a, middle }) => [2 * middle[0] - a[0], 2 * middle[1] - a[1]],
      ask({ a, middle }) {
        const [end, center, whole] = [named('A', a), named('M', middle), segment('AB')]
        return {
          en: prose`${center} is the midpoint of ${whole}, and one endpoint is ${end}. Find ${symbol('B')}.`,
          es: prose`${center} es el punto medio de ${whole} y un extremo es ${end}. Halla ${symbol('B')}.`,
        }
      },
      check(printed, answer) {
        const [center, end] = placesIn(printed)
        return divides(center!, end!, answer.map(exact), 1, 1)
      },
    }),

    partition: form({
      levels: ['medium'],
      share: 2,
      lines: 4,
      draw(random, { ratios }) {
        const [before, after] = random.evenly(ratios)
        return { ...drawWhole(random, [before, after]), before, after }
      },
      answer: point,
      solve: ({ a, b, before, after }) => between(a, b, Ratio.of(before, before + after)),
      ask: partitionAsked,
      check: dividesAsPrinted,
    }),

    partitionFraction: form({
      levels: ['hard'],
      share: 2,
      lines: 5,
      draw(random, { ratios }) {
        const [before, after] = random.evenly(ratios)
        const [a, b] = drawEnds(random, (a, b) => ((a[0] - b[0]) * before) % (before + after) !== 0)
        return { a, b, before, after }
      },
      answer: point,
      solve: ({ a, b, before, after }) => between(a, b, Ratio.of(before, before + after)),
      ask: partitionAsked,
      check: dividesAsPrinted,
    }),

    partOfTheWay: form({
      levels: ['hard'],
      lines: 4,
      draw(random, { ratios }) {
        const [before, after] = random.evenly(ratios)
        return {
          ...drawWhole(random, [before, after]),
          share: Ratio.of(before, before + after),
          story: random.pick(fractionStories),
        }
      },
      answer: point,
      solve: ({ a, b, share }) => between(a, b, share),
      ask: ({ a, b, share, story }) => story(pointOf(...a), pointOf(...b), expr(share)),
      check(printed, answer) {
        const [a, b] = placesIn(printed)
        const [share] = printed.numbers
        return divides(answer, a!, b!, share!, Ratio.of(1).minus(share!))
      },
    }),

    partOfTheWhole: form({
      levels: ['hard'],
      lines: 4,
      draw(random, { ratios }) {
        const [before, after] = random.evenly(ratios)
        return { ...drawWhole(random, [before, after]), before, whole: before + after }
      },
      answer: point,
      solve: ({ a, b, before, whole }) => between(a, b, Ratio.of(before, whole)),
      ask({ a, b, before, whole }) {
        const [start, end, parts] = [named('A', a), named('B', b), ratio(before, whole)]
        const wanted = ratio(symbol('AP'), symbol('AB'))
        return {
          en: prose`Point ${symbol('P')} lies on the segment from ${start} to ${end}, and ${wanted} is ${parts}. Find ${symbol('P')}.`,
          es: prose`El punto ${symbol('P')} está en el segmento de ${start} a ${end} y ${wanted} es ${parts}. Halla ${symbol('P')}.`,
        }
      },
      check(printed, answer) {
        const [a, b] = placesIn(printed)
        const [before, whole] = printed
          .all('ratio')
          .at(-1)!
          .items.map(item => evaluate(item))
        return divides(answer, a!, b!, before!, whole!.minus(before!))
      },
    }),

    numberLine: form({
      levels: ['hard'],
      lines: 3,
      draw(random, { ratios }) {
        const [before, after] = random.evenly(ratios)
        const [a, b] = random.until(
          () => [random.int(-10, 10), random.int(-10, 10)] as const,
          ([a, b]) => Math.abs(a - b) >= 5,
        )
        return { a, b, before, after }
      },
      answer: rational,
      solve: ({ a, b, before, after }) => Ratio.of(before * (b - a), before + after).plus(a),
      ask({ a, b, before, after }): Both<Content> {
        const drawn = figure(
          numberLine({
            from: -10,
            to: 10,
            step: 1,
            points: [
              [a, 'A'],
              [b, 'B'],
            ],
          }),
        )
        const parts = ratio(before, after)
        return {
          en: [
            drawn,
            prose`Point ${symbol('P')} divides the segment from ${symbol('A')} to ${symbol('B')} so that ${ratio(symbol('AP'), symbol('PB'))} is ${parts}. Which number is at ${symbol('P')}?`,
          ],
          es: [
            drawn,
            prose`El punto ${symbol('P')} divide el segmento de ${symbol('A')} a ${symbol('B')} de modo que ${ratio(symbol('AP'), symbol('PB'))} es ${parts}. ¿Qué número está en ${symbol('P')}?`,
          ],
        }
      },
      check(printed, answer) {
        const [a, b] = printed.figure('number-line').points.map(({ at }) => Ratio.of(at.n, at.d))
        const [before, after] = printed
          .all('ratio')
          .at(-1)!
          .items.map(item => evaluate(item))
        return divides([answer], [a!], [b!], before!, after!)
      },
    }),

    findRatio: form({
      levels: ['hard'],
      share: 2,
      lines: 4,
      draw(random, { ratios }) {
        const [before, after] = random.evenly(ratios)
        return { ...drawWhole(random, [before, after]), before, after }
      },
      answer: ratioInLowestTerms,
      solve: ({ before, after }) => [before, after],
      ask({ a, b, before, after }): Both<Content> {
        const p = between(a, b, Ratio.of(before, before + after)).map(({ n }) => n) as unknown as Place
        const drawn = figure(
          coordinatePlane({
            x: [-10, 10],
            y: [-10, 10],
            points: [
              [...a, 'A'],
              [...p, 'P'],
              [...b, 'B'],
            ],
            lines: [{ through: [a, b], extent: 'segment' }],
          }),
        )
        const wanted = ratio(symbol('AP'), symbol('PB'))
        return {
          en: [drawn, prose`Find the ratio ${wanted} in lowest terms.`],
          es: [drawn, prose`Halla la razón ${wanted} en su mínima expresión.`],
        }
      },
      check(printed, [before, after]) {
        const [a, p, b] = printed.figure('coordinate-plane').points.map(({ at }) => at.map(value => Ratio.of(value)))
        return exact(before!).n > 0 && divides(p!, a!, b!, before!, after!)
      },
    }),
  }),
)

function partitionAsked({
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
  const drawn = figure(
    coordinatePlane({
      x: [-10, 10],
      y: [-10, 10],
      points: [
        [...a, 'A'],
        [...b, 'B'],
      ],
      lines: [{ through: [a, b], extent: 'segment' }],
    }),
  )
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
function dividesAsPrinted(printed: Printed, answer: readonly Value[]): boolean {
  const [a, b] = placesIn(printed)
  const [before, after] = printed
    .all('ratio')
    .at(-1)!
    .items.map(item => evaluate(item))
  return divides(answer, a!, b!, before!, after!)
}
