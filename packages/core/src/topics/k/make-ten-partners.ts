import {
  answerStep,
  type Block,
  type Both,
  blank,
  both,
  box,
  type Content,
  count,
  defineTopic,
  type Expr,
  equation,
  equationSet,
  exact,
  explained,
  figure,
  integer,
  intoItsPlace,
  isTrue,
  itemOf,
  labelOrder,
  line,
  list,
  numberBond,
  type Printed,
  prose,
  quantity,
  type Random,
  statements,
  step,
  sum,
  symbol,
  table,
  tenFrame,
  thinkOfAddition,
  tupleOf,
  type Value,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { filled } from '../kit/equations/filled.ts'
import { completesBond } from '../kit/facts/bond.ts'
import { tenStories } from './make-ten-partners/ten-stories.ts'

const LETTERS = ['A', 'B', 'C', 'D'] as const
const letterOrder = labelOrder(LETTERS)

interface Level {
  readonly from: number
  readonly to: number
}

/** The numbers take turns; 5 is its own partner, so that it could be copied. */
const draw = (random: Random, level: Level) => ({ n: random.evenly(range(level).filter(n => n !== 5)) })
const range = ({ from, to }: Level) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** Fills the frame up with the answer: no box may be left over. */
const fillsUp = (printed: Printed, answer: Value) => {
  const cells = printed.figure('ten-frame').frames.flat()
  return exact(answer).equals(cells.length - cells.filter(cell => cell !== 'empty').length)
}

const emptyBoxes = ({ n }: { readonly n: number }) => [
  step(list(...Array.from({ length: 10 - n }, (_, i) => i + 1)), because.countEmptyBoxes),
  step(equation(sum(n, 10 - n), 10), because.fullFrameIsTen),
]

/** n and so many more make ten. */
const countedToTen = (n: number) => thinkOfAddition(n, 10)

const shapes = ['second', 'first', 'ten first', 'ten first, second'] as const
/** The partner of n in one of the places of an equation with 10. */
function shaped(shape: (typeof shapes)[number], n: number, partner: Value): Expr {
  if (shape === 'second') return equation(sum(n, partner), 10)
  if (shape === 'first') return equation(sum(partner, n), 10)
  return equation(10, shape === 'ten first' ? sum(n, partner) : sum(partner, n))
}
const asks: Readonly<Record<'partner' | 'more' | 'fits', (n: number) => Both<Block>>> = {
  partner: n => ({
    en: prose`${n} and ____ make ${10}.`,
    es: prose`${n} y ____ forman ${10}.`,
  }),
  more: n => ({
    en: prose`You have ${n} counters. How many more make ${10}? ____`,
    es: prose`Tienes ${n} fichas. ¿Cuántas más te faltan para formar ${10}? ____`,
  }),
  fits: () => ({
    en: prose`How many more counters fill the frame? ____`,
    es: prose`¿Cuántas fichas faltan para llenar el marco? ____`,
  }),
}

/** Two pairs of neighbors in a row of six make ten, and no others. */
function drawRow(random: Random) {
  const places = random.pick([
    [0, 2],
    [0, 3],
    [0, 4],
    [1, 3],
    [1, 4],
    [2, 4],
  ] as const)
  const parts = random.sample([1, 2, 3, 4, 5], 2)
  return random.until(
    () => {
      const row = Array.from({ length: 6 }, () => random.int(1, 9))
      for (const [i, part] of parts.entries()) {
        const at = itemOf(places, i)
        const isFirst = random.chance(0.5)
        row[at] = isFirst ? part : 10 - part
        row[at + 1] = isFirst ? 10 - part : part
      }
      return row
    },
    row => neighbors(row).length === 2,
  )
}

const neighbors = (row: readonly number[]) =>
  row.slice(1).flatMap((value, i) => (value + itemOf(row, i) === 10 ? [[itemOf(row, i), value] as const] : []))

/** Each number of the row but the last, once, with its partner of ten. */
const partnersIn = (row: readonly number[]) => [...new Set(row.slice(0, -1))].map(n => equation(sum(n, 10 - n), 10))

export const makeTenPartners = defineTopic(
  {
    id: 'make-ten-partners',
    name: { en: 'Make 10', es: 'Formar 10' },
    description: {
      en: 'Find the number that goes together with a given number to make 10.',
      es: 'Encuentra el número que se junta con otro número dado para formar 10.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['K.OA.A.4'],
    rev: 8,
    variety: { easy: 16 },
    levels: {
      easy: { from: 5, to: 9 },
      medium: { from: 1, to: 9 },
      hard: { from: 1, to: 9 },
    },
  },
  form => ({
    tenFrame: form({
      levels: ['easy'],
      draw: (random, level) => ({ ...draw(random, level), ask: random.evenly(['partner', 'more', 'fits'] as const) }),
      answer: integer,
      solve: ({ n }) => 10 - n,
      ask({ n, ask }): Both<Content> {
        const { en, es } = asks[ask](n)
        const drawn = figure(tenFrame(n))
        return { en: [drawn, en], es: [drawn, es] }
      },
      solution: emptyBoxes,
      check: fillsUp,
    }),

    frameEquation: form({
      levels: ['easy'],
      instruction: { en: prose`Write the missing number.`, es: prose`Escribe el número que falta.` },
      draw,
      answer: integer,
      solve: ({ n }) => 10 - n,
      ask: ({ n }) => both([figure(tenFrame(n)), equation(sum(n, blank(2)), 10)]),
      solution: emptyBoxes,
      check: fillsUp,
    }),

    bond: form({
      levels: ['medium'],
      share: 2,
      instruction: { en: prose`Write the missing part.`, es: prose`Escribe la parte que falta.` },
      draw: random => ({ n: random.evenly([7, 1, 9, 3] as const), isFirst: random.evenly([true, false]) }),
      answer: integer,
      solve: ({ n }) => 10 - n,
      ask: ({ n, isFirst }) => both(figure(numberBond(10, isFirst ? [n, null] : [null, n]))),
      solution: ({ n }) => countedToTen(n),
      check: (printed, answer) => completesBond(printed.figure('number-bond'), answer),
    }),

    match: form({
      levels: ['medium'],
      kind: 'match',
      instruction: {
        en: prose`Make ${10}. Match each number with its partner. Write the letters.`,
        es: prose`Forma ${10}. Relaciona cada número con su pareja. Escribe las letras.`,
      },
      draw(random, level: Level) {
        // No pair stands there twice: 9 + 1 is 1 + 9 again.
        const numbers = random.until(
          () => random.sample(range(level), 4),
          drawn => drawn.every(n => !drawn.some(other => other !== n && other === 10 - n)),
        )
        const partners = random.until(
          () => random.shuffle<number[]>(numbers.map(n => 10 - n)),
          drawn => drawn.some((partner, i) => partner + itemOf(numbers, i) !== 10),
        )
        return { numbers, partners }
      },
      answer: letterOrder,
      solve: ({ numbers, partners }) => numbers.map(n => itemOf(LETTERS, partners.indexOf(10 - n))),
      ask: ({ numbers, partners }) =>
        both(table({ rows: numbers.map((n, i) => [n, blank(2), symbol(itemOf(LETTERS, i)), itemOf(partners, i)]) })),
      solution: ({ numbers }, letters) => [
        step(statements(...numbers.map(n => equation(sum(n, 10 - n), 10))), because.makePairs),
        step(list(...letters.map(letter => symbol(letter))), because.findTheLetters),
      ],
      check(printed, letters) {
        const values = printed.numbers.map(number => number.n)
        const side = (at: 0 | 1) => values.filter((_, i) => i % 2 === at)
        return (
          new Set(letters).size === side(0).length &&
          letters.every((letter, i) => itemOf(side(0), i) + itemOf(side(1), LETTERS.indexOf(letter)) === 10)
        )
      },
    }),

    missing: form({
      levels: ['medium'],
      share: 2,
      instruction: { en: prose`Write the missing number.`, es: prose`Escribe el número que falta.` },
      draw: random => ({ n: random.evenly([6, 2, 4, 8] as const), shape: random.evenly(shapes) }),
      answer: integer,
      solve: ({ n }) => 10 - n,
      ask: ({ n, shape }) => both(shaped(shape, n, box())),
      solution: ({ n, shape }) => intoItsPlace(countedToTen(n), shaped(shape, n, 10 - n)),
      check: (printed, answer) => isTrue(filled(printed.one('relation'), answer)),
    }),

    story: form({
      levels: ['hard'],
      share: 2,
      kind: 'story',
      lines: 1,
      draw: random => ({
        n: random.evenly([4, 6, 3, 7, 2]),
        story: random.evenly(tenStories),
      }),
      answer: quantity,
      solve: ({ n, story }) => count(10 - n, story.noun),
      ask: ({ n, story }) => story.tell(n),
      solution: ({ n, story }) => {
        const found = count(10 - n, story.noun)
        return [
          ...(story.takesAway
            ? [
                explained(
                  { en: prose`${10} take away ${n}`, es: prose`${10} menos ${n}` },
                  line`Think: ${n} and how many more make ${10}?`,
                  line`Piensa: ${n}, ¿y cuántos más son ${10}?`,
                ),
              ]
            : []),
          ...countedToTen(n),
          answerStep(both(prose`${found}`), story.answer(found)),
        ]
      },
      check(printed, { amount }) {
        const [ten, part] = printed.take(2)
        return ten.equals(10) && exact(amount).plus(part).equals(ten)
      },
    }),

    neighbors: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Find two pairs side by side that make ${10}. Write the addition sentences in the order of the row.`,
        es: prose`Busca dos parejas de números vecinos que formen ${10}. Escribe las sumas en el orden de la fila.`,
      },
      draw: random => ({ row: drawRow(random) }),
      answer: equationSet,
      solve: ({ row }) => neighbors(row).map(([a, b]) => equation(sum(a, b), 10)),
      ask: ({ row }) => both(list(...row)),
      solution: ({ row }) => [
        // What a number needs to make ten is looked for beside it: sums over ten go beyond this grade.
        explained(
          statements(...partnersIn(row)),
          line`Start with each number of the row. Think of the partner that makes ${10}.`,
          line`Empieza con cada número de la fila. Piensa en su pareja para formar ${10}.`,
        ),
        explained(
          statements(...neighbors(row).map(([a, b]) => equation(sum(a, b), 10))),
          line`Only here is the partner the next number.`,
          line`Solo aquí la pareja es el número que sigue.`,
        ),
      ],
      check(printed, sums) {
        const row = printed.all('number').map(number => exact(number).n)
        const inRow = (a: number, b: number) => row.some((value, i) => value === a && row[i + 1] === b)
        return (
          sums.length === 2 &&
          sums.every(item => {
            if (item.kind !== 'relation' || item.left.kind !== 'sum' || !isTrue(item)) return false
            const [a, b] = tupleOf(
              item.left.terms.map(term => exact(term).n),
              2,
            )
            return a + b === 10 && (inRow(a, b) || inRow(b, a))
          })
        )
      },
    }),
  }),
)
