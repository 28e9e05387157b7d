import { integer, quantity } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { both, bullets, count, line, prose } from '../../content.ts'
import { people } from '../../language/people.ts'
import { blank, equation, relation, times, type Value } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import { isTrue } from '../../math/truth.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { comparison, comparisonOf } from '../common/compare-signs.ts'
import { filled } from '../common/filled.ts'
import { tensStories } from './multiply-by-multiples-of-ten/tens-stories.ts'

interface Level {
  readonly tens: readonly [least: number, most: number]
  /** Whether the basic fact may end in a zero of its own: 5 × 60. */
  readonly extraZero: boolean
}

/** A digit times so many tens. */
const draw = (random: Random, { tens: [least, most], extraZero }: Level) =>
  random.until(
    () => ({ digit: random.int(2, 9), tens: random.int(least, most) }),
    ({ digit, tens }) => extraZero || (digit * tens) % 10 !== 0,
  )

const drawInBothOrders = (random: Random, level: Level) => {
  const { digit, tens } = draw(random, level)
  return { digit, tens, pair: random.evenly([true, false]) ? [digit, tens * 10] : [tens * 10, digit] }
}

const fillIn = { en: prose`Fill in the blanks.`, es: prose`Completa los espacios.` }
const instruction = { en: prose`Multiply.`, es: prose`Multiplica.` }

/** Counts the multiple of ten as often as the digit says. */
function counted(a: number, b: number): number {
  const [digit, tens] = a < b ? [a, b] : [b, a]
  return Array.from({ length: digit }, () => tens).reduce((total, value) => total + value, 0)
}

/** The printed equations are true with the answers in their blanks, one answer for each. */
const allTrue = (equations: readonly Parameters<typeof filled>[0][], answers: readonly Value[]) =>
  answers.length === equations.length && equations.every((gap, i) => isTrue(filled(gap, answers[i] ?? 0)))

export const multiplyByMultiplesOfTen = defineTopic(
  {
    id: 'multiply-by-multiples-of-ten',
    name: { en: 'Multiply by multiples of 10', es: 'Multiplicar por múltiplos de 10' },
    description: {
      en: 'Multiply a one-digit number by a multiple of ten using a basic fact and place value.',
      es: 'Multiplica un número de un dígito por un múltiplo de diez usando tablas y valor posicional.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['3.NBT.A.3'],
    levels: {
      easy: { tens: [1, 5], extraZero: false },
      medium: { tens: [1, 9], extraZero: true },
      hard: { tens: [2, 9], extraZero: true },
    },
  },
  form => ({
    withHelp: form({
      levels: ['easy'],
      share: 3,
      instruction: {
        en: prose`Use the fact to find the product.`,
        es: prose`Usa la multiplicación dada para hallar el producto.`,
      },
      lines: 0,
      draw,
      answer: integer,
      solve: ({ digit, tens }) => digit * tens * 10,
      ask: ({ digit, tens }) =>
        both(
          bullets(
            line`${equation(times(digit, tens), digit * tens)}`,
            line`${equation(times(digit, tens * 10), blank(2))}`,
          ),
        ),
      check(printed, answer) {
        const [help, asked] = printed.all('product')
        const [a, b] = asked?.factors.map(factor => evaluate(factor).n) ?? []
        return (
          help !== undefined &&
          exact(answer).over(10).equals(evaluate(help)) &&
          exact(answer).equals(counted(a ?? 0, b ?? 0))
        )
      },
    }),

    bare: form({
      levels: ['medium'],
      share: 3,
      instruction,
      lines: 0,
      draw: drawInBothOrders,
      answer: integer,
      solve: ({ digit, tens }) => digit * tens * 10,
      ask: ({ pair: [a, b] }) => both(equation(times(a ?? 0, b ?? 0), blank(2))),
      check(printed, answer) {
        const [a, b] = printed.one('product').factors.map(factor => evaluate(factor).n)
        return exact(answer).equals(counted(a ?? 0, b ?? 0))
      },
    }),

    ladder: form({
      levels: ['easy', 'medium'],
      instruction,
      lines: 0,
      draw,
      answer: numberList,
      solve: ({ digit, tens }) => [digit * tens, digit * tens * 10],
      ask: ({ digit, tens }) =>
        both(
          bullets(
            line`${equation(times(digit, tens), blank(2))}`,
            line`${equation(times(digit, tens * 10), blank(2))}`,
          ),
        ),
      check(printed, answers) {
        const products = printed.all('product').map(({ factors }) => factors.map(factor => evaluate(factor).n))
        return (
          answers.length === 2 && products.every(([a, b], i) => exact(answers[i] ?? 0).equals(counted(a ?? 0, b ?? 0)))
        )
      },
    }),

    tensLanguage: form({
      levels: ['easy', 'medium'],
      instruction: fillIn,
      lines: 0,
      draw: (random, level) => draw(random, { ...level, tens: [2, level.tens[1]] }),
      answer: numberList,
      solve: ({ digit, tens }) => [digit * tens, digit * tens * 10],
      ask({ digit, tens }) {
        const product = times(digit, tens)
        return {
          en: prose`${product} tens = ____ tens = ____`,
          es: prose`${product} decenas = ____ decenas = ____`,
        }
      },
      check(printed, [tens, all]) {
        const [a, b] = printed.one('product').factors.map(factor => evaluate(factor).n)
        return (
          tens !== undefined &&
          all !== undefined &&
          exact(tens).equals(counted(a ?? 0, b ?? 0)) &&
          exact(all).over(10).equals(exact(tens))
        )
      },
    }),

    missingFactor: form({
      levels: ['hard'],
      share: 3,
      instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
      lines: 0,
      draw: (random, level) => ({
        ...draw(random, level),
        gap: random.evenly(['digit first', 'tens second', 'digit second', 'tens first']),
      }),
      answer: integer,
      solve: ({ digit, tens, gap }) => (gap.startsWith('digit') ? digit : tens * 10),
      ask({ digit, tens, gap }) {
        const known = gap.startsWith('digit') ? tens * 10 : digit
        return both(
          equation(gap.endsWith('first') ? times(blank(2), known) : times(known, blank(2)), digit * tens * 10),
        )
      },
      check: (printed, answer) => isTrue(filled(printed.one('relation'), answer)),
    }),

    compare: form({
      levels: ['hard'],
      share: 2,
      instruction: { en: prose`Write <, >, or = in the blank.`, es: prose`Escribe <, > o = en el espacio.` },
      lines: 0,
      draw(random, level) {
        const one = draw(random, level)
        if (random.evenly([false, false, false, true, false]) && one.digit !== one.tens)
          return { one, two: { digit: one.tens, tens: one.digit } }
        return random.until(
          () => ({ one: draw(random, level), two: draw(random, level) }),
          ({ one, two }) => Math.abs(one.digit * one.tens - two.digit * two.tens) <= 12 && one.digit !== two.digit,
        )
      },
      answer: comparison,
      solve: ({ one, two }) => comparisonOf(one.digit * one.tens, two.digit * two.tens),
      ask: ({ one, two }) => both(prose`${times(one.digit, one.tens * 10)} ___ ${times(two.digit, two.tens * 10)}`),
      check(printed, answer) {
        const [left, right] = printed.all('product')
        if (!left || !right) return false
        const sign = { less: '<', greater: '>', equal: '=' } as const
        return isTrue(relation(left, sign[answer], right))
      },
    }),

    breakApart: form({
      levels: ['hard'],
      instruction: fillIn,
      lines: 0,
      draw,
      answer: numberList,
      solve: ({ digit, tens }) => [10, digit * tens * 10],
      ask: ({ digit, tens }) =>
        both(
          bullets(
            line`${equation(times(digit, tens * 10), times(digit, tens, blank(2)))}`,
            line`${equation(times(digit, tens * 10), blank(2))}`,
          ),
        ),
      check: (printed, answers) => allTrue(printed.all('relation'), answers),
    }),

    story: form({
      levels: ['easy', 'medium'],
      lines: 2,
      draw: (random, level) => ({
        story: random.pick(tensStories),
        ...draw(random, { ...level, tens: [2, Math.min(6, level.tens[1])] }),
        who: random.pick(people),
      }),
      answer: quantity,
      solve: ({ story, digit, tens }) => count(digit * tens * 10, story.items),
      ask: ({ story, digit, tens, who }) => story.tell(digit, tens * 10, who),
      check(printed, { amount }) {
        const [a, b] = printed.numbers.map(({ n }) => n)
        return evaluate(amount).equals(counted(a ?? 0, b ?? 0))
      },
    }),
  }),
)
