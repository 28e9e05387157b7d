import {
  asWritten,
  type Both,
  blank,
  both,
  type Content,
  defineTopic,
  drawing,
  equation,
  exact,
  explained,
  explainedBy,
  figure,
  figureChoice,
  integer,
  itemOf,
  labelOrder,
  line,
  list,
  prose,
  count as quantity,
  type Random,
  type Step,
  sideBySide,
  step,
  sum,
  symbol,
  type TenFrame,
  table,
  tenFrame,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'

const ORDER = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** How many counters there can be. The forms of a level take turns among them, so that no two ask for the same. */
const counts = {
  'top row': [1, 2, 3, 4, 5],
  'top row full': [6, 7, 8, 9, 10],
  'two frames': [11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
  'with gaps': [5, 6, 7, 8, 9],
} satisfies Record<string, readonly number[]>
type Filling = keyof typeof counts

/** How many counters, and on which cells of one frame where they have gaps. */
interface Drawn {
  readonly count: number
  readonly cells: readonly number[] | null
}

interface Level {
  /** As frames are filled one after another; so they are read and drawn. */
  readonly filled: Filling
  /** As pictures that are told apart are filled. */
  readonly compared: readonly Filling[]
}

const placed = (random: Random, filling: Filling, count: number): Drawn => ({
  count,
  cells: filling === 'with gaps' ? random.sample(ORDER, count).sort((a, b) => a - b) : null,
})
const draw = (random: Random, { filled }: Level): Drawn => placed(random, filled, random.evenly(counts[filled]))
const frameOf = ({ count, cells }: Drawn) => tenFrame(cells ? { cells } : count)

const numbersTo = (first: number, last: number) =>
  list(...Array.from({ length: last - first + 1 }, (_, i) => first + i))

/** Counted as the frame is filled: the top row, then on with the bottom row; a full frame is 10. */
function counting({ count, cells }: Drawn): readonly Step[] {
  const next = (first: number, last: number, en: string, es: string): Step =>
    step(numbersTo(first, last), first === 1 ? because.count : because.keepCounting, { group: { en: [en], es: [es] } })
  if (cells) {
    const above = cells.filter(cell => cell < 5).length
    if (above > 0 && above < count)
      return [
        next(1, above, 'the top row', 'la fila de arriba'),
        next(above + 1, count, 'the bottom row', 'la fila de abajo'),
      ]
    return [step(numbersTo(1, count), because.countOneByOne)]
  }
  if (count <= 5) return [next(1, count, 'the top row', 'la fila de arriba')]
  if (count <= 10)
    return [next(1, 5, 'the top row', 'la fila de arriba'), next(6, count, 'the bottom row', 'la fila de abajo')]
  return [step(asWritten(10), because.fullFrameIsTen), next(11, count, 'the second frame', 'el segundo marco')]
}

/** Counted in each picture, until one stops at the number. */
const countedInEach = (count: number): readonly Step[] =>
  count > 10
    ? [
        step(asWritten(10), because.fullFrameIsTen),
        explained(
          numbersTo(11, count),
          line`Keep counting in each picture. Find the one where you stop at ${count}.`,
          line`Sigue contando en cada dibujo. Busca el dibujo en el que llegas justo a ${count}.`,
        ),
      ]
    : [
        explained(
          numbersTo(1, count),
          line`Count the counters in each picture. Find the one where you stop at ${count}.`,
          line`Cuenta las fichas de cada dibujo. Busca el dibujo en el que llegas justo a ${count}.`,
        ),
      ]

/** As the frames are filled by drawing. */
function filling(count: number): readonly Step[] {
  const next = (first: number, last: number, en: string, es: string): Step =>
    explained(numbersTo(first, last), [en], [es])
  if (count <= 5) return [next(1, count, 'Draw in the top row.', 'Dibuja en la fila de arriba.')]
  if (count <= 10)
    return [
      next(1, 5, 'Fill the top row.', 'Llena la fila de arriba.'),
      next(6, count, 'Go on in the bottom row.', 'Sigue en la fila de abajo.'),
    ]
  return [
    explained(asWritten(10), line`Fill the first frame.`, line`Llena el primer marco.`),
    next(11, count, 'Go on in the second frame.', 'Sigue en el segundo marco.'),
  ]
}

/** Counts the filled cells, one by one. */
const filledIn = ({ frames }: TenFrame) => frames.flat().filter(cell => cell !== 'empty').length

/** The pictures differ by less: one has to count. */
const NEAR = 4

const LETTERS = ['A', 'B', 'C'] as const
const letterOrder = labelOrder(LETTERS)

/** Three different numbers that are shown alike: who sees how many frames there are does not know which is which. */
const drawThree = (random: Random, level: Level) => {
  const filling = random.evenly(level.compared)
  const right = random.evenly<number>(counts[filling])
  const others = random.sample(
    counts[filling].filter(count => count !== right && Math.abs(count - right) < NEAR),
    2,
  )
  return [
    placed(random, filling, right),
    placed(random, filling, others[0]),
    placed(random, filling, others[1]),
  ] as const
}

const pictureShows = (count: number) => ({
  en: line`This picture shows ${count}.`,
  es: line`Este dibujo muestra ${count}.`,
})

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
    rev: 5,
    levels: {
      easy: { filled: 'top row', compared: ['top row'] },
      medium: { filled: 'top row full', compared: ['top row full'] },
      hard: { filled: 'two frames', compared: ['with gaps', 'two frames'] },
    },
  },
  form => ({
    read: form({
      share: 2,
      instruction: { en: prose`How many counters?`, es: prose`¿Cuántas fichas hay?` },
      draw,
      answer: integer,
      solve: ({ count }) => count,
      ask: facts => both([figure(frameOf(facts)), prose`____`]),
      solution: facts => [
        ...counting(facts),
        step(both(prose`${quantity(facts.count, nouns.counter)}`), because.lastNumberTellsHowMany),
      ],
      check: (printed, answer) => exact(answer).equals(filledIn(printed.figure('ten-frame'))),
    }),

    emptyBoxes: form({
      levels: ['medium'],
      instruction: { en: prose`How many empty boxes?`, es: prose`¿Cuántas casillas vacías hay?` },
      draw: random => ({ count: random.evenly([1, 2, 3, 4, 5, 6, 7, 8, 9]) }),
      answer: integer,
      solve: ({ count }) => 10 - count,
      ask: ({ count }) => both([figure(tenFrame(count)), prose`____`]),
      solution: ({ count }) => [
        explained(numbersTo(1, 10 - count), line`Count the empty boxes.`, line`Cuenta las casillas vacías.`),
        step(
          count === 9
            ? { en: prose`1 empty box`, es: prose`1 casilla vacía` }
            : { en: prose`${10 - count} empty boxes`, es: prose`${10 - count} casillas vacías` },
          because.lastNumberTellsHowMany,
        ),
      ],
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
      draw,
      answer: drawing<number>(
        count => tenFrame(count),
        count => [count + 1, count - 1].filter(other => other >= 0 && other <= 20),
      ),
      solve: ({ count }) => count,
      ask: ({ count }): Both<Content> => {
        const empty = figure(tenFrame(count > 10 ? [0, 0] : 0))
        const counters = quantity(count, nouns.counter)
        return { en: [prose`Draw ${counters}.`, empty], es: [prose`Dibuja ${counters}.`, empty] }
      },
      solution: ({ count }) => [
        ...filling(count),
        explained(
          figure(tenFrame(count)),
          line`Draw one counter for each number you count.`,
          line`Dibuja una ficha por cada número que cuentas.`,
        ),
      ],
      // As many as are asked for, with room in the printed frames.
      check: (printed, answer) =>
        printed.numbers[0]?.equals(answer) === true && printed.figure('ten-frame').frames.length * 10 >= answer,
    }),

    choose: form({
      share: 2,
      // One frame with gaps would show a number that medium asks for in the same words.
      draw: (random, level: Level) => drawThree(random, { ...level, compared: [level.filled] }),
      answer: figureChoice,
      solve: ([right]) => frameOf(right),
      mistakes: ([, second, third]) => ({ another: frameOf(second), yetAnother: frameOf(third) }),
      ask: ([{ count }]) => ({
        en: prose`Which picture shows ${count}?`,
        es: prose`¿Qué dibujo muestra ${count}?`,
      }),
      solution: ([right]) => [
        ...countedInEach(right.count),
        explainedBy(figure(frameOf(right)), pictureShows(right.count)),
      ],
      whyWrong: ([, second, third]) => ({
        another: pictureShows(second.count),
        yetAnother: pictureShows(third.count),
      }),
      check: (printed, answer) => answer.kind === 'ten-frame' && printed.numbers[0]?.equals(filledIn(answer)) === true,
    }),

    match: form({
      kind: 'match',
      share: 2,
      instruction: {
        en: prose`Match each number with its picture. Write the letters.`,
        es: prose`Relaciona cada número con su dibujo. Escribe las letras.`,
      },
      wide: true,
      draw(random, level: Level) {
        const drawn = drawThree(random, level)
        const counts = drawn.map(({ count }) => count)
        const numbers = random.until(
          () => random.shuffle(counts),
          order => order.some((count, i) => count !== itemOf(counts, i)),
        )
        return { drawn, numbers }
      },
      answer: letterOrder,
      solve: ({ drawn, numbers }) =>
        numbers.map(number =>
          itemOf(
            LETTERS,
            drawn.findIndex(({ count }) => count === number),
          ),
        ),
      ask: ({ drawn, numbers }) =>
        both([
          sideBySide(...drawn.map((facts, i) => [prose`${symbol(itemOf(LETTERS, i))}`, figure(frameOf(facts))])),
          table({ rows: numbers.map(number => [number, blank(3)]) }),
        ]),
      solution: ({ drawn, numbers }, letters) => [
        step(
          {
            kind: 'paragraph',
            content: drawn.flatMap(({ count }, i) => [
              ...(i > 0 ? ['; '] : []),
              ...line`${symbol(itemOf(LETTERS, i))}: ${count > 10 ? equation(sum(10, count - 10), count) : asWritten(count)}`,
            ]),
          },
          drawn[0].count > 10 ? because.countOnFromTen : because.countEachPicture,
        ),
        step(
          {
            kind: 'paragraph',
            content: numbers.flatMap((number, i) => [
              ...(i > 0 ? ['; '] : []),
              ...line`${number}: ${symbol(itemOf(letters, i))}`,
            ]),
          },
          because.matchTheNumbers,
        ),
      ],
      check(printed, letters) {
        const counted = printed.figures('ten-frame').map(filledIn)
        return (
          new Set(letters).size === printed.numbers.length &&
          printed.numbers.every((number, i) => number.equals(itemOf(counted, LETTERS.indexOf(itemOf(letters, i)))))
        )
      },
    }),
  }),
)
