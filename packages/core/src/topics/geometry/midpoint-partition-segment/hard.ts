import {
  type Both,
  type Content,
  evaluate,
  exact,
  expr,
  type FormMaker,
  figure,
  numberLine,
  pointAnswer,
  point as pointOf,
  prose,
  Ratio,
  ratio,
  ratioInLowestTerms,
  rational,
  symbol,
} from '../../../author.ts'
import type { levels } from './levels.ts'
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
} from './parts.ts'
import { fractionStories } from './segment-stories.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
    check: dividesAsPrinted,
  }),

  partOfTheWay: form({
    levels: ['hard'],
    draw(random, { ratios }) {
      const [before, after] = random.evenly(ratios)
      return {
        ...drawWhole(random, [before, after]),
        share: Ratio.of(before, before + after),
        story: random.pick(fractionStories),
      }
    },
    answer: pointAnswer,
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
      const drawn = segmentFigure([a, 'A'], [p, 'P'], [b, 'B'])
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
})
