import { exact, type FormMaker, pointAnswer, prose, Ratio, segment, symbol } from '../../../author.ts'
import type { levels } from './levels.ts'
import { between, divides, dividesAsPrinted, drawEnds, drawWhole, named, partitionAsked, placesIn } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  otherEnd: form({
    levels: ['medium'],
    share: 2,
    draw(random) {
      const [a, middle] = drawEnds(random, (a, middle) => a.every((value, i) => Math.abs(2 * middle[i]! - value) <= 12))
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
    check: dividesAsPrinted,
  }),
})
