import { drawing } from '../../answer/drawing.ts'
import { integer } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { type Both, both, type Content, count, figure, prose } from '../../content.ts'
import { type BaseTenBlocks, baseTenBlocks } from '../../figure/base-ten-blocks.ts'
import { one, ten } from '../../language/nouns/mathematics.ts'
import { blank, equation, sum } from '../../math/build.ts'
import { exact } from '../../math/evaluate.ts'
import { isTrue } from '../../math/truth.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { filled } from '../common/filled.ts'

/** Tens and ones, by the kind of number that they make. */
const numbers = {
  teen: (random: Random) => ({ tens: 1, ones: random.int(1, 9) }),
  tens: (random: Random) => ({ tens: random.int(1, 9), ones: 0 }),
  'two digits': (random: Random) => ({ tens: random.int(2, 9), ones: random.int(1, 9) }),
  'many ones': (random: Random) => ({ tens: random.int(2, 8), ones: random.int(10, 19) }),
} satisfies Record<string, (random: Random) => { tens: number; ones: number }>

interface Level {
  readonly numbers: readonly (keyof typeof numbers)[]
}
interface Facts {
  readonly tens: number
  readonly ones: number
}

const draw = (random: Random, level: Level): Facts => numbers[random.evenly(level.numbers)](random)
const valueOf = ({ tens, ones }: Facts) => 10 * tens + ones

/** Counts the rods by ten and goes on by one for each cube. */
const counted = ({ groups }: BaseTenBlocks) =>
  groups.reduce(
    (total, { tens, ones }) =>
      total +
      Array<number>(tens)
        .fill(10)
        .reduce((sum, rod) => sum + rod, ones),
    0,
  )

/** Tens and ones told in words, in any order. */
const told = (printed: Printed) =>
  printed
    .terms('quantity')
    .reduce((total, { amount, noun }) => total + exact(amount).n * (noun.en[0] === ten.en[0] ? 10 : 1), 0)

export const tensAndOnes = defineTopic(
  {
    id: 'tens-and-ones',
    name: { en: 'Tens and ones', es: 'Decenas y unidades' },
    description: {
      en: 'Tell how many tens and ones make a two-digit number and what each digit is worth.',
      es: 'Indica cuántas decenas y unidades forman un número de dos dígitos y cuánto vale cada dígito.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['1.NBT.B.2', '1.NBT.B.2a', '1.NBT.B.2b', '1.NBT.B.2c'],
    levels: {
      easy: { numbers: ['teen', 'tens'] },
      medium: { numbers: ['two digits'] },
      hard: { numbers: ['many ones'] },
    },
  },
  form => ({
    blocks: form({
      levels: ['easy'],
      share: 2,
      lines: 0,
      draw,
      answer: numberList,
      solve: facts => [facts.tens, facts.ones, valueOf(facts)],
      ask(facts): Both<Content> {
        const blocks = figure(baseTenBlocks(valueOf(facts)))
        return {
          en: [blocks, prose`___ tens ___ ones = ___`],
          es: [blocks, prose`___ decenas ___ unidades = ___`],
        }
      },
      check(printed, [tens = -1, ones = -1, value = -1]) {
        const drawn = printed.figure('base-ten-blocks')
        return (
          exact(value).equals(counted(drawn)) &&
          exact(ones).n <= 9 &&
          exact(ones).n >= 0 &&
          exact(tens).times(10).plus(exact(ones)).equals(exact(value))
        )
      },
    }),

    number: form({
      levels: ['medium', 'hard'],
      share: 2,
      instruction: { en: prose`Write the number.`, es: prose`Escribe el número.` },
      lines: 0,
      draw,
      answer: integer,
      solve: valueOf,
      ask: ({ tens, ones }) => both([figure(baseTenBlocks({ tens, ones })), prose`____`]),
      check: (printed, answer) => exact(answer).equals(counted(printed.figure('base-ten-blocks'))),
    }),

    drawBlocks: form({
      levels: ['easy', 'medium'],
      lines: 3,
      draw,
      answer: drawing<number>(baseTenBlocks, value => [value + 1, value - 1, value + 10].filter(other => other > 0)),
      solve: valueOf,
      ask: facts => ({
        en: prose`Draw rods and cubes for ${valueOf(facts)}.`,
        es: prose`Dibuja barras y cubos para ${valueOf(facts)}.`,
      }),
      check: (printed, value) => printed.numbers[0]?.equals(counted(baseTenBlocks(value))) === true,
    }),

    tensAndOnes: form({
      levels: ['medium'],
      lines: 0,
      draw,
      answer: numberList,
      solve: ({ tens, ones }) => [tens, ones],
      ask: facts => ({
        en: prose`${valueOf(facts)} = ____ tens ____ ones`,
        es: prose`${valueOf(facts)} = ____ decenas ____ unidades`,
      }),
      check: (printed, [tens = -1, ones = -1]) =>
        exact(ones).n >= 0 &&
        exact(ones).n <= 9 &&
        printed.numbers[0]?.equals(exact(tens).times(10).plus(exact(ones))) === true,
    }),

    compose: form({
      levels: ['medium', 'hard'],
      share: 2,
      lines: 0,
      draw: (random, level: Level) => {
        const isTurned = !level.numbers.includes('two digits') && random.evenly([true, false])
        return { isTurned, ...(isTurned ? numbers['two digits'](random) : draw(random, level)) }
      },
      answer: integer,
      solve: valueOf,
      ask({ isTurned, tens, ones }) {
        const [first, second] = isTurned ? [count(ones, one), count(tens, ten)] : [count(tens, ten), count(ones, one)]
        return both(prose`${first} ${second} = ____`)
      },
      check: (printed, answer) => exact(answer).equals(told(printed)),
    }),

    expand: form({
      levels: ['medium'],
      instruction: {
        en: prose`Write the number as tens plus ones.`,
        es: prose`Escribe el número como decenas más unidades.`,
      },
      lines: 0,
      draw,
      answer: numberList,
      solve: ({ tens, ones }) => [tens * 10, ones],
      ask: facts => both(equation(valueOf(facts), sum(blank(2), blank(2)))),
      check: (printed, [tens = -1, ones = -1]) =>
        isTrue(filled(printed.one('relation'), tens, ones)) && exact(tens).n % 10 === 0 && exact(ones).n <= 9,
    }),

    digitValue: form({
      levels: ['hard'],
      share: 2,
      draw(random) {
        const [tens = 1, ones = 2] = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 2)
        return { tens, ones, isTens: random.evenly([true, true, false]) }
      },
      answer: integer,
      solve: ({ tens, ones, isTens }) => (isTens ? tens * 10 : ones),
      mistakes: ({ tens, ones, isTens }) => ({
        otherPlace: isTens ? tens : ones * 10,
        wholeNumber: tens * 10 + ones,
        otherDigit: isTens ? ones : tens,
      }),
      ask({ tens, ones, isTens }) {
        const digit = isTens ? tens : ones
        const value = tens * 10 + ones
        return {
          en: prose`In ${value}, what does the ${digit} mean?`,
          es: prose`En ${value}, ¿cuánto vale el ${digit}?`,
        }
      },
      // Without that digit the number is worth so much less.
      check(printed, answer) {
        const [value = 0, digit = 0] = printed.numbers.map(number => number.n)
        const without = Number(String(value).replace(String(digit), '0'))
        return exact(answer).equals(value - without)
      },
    }),
  }),
)
