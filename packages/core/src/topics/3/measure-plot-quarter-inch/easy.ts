import {
  answerStep,
  both,
  exact,
  expr,
  type FormMaker,
  itemOf,
  line,
  measuredNoun,
  mixed,
  prose,
  quantity,
  type Random,
  Ratio,
  role,
  step,
  symbol,
  thing,
  things,
  withFigure,
  writtenLetter,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { countAt, hasOneTallest, marked, printedCounts, tallest, valueAt } from '../../kit/measures/fraction-plots.ts'
import type { levels } from './levels.ts'
import { drawPlot, plots } from './plots.ts'
import {
  along,
  drawLength,
  ends,
  howLong,
  inches,
  type Lying,
  partStep,
  printedLengths,
  rightEnd,
  SIZES,
  THINGS,
} from './rulers.ts'

const LETTERS = ['A', 'B', 'C'] as const

/** Three things of one kind; one of the others is half an inch off. */
function drawThree(random: Random) {
  const shape = random.evenly(['ribbon', 'pencil', 'nail'] as const)
  const asked = random.evenly([1, 2, 0] as const)
  const [least, most] = shape === 'pencil' ? [3, 6] : SIZES[shape]
  const halves = Array.from({ length: 2 * (most - least) + 1 }, (_, i) => 2 * least + i)
  const right = random.pick(halves.filter(value => value % 2 === 1))
  const near = random.pick([right - 1, right + 1].filter(value => halves.includes(value)))
  const third = random.pick(halves.filter(value => value !== right && value !== near))
  const others = random.shuffle([near, third])
  const all = asked === 0 ? [right, ...others] : asked === 1 ? [others[0], right, others[1]] : [...others, right]
  const lying = all.map((value): Lying => ({ shape, start: 0, length: Ratio.of(value, 2), parts: 2 }))
  return { shape, asked, lying }
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  measure: form({
    levels: ['easy'],
    draw(random, { parts }): Lying {
      const isWhole = random.evenly([false, true])
      const shape = random.evenly(THINGS)
      return {
        shape,
        start: 0,
        parts,
        length: drawLength(random, shape, parts, ticks => (ticks % 2 === 0) === isWhole),
      }
    },
    answer: quantity,
    solve: ({ length }) => inches(length),
    ask: lying => withFigure(howLong(lying), along(lying)),
    solution: lying => [
      ...(lying.length.isInteger ? [] : [partStep(lying.parts)]),
      rightEnd(lying.length, lying.parts),
      ends(lying),
    ],
    check: (printed, { amount }) => printedLengths(printed).every(length => exact(amount).equals(length)),
  }),

  whichThing: form({
    levels: ['easy'],
    kind: 'choose',
    lines: 1,
    draw: drawThree,
    answer: writtenLetter(...LETTERS),
    solve: ({ asked }) => itemOf(LETTERS, asked),
    ask({ shape, asked, lying }) {
      const [one, long] = [thing(measuredNoun(shape)), role('long', inches(itemOf(lying, asked).length))]
      return withFigure(
        {
          en: prose`Which ${one} is ${long} long? ____`,
          es: prose`¿Qué ${one} mide ${long} de largo? ____`,
        },
        along(...lying),
      )
    },
    solution({ asked, lying }, letter) {
      const long = itemOf(lying, asked).length
      return [
        step(
          both({
            kind: 'paragraph',
            content: lying.flatMap(({ length }, i) => [
              ...(i > 0 ? ['; '] : []),
              ...line`${symbol(itemOf(LETTERS, i))}: ${inches(length)}`,
            ]),
          }),
          because.allLeftEndsAtZero,
        ),
        answerStep(expr(symbol(letter)), {
          en: line`The right end of ${symbol(letter)} is halfway from ${Math.floor(long.toNumber())} to ${Math.floor(long.toNumber()) + 1}.`,
          es: line`El extremo derecho de ${symbol(letter)} está justo a la mitad, entre ${Math.floor(long.toNumber())} y ${Math.floor(long.toNumber()) + 1}.`,
        }),
      ]
    },
    check: (printed, letter) => itemOf(printedLengths(printed), LETTERS.indexOf(letter)).equals(printed.role('long')),
  }),

  howManyAt: form({
    levels: ['easy'],
    draw(random, level) {
      const plot = drawPlot(random, level, 0, drawn => marked(drawn).some(place => countAt(drawn, [place]) > 1))
      return { plot, place: random.pick(marked(plot).filter(place => countAt(plot, [place]) > 1)) }
    },
    answer: quantity,
    solve: ({ plot, place }) => plots.howManyOf(plot, countAt(plot, [place])),
    ask: ({ plot, place }) => plots.asksAt(plot, place),
    solution: ({ plot, place }, found) => [
      step(both(plots.counted(plot, [place])), because.countTheMarksAboveOne, { number: mixed(valueAt(plot, place)) }),
      answerStep(quantity.show(found), plots.says(plot, found, place)),
    ],
    check(printed, { amount }) {
      const own = printedCounts(printed).find(([value]) => value.equals(printed.role('at')))
      return own !== undefined && exact(amount).equals(own[1])
    },
  }),

  mostCommon: form({
    levels: ['easy'],
    draw(random, level) {
      const isWhole = random.evenly([true, false])
      return drawPlot(
        random,
        level,
        1,
        plot => hasOneTallest(plot) && valueAt(plot, tallest(plot)).isInteger === isWhole,
      )
    },
    answer: quantity,
    solve: plot => plots.amountOf(plot, valueAt(plot, tallest(plot))),
    ask: plot =>
      plots.below(plot, {
        en: prose`What is the most common length? ____ ${things(nouns.inch)}`,
        es: prose`¿Cuál es la longitud más común? ____ ${things(nouns.inch)}`,
      }),
    solution: (plot, found) => [
      plots.countMarks(plot),
      answerStep(quantity.show(found), {
        en: line`The tallest stack is above ${mixed(valueAt(plot, tallest(plot)))}: ${plots.howManyOf(plot, Math.max(...plot.counts))}.`,
        es: line`La columna más alta está sobre ${mixed(valueAt(plot, tallest(plot)))}: ${plots.howManyOf(plot, Math.max(...plot.counts))}.`,
      }),
    ],
    check(printed, { amount }) {
      const counts = printedCounts(printed)
      const [own] = counts.filter(([value]) => exact(amount).equals(value)).map(([, many]) => many)
      return own !== undefined && counts.every(([value, many]) => exact(amount).equals(value) || many < own)
    },
  }),
})
