import {
  answerStep,
  blank,
  bracketed,
  equation,
  evaluate,
  exact,
  expression,
  type FormMaker,
  integer,
  itemOf,
  join,
  minus,
  over,
  prose,
  role,
  step,
  sum,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import {
  A_N,
  drawSequence,
  type Level,
  listed,
  N,
  namedTerms,
  neighborsApart,
  printedTerms,
  ruleOf,
  shown,
  term,
  termAt,
} from './parts.ts'
import { differenceStep, placeSteps, ruleSteps, stepBackToFirst } from './steps.ts'
import { amountOf, drawTold, lastAmount, sequenceOf, stepOf, toldStep } from './told.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  fromTwoTerms: form({
    levels: ['hard'],
    share: 2,
    lines: 4,
    draw(random, level: Level) {
      const sequence = drawSequence(random, level)
      const i = random.int(2, 6)
      return { sequence, i, j: i + random.int(2, 8) }
    },
    answer: expression,
    solve: ({ sequence }) => ruleOf(sequence),
    ask({ sequence, i, j }) {
      const told = (n: number) => equation(term(n), shown(termAt(sequence, n), sequence.as))
      const [one, two] = [told(i), told(j)]
      return {
        en: prose`In an arithmetic sequence, ${one} and ${two}. Write an explicit rule: ${equation(A_N, blank(5))}`,
        es: prose`En una sucesión aritmética, ${one} y ${two}. Escribe una regla explícita: ${equation(A_N, blank(5))}`,
      }
    },
    solution: ({ sequence, i, j }) => {
      const [at, later] = [shown(termAt(sequence, i), sequence.as), shown(termAt(sequence, j), sequence.as)]
      const gap = shown(sequence.d.times(j - i), sequence.as)
      const d = shown(sequence.d, sequence.as)
      return [
        step(equation(minus(later, at), gap), because.subtractTerms, { one: term(j), other: term(i) }),
        step(equation(equation(symbol('d'), over(gap, j - i)), d), because.divideBySteps, { count: j - i }),
        stepBackToFirst(
          equation(
            equation(term(1), minus(at, i === 2 ? d : join(i - 1, bracketed(d)))),
            shown(sequence.first, sequence.as),
          ),
          i - 1,
          d,
        ),
        ...ruleSteps(sequence),
      ]
    },
    check: (printed, rule) => namedTerms(printed).every(({ n, value }) => evaluate(rule, { n }).equals(value)),
  }),

  findN: form({
    levels: ['hard'],
    share: 2,
    draw: (random, level: Level) => ({ sequence: drawSequence(random, level), n: random.int(9, 60) }),
    answer: integer,
    solve: ({ n }) => n,
    ask({ sequence, n }) {
      const value = shown(termAt(sequence, n), sequence.as)
      const shownTerms = listed(sequence)
      return {
        en: [
          prose`The first term of this arithmetic sequence is ${term(1)}. For which value of ${N} is ${equation(A_N, value)}?`,
          shownTerms,
        ],
        es: [
          prose`El primer término de esta sucesión aritmética es ${term(1)}. ¿Para qué valor de ${N} se cumple ${equation(A_N, value)}?`,
          shownTerms,
        ],
      }
    },
    solution: ({ sequence, n }) => [differenceStep(sequence), ...placeSteps(sequence, n)],
    check(printed, answer) {
      const all = printedTerms(printed)
      const apart = itemOf(neighborsApart(all), 0)
      return itemOf(all, 0)
        .plus(apart.times(exact(answer).minus(1)))
        .equals(evaluate(printed.one('relation').right))
    },
  }),

  whichStory: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    // Too many steps to count them up.
    draw: random => drawTold(random, 10, 16),
    answer: integer,
    solve: ({ n }) => n,
    ask: told =>
      told.story.which(
        role('first', amountOf(told, told.first)),
        role('step', stepOf(told)),
        role('value', lastAmount(told)),
      ),
    solution: told => [
      toldStep(told),
      ...placeSteps(sequenceOf(told), told.n).slice(0, -1),
      answerStep(equation(equation(N, sum(told.n - 1, 1)), told.n), told.story.says(told.n, lastAmount(told))),
    ],
    check(printed, answer) {
      const [first, step, value] = [printed.role('first'), printed.role('step'), printed.role('value')]
      return first.plus(step.times(exact(answer).minus(1))).equals(value)
    },
  }),
})
