import {
  answerStep,
  blank,
  both,
  bracketed,
  count,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  expression,
  type FormMaker,
  integer,
  itemOf,
  join,
  line,
  list,
  m,
  minus,
  type Of,
  prose,
  quantity,
  role,
  step,
  substitute,
  sum,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import {
  A_N,
  addedBy,
  addsDifference,
  drawSequence,
  explicitRule,
  type Level,
  listed,
  N,
  namedTerms,
  neighborsApart,
  printedTerms,
  recursive,
  ruleBlank,
  ruleOf,
  ruleOfSequence,
  shown,
  startAndRule,
  term,
  termAt,
  terms,
} from './parts.ts'
import { differenceStep, ruleSteps, stepBackToFirst, termSteps } from './steps.ts'
import {
  amountOf,
  drawTold,
  firstTerms,
  givesTerms,
  lastAmount,
  recursiveRule,
  sequenceOf,
  stepOf,
  toldStep,
} from './told.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  explicit: form({
    levels: ['medium'],
    share: 2,
    instruction: explicitRule,
    draw: drawSequence,
    answer: expression,
    solve: ruleOf,
    ask: sequence => both([listed(sequence), ruleBlank]),
    solution: sequence => [differenceStep(sequence), ...ruleSteps(sequence)],
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
        en: [prose`The first term of this arithmetic sequence is ${term(1)}. Find ${term(n)}.`, shownTerms],
        es: [prose`El primer término de esta sucesión aritmética es ${term(1)}. Halla ${term(n)}.`, shownTerms],
      }
    },
    solution: ({ sequence, n }) => [differenceStep(sequence), ...termSteps(sequence, n)],
    // Steps from term to term until it is there.
    check(printed, answer) {
      const all = printedTerms(printed)
      const symbols = printed.maths.filter((item): item is Of<'symbol'> => item.kind === 'symbol')
      const n = (itemOf(symbols.toReversed(), 0).sub as Of<'number'>).n
      let value = itemOf(all, 0)
      for (let i = 1; i < n; i++) value = value.plus(itemOf(neighborsApart(all), 0))
      return value.equals(exact(answer))
    },
  }),

  recursive: form({
    levels: ['medium'],
    share: 2,
    instruction: {
      en: prose`Complete the recursive rule with ${term(1)} and the common difference ${symbol('d')}.`,
      es: prose`Completa la regla recursiva con ${term(1)} y la diferencia común ${symbol('d')}.`,
    },
    lines: 0,
    draw: drawSequence,
    answer: recursiveRule,
    solve: ({ first, d, as }) => [shown(first, as), shown(d, as)],
    ask: sequence => {
      const { en, es } = startAndRule(equation(term(1), blank(3)), equation(A_N, m`a_{n - 1} + ${blank(3)}`))
      const all = prose`${listed(sequence)}`
      return { en: [all, en], es: [all, es] }
    },
    solution: sequence => [
      step(equation(term(1), shown(sequence.first, sequence.as)), because.firstTermIs),
      differenceStep(sequence),
      step(addsDifference(sequence), because.addToTermBefore),
    ],
    check(printed, [first, d]) {
      const all = printedTerms(printed).slice(0, 4)
      return (
        first !== undefined &&
        d !== undefined &&
        itemOf(all, 0).equals(exact(first)) &&
        neighborsApart(all).every(apart => apart.equals(exact(d)))
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
    answer: firstTerms,
    solve: ({ sequence }) => terms(sequence, 1, 4),
    ask: ({ sequence, rule }) =>
      rule === 'explicit'
        ? both(equation(A_N, ruleOf(sequence)))
        : startAndRule(equation(term(1), shown(sequence.first, sequence.as)), recursive(sequence)),
    solution: ({ sequence, rule }) => {
      const all = terms(sequence, 1, 4)
      const d = shown(sequence.d, sequence.as)
      const lines =
        rule === 'explicit'
          ? all.map((value, i) =>
              step(
                equation(equation(term(i + 1), substitute(ruleOf(sequence), { n: expr(i + 1) })), value),
                because.substitute,
                { value: i + 1, letter: N },
              ),
            )
          : all
              .slice(1)
              .map((value, i) =>
                step(equation(equation(term(i + 2), sum(itemOf(all, i), d)), value), because.addDifference, { d }),
              )
      return [...lines, step(list(...all), because.listTerms)]
    },
    check(printed, answer) {
      const values = answer.map(value => exact(value))
      const [start] = namedTerms(printed)
      if (values.length !== 4) return false
      if (!start) return values.every((value, i) => evaluate(printed.one('relation').right, { n: i + 1 }).equals(value))
      const d = addedBy(printed)
      return itemOf(values, 0).equals(start.value) && neighborsApart(values).every(apart => apart.equals(d))
    },
  }),

  convert: form({
    levels: ['medium', 'hard'],
    instruction: ruleOfSequence,
    // At hard the term that is given is a later one.
    draw: (random, level: Level) => ({
      sequence: drawSequence(random, level),
      at: level.numbers === 'any' ? random.int(4, 9) : 1,
    }),
    answer: expression,
    solve: ({ sequence }) => ruleOf(sequence),
    ask: ({ sequence, at }) => {
      const { en, es } = startAndRule(equation(term(at), shown(termAt(sequence, at), sequence.as)), recursive(sequence))
      return { en: [en, prose`${ruleBlank}`], es: [es, prose`${ruleBlank}`] }
    },
    solution: ({ sequence, at }) => {
      const [first, d] = [shown(sequence.first, sequence.as), shown(sequence.d, sequence.as)]
      const given = shown(termAt(sequence, at), sequence.as)
      return [
        at === 1
          ? step(list(equation(term(1), first), equation(symbol('d'), d)), because.readFirstAndDifference)
          : explainedBy(list(equation(term(at), given), equation(symbol('d'), d)), {
              en: line`The recursive rule adds the common difference ${symbol('d')} each time.`,
              es: line`La regla recursiva suma cada vez la diferencia común ${symbol('d')}.`,
            }),
        ...(at === 1
          ? []
          : [
              stepBackToFirst(
                equation(equation(term(1), minus(given, at === 2 ? d : join(at - 1, bracketed(d)))), first),
                at - 1,
                d,
              ),
            ]),
        ...ruleSteps(sequence),
      ]
    },
    // The rule at the given place, and one step further.
    check(printed, rule) {
      const [given] = namedTerms(printed)
      return (
        given !== undefined &&
        evaluate(rule, { n: given.n }).equals(given.value) &&
        evaluate(rule, { n: given.n + 1 })
          .minus(given.value)
          .equals(addedBy(printed))
      )
    },
  }),

  termStory: form({
    levels: ['medium'],
    kind: 'story',
    share: 2,
    draw: random => drawTold(random),
    answer: quantity,
    solve: ({ story, first, d, n }) => count(first + d * (n - 1), story.noun),
    ask: told =>
      told.story.term(role('first', amountOf(told, told.first)), role('step', stepOf(told)), role('n', told.n)),
    solution: (told, answer) => [
      toldStep(told),
      ...termSteps(sequenceOf(told), told.n),
      answerStep({ kind: 'paragraph', content: [answer] }, told.story.says(told.n, lastAmount(told))),
    ],
    // Step by step from the first to the one that is asked for.
    check(printed, { amount }) {
      const [first, step, n] = [printed.role('first'), printed.role('step'), printed.role('n')]
      let value = first
      for (let i = 1; i < n.n; i++) value = value.plus(step)
      return value.equals(evaluate(amount))
    },
  }),
})
