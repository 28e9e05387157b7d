import {
  answerStep,
  type Both,
  type Content,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  itemOf,
  lastOf,
  line,
  over,
  pointAnswer,
  point as pointOf,
  prose,
  Ratio,
  ratio,
  ratioInLowestTerms,
  segment,
  statements,
  step,
  symbol,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { between, divides, drawEnds, drawFractional, drawWhole, named, placesIn, segmentFigure } from './parts.ts'
import { fractionStories } from './segment-stories.ts'
import { shareOf, shareSteps } from './shared.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  otherEnd: form({
    levels: ['hard'],
    share: 2,
    lines: 5,
    draw(random, { ratios }) {
      // The coordinates of B are fractions.
      const [before, after] = random.evenly(ratios.filter(([before]) => before > 1))
      const share = Ratio.of(before + after, before)
      const [a, p] = drawEnds(random, (a, p) => {
        const end = between(a, p, share)
        return end.some(value => !value.isInteger) && end.every(value => Math.abs(value.toNumber()) <= 20)
      })
      return { a, p, before, after, share }
    },
    answer: pointAnswer,
    solve: ({ a, p, share }) => between(a, p, share),
    ask({ a, p, before, after }) {
      const [start, middle, whole] = [named('A', a), named('P', p), segment('AB')]
      const [wanted, parts] = [ratio(symbol('AP'), symbol('PB')), ratio(before, after)]
      return {
        en: prose`Point ${middle} lies on ${whole}. One endpoint is ${start}, and ${wanted} is ${parts}. Find ${symbol('B')}.`,
        es: prose`El punto ${middle} está en ${whole}. Un extremo es ${start} y ${wanted} es ${parts}. Halla ${symbol('B')}.`,
      }
    },
    solution: ({ a, p, before, after, share }) => [
      explained(
        equation(over(symbol('AB'), symbol('AP')), over(before + after, before)),
        line`${symbol('AP')} is ${before} of ${before + after} equal parts of ${symbol('AB')}, so ${symbol('B')} is ${share} times as far from ${symbol('A')} as ${symbol('P')} is.`,
        line`${symbol('AP')} es ${before} de ${before + after} partes iguales de ${symbol('AB')}; la distancia de ${symbol('A')} a ${symbol('B')} es ${share} veces la de ${symbol('A')} a ${symbol('P')}.`,
      ),
      ...shareSteps(a, p, share),
    ],
    check(printed, answer) {
      const [p, a] = placesIn(printed)
      const [before, after] = lastOf(printed.all('ratio')).items.map(item => evaluate(item))
      return divides(p!, a!, answer.map(exact), before!, after!)
    },
  }),
  partOfTheWay: form({
    levels: ['hard'],
    draw(random, { ratios }) {
      const [before, after] = random.evenly(ratios.filter(([before, after]) => before + after <= 5))
      const share = Ratio.of(before, before + after)
      return { ...drawFractional(random, share), share, story: random.evenly(fractionStories) }
    },
    answer: pointAnswer,
    solve: ({ a, b, share }) => between(a, b, share),
    ask: ({ a, b, share, story }) => story.says(pointOf(...a), pointOf(...b), expr(share)),
    solution: ({ a, b, share, story }, answer) => [
      ...shareSteps(a, b, share).slice(0, -1),
      answerStep(pointOf(...answer), story.ends(pointOf(...answer))),
    ],
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
      return { ...drawFractional(random, Ratio.of(before, before + after)), before, whole: before + after }
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
      const [before, whole] = lastOf(printed.all('ratio')).items.map(item => evaluate(item))
      return divides(answer, a!, b!, before!, whole!.minus(before!))
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
      const p = tupleOf(
        between(a, b, Ratio.of(before, before + after)).map(({ n }) => n),
        2,
      )
      const drawn = segmentFigure([a, 'A'], [p, 'P'], [b, 'B'])
      const wanted = ratio(symbol('AP'), symbol('PB'))
      return {
        en: [drawn, prose`Find the ratio ${wanted} in lowest terms.`],
        es: [drawn, prose`Halla la razón ${wanted} en su mínima expresión.`],
      }
    },
    solution({ a, b, before, after }) {
      const p = between(a, b, Ratio.of(before, before + after))
      const across = itemOf(p, 0).n
      const steps = [Math.abs(across - a[0]), Math.abs(b[0] - across)] as const
      return [
        step(statements(named('A', a), named('P', p), named('B', b)), because.read, {
          what: { en: line`the points on the grid`, es: line`los puntos en la cuadrícula` },
        }),
        step(
          {
            en: prose`from ${symbol('A')} to ${symbol('P')}: ${steps[0]}; from ${symbol('P')} to ${symbol('B')}: ${steps[1]}`,
            es: prose`de ${symbol('A')} a ${symbol('P')}: ${steps[0]}; de ${symbol('P')} a ${symbol('B')}: ${steps[1]}`,
          },
          because.explain,
          {
            sentence: {
              en: line`Count only the grid squares across, from point to point.`,
              es: line`Cuenta los cuadros de un punto a otro, solo en horizontal.`,
            },
          },
        ),
        step(equation(ratio(symbol('AP'), symbol('PB')), ratio(...steps)), because.explain, {
          sentence: {
            en: line`A, P, and B lie on one line, so the lengths are in the ratio of these numbers.`,
            es: line`A, P y B están en una misma recta; por eso las longitudes están en la razón de estos números.`,
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
})
