import {
  blank,
  both,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  failed,
  gcd,
  integer,
  isTrue,
  itemOf,
  line,
  numberList,
  prose,
  type Random,
  Ratio,
  ratio,
  ratioAnswer,
  statements,
  step,
  times,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import type { levels } from './levels.ts'
import { areOdd, simplest, type Terms, toRatio } from './parts.ts'

type Way = 'up' | 'across'

interface TwoRatios {
  readonly known: Terms
  readonly other: Terms
}

/** A ratio and an equivalent one: so many times as much, or neither as a multiple of the other. */
export function drawTwo(
  random: Random,
  terms: readonly [number, number],
  way: Way,
  fits: (lowest: Terms) => boolean = () => true,
): TwoRatios {
  const [a, b] = random.until(() => simplest(random, terms), fits)
  const [from, to] = random.until(
    () => {
      if (way === 'up') return [1, random.int(2, 10)] as const
      return [random.int(2, 9), random.int(2, 9)] as const
    },
    ([from, to]) => from !== to && (way !== 'across' || (from % to !== 0 && to % from !== 0)),
  )
  return { known: [a * from, b * from], other: [a * to, b * to] }
}

/** From so many times the lowest terms to so many times: neither is a multiple of the other. */
const FACTORS: readonly (readonly [from: number, to: number])[] = [
  [6, 5],
  [4, 6],
  [3, 5],
  [5, 2],
  [2, 3],
  [6, 4],
  [5, 3],
  [3, 4],
]

/** As much more or less in both terms as in one. */
const sameAdded = ([a, b]: Terms, [x, y]: Terms): Terms => (a < b ? [x, b + x - a] : [a + y - b, y])

export const ratioForms = (form: FormMaker<typeof levels>) => ({
  missingTerm: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
    // Stories have the ratios of two odd numbers.
    draw: (random, { terms, way }) => ({
      ...drawTwo(random, terms, way, lowest => way === 'up' || !areOdd(lowest)),
      hidden: random.evenly([0, 1]),
    }),
    answer: integer,
    solve: ({ other, hidden }) => other[hidden],
    ask({ known, other, hidden }) {
      const [first, second] = tupleOf(
        other.map((value, i) => (i === hidden ? blank(2) : expr(value))),
        2,
      )
      return both(equation(ratio(...known), ratio(first, second)))
    },
    solution: ({ known, other, hidden }) => toRatio(known, other, hidden === 0 ? 1 : 0),
    // Puts the number into the blank.
    check: (printed, answer) => exact(answer).n !== 0 && isTrue(filled(printed.one('relation'), answer)),
  }),

  threeTerms: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Find the missing numbers, from left to right.`,
      es: prose`Halla los números que faltan, de izquierda a derecha.`,
    },
    draw(random, { terms }) {
      const start = random.until(
        () => [random.int(...terms), random.int(...terms), random.int(...terms)] as const,
        ([a, b, c]) => new Set([a, b, c]).size === 3 && gcd(gcd(a, b), c) === 1,
      )
      const [from, to] = random.evenly(FACTORS)
      return { start, from, to, given: random.evenly([1, 0, 2] as const) }
    },
    answer: numberList,
    solve: ({ start, to, given }) => start.filter((_, i) => i !== given).map(term => Ratio.of(term * to)),
    ask: ({ start, from, to, given }) =>
      both(
        equation(
          ratio(...start.map(term => term * from)),
          ratio(...start.map((term, i) => (i === given ? expr(term * to) : blank(2)))),
        ),
      ),
    solution: ({ start, from, to, given }) => [
      explained(
        equation(ratio(...start.map(term => term * from)), ratio(...start)),
        line`Divide all three terms by ${from}.`,
        line`Divide los tres términos entre ${from}.`,
      ),
      step(equation(times(start[given], to), start[given] * to), because.thinkMultiplication, {
        factor: start[given],
        product: start[given] * to,
      }),
      explained(
        equation(ratio(...start), ratio(...start.map(term => term * to))),
        line`Multiply all three terms by ${to}.`,
        line`Multiplica los tres términos por ${to}.`,
      ),
    ],
    // All cross products are equal.
    check(printed, answer) {
      if (answer.length !== 2 || answer.some(value => exact(value).n <= 0)) return false
      const { left, right } = printed.one('relation')
      const [from, to] = [left, filled(right, ...answer)].map(terms =>
        terms.kind === 'ratio' ? terms.items.map(item => evaluate(item)) : [],
      )
      if (from?.length !== 3 || to?.length !== 3) return failed('Both ratios have three terms')
      return [1, 2].every(i =>
        itemOf(from, 0)
          .times(itemOf(to, i))
          .equals(itemOf(to, 0).times(itemOf(from, i))),
      )
    },
  }),

  equivalentRatio: form({
    levels: ['easy'],
    draw: (random, { terms }) => drawTwo(random, terms, 'up'),
    answer: ratioAnswer,
    solve: ({ other }) => other,
    mistakes: ({ known, other }) => ({
      sameNumberAdded: sameAdded(known, other),
      termsSwapped: [other[1], other[0]] as const,
      onlyFirstTermChanged: [other[0], known[1]] as const,
      onlySecondTermChanged: [known[0], other[1]] as const,
    }),
    ask: ({ known }) => ({
      en: prose`Which ratio is equivalent to ${ratio(...known)}?`,
      es: prose`¿Qué razón es equivalente a ${ratio(...known)}?`,
    }),
    solution: ({ known, other }) => {
      const factor = other[0] / known[0]
      return [
        step(
          statements(...known.map((term, i) => equation(times(term, factor), itemOf(other, i)))),
          because.multiplyRatio,
          { value: factor },
        ),
        step(equation(ratio(...known), ratio(...other)), because.sameFactorInBoth),
      ]
    },
    whyWrong: ({ known, other }) => ({
      sameNumberAdded: {
        en: line`It adds the same number to both terms instead of multiplying.`,
        es: line`Suma el mismo número a los dos términos en vez de multiplicar.`,
      },
      termsSwapped: { en: line`The two terms are switched.`, es: line`Los dos términos están intercambiados.` },
      onlyFirstTermChanged: {
        en: line`Only ${known[0]} is multiplied by ${other[0] / known[0]}.`,
        es: line`Solo ${known[0]} está multiplicado por ${other[0] / known[0]}.`,
      },
      onlySecondTermChanged: {
        en: line`Only ${known[1]} is multiplied by ${other[0] / known[0]}.`,
        es: line`Solo ${known[1]} está multiplicado por ${other[0] / known[0]}.`,
      },
    }),
    check(printed, terms) {
      const [a, b] = tupleOf(
        printed.one('ratio').items.map(item => evaluate(item)),
        2,
      )
      const [first, second] = tupleOf(terms, 2)
      return exact(first).times(b).equals(exact(second).times(a))
    },
  }),
})
