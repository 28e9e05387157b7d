import { rational } from '../../../answer/number.ts'
import { orderedList } from '../../../answer/point.ts'
import { both, prose } from '../../../content.ts'
import { approximate } from '../../../math/approximate.ts'
import { decimal, list } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { Random } from '../../../random.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { comparisons } from './magnitudes.ts'
import { oneDigit, sizeOrder } from './parts.ts'
import { type Decimal, drawDecimal, scientific, standard, ten, valueOf } from './scientific.ts'

/** Three digits that round to this first one. */
const near = (random: Random, first: number, size: number): Decimal => {
  const digits = first * 100 + (first === 1 ? random.int(3, 44) : random.int(-44, 44))
  return digits % 10 === 0 ? { digits: digits + 1, exponent: size - 2 } : { digits, exponent: size - 2 }
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

const inOrder = (values: readonly Ratio[]) =>
  values.every((value, i) => i === 0 || values[i - 1]!.toNumber() < value.toNumber())

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
})
