import {
  blank,
  both,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  integer,
  isTrue,
  itemOf,
  line,
  prose,
  type Random,
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
import { simplest, type Terms, toRatio } from './parts.ts'

type Way = 'up' | 'down' | 'across'

interface TwoRatios {
  readonly known: Terms
  readonly other: Terms
}

/** A ratio and an equivalent one: so many times as much, so many times less, or neither. */
export function drawTwo(random: Random, terms: readonly [number, number], way: Way): TwoRatios {
  const [a, b] = simplest(random, terms)
  const [from, to] = random.until(
    () => {
      const base = random.int(1, 3)
      if (way === 'up') return [1, random.int(2, 10)] as const
      if (way === 'down') return [base * random.int(2, 6), base] as const
      return [random.int(2, 9), random.int(2, 9)] as const
    },
    ([from, to]) => from !== to && (way !== 'across' || (from % to !== 0 && to % from !== 0)),
  )
  return { known: [a * from, b * from], other: [a * to, b * to] }
}

/** As much more or less in both terms as in one. */
const sameAdded = ([a, b]: Terms, [x, y]: Terms): Terms => (a < b ? [x, b + x - a] : [a + y - b, y])

export const ratioForms = (form: FormMaker<typeof levels>) => ({
  missingTerm: form({
    share: 2,
    instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
    draw: (random, { terms, way }) => ({ ...drawTwo(random, terms, way), hidden: random.evenly([0, 1]) }),
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
