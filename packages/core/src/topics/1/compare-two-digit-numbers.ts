import { formulaChoice } from '../../answer/choice.ts'
import { integer } from '../../answer/number.ts'
import { trueOrFalse } from '../../answer/option.ts'
import { orderedList } from '../../answer/point.ts'
import { both, count, prose, table } from '../../content.ts'
import { one, ten } from '../../language/nouns/mathematics.ts'
import { box, list, relation } from '../../math/build.ts'
import { exact } from '../../math/evaluate.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { comparison, comparisonOf } from '../common/compare-signs.ts'
import { compare } from './kit/facts.ts'

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Two numbers from 10 to 99, by what tells them apart. */
const pairs = {
  'other tens': (random: Random) => random.sample(DIGITS, 2).map(tens => tens * 10 + random.int(0, 9)),
  'same tens': (random: Random) => {
    const tens = random.pick(DIGITS)
    return random.sample([0, ...DIGITS], 2).map(ones => tens * 10 + ones)
  },
  reversed: (random: Random) => {
    const [x = 1, y = 2] = random.sample(DIGITS, 2)
    return [x * 10 + y, y * 10 + x]
  },
  equal: (random: Random) => {
    const value = random.int(11, 99)
    return [value, value]
  },
} satisfies Record<string, (random: Random) => readonly number[]>

interface Level {
  readonly pairs: readonly (keyof typeof pairs)[]
}

function draw(random: Random, level: Level) {
  const [a = 10, b = 10] = pairs[random.evenly(level.pairs)](random)
  return { a, b }
}
const drawDifferent = (random: Random, level: Level) =>
  draw(random, { pairs: level.pairs.filter(name => name !== 'equal') })

/** The numbers in the order in which one meets them when counting. */
const metInCounting = (printed: Printed) => {
  const values = printed.all('number').map(number => exact(number).n)
  return Array.from({ length: 100 }, (_, i) => i).filter(value => values.includes(value))
}

export const compareTwoDigitNumbers = defineTopic(
  {
    id: 'compare-two-digit-numbers',
    name: { en: 'Compare and order two-digit numbers', es: 'Comparar y ordenar números de dos dígitos' },
    description: {
      en: 'Compare two-digit numbers using the symbols <, > and =, and put them in order.',
      es: 'Compara números de dos dígitos con los signos <, > y =, y ponlos en orden.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['1.NBT.B.3'],
    levels: {
      easy: { pairs: ['other tens'] },
      medium: { pairs: ['same tens', 'reversed', 'same tens', 'equal', 'reversed', 'same tens'] },
      hard: { pairs: ['same tens', 'reversed'] },
    },
  },
  form => ({
    sign: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction: compare,
      lines: 0,
      draw,
      answer: comparison,
      solve: ({ a, b }) => comparisonOf(a, b),
      ask: ({ a, b }) => both(prose`${a} ____ ${b}`),
      check(printed, answer) {
        const [a, b] = printed.numbers
        const order = metInCounting(printed)
        if (!a || !b) return false
        if (a.equals(b)) return answer === 'equal'
        return answer === (a.equals(order[0] ?? -1) ? 'less' : 'greater')
      },
    }),

    greatest: form({
      levels: ['easy', 'medium'],
      instruction: { en: prose`Circle the greatest number.`, es: prose`Encierra el número mayor.` },
      lines: 0,
      draw(random, level: Level) {
        const { a, b } = drawDifferent(random, level)
        const others = level.pairs.includes('other tens')
          ? Array.from({ length: 90 }, (_, i) => i + 10).filter(
              value => ![a, b].some(used => Math.floor(used / 10) === Math.floor(value / 10)),
            )
          : [Math.floor(a / 10) * 10, Math.floor(b / 10) * 10].flatMap(tens => DIGITS.map(ones => tens + ones))
        const c = random.pick(others.filter(value => value !== a && value !== b))
        return { numbers: random.shuffle([a, b, c]) }
      },
      answer: integer,
      solve: ({ numbers }) => Math.max(...numbers),
      ask: ({ numbers }) => both(table({ rows: [numbers] })),
      check: (printed, answer) => exact(answer).equals(metInCounting(printed).at(-1) ?? -1),
    }),

    trueOrFalse: form({
      levels: ['easy', 'medium'],
      instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
      lines: 0,
      draw: (random, level) => ({ ...drawDifferent(random, level), sign: random.pick(['<', '>']) }),
      answer: trueOrFalse,
      solve: ({ a, b, sign }) => ((sign === '<' ? a < b : a > b) ? 'true' : 'false'),
      ask: ({ a, b, sign }) => both(relation(a, sign, b)),
      check(printed, answer) {
        const { left, sign } = printed.one('relation')
        const isSmaller = exact(left).equals(metInCounting(printed)[0] ?? -1)
        return (answer === 'true') === (isSmaller === (sign === '<'))
      },
    }),

    order: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Write the numbers from least to greatest.`,
        es: prose`Escribe los números de menor a mayor.`,
      },
      lines: 1,
      draw(random, level) {
        const size = random.evenly([3, 4])
        const { a, b } = draw(random, level)
        const [x, y] = [a, b].map(value => (value % 10) * 10 + Math.floor(value / 10))
        const near = [x, y, a + 10, a - 10, b + 1, b - 1].filter(
          value => value !== undefined && value >= 10 && value <= 99 && value !== a && value !== b,
        )
        const more = random.sample([...new Set(near as number[])], size - 2)
        return {
          numbers: random.until(
            () => random.shuffle([a, b, ...more]),
            order => order.some((value, i) => i > 0 && value < (order[i - 1] ?? 0)),
          ),
        }
      },
      answer: orderedList,
      solve: ({ numbers }) => [...numbers].sort((x, y) => x - y),
      ask: ({ numbers }) => both(list(...numbers)),
      check: (printed, answer) =>
        JSON.stringify(metInCounting(printed)) === JSON.stringify(answer.map(value => exact(value).n)),
    }),

    digit: form({
      levels: ['hard'],
      instruction: {
        en: prose`Choose the digit that makes it true.`,
        es: prose`Elige el dígito que hace verdadera la comparación.`,
      },
      draw(random) {
        const [tens, ones, sign] = [random.int(1, 9), random.int(2, 7), random.pick(['<', '>'])]
        const [below, above] = [DIGITS.filter(digit => digit < ones), DIGITS.filter(digit => digit > ones)]
        const [right, wrong] = sign === '<' ? [below, above] : [above, below]
        return { tens, ones, sign, right: random.pick(right), wrong: random.pick(wrong) }
      },
      answer: formulaChoice,
      solve: ({ right }) => right,
      mistakes: ({ ones, wrong }) => ({ sameDigit: ones, signReadBackwards: wrong }),
      ask: ({ tens, ones, sign }) =>
        both(
          sign === '<' ? prose`${tens}${box()} < ${tens * 10 + ones}` : prose`${tens}${box()} > ${tens * 10 + ones}`,
        ),
      check(printed, answer) {
        const [tens, bound] = printed.numbers
        const digit = exact(answer)
        if (!tens || !bound || digit.n > 9) return false
        const difference = tens.times(10).plus(digit).minus(bound).n
        return printed.text.includes('<') ? difference < 0 : difference > 0
      },
    }),

    tensAndOnes: form({
      levels: ['hard'],
      share: 2,
      instruction: compare,
      lines: 0,
      draw(random) {
        const relation = random.evenly(['greater', 'less', 'equal', 'less', 'greater', 'less'])
        const [tens, ones] = [random.int(1, 7), random.int(11, 19)]
        const value = tens * 10 + ones
        const gap = random.pick([1, 2, 5, 8, 10])
        return { tens, ones, other: relation === 'equal' ? value : relation === 'greater' ? value - gap : value + gap }
      },
      answer: comparison,
      solve: ({ tens, ones, other }) => comparisonOf(tens * 10 + ones, other),
      ask: ({ tens, ones, other }) => both(prose`${count(tens, ten)} ${count(ones, one)} ____ ${other}`),
      check(printed, answer) {
        const [tens, ones, other] = printed.numbers
        if (!tens || !ones || !other) return false
        const difference = other.minus(ones).minus(tens.times(10)).n
        return answer === (difference === 0 ? 'equal' : difference < 0 ? 'greater' : 'less')
      },
    }),
  }),
)
