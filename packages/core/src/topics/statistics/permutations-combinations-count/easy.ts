import {
  both,
  combinations,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  factorial,
  failed,
  integer,
  itemOf,
  join,
  over,
  permutations,
  prose,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { choices } from './counting-stories.ts'
import type { levels } from './levels.ts'
import { arranged, factorialOf, falling, numbersIn, selectionSteps, subsets, waysStep } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  evaluate: form({
    levels: ['easy'],
    share: 2,
    instruction: { en: prose`Evaluate.`, es: prose`Evalúa.` },
    draw(random) {
      const n = random.int(5, 12)
      const r = random.int(2, Math.min(n - 1, 5))
      const of: Expr = random.evenly([
        permutations(n, r),
        combinations(n, r),
        over(factorial(n), factorial(n - Math.min(r, 3))),
        factorial(random.int(3, 8)),
      ])
      return { of }
    },
    answer: integer,
    solve: ({ of }) => evaluate(of),
    ask: ({ of }) => both(of),
    solution({ of }, answer) {
      if (of.kind === 'selection') return selectionSteps(evaluate(of.n).n, evaluate(of.r).n, of.style === 'P')
      const count = exact(answer).n
      if (of.kind === 'factorial')
        return [
          step(falling(evaluate(of.of).n, evaluate(of.of).n), because.allFactorsDown),
          step(expr(count), because.multiplyFactors),
        ]
      const [n, k] =
        of.kind === 'quotient' && of.over.kind === 'factorial' && of.under.kind === 'factorial'
          ? [evaluate(of.over.of).n, evaluate(of.under.of).n]
          : failed('A selection, a factorial or a quotient of factorials is drawn')
      return [
        step(falling(n, n - k), because.cancel, { factor: factorial(k) }),
        step(expr(count), because.multiplyFactors),
      ]
    },
    // Counts by products or by Pascal's rule, from the printed numbers.
    check(printed, answer) {
      const [of] = printed.maths
      if (of?.kind === 'selection') {
        const [n, r] = [evaluate(of.n).n, evaluate(of.r).n]
        return exact(answer).equals(of.style === 'P' ? arranged(n, r) : subsets(n, r))
      }
      if (of?.kind === 'factorial')
        return exact(answer)
          .over(factorialOf(evaluate(of.of).n))
          .equals(1)
      if (of?.kind !== 'quotient' || of.over.kind !== 'factorial' || of.under.kind !== 'factorial') return false
      const [n, k] = [evaluate(of.over.of).n, evaluate(of.under.of).n]
      return exact(answer).times(factorialOf(k)).equals(factorialOf(n))
    },
  }),

  choices: form({
    levels: ['easy'],
    lines: 2,
    draw: random => {
      const story = random.evenly(choices)
      return { story, counts: story.most.map(most => random.int(2, most)) }
    },
    answer: integer,
    solve: ({ counts }) => counts.reduce((product, count) => product * count, 1),
    ask: ({ story, counts }) => story.tell(counts),
    solution: ({ story, counts }, answer) => [
      step(equation(join(...counts), answer), because.multiplyChoices),
      waysStep(exact(answer).n, story.what),
    ],
    // Adds up one choice at a time.
    check(printed, answer) {
      const counts = numbersIn(printed)
      const countFrom = (i: number): number =>
        i === counts.length
          ? 1
          : Array.from({ length: itemOf(counts, i) }, () => countFrom(i + 1)).reduce((a, b) => a + b, 0)
      return exact(answer).equals(countFrom(0))
    },
  }),
})
