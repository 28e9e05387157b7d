import { integer } from '../../answer/number.ts'
import { numberList, numbersInAnyOrder } from '../../answer/number-list.ts'
import { option, yesOrNo } from '../../answer/option.ts'
import { type Both, both, type Content, figure, prose, table, things } from '../../content.ts'
import { counters } from '../../figure/counters.ts'
import { type Icon, iconNoun } from '../../figure/icon.ts'
import { blank, equation, sum, words } from '../../math/build.ts'
import { exact } from '../../math/evaluate.ts'
import { isTrue } from '../../math/truth.ts'
import { defineTopic } from '../../topic.ts'
import { filled } from '../common/filled.ts'

type Parity = 'even' | 'odd'

const parity = option({
  even: { en: prose`even`, es: prose`par` },
  odd: { en: prose`odd`, es: prose`impar` },
})
const parityOf = (value: number): Parity => (value % 2 === 0 ? 'even' : 'odd')

/** Takes pairs away until less than a pair is left. */
function pairedOff(count: number): Parity {
  let left = count
  while (left >= 2) left -= 2
  return left === 0 ? 'even' : 'odd'
}

const PICTURES: readonly Icon[] = ['star', 'apple', 'ball', 'shell', 'leaf', 'cookie', 'balloon', 'fish', 'egg', 'car']
/** Of numbers from 20 to 99. */
const HALVES = Array.from({ length: 40 }, (_, i) => i + 10)
const EVEN = words('even', 'par')
const ODD = words('odd', 'impar')
const naming = { even: EVEN, odd: ODD }

export const evenOrOdd = defineTopic(
  {
    id: 'even-or-odd',
    name: { en: 'Even and odd numbers', es: 'Números pares e impares' },
    description: {
      en: 'Decide whether a number is even or odd and write even numbers as two equal addends.',
      es: 'Decide si un número es par o impar y escribe los pares como dos sumandos iguales.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['2.OA.C.3'],
    levels: {
      easy: { top: 20 },
      medium: { top: 20 },
      hard: { top: 100 },
    },
  },
  form => ({
    objects: form({
      levels: ['easy'],
      instruction: {
        en: prose`Circle pairs. Is the number even or odd?`,
        es: prose`Encierra parejas. ¿El número es par o impar?`,
      },
      lines: 0,
      draw: (random, { top }) => ({
        count: random.int(3, top),
        icon: random.pick(PICTURES),
        variant: random.int(1, 99),
      }),
      answer: parity,
      solve: ({ count }) => parityOf(count),
      ask({ count, icon, variant }): Both<Content> {
        const drawn = figure(counters({ icon, count, variant, fill: 'white', size: 1.05, arrangement: 'scattered' }))
        const noun = things(iconNoun(icon))
        return { en: [drawn, prose`The number of ${noun} is ____.`], es: [drawn, prose`El número de ${noun} es ____.`] }
      },
      check: (printed, answer) =>
        answer === pairedOff(printed.figure('counters').groups.reduce((sum, { items }) => sum + items.length, 0)),
    }),

    number: form({
      levels: ['medium', 'hard'],
      share: 2,
      instruction: { en: prose`Even or odd?`, es: prose`¿Par o impar?` },
      lines: 0,
      draw: (random, { top }) => ({ value: top > 20 ? random.int(21, top) : random.int(1, top) }),
      answer: parity,
      solve: ({ value }) => parityOf(value),
      ask: ({ value }) => both(prose`${value} ____`),
      check: (printed, answer) => answer === pairedOff(printed.numbers[0]?.n ?? 0),
    }),

    sequence: form({
      levels: ['medium'],
      lines: 0,
      draw: random => ({ first: random.int(1, 12) }),
      answer: parity,
      solve: ({ first }) => parityOf(first),
      ask({ first }) {
        const [a, b, c, d] = [first, first + 2, first + 4, first + 6]
        return {
          en: prose`${a}, ${b}, ${c}, ${d}: each number is ____.`,
          es: prose`${a}, ${b}, ${c}, ${d}: cada número es ____.`,
        }
      },
      check: (printed, answer) => printed.numbers.every(value => answer === pairedOff(value.n)),
    }),

    equalAddends: form({
      levels: ['medium'],
      share: 2,
      instruction: {
        en: prose`Write the number as a sum of two equal numbers.`,
        es: prose`Escribe el número como una suma de dos números iguales.`,
      },
      lines: 0,
      draw: random => ({ half: random.int(1, 10) }),
      answer: numberList,
      solve: ({ half }) => [half, half],
      ask: ({ half }) => both(equation(2 * half, sum(blank(2), blank(2)))),
      check: (printed, [a = 0, b = 1]) => exact(a).equals(exact(b)) && isTrue(filled(printed.one('relation'), a, b)),
    }),

    sort: form({
      levels: ['hard'],
      lines: 1,
      draw(random) {
        const evens = random.int(2, 4)
        const halves = random.sample(HALVES, 6)
        return {
          kind: random.evenly(['even', 'odd']),
          numbers: random.shuffle(halves.map((half, i) => 2 * half + (i < evens ? 0 : 1))),
        }
      },
      answer: numbersInAnyOrder,
      solve: ({ kind, numbers }) => numbers.filter(value => parityOf(value) === kind),
      ask: ({ kind, numbers }) => ({
        en: [
          kind === 'even' ? prose`Circle the even numbers.` : prose`Circle the odd numbers.`,
          table({ rows: [numbers] }),
        ],
        es: [
          kind === 'even' ? prose`Encierra los números pares.` : prose`Encierra los números impares.`,
          table({ rows: [numbers] }),
        ],
      }),
      // The chosen numbers are all of one kind and the others are all of the other, the one that is asked for.
      check(printed, chosen) {
        const asked: Parity = /even|números pares/.test(printed.text) ? 'even' : 'odd'
        const values = printed.numbers.map(({ n }) => n)
        const picked = chosen.map(value => exact(value).n)
        return (
          picked.every(value => values.includes(value)) &&
          values.every(value => picked.includes(value) === (pairedOff(value) === asked))
        )
      },
    }),

    nextEven: form({
      levels: ['hard'],
      lines: 0,
      draw: random => ({ value: random.int(11, 97) }),
      answer: integer,
      solve: ({ value }) => value + (value % 2 === 0 ? 2 : 1),
      ask: ({ value }) => ({
        en: prose`The next even number after ${value} is ____.`,
        es: prose`El siguiente número par después de ${value} es ____.`,
      }),
      check: (printed, answer) => {
        const gap = exact(answer).minus(printed.numbers[0] ?? 0).n
        return (gap === 1 || gap === 2) && exact(answer).isInteger && pairedOff(exact(answer).n) === 'even'
      },
    }),

    nextOdd: form({
      levels: ['hard'],
      lines: 0,
      draw: random => ({ value: random.int(11, 97) }),
      answer: integer,
      solve: ({ value }) => value + (value % 2 === 0 ? 1 : 2),
      ask: ({ value }) => ({
        en: prose`The next odd number after ${value} is ____.`,
        es: prose`El siguiente número impar después de ${value} es ____.`,
      }),
      check: (printed, answer) => {
        const gap = exact(answer).minus(printed.numbers[0] ?? 0).n
        return (gap === 1 || gap === 2) && exact(answer).isInteger && pairedOff(exact(answer).n) === 'odd'
      },
    }),

    alwaysTrue: form({
      levels: ['hard'],
      instruction: { en: prose`Is it true for all such numbers?`, es: prose`¿Es cierto para todos esos números?` },
      lines: 0,
      draw: random => ({
        first: random.pick<Parity>(['even', 'odd']),
        second: random.pick<Parity>(['even', 'odd']),
        claim: random.evenly<Parity>(['even', 'odd']),
      }),
      answer: yesOrNo,
      solve: ({ first, second, claim }) => ((first === second ? 'even' : 'odd') === claim ? 'yes' : 'no'),
      ask: ({ first, second, claim }) => both(equation(sum(naming[first], naming[second]), naming[claim])),
      // Tries one number of each kind.
      check(printed, answer) {
        const [first = 0, second = 0, claim = 0] = printed.all('words').map(({ en }) => (en === 'even' ? 4 : 7))
        return (answer === 'yes') === (pairedOff(first + second) === pairedOff(claim))
      },
    }),
  }),
)
