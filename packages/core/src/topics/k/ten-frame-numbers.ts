import { figureChoice } from '../../answer/choice.ts'
import { drawing } from '../../answer/drawing.ts'
import { labelOrder } from '../../answer/labels.ts'
import { integer } from '../../answer/number.ts'
import { type Both, both, type Content, figure, prose, count as quantity, sideBySide, table } from '../../content.ts'
import { type TenFrame, tenFrame } from '../../figure/ten-frame.ts'
import { counter } from '../../language/nouns/shapes.ts'
import { blank, symbol } from '../../math/build.ts'
import { exact } from '../../math/evaluate.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'

const ORDER = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** How many counters, and on which cells of one frame where they have gaps. */
const frames = {
  'top row': (random: Random) => ({ count: random.int(1, 5), cells: null }),
  'top row full': (random: Random) => ({ count: random.int(6, 10), cells: null }),
  'two frames': (random: Random) => ({ count: random.int(11, 20), cells: null }),
  'with gaps': (random: Random) => {
    const count = random.int(4, 9)
    return { count, cells: random.sample(ORDER, count).sort((a, b) => a - b) }
  },
} satisfies Record<string, (random: Random) => { count: number; cells: number[] | null }>

interface Level {
  readonly frames: readonly (keyof typeof frames)[]
}

const draw = (random: Random, level: Level) => frames[random.evenly(level.frames)](random)
const frameOf = ({ count, cells }: { readonly count: number; readonly cells: readonly number[] | null }) =>
  tenFrame(cells ? { cells } : count)

/** Counts the filled cells, one by one. */
const filledIn = ({ frames }: TenFrame) => frames.flat().filter(cell => cell !== 'empty').length

const LETTERS = ['A', 'B', 'C'] as const
const letterOrder = labelOrder(LETTERS)

/** Three different numbers of one level. */
const drawThree = (random: Random, level: Level) =>
  random.until(
    () => [0, 1, 2].map(() => frames[random.pick(level.frames)](random)),
    drawn => new Set(drawn.map(({ count }) => count)).size === 3,
  )

export const tenFrameNumbers = defineTopic(
  {
    id: 'ten-frame-numbers',
    name: { en: 'Show numbers on ten-frames', es: 'Mostrar números en marcos de diez' },
    description: {
      en: 'Read the number shown on one or two ten-frames or draw counters to show it.',
      es: 'Lee el número representado en uno o dos marcos de diez o dibuja fichas para mostrarlo.',
    },
    domain: 'Counting & Cardinality',
    standards: ['K.CC.A.3', 'K.CC.B.5'],
    levels: {
      easy: { frames: ['top row'] },
      medium: { frames: ['top row full'] },
      hard: { frames: ['two frames', 'with gaps'] },
    },
  },
  form => ({
    read: form({
      share: 2,
      instruction: { en: prose`How many counters?`, es: prose`¿Cuántas fichas hay?` },
      lines: 0,
      draw,
      answer: integer,
      solve: ({ count }) => count,
      ask: facts => both([figure(frameOf(facts)), prose`____`]),
      check: (printed, answer) => exact(answer).equals(filledIn(printed.figure('ten-frame'))),
    }),

    emptyBoxes: form({
      levels: ['medium'],
      instruction: { en: prose`How many empty boxes?`, es: prose`¿Cuántas casillas vacías hay?` },
      lines: 0,
      draw: random => ({ count: random.int(1, 10) }),
      answer: integer,
      solve: ({ count }) => 10 - count,
      ask: ({ count }) => both([figure(tenFrame(count)), prose`____`]),
      check: (printed, answer) =>
        exact(answer).equals(
          printed
            .figure('ten-frame')
            .frames.flat()
            .filter(cell => cell === 'empty').length,
        ),
    }),

    drawCounters: form({
      share: 2,
      lines: 0,
      draw,
      answer: drawing<number>(
        count => tenFrame(count),
        count => [count + 1, count - 1].filter(other => other >= 0 && other <= 20),
      ),
      solve: ({ count }) => count,
      ask: ({ count }): Both<Content> => {
        const empty = figure(tenFrame(count > 10 ? [0, 0] : 0))
        const counters = quantity(count, counter)
        return { en: [prose`Draw ${counters}.`, empty], es: [prose`Dibuja ${counters}.`, empty] }
      },
      // As many as are asked for, with room in the printed frames.
      check: (printed, answer) =>
        printed.numbers[0]?.equals(answer) === true && printed.figure('ten-frame').frames.length * 10 >= answer,
    }),

    choose: form({
      share: 2,
      draw: drawThree,
      answer: figureChoice,
      solve: ([right]) => frameOf(right ?? { count: 0, cells: null }),
      mistakes: ([, second, third]) => ({
        another: frameOf(second ?? { count: 1, cells: null }),
        yetAnother: frameOf(third ?? { count: 2, cells: null }),
      }),
      ask: ([right]) => ({
        en: prose`Which frame shows ${right?.count ?? 0}?`,
        es: prose`¿Qué marco muestra ${right?.count ?? 0}?`,
      }),
      check: (printed, answer) => answer.kind === 'ten-frame' && printed.numbers[0]?.equals(filledIn(answer)) === true,
    }),

    match: form({
      share: 2,
      instruction: {
        en: prose`Match each number with its frame. Write the letters.`,
        es: prose`Une cada número con su marco. Escribe las letras.`,
      },
      wide: true,
      lines: 0,
      draw(random, level: Level) {
        const drawn = drawThree(random, level)
        return { drawn, numbers: random.shuffle(drawn.map(({ count }) => count)) }
      },
      answer: letterOrder,
      solve: ({ drawn, numbers }) =>
        numbers.map(number => LETTERS[drawn.findIndex(({ count }) => count === number)] ?? 'A'),
      ask: ({ drawn, numbers }) =>
        both([
          sideBySide(...drawn.map((facts, i) => [prose`${symbol(LETTERS[i] ?? 'A')}`, figure(frameOf(facts))])),
          table({ rows: numbers.map(number => [number, blank(3)]) }),
        ]),
      check(printed, letters) {
        const counted = printed.figures('ten-frame').map(filledIn)
        return (
          new Set(letters).size === printed.numbers.length &&
          printed.numbers.every((number, i) => number.equals(counted[LETTERS.indexOf(letters[i] ?? 'A')] ?? -1))
        )
      },
    }),
  }),
)
