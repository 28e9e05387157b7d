import { equationSet } from '../../answer/expression-list.ts'
import { labelOrder } from '../../answer/labels.ts'
import { integer } from '../../answer/number.ts'
import { type Block, type Both, both, type Content, figure, prose, table } from '../../content.ts'
import { numberBond } from '../../figure/number-bond.ts'
import { tenFrame } from '../../figure/ten-frame.ts'
import { blank, box, equation, list, sum, symbol, type Value } from '../../math/build.ts'
import { exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { isTrue } from '../../math/truth.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { completesBond } from '../common/bond.ts'
import { filled } from '../common/filled.ts'
import { tenStories } from './make-ten-partners/ten-stories.ts'

const LETTERS = ['A', 'B', 'C', 'D'] as const
const letterOrder = labelOrder(LETTERS)

interface Level {
  readonly from: number
  readonly to: number
}

const draw = (random: Random, { from, to }: Level) => ({ n: random.int(from, to) })
const range = ({ from, to }: Level) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** Fills the frame up with the answer: no box may be left over. */
const fillsUp = (printed: Printed, answer: Value) => {
  const cells = printed.figure('ten-frame').frames.flat()
  return exact(answer).equals(cells.length - cells.filter(cell => cell !== 'empty').length)
}

const asks = {
  partner: (n: number): Both<Block> => ({
    en: prose`${n} and ____ make ${10}.`,
    es: prose`${n} y ____ forman ${10}.`,
  }),
  more: (n: number): Both<Block> => ({
    en: prose`You have ${n}. How many more make ${10}? ____`,
    es: prose`Tienes ${n}. ¿Cuántas te faltan para formar ${10}? ____`,
  }),
  equation: (n: number): Both<Expr> => both(equation(sum(n, blank(2)), 10)),
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
  const [one = 1, two = 2] = random.sample([1, 2, 3, 4, 5], 2)
  return random.until(
    () => {
      const row = Array.from({ length: 6 }, () => random.int(1, 9))
      ;[one, two].forEach((part, i) => {
        const at = places[i] ?? 0
        const isFirst = random.chance(0.5)
        row[at] = isFirst ? part : 10 - part
        row[at + 1] = isFirst ? 10 - part : part
      })
      return row
    },
    row => neighbors(row).length === 2,
  )
}

const neighbors = (row: readonly number[]) =>
  row.slice(1).flatMap((value, i) => (value + (row[i] ?? 0) === 10 ? [[row[i] ?? 0, value] as const] : []))

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
    levels: {
      easy: { from: 5, to: 9 },
      medium: { from: 1, to: 9 },
      hard: { from: 1, to: 9 },
    },
  },
  form => ({
    tenFrame: form({
      levels: ['easy'],
      share: 2,
      lines: 0,
      draw: (random, level) => ({ ...draw(random, level), ask: random.evenly(['partner', 'more', 'equation']) }),
      answer: integer,
      solve: ({ n }) => 10 - n,
      ask({ n, ask }): Both<Content> {
        const { en, es } = asks[ask](n)
        const drawn = figure(tenFrame(n))
        return { en: [drawn, en], es: [drawn, es] }
      },
      check: fillsUp,
    }),

    equation: form({
      levels: ['medium'],
      lines: 0,
      draw,
      answer: integer,
      solve: ({ n }) => 10 - n,
      ask: ({ n }) => both(equation(sum(n, blank(2)), 10)),
      check: (printed, answer) => isTrue(filled(printed.one('relation'), answer)),
    }),

    bond: form({
      levels: ['medium'],
      share: 2,
      instruction: { en: prose`Write the missing part.`, es: prose`Escribe la parte que falta.` },
      lines: 0,
      draw: (random, level) => ({ ...draw(random, level), isFirst: random.evenly([true, false]) }),
      answer: integer,
      solve: ({ n }) => 10 - n,
      ask: ({ n, isFirst }) => both(figure(numberBond(10, isFirst ? [n, null] : [null, n]))),
      check: (printed, answer) => completesBond(printed.figure('number-bond'), answer),
    }),

    match: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction: {
        en: prose`Make ${10}. Match each number on the left with its partner. Write the letters.`,
        es: prose`Forma ${10}. Une cada número de la izquierda con su pareja. Escribe las letras.`,
      },
      lines: 0,
      draw(random, level: Level) {
        const numbers = random.sample(range(level), 4)
        return { numbers, partners: random.shuffle(numbers.map(n => 10 - n)) }
      },
      answer: letterOrder,
      solve: ({ numbers, partners }) => numbers.map(n => LETTERS[partners.indexOf(10 - n)] ?? 'A'),
      ask: ({ numbers, partners }) =>
        both(table({ rows: numbers.map((n, i) => [n, blank(2), symbol(LETTERS[i] ?? 'A'), partners[i] ?? 0]) })),
      check(printed, letters) {
        const values = printed.numbers.map(number => number.n)
        const [left, right] = [0, 1].map(side => values.filter((_, i) => i % 2 === side)) as [number[], number[]]
        return (
          new Set(letters).size === left.length &&
          letters.every((letter, i) => (left[i] ?? 0) + (right[LETTERS.indexOf(letter)] ?? 0) === 10)
        )
      },
    }),

    missing: form({
      levels: ['hard'],
      share: 2,
      lines: 0,
      draw: (random, level) => ({
        ...draw(random, level),
        shape: random.evenly(['first', 'ten first', 'ten first, second']),
      }),
      answer: integer,
      solve: ({ n }) => 10 - n,
      ask({ n, shape }) {
        if (shape === 'first') return both(equation(sum(box(), n), 10))
        return both(equation(10, shape === 'ten first' ? sum(n, box()) : sum(box(), n)))
      },
      check: (printed, answer) => isTrue(filled(printed.one('relation'), answer)),
    }),

    story: form({
      levels: ['hard'],
      lines: 1,
      draw: (random, level: Level) => ({
        n: random.int(Math.max(2, level.from), level.to - 1),
        story: random.evenly(tenStories),
      }),
      answer: integer,
      solve: ({ n }) => 10 - n,
      ask: ({ n, story }) => story(n),
      check(printed, answer) {
        const [ten, part] = printed.numbers
        return ten !== undefined && part !== undefined && ten.equals(10) && exact(answer).plus(part).equals(ten)
      },
    }),

    neighbors: form({
      levels: ['hard'],
      instruction: {
        en: prose`Circle two neighbors that make ${10}. Do it two times. Write the sums.`,
        es: prose`Encierra dos vecinos que forman ${10}. Hazlo dos veces. Escribe las sumas.`,
      },
      lines: 2,
      draw: random => ({ row: drawRow(random) }),
      answer: equationSet,
      solve: ({ row }) => neighbors(row).map(([a, b]) => equation(sum(a, b), 10)),
      ask: ({ row }) => both(list(...row)),
      check(printed, sums) {
        const row = printed.all('number').map(number => exact(number).n)
        const inRow = (a: number, b: number) => row.some((value, i) => value === a && row[i + 1] === b)
        return (
          sums.length === 2 &&
          sums.every(item => {
            if (item.kind !== 'relation' || item.left.kind !== 'sum' || !isTrue(item)) return false
            const [a = 0, b = 0] = item.left.terms.map(term => exact(term).n)
            return a + b === 10 && (inRow(a, b) || inRow(b, a))
          })
        )
      },
    }),
  }),
)
