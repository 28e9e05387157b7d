import { writtenExpression } from '../../answer/expression.ts'
import { decimalNumber, rational } from '../../answer/number.ts'
import { option, yesOrNo } from '../../answer/option.ts'
import { orderedList } from '../../answer/point.ts'
import { both, prose } from '../../content.ts'
import { decimal, list, power, symbol, times } from '../../math/build.ts'
import { approximate, evaluate, exact } from '../../math/evaluate.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { comparisons, magnitudes } from './shared/magnitudes.ts'
import {
  type Decimal,
  drawDecimal,
  hasExponent,
  readScientific,
  scientific,
  sizeOf,
  standard,
  ten,
  valueOf,
} from './shared/scientific.ts'

interface Level {
  readonly sizes: readonly (readonly [number, number])[]
  readonly most: number
}
const draw = (random: Random, { sizes, most }: Level) => drawDecimal(random, random.evenly(sizes), most)

/** Three digits that round to this first one. */
const near = (random: Random, first: number, size: number): Decimal => {
  const digits = first * 100 + (first === 1 ? random.int(3, 44) : random.int(-44, 44))
  return digits % 10 === 0 ? { digits: digits + 1, exponent: size - 2 } : { digits, exponent: size - 2 }
}
const oneDigit = (number: Decimal): Decimal => {
  const size = sizeOf(number)
  return { digits: Math.round(number.digits / 10 ** (size - number.exponent)), exponent: size }
}

/** Two first digits whose quotient is a whole number, or one with one decimal. */
const DIVIDING = [
  [6, 2],
  [8, 2],
  [9, 3],
  [8, 4],
  [4, 2],
  [6, 3],
  [9, 2],
  [7, 2],
  [5, 2],
  [3, 2],
  [6, 4],
  [6, 5],
  [8, 5],
  [7, 5],
  [9, 5],
  [2, 4],
  [3, 6],
  [4, 8],
  [1, 2],
  [2, 5],
] as const

const instruction = { en: prose`Write in scientific notation.`, es: prose`Escribe en notación científica.` }
const inOrder = (values: readonly Ratio[]) =>
  values.every((value, i) => i === 0 || values[i - 1]!.toNumber() < value.toNumber())
/** Numbers of at most four digits: as floats they differ if they differ at all. */
const sizeOrder = (a: Decimal, b: Decimal) => valueOf(a).toNumber() - valueOf(b).toNumber()

export const scientificNotationConvertCompare = defineTopic(
  {
    id: 'scientific-notation-convert-compare',
    name: {
      en: 'Write and compare numbers in scientific notation',
      es: 'Escribir y comparar números en notación científica',
    },
    description: {
      en: 'Write very large and very small numbers in scientific notation and compare them.',
      es: 'Escribe números muy grandes y muy pequeños en notación científica y compáralos.',
    },
    domain: 'Expressions & Equations',
    standards: ['8.EE.A.3'],
    levels: {
      easy: { sizes: [[2, 7]], most: 2 },
      medium: {
        sizes: [
          [-7, -1],
          [3, 7],
        ],
        most: 4,
      },
      hard: {
        sizes: [
          [-7, -1],
          [3, 8],
        ],
        most: 3,
      },
    },
  },
  form => ({
    toScientific: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction,
      lines: 1,
      draw,
      answer: writtenExpression,
      solve: number => scientific(number),
      ask: number => both(standard(number)),
      check(printed, answer) {
        const { isProper, value } = readScientific(answer)
        return isProper && value.equals(evaluate(printed.one('number')))
      },
    }),

    toStandard: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction: { en: prose`Write in standard form.`, es: prose`Escribe en forma estándar.` },
      lines: 1,
      draw,
      answer: decimalNumber,
      solve: number => standard(number),
      ask: number => both(scientific(number)),
      check: (printed, answer) => readScientific(printed.one('product')).value.equals(exact(answer)),
    }),

    isScientific: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Is the number written in scientific notation?`,
        es: prose`¿Está el número escrito en notación científica?`,
      },
      draw: (random, level) => {
        const isProper = random.evenly([true, false])
        const number = random.until(
          () => draw(random, { ...level, most: 3 }),
          ({ digits }) => digits > 10,
        )
        if (isProper) return { shown: scientific(number), isProper }
        const size = sizeOf(number)
        const base = random.pick(Math.abs(size) < 4 ? [2, 5, 100] : [2, 5])
        const before = random.pick([2, 0].filter(before => hasExponent(number, before)))
        return {
          shown: random.pick([
            scientific(number, before),
            times(decimal(valueOf(number).over(ten(size))), power(base, size)),
          ]),
          isProper,
        }
      },
      answer: yesOrNo,
      solve: ({ isProper }) => (isProper ? 'yes' : 'no'),
      ask: ({ shown }) => both(shown),
      check: (printed, answer) => answer === (readScientific(printed.one('product')).isProper ? 'yes' : 'no'),
    }),

    fix: form({
      levels: ['medium'],
      instruction,
      lines: 1,
      draw: (random, level) => {
        const before = random.evenly([0, 2, 3])
        const number = random.until(
          () => draw(random, level),
          drawn => drawn.digits > 10 && hasExponent(drawn, before),
        )
        return { number, before }
      },
      answer: writtenExpression,
      solve: ({ number }) => scientific(number),
      ask: ({ number, before }) => both(scientific(number, before)),
      check(printed, answer) {
        const { isProper, value } = readScientific(answer)
        return isProper && value.equals(evaluate(printed.one('product')))
      },
    }),

    estimate: form({
      levels: ['medium'],
      lines: 1,
      draw: random => random.pick(magnitudes),
      answer: writtenExpression,
      solve: ({ number }) => scientific(oneDigit(number)),
      ask: ({ number, says }) => {
        const { en, es } = says(standard(number))
        return {
          en: [en, prose`Round this number to a single digit times a power of 10.`],
          es: [es, prose`Redondea este número a un solo dígito por una potencia de 10.`],
        }
      },
      check(printed, answer) {
        const { isProper, value } = readScientific(answer)
        const exponent =
          answer.kind === 'product' && answer.factors[1]?.kind === 'power' ? evaluate(answer.factors[1].exponent).n : 0
        const number = evaluate(printed.maths.find(item => item.kind === 'number' && item.as === 'decimal')!)
        return (
          isProper &&
          value.over(ten(exponent)).isInteger &&
          value.minus(number).over(ten(exponent)).times(2).toNumber() < 1 &&
          number.minus(value).over(ten(exponent)).times(2).toNumber() < 1
        )
      },
    }),

    compare: form({
      levels: ['medium'],
      instruction: { en: prose`Compare. Write < or >.`, es: prose`Compara. Escribe < o >.` },
      lines: 0,
      draw: (random, level) => {
        const [low, high] = random.evenly(level.sizes)
        const size = random.int(low, high)
        const gap = random.evenly([0, 1, 2])
        const pair = random.until(
          () => [drawDecimal(random, [size, size], 3), drawDecimal(random, [size + gap, size + gap], 3)] as const,
          ([a, b]) => !valueOf(a).equals(valueOf(b)),
        )
        const [one, other] = random.shuffle(pair)
        return { one: one!, other: other! }
      },
      answer: option({ less: { en: prose`<`, es: prose`<` }, greater: { en: prose`>`, es: prose`>` } }),
      solve: ({ one, other }) => (sizeOrder(one, other) < 0 ? 'less' : 'greater'),
      ask: ({ one, other }) => both(prose`${scientific(one)} ${symbol('□')} ${scientific(other)}`),
      check(printed, answer) {
        const [one, other] = printed.all('product').map(item => readScientific(item).value)
        return answer === (one!.toNumber() < other!.toNumber() ? 'less' : 'greater')
      },
    }),

    howManyTimes: form({
      levels: ['hard'],
      share: 2,
      lines: 2,
      draw: random => {
        const [a, b] = random.pick(DIVIDING)
        const [from, to] = random.evenly([
          [-9, -2],
          [2, 9],
        ] as const)
        const small = random.int(from, to - 2)
        const large = random.int(small + (a < b ? 2 : 1), Math.min(small + 4, to))
        return { large: { digits: a, exponent: large }, small: { digits: b, exponent: small } }
      },
      answer: rational,
      solve: ({ large, small }) => decimal(valueOf(large).over(valueOf(small))),
      ask: ({ large, small }) => ({
        en: prose`How many times as large as ${scientific(small)} is ${scientific(large)}?`,
        es: prose`¿Cuántas veces mayor que ${scientific(small)} es ${scientific(large)}?`,
      }),
      check(printed, answer) {
        const [small, large] = printed.all('product').map(item => evaluate(item))
        return small!.times(exact(answer)).equals(large!)
      },
    }),

    order: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Order the numbers from least to greatest.`,
        es: prose`Ordena los números de menor a mayor.`,
      },
      lines: 2,
      draw: (random, level) => {
        const [low, high] = random.evenly(level.sizes)
        const size = random.int(low, high - 1)
        const numbers = random.until(
          () => [0, 0, 1, 1].map(more => drawDecimal(random, [size + more, size + more], 3)),
          numbers => new Set(numbers.map(number => valueOf(number).toString())).size === 4,
        )
        const written = numbers.map((number, i) => ({
          number,
          shown: i % 2 === 0 ? scientific(number) : random.chance(0.5) ? standard(number) : scientific(number, 2),
        }))
        return {
          shown: random.until(
            () => random.shuffle(written),
            shown => shown.some(({ number }, i) => i > 0 && sizeOrder(number, shown[i - 1]!.number) < 0),
          ),
        }
      },
      answer: orderedList,
      solve: ({ shown }) => [...shown].sort((a, b) => sizeOrder(a.number, b.number)).map(({ shown }) => shown),
      ask: ({ shown }) => both(list(...shown.map(({ shown }) => shown))),
      check(printed, answer) {
        const given = printed
          .one('list')
          .items.map(item => evaluate(item).toString())
          .sort()
        const values = answer.map(exact)
        return inOrder(values) && values.map(String).sort().join() === given.join()
      },
    }),

    aboutHowManyTimes: form({
      levels: ['hard'],
      share: 2,
      lines: 3,
      draw: random => {
        const story = random.evenly(comparisons)
        if (story.known) {
          const known = random.pick(story.known)
          return { story, known, large: known.large, small: known.small }
        }
        const [a, b] = random.pick(DIVIDING)
        return { story, known: null, large: near(random, a, story.sizes[0]), small: near(random, b, story.sizes[1]) }
      },
      answer: rational,
      solve: ({ large, small }) => {
        const [a, b] = [oneDigit(large), oneDigit(small)]
        return decimal(ten(a.exponent - b.exponent).times(Ratio.of(a.digits, b.digits)))
      },
      ask: ({ story, known, large, small }) => {
        const written = known ? scientific : standard
        const { en, es } = story.says(written(large), written(small), known)
        return {
          en: [en, prose`First round each number to a single digit times a power of 10.`],
          es: [es, prose`Primero redondea cada número a un solo dígito por una potencia de 10.`],
        }
      },
      // Rounds by the first two digits of the printed numbers.
      check(printed, answer) {
        const [large, small] = printed.maths
          .filter(({ kind }) => kind === 'number' || kind === 'product')
          .map(item => {
            const value = approximate(item)
            const size = 10 ** Math.floor(Math.log10(value))
            return Math.round(value / size) * size
          })
        return Math.abs(large! / small! / exact(answer).toNumber() - 1) < 1e-9
      },
    }),
  }),
)
