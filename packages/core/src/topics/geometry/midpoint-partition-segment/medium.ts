import {
  type Both,
  bracketed,
  type Content,
  equation,
  evaluate,
  exact,
  explainedBy,
  type FormMaker,
  figure,
  itemOf,
  join,
  lastOf,
  line,
  m,
  minus,
  numberLine,
  pointAnswer,
  point as pointOf,
  prose,
  Ratio,
  ratio,
  rational,
  segment,
  statements,
  step,
  sum,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { between, divides, dividesAsPrinted, drawEnds, drawWhole, named, partitionAsked, placesIn } from './parts.ts'
import { MIDPOINT, shareOf, shareSteps } from './shared.ts'

/** What is done to both sides of an equation so that a number leaves the side of the letter. */
const undone = (value: number) => {
  if (value === 0) return { en: line`nothing is left to do`, es: line`no queda nada por hacer` }
  return value < 0
    ? { en: line`add ${-value} to both sides`, es: line`suma ${-value} a ambos lados` }
    : { en: line`subtract ${value} from both sides`, es: line`resta ${value} de ambos lados` }
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  otherEnd: form({
    levels: ['medium'],
    share: 2,
    draw(random) {
      const [a, middle] = drawEnds(random, (a, middle) =>
        a.every((value, i) => Math.abs(2 * itemOf(middle, i) - value) <= 12),
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
      explainedBy(statements(equation(m`x`, itemOf(answer, 0)), equation(m`y`, itemOf(answer, 1))), {
        en: [
          ...line`In the first equation, `,
          ...undone(a[0]).en,
          ...line`; in the second, `,
          ...undone(a[1]).en,
          ...line`.`,
        ],
        es: [
          ...line`En la primera ecuación, `,
          ...undone(a[0]).es,
          ...line`; en la segunda, `,
          ...undone(a[1]).es,
          ...line`.`,
        ],
      }),
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
  numberLine: form({
    levels: ['medium'],
    draw(random, { ratios }) {
      const [before, after] = random.evenly(ratios)
      // Each part is a whole number of steps.
      const parts = before + after
      const length = parts * random.int(Math.ceil(5 / parts), Math.floor(20 / parts))
      const low = random.int(-10, 10 - length)
      const [a, b] = random.chance(0.5) ? [low, low + length] : [low + length, low]
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
        explainedBy(equation(symbol('P'), sum(a, share.times(b - a))), {
          en: line`Find the change from A to B and take ${share} of it.`,
          es: line`Halla el cambio de A a B y toma ${share} de él.`,
        }),
        step(equation(symbol('P'), answer), because.addToStart),
      ]
    },
    check(printed, answer) {
      const [a, b] = printed.figure('number-line').points.map(({ at }) => Ratio.of(at.n, at.d))
      const [before, after] = lastOf(printed.all('ratio')).items.map(item => evaluate(item))
      return divides([answer], [a!], [b!], before!, after!)
    },
  }),
})
