import { integer } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { both, figure, prose } from '../../content.ts'
import { venn } from '../../figure/venn.ts'
import { blank, call, equation, list, type Value } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { gcd, lcm } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { greatestStories, leastStories } from './gcf-and-lcm/factor-stories.ts'

type Kind = 'usual' | 'one divides the other' | 'no common factor'

interface Level {
  readonly count: 2 | 3
  readonly kinds: readonly Kind[]
  readonly factors: { readonly most: number; readonly common: readonly [number, number] }
  readonly multiples: { readonly most: number }
}

const gcfOf = (numbers: readonly number[]) => numbers.reduce(gcd)
const lcmOf = (numbers: readonly number[]) => numbers.reduce(lcm)
const isKind = (kind: Kind, [a, b]: readonly number[]) =>
  (a! % b! === 0 || b! % a! === 0) === (kind === 'one divides the other')

/** The greatest common factor is drawn first. */
function drawForFactor(random: Random, { count, kinds, factors: { most, common } }: Level) {
  const kind = random.evenly(kinds)
  return random.until(
    () => {
      const factor = kind === 'no common factor' ? 1 : random.int(...common)
      return Array.from(
        { length: count },
        () => factor * random.int(kind === 'no common factor' ? 4 : 1, Math.floor(most / factor)),
      )
    },
    numbers =>
      new Set(numbers).size === count &&
      numbers.every(number => number >= 6) &&
      isKind(kind, numbers) &&
      (kind === 'no common factor'
        ? gcfOf(numbers) === 1 && most > 20
        : gcfOf(numbers) >= common[0] && gcfOf(numbers) <= 24),
  )
}

function drawForMultiple(random: Random, { count, kinds, multiples: { most } }: Level) {
  const kind = random.evenly(kinds)
  return random.until(
    () => Array.from({ length: count }, () => random.int(2, most)),
    numbers =>
      new Set(numbers).size === count &&
      lcmOf(numbers) <= 200 &&
      (count === 3
        ? lcmOf(numbers) > Math.max(...numbers)
        : isKind(kind, numbers) && (kind !== 'no common factor' || gcfOf(numbers) === 1)),
  )
}

/** Tries every number: the answer divides all, and nothing greater does. */
function isGreatestFactor(numbers: readonly number[], answer: Value): boolean {
  const dividesAll = (d: number) => numbers.every(number => number % d === 0)
  const candidate = exact(answer).n
  const above = Array.from({ length: Math.max(0, Math.min(...numbers) - candidate) }, (_, i) => candidate + 1 + i)
  return (
    numbers.length > 1 && candidate > 0 && exact(answer).isInteger && dividesAll(candidate) && !above.some(dividesAll)
  )
}

/** Counts up in steps of the greatest number until all of them divide. */
function isLeastMultiple(numbers: readonly number[], answer: Value): boolean {
  const step = Math.max(...numbers)
  let multiple = step
  while (!numbers.every(number => multiple % number === 0)) multiple += step
  return numbers.length > 1 && exact(answer).equals(multiple)
}

const printedNumbers = (printed: Printed) => {
  const { of } = printed.one('call')
  return of.kind === 'list' ? of.items.map(item => evaluate(item).n) : []
}
const storyNumbers = (printed: Printed) => printed.numbers.map(({ n }) => n)

/** Prime factors in ascending order. */
function primeFactors(value: number): number[] {
  const found: number[] = []
  for (let d = 2; value > 1; d++) for (; value % d === 0; value /= d) found.push(d)
  return found
}

const withNumbers = (name: 'gcf' | 'lcm', numbers: readonly number[]) =>
  both(equation(call(name, list(...numbers)), blank(3)))

const findIt = {
  en: prose`Find the greatest common factor (GCF) or the least common multiple (LCM).`,
  es: prose`Halla el máximo común divisor (MCD) o el mínimo común múltiplo (MCM).`,
}

export const gcfAndLcm = defineTopic(
  {
    id: 'gcf-and-lcm',
    name: {
      en: 'Greatest common factor and least common multiple',
      es: 'Máximo común divisor y mínimo común múltiplo',
    },
    description: {
      en: 'Find the greatest common factor or least common multiple and use it in stories.',
      es: 'Halla el máximo común divisor o el mínimo común múltiplo y úsalo en problemas.',
    },
    domain: 'The Number System',
    standards: ['6.NS.B.4'],
    levels: {
      easy: { count: 2, kinds: ['usual'], factors: { most: 40, common: [2, 12] }, multiples: { most: 10 } },
      medium: {
        count: 2,
        factors: { most: 100, common: [3, 20] },
        multiples: { most: 12 },
        kinds: [
          'usual',
          'usual',
          'one divides the other',
          'usual',
          'usual',
          'no common factor',
          'usual',
          'usual',
          'one divides the other',
          'usual',
          'usual',
        ],
      },
      hard: { count: 3, kinds: ['usual'], factors: { most: 100, common: [2, 20] }, multiples: { most: 12 } },
    },
  },
  form => ({
    greatestCommonFactor: form({
      share: 3,
      instruction: findIt,
      lines: 3,
      draw: (random, level) => ({ numbers: drawForFactor(random, level) }),
      answer: integer,
      solve: ({ numbers }) => gcfOf(numbers),
      ask: ({ numbers }) => withNumbers('gcf', numbers),
      check: (printed, answer) => isGreatestFactor(printedNumbers(printed), answer),
    }),

    leastCommonMultiple: form({
      share: 3,
      instruction: findIt,
      lines: 3,
      draw: (random, level) => ({ numbers: drawForMultiple(random, level) }),
      answer: integer,
      solve: ({ numbers }) => lcmOf(numbers),
      ask: ({ numbers }) => withNumbers('lcm', numbers),
      check: (printed, answer) => isLeastMultiple(printedNumbers(printed), answer),
    }),

    greatestStory: form({
      levels: ['medium', 'hard'],
      lines: 4,
      draw(random) {
        const story = random.evenly(greatestStories)
        return random.until(
          () => {
            const factor = random.int(3, 12)
            return { story, a: factor * random.int(2, 8), b: factor * random.int(2, 8) }
          },
          ({ a, b }) => a > b && a <= 84 && b >= 12 && a % b !== 0,
        )
      },
      answer: integer,
      solve: ({ a, b }) => gcd(a, b),
      ask: ({ story, a, b }) => story(a, b),
      check: (printed, answer) => isGreatestFactor(storyNumbers(printed), answer),
    }),

    leastStory: form({
      levels: ['medium', 'hard'],
      lines: 4,
      draw(random) {
        const story = random.evenly(leastStories)
        return random.until(
          () => ({ story, a: random.int(4, 15), b: random.int(4, 15) }),
          ({ a, b }) => a !== b && a % b !== 0 && b % a !== 0 && lcm(a, b) <= 120,
        )
      },
      answer: integer,
      solve: ({ a, b }) => lcm(a, b),
      ask: ({ story, a, b }) => story(a, b),
      check: (printed, answer) => isLeastMultiple(storyNumbers(printed), answer),
    }),

    otherNumber: form({
      levels: ['hard'],
      share: 2,
      lines: 4,
      draw: random =>
        random.until(
          () => {
            const factor = random.int(2, 12)
            return { factor, known: factor * random.int(2, 7), other: factor * random.int(2, 7) }
          },
          ({ factor, known, other }) => known !== other && gcd(known, other) === factor && lcm(known, other) <= 200,
        ),
      answer: integer,
      solve: ({ other }) => other,
      ask: ({ factor, known, other }) => ({
        en: prose`The greatest common factor of two numbers is ${factor}, and their least common multiple is ${lcm(known, other)}. One of the numbers is ${known}. What is the other number?`,
        es: prose`El máximo común divisor de dos números es ${factor} y su mínimo común múltiplo es ${lcm(known, other)}. Uno de los números es ${known}. ¿Cuál es el otro número?`,
      }),
      check(printed, answer) {
        const [factor, multiple, known] = storyNumbers(printed) as [number, number, number]
        const both = [known, exact(answer).n]
        return both[1]! > 0 && isGreatestFactor(both, factor) && isLeastMultiple(both, multiple)
      },
    }),

    vennDiagram: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`The diagram shows the prime factors of two numbers. Find their greatest common factor and their least common multiple, in this order.`,
        es: prose`El diagrama muestra los factores primos de dos números. Halla su máximo común divisor y su mínimo común múltiplo, en este orden.`,
      },
      lines: 3,
      draw: random =>
        random.until(
          () => {
            const factor = random.pick([4, 6, 8, 9, 10, 12, 14, 15])
            return { a: factor * random.pick([2, 3, 4, 5, 6, 7]), b: factor * random.pick([2, 3, 4, 5, 6, 7]) }
          },
          ({ a, b }) => a % b !== 0 && b % a !== 0 && lcm(a, b) <= 200,
        ),
      answer: numberList,
      solve: ({ a, b }) => [gcd(a, b), lcm(a, b)],
      ask({ a, b }) {
        const shared = gcd(a, b)
        const factors = (value: number) => list(...primeFactors(value))
        return both(
          figure(
            venn({ sets: [a, b], counts: { A: factors(a / shared), AB: factors(shared), B: factors(b / shared) } }),
          ),
        )
      },
      // The names of the sets are the two numbers.
      check(printed, [factor, multiple]) {
        const { names, regions } = printed.figure('venn')
        const numbers = names.map(name => evaluate(name as Expr).n)
        const product = regions.map(({ in: members, label }) => ({
          members,
          product: label && label.kind === 'list' ? label.items.reduce((all, item) => all * evaluate(item).n, 1) : 1,
        }))
        const isTrue = numbers.every(
          (number, i) =>
            product.filter(({ members }) => members.includes(i)).reduce((all, { product }) => all * product, 1) ===
            number,
        )
        return (
          factor !== undefined &&
          multiple !== undefined &&
          isTrue &&
          isGreatestFactor(numbers, factor) &&
          isLeastMultiple(numbers, multiple)
        )
      },
    }),
  }),
)
