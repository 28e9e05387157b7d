import {
  blank,
  both,
  count,
  equation,
  evaluate,
  exact,
  expression,
  type FormMaker,
  integer,
  list,
  prose,
  quantity,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import {
  A_N,
  addedBy,
  drawSequence,
  explicitRule,
  type Level,
  listed,
  N,
  namedTerms,
  printedTerms,
  recursive,
  ruleBlank,
  ruleOf,
  shown,
  term,
  termAt,
} from './parts.ts'
import { sequenceStories } from './sequence-stories.ts'

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
      const [one, two] = [i, j].map(n => equation(term(n), shown(termAt(sequence, n), sequence.as)))
      return {
        en: prose`In an arithmetic sequence, ${one!} and ${two!}. Write an explicit rule: ${equation(A_N, blank(5))}`,
        es: prose`En una sucesión aritmética, ${one!} y ${two!}. Escribe una regla explícita: ${equation(A_N, blank(5))}`,
      }
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
          shownTerms,
          prose`The first term of this arithmetic sequence is ${term(1)}. For which ${N} is ${equation(A_N, value)}?`,
        ],
        es: [
          shownTerms,
          prose`El primer término de esta sucesión aritmética es ${term(1)}. ¿Para qué ${N} es ${equation(A_N, value)}?`,
        ],
      }
    },
    check(printed, answer) {
      const all = printedTerms(printed)
      const step = all[1]!.minus(all[0]!)
      return all[0]!.plus(step.times(exact(answer).minus(1))).equals(evaluate(printed.one('relation').right))
    },
  }),

  convert: form({
    levels: ['hard'],
    share: 2,
    instruction: explicitRule,
    draw: drawSequence,
    answer: expression,
    solve: ruleOf,
    ask: sequence =>
      both([list(equation(term(1), shown(sequence.first, sequence.as)), recursive(sequence)), ruleBlank]),
    // Starts at the first term, and each step adds what the recursive rule adds.
    check(printed, rule) {
      const [start] = namedTerms(printed)
      const d = addedBy(printed)
      const at = (n: number) => evaluate(rule, { n })
      return (
        at(1).equals(start!.value) &&
        [1, 2, 3, 10].every(n =>
          at(n + 1)
            .minus(at(n))
            .equals(d),
        )
      )
    },
  }),

  termStory: form({
    levels: ['medium', 'hard'],
    kind: 'story',
    share: 2,
    draw(random) {
      const story = random.evenly(sequenceStories)
      return { story, first: random.int(...story.first), d: random.int(...story.step), n: random.int(...story.n) }
    },
    answer: quantity,
    solve: ({ story, first, d, n }) => count(first + d * (n - 1), story.noun),
    ask: ({ story, first, d, n }) => story.term(first, d, n),
    check(printed, { amount }) {
      const [first, d, n] = printed.numbers
      let value = first!
      for (let i = 1; i < n!.n; i++) value = value.plus(d!)
      return value.equals(evaluate(amount))
    },
  }),

  whichStory: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    draw(random) {
      const story = random.evenly(sequenceStories)
      return { story, first: random.int(...story.first), d: random.int(...story.step), n: random.int(...story.n) }
    },
    answer: integer,
    solve: ({ n }) => n,
    ask: ({ story, first, d, n }) => story.which(first, d, first + d * (n - 1)),
    check(printed, answer) {
      const [first, d, value] = printed.numbers
      return first!.plus(d!.times(exact(answer).minus(1))).equals(value!)
    },
  }),
})
