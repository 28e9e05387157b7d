import {
  blank,
  both,
  type Expr,
  equation,
  evaluate,
  exact,
  expression,
  type FormMaker,
  integer,
  list,
  m,
  numberList,
  type Of,
  type Printed,
  prose,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import {
  A_N,
  addedBy,
  drawSequence,
  explicitRule,
  type Level,
  listed,
  namedTerms,
  printedTerms,
  recursive,
  ruleBlank,
  ruleOf,
  shown,
  term,
  termAt,
  terms,
} from './parts.ts'

/** Each printed term comes from the rule. */
const givesTerms = (printed: Printed, rule: Expr) =>
  printedTerms(printed).every((value, i) => evaluate(rule, { n: i + 1 }).equals(value))

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  explicit: form({
    levels: ['medium', 'hard'],
    share: 2,
    instruction: explicitRule,
    draw: drawSequence,
    answer: expression,
    solve: ruleOf,
    ask: sequence => both([listed(sequence), ruleBlank]),
    // The rule at n = 1, 2, 3, 4 gives the printed terms.
    check: givesTerms,
  }),

  nthTerm: form({
    levels: ['medium'],
    share: 2,
    draw: (random, level: Level) => ({ sequence: drawSequence(random, level), n: random.int(12, 60) }),
    answer: integer,
    solve: ({ sequence, n }) => termAt(sequence, n),
    ask({ sequence, n }) {
      const shownTerms = listed(sequence)
      return {
        en: [shownTerms, prose`The first term of this arithmetic sequence is ${term(1)}. Find ${term(n)}.`],
        es: [shownTerms, prose`El primer término de esta sucesión aritmética es ${term(1)}. Halla ${term(n)}.`],
      }
    },
    // Steps from term to term until it is there.
    check(printed, answer) {
      const all = printedTerms(printed)
      const asked = printed.maths.filter((item): item is Of<'symbol'> => item.kind === 'symbol').at(-1)!
      const n = (asked.sub as Of<'number'>).n
      let value = all[0]!
      for (let i = 1; i < n; i++) value = value.plus(all[1]!.minus(all[0]!))
      return value.equals(exact(answer))
    },
  }),

  recursive: form({
    levels: ['medium', 'hard'],
    share: 2,
    instruction: {
      en: prose`Complete the recursive rule.`,
      es: prose`Completa la regla recursiva.`,
    },
    lines: 0,
    draw: drawSequence,
    answer: numberList,
    solve: ({ first, d, as }) => [shown(first, as), shown(d, as)],
    ask: sequence =>
      both([listed(sequence), list(equation(term(1), blank(3)), equation(A_N, m`a_{n - 1} + ${blank(3)}`))]),
    check(printed, [first, d]) {
      const all = printedTerms(printed).slice(0, 4)
      return (
        first !== undefined &&
        d !== undefined &&
        all[0]!.equals(exact(first)) &&
        all.slice(1).every((value, i) => all[i]!.plus(exact(d)).equals(value))
      )
    },
  }),

  writeTerms: form({
    levels: ['medium'],
    share: 2,
    instruction: {
      en: prose`Write the first four terms, starting with ${term(1)}.`,
      es: prose`Escribe los primeros cuatro términos, empezando con ${term(1)}.`,
    },
    lines: 1,
    draw: (random, level: Level) => ({
      sequence: drawSequence(random, level),
      rule: random.evenly(['explicit', 'recursive']),
    }),
    answer: numberList,
    solve: ({ sequence }) => terms(sequence, 1, 4),
    ask: ({ sequence, rule }) =>
      rule === 'explicit'
        ? both(equation(A_N, ruleOf(sequence)))
        : both(list(equation(term(1), shown(sequence.first, sequence.as)), recursive(sequence))),
    check(printed, answer) {
      const values = answer.map(value => exact(value))
      const [start] = namedTerms(printed)
      if (values.length !== 4) return false
      if (!start) return values.every((value, i) => evaluate(printed.one('relation').right, { n: i + 1 }).equals(value))
      const d = addedBy(printed)
      return values[0]!.equals(start.value) && values.slice(1).every((value, i) => values[i]!.plus(d).equals(value))
    },
  }),
})
