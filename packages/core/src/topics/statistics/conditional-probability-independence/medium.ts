import {
  apply,
  type Both,
  type Content,
  decimal,
  equation,
  evaluate,
  exact,
  type FormMaker,
  fractionInLowestTerms,
  m,
  option,
  prose,
  Ratio,
  symbol,
} from '../../../author.ts'
import { together } from '../../kit/statistics/together.ts'
import type { levels } from './levels.ts'
import { countsIn, drawDependent, drawIndependent, given, instruction, tableOf } from './parts.ts'
import { contexts } from './two-way-contexts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  independent: form({
    levels: ['medium'],
    share: 2,
    lines: 4,
    draw: random => {
      const [context, isIndependent] = together(random, contexts, [true, false])
      return { context, counts: isIndependent ? drawIndependent(random) : drawDependent(random) }
    },
    answer: option({
      independent: { en: prose`Yes, they are independent.`, es: prose`Sí, son independientes.` },
      dependent: { en: prose`No, they are not independent.`, es: prose`No, no son independientes.` },
    }),
    solve: ({ counts: [[a, b], [c, d]] }) =>
      Ratio.of(a, a + b).equals(Ratio.of(c, c + d)) ? 'independent' : 'dependent',
    ask: ({ context, counts }): Both<Content> => ({
      en: [tableOf(context, counts), context.independent.en],
      es: [tableOf(context, counts), context.independent.es],
    }),
    // P(A and B) against P(A) P(B), in counts.
    check(printed, answer) {
      const [[a, b], [c, d]] = countsIn(printed)
      return answer === (a * (a + b + c + d) === (a + b) * (a + c) ? 'independent' : 'dependent')
    },
  }),

  fromIntersection: form({
    levels: ['medium'],
    instruction,
    draw: random => {
      const d = random.pick([8, 10, 12, 15, 20])
      const b = random.int(3, d - 1)
      return { pB: Ratio.of(b, d), pAB: Ratio.of(random.int(1, b - 1), d) }
    },
    answer: fractionInLowestTerms,
    solve: ({ pB, pAB }) => pAB.over(pB),
    ask({ pB, pAB }) {
      const [known, whole, wanted] = [
        equation(apply('P', m`A ∩ B`), pAB),
        equation(apply('P', symbol('B')), pB),
        given('A', 'B'),
      ]
      return { en: prose`${known} and ${whole}. Find ${wanted}.`, es: prose`${known} y ${whole}. Halla ${wanted}.` }
    },
    check(printed, answer) {
      const [both, whole] = printed
        .all('relation')
        .filter(({ sign }) => sign === '=')
        .map(({ right }) => evaluate(right))
      return (
        both !== undefined &&
        whole !== undefined &&
        exact(answer).times(whole).equals(both) &&
        exact(answer).compare(1) < 0
      )
    },
  }),

  intersection: form({
    levels: ['medium'],
    instruction,
    draw: random => {
      const [c, d] = [random.pick([3, 4, 5, 8]), random.pick([3, 4, 5, 6, 10])]
      return { pB: Ratio.of(random.coprimeTo(d), d), condition: Ratio.of(random.coprimeTo(c), c) }
    },
    answer: fractionInLowestTerms,
    solve: ({ pB, condition }) => condition.times(pB),
    ask({ pB, condition }) {
      const [known, whole, wanted] = [
        equation(given('A', 'B'), condition),
        equation(apply('P', symbol('B')), pB),
        apply('P', m`A ∩ B`),
      ]
      return { en: prose`${known} and ${whole}. Find ${wanted}.`, es: prose`${known} y ${whole}. Halla ${wanted}.` }
    },
    // Back from the intersection to the condition.
    check(printed, answer) {
      const [condition, whole] = printed
        .all('relation')
        .filter(({ sign }) => sign === '=')
        .map(({ right }) => evaluate(right))
      return condition !== undefined && whole !== undefined && exact(answer).over(whole).equals(condition)
    },
  }),

  independentFromProbabilities: form({
    levels: ['medium'],
    instruction: {
      en: prose`Are ${symbol('A')} and ${symbol('B')} independent?`,
      es: prose`¿Son independientes ${symbol('A')} y ${symbol('B')}?`,
    },
    lines: 2,
    draw: random => {
      const [a, b] = [random.int(2, 8), random.int(2, 8)]
      const isIndependent = random.evenly([true, false])
      // At least 0.05 away from the product, and possible for both events.
      const [least, most] = [Math.max(0, 10 * (a + b) - 100), 10 * Math.min(a, b)]
      const others = [5, 10, -5, -10].map(step => a * b + step).filter(value => value >= least && value <= most)
      return { a, b, both: isIndependent ? a * b : random.pick(others) }
    },
    answer: option({
      independent: { en: prose`Yes, they are independent.`, es: prose`Sí, son independientes.` },
      dependent: { en: prose`No, they are not independent.`, es: prose`No, no son independientes.` },
    }),
    solve: ({ a, b, both: all }) => (a * b === all ? 'independent' : 'dependent'),
    ask({ a, b, both: all }) {
      const [first, second, third] = [
        equation(apply('P', symbol('A')), decimal(Ratio.of(a, 10))),
        equation(apply('P', symbol('B')), decimal(Ratio.of(b, 10))),
        equation(apply('P', m`A ∩ B`), decimal(Ratio.of(all, 100))),
      ]
      return { en: prose`${first}, ${second}, and ${third}.`, es: prose`${first}, ${second} y ${third}.` }
    },
    // P(A | B) against P(A).
    check(printed, answer) {
      const [a, b, all] = printed.all('relation').map(({ right }) => evaluate(right))
      return !!a && !!b && !!all && answer === (all.over(b).equals(a) ? 'independent' : 'dependent')
    },
  }),
})
