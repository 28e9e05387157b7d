import {
  type Both,
  both,
  bracketed,
  type Content,
  defineTopic,
  equation,
  evaluate,
  exact,
  expr,
  figure,
  itemOf,
  join,
  line,
  list,
  m,
  minus,
  negative,
  numberLine,
  over,
  pointAnswer,
  point as pointOf,
  power,
  prose,
  Ratio,
  radical,
  ratio,
  ratioInLowestTerms,
  rational,
  root,
  rootOf,
  type Step,
  segment,
  squareOf,
  statements,
  step,
  sum,
  surdExpr,
  symbol,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import {
  between,
  divides,
  dividesAsPrinted,
  drawEnds,
  drawWhole,
  named,
  type Place,
  partitionAsked,
  placesIn,
  segmentFigure,
} from './midpoint-partition-segment/parts.ts'
import { fractionStories, midpointStories } from './midpoint-partition-segment/segment-stories.ts'

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

const findMidpoint = {
  en: prose`Find the midpoint of the segment with these endpoints.`,
  es: prose`Halla el punto medio del segmento con estos extremos.`,
}

const findDistance = {
  en: prose`Find the exact distance between the points. Simplify any radical.`,
  es: prose`Halla la distancia exacta entre los puntos. Simplifica el radical, si lo hay.`,
}
const MIDPOINT = { en: line`the midpoint formula`, es: line`la fórmula del punto medio` }
const DISTANCE = { en: line`the distance formula`, es: line`la fórmula de la distancia` }

function midpointSteps(a: Place, b: Place): readonly Step[] {
  const half = (one: number, two: number) => over(sum(one, two < 0 ? bracketed(two) : two), 2)
  return [
    step(pointOf(half(a[0], b[0]), half(a[1], b[1])), because.use, { rule: MIDPOINT }),
    step(pointOf(...between(a, b, Ratio.of(1, 2))), because.addAndHalve),
  ]
}

/** From A, the share of the way to B in each coordinate. */
function shareSteps(a: Place, b: Place, share: Ratio): readonly Step[] {
  const way = (i: 0 | 1) => sum(a[i], join(share, bracketed(minus(b[i], a[i]))))
  const moved = (i: 0 | 1) => {
    const change = share.times(b[i] - a[i])
    return change.n === 0 ? expr(a[i]) : sum(a[i], change)
  }
  const end = between(a, b, share)
  // Whole number and fraction over one denominator.
  const joined = (i: 0 | 1) => {
    const change = share.times(b[i] - a[i])
    const size = over(Math.abs(change.n), change.d)
    const written = sum(over(a[i] * change.d, change.d), change.n < 0 ? negative(size) : size)
    return change.isInteger || a[i] === 0 ? expr(end[i]) : equation(written, end[i])
  }
  return [
    step(statements(equation(m`x`, way(0)), equation(m`y`, way(1))), because.addTheShare, { share }),
    step(statements(equation(m`x`, moved(0)), equation(m`y`, moved(1))), because.worksOutShare, { share }),
    ...(end.every(value => value.isInteger)
      ? []
      : [
          step(statements(equation(m`x`, joined(0)), equation(m`y`, joined(1))), because.explain, {
            sentence: {
              en: line`Write whole numbers as fractions with the same denominator, and add.`,
              es: line`Escribe los enteros como fracciones del mismo denominador y suma.`,
            },
          }),
        ]),
    step(pointOf(...end), because.writeOrderedPair),
  ]
}
/** AP is 2 of 5 equal parts of AB. */
const shareOf = (before: number, whole: number): Step =>
  step(equation(over(symbol('AP'), symbol('AB')), over(before, whole)), because.partsOfWhole, { before, whole })

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
    rev: 2,
    levels: { easy: {}, medium: { ratios: RATIOS }, hard: { ratios: HARD_RATIOS } },
  },
  form => ({
    midpoint: form({
      levels: ['easy'],
      share: 2,
      instruction: findMidpoint,
      draw: random => drawEnds(random),
      answer: pointAnswer,
      solve: ([a, b]) => between(a, b, Ratio.of(1, 2)),
      ask: ([a, b]) => both(list(named('A', a), named('B', b))),
      solution: ([a, b]) => midpointSteps(a, b),
      check(printed, answer) {
        const [a, b] = placesIn(printed)
        return divides(answer, a!, b!, 1, 1)
      },
    }),

    distance: form({
      levels: ['easy'],
      share: 2,
      instruction: findDistance,
      draw: random => drawEnds(random),
      answer: radical,
      solve: ([a, b]) => rootOf((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2),
      ask: ([a, b]) => both(list(named('A', a), named('B', b))),
      solution([a, b], answer) {
        const square = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
        const rooted = root(square)
        return [
          step(
            equation(m`d`, root(sum(power(bracketed(minus(b[0], a[0])), 2), power(bracketed(minus(b[1], a[1])), 2)))),
            because.use,
            { rule: DISTANCE },
          ),
          step(equation(m`d`, rooted), because.addTheSquares),
          ...(answer.k === square
            ? []
            : [
                answer.k === 1
                  ? step(equation(m`d`, surdExpr(answer)), because.positiveRoot)
                  : step(equation(m`d`, surdExpr(answer)), because.squareFactor, { factor: answer.q.power(2) }),
              ]),
        ]
      },
      check(printed, answer) {
        const [a, b] = placesIn(printed)
        const square = a!.reduce((total, value, i) => total.plus(value.minus(b![i]!).power(2)), Ratio.of(0))
        return answer.q.n > 0 && squareOf(answer).equals(square)
      },
    }),

    meeting: form({
      levels: ['easy'],
      draw: random => ({ ends: drawEnds(random), story: random.evenly(midpointStories) }),
      answer: pointAnswer,
      solve: ({ ends: [a, b] }) => between(a, b, Ratio.of(1, 2)),
      ask: ({ ends: [a, b], story }) => story(pointOf(...a), pointOf(...b)),
      solution: ({ ends: [a, b] }) => midpointSteps(a, b),
      check(printed, answer) {
        const [a, b] = placesIn(printed)
        return divides(answer, a!, b!, 1, 1)
      },
    }),

    otherEnd: form({
      levels: ['medium'],
      share: 2,
      draw(random) {
        const [a, middle] = drawEnds(random, (a, middle) =>
          a.every((value, i) => Math.abs(2 * middle[i]! - value) <= 12),
        )
        return { a, middle }
      },
      answer: pointAnswer,
      solve: ({ a, middle }) => [2 * middle[0] - a[0], 2 * middle[1] - a[1]],
      ask({ a, middle }) {
        const [end, center, whole] = [named('A', a), named('M', middle), segment('AB')]
        return {
          en: prose`${center} is the midpoint of ${whole}, and one endpoint is ${end}. Find ${symbol('B')}.`,
          es: prose`${center} es el punto medio de ${whole} y un extremo es ${end}. Halla ${symbol('B')}.`,
        }
      },
      solution: ({ a, middle }, answer) => [
        step(statements(m`{${a[0]} + x}/2 = ${middle[0]}`, m`{${a[1]} + y}/2 = ${middle[1]}`), because.use, {
          rule: MIDPOINT,
        }),
        step(
          statements(m`${a[0]} + x = ${2 * middle[0]}`, m`${a[1]} + y = ${2 * middle[1]}`),
          because.multiplyBothSides,
          {
            value: 2,
          },
        ),
        step(
          statements(equation(m`x`, itemOf(answer, 0)), equation(m`y`, itemOf(answer, 1))),
          because.subtractFromBothSides,
          {
            value: { en: line`${a[0]}, and ${a[1]},`, es: line`${a[0]}, y ${a[1]},` },
          },
        ),
        step(pointOf(...answer), because.writeOrderedPair),
      ],
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
      answer: pointAnswer,
      solve: ({ a, b, before, after }) => between(a, b, Ratio.of(before, before + after)),
      ask: partitionAsked,
      solution: ({ a, b, before, after }) => [
        step(statements(named('A', a), named('B', b)), because.read, {
          what: { en: line`the endpoints`, es: line`los extremos` },
        }),
        shareOf(before, before + after),
        ...shareSteps(a, b, Ratio.of(before, before + after)),
      ],
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
      answer: pointAnswer,
      solve: ({ a, b, before, after }) => between(a, b, Ratio.of(before, before + after)),
      ask: partitionAsked,
      solution: ({ a, b, before, after }) => [
        step(statements(named('A', a), named('B', b)), because.read, {
          what: { en: line`the endpoints`, es: line`los extremos` },
        }),
        shareOf(before, before + after),
        ...shareSteps(a, b, Ratio.of(before, before + after)),
      ],
      check: dividesAsPrinted,
    }),

    partOfTheWay: form({
      levels: ['hard'],
      draw(random, { ratios }) {
        const [before, after] = random.evenly(ratios)
        return {
          ...drawWhole(random, [before, after]),
          share: Ratio.of(before, before + after),
          story: random.evenly(fractionStories),
        }
      },
      answer: pointAnswer,
      solve: ({ a, b, share }) => between(a, b, share),
      ask: ({ a, b, share, story }) => story(pointOf(...a), pointOf(...b), expr(share)),
      solution: ({ a, b, share }) => shareSteps(a, b, share),
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
      answer: pointAnswer,
      solve: ({ a, b, before, whole }) => between(a, b, Ratio.of(before, whole)),
      ask({ a, b, before, whole }) {
        const [start, end, parts] = [named('A', a), named('B', b), ratio(before, whole)]
        const wanted = ratio(symbol('AP'), symbol('AB'))
        return {
          en: prose`Point ${symbol('P')} lies on the segment from ${start} to ${end}, and ${wanted} is ${parts}. Find ${symbol('P')}.`,
          es: prose`El punto ${symbol('P')} está en el segmento de ${start} a ${end} y ${wanted} es ${parts}. Halla ${symbol('P')}.`,
        }
      },
      solution: ({ a, b, before, whole }) => [shareOf(before, whole), ...shareSteps(a, b, Ratio.of(before, whole))],
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
      levels: ['medium'],
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
      solution({ a, b, before, after }, answer) {
        const share = Ratio.of(before, before + after)
        return [
          step(statements(equation(symbol('A'), a), equation(symbol('B'), b)), because.read, {
            what: { en: line`the numbers at A and B`, es: line`los números en A y B` },
          }),
          shareOf(before, before + after),
          step(equation(symbol('P'), sum(a, join(share, bracketed(minus(b, a))))), because.goTheShare, { share }),
          step(equation(symbol('P'), answer), because.addToStart),
        ]
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
        const drawn = segmentFigure([a, 'A'], [p, 'P'], [b, 'B'])
        const wanted = ratio(symbol('AP'), symbol('PB'))
        return {
          en: [drawn, prose`Find the ratio ${wanted} in lowest terms.`],
          es: [drawn, prose`Halla la razón ${wanted} en su mínima expresión.`],
        }
      },
      solution({ a, b, before, after }) {
        const p = between(a, b, Ratio.of(before, before + after))
        const at = a[0] === b[0] ? 1 : 0
        const steps = [Math.abs(itemOf(p, at).n - a[at]), Math.abs(b[at] - itemOf(p, at).n)] as const
        return [
          step(statements(named('A', a), named('P', p), named('B', b)), because.read, {
            what: { en: line`the points on the grid`, es: line`los puntos en la cuadrícula` },
          }),
          step(equation(ratio(symbol('AP'), symbol('PB')), ratio(...steps)), because.explain, {
            sentence:
              at === 0
                ? {
                    en: line`Count the steps to the side from A to P and from P to B.`,
                    es: line`Cuenta los pasos horizontales de A a P y de P a B.`,
                  }
                : {
                    en: line`Count the steps up or down from A to P and from P to B.`,
                    es: line`Cuenta los pasos verticales de A a P y de P a B.`,
                  },
          }),
          ...(steps[0] === before
            ? []
            : [
                step(equation(ratio(symbol('AP'), symbol('PB')), ratio(before, after)), because.divideRatio, {
                  value: steps[0] / before,
                }),
              ]),
        ]
      },
      check(printed, [before, after]) {
        const [a, p, b] = printed.figure('coordinate-plane').points.map(({ at }) => at.map(value => Ratio.of(value)))
        return exact(before!).n > 0 && divides(p!, a!, b!, before!, after!)
      },
    }),
  }),
)
