import { expression } from '../../answer/expression.ts'
import { integer, quantity } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { yesOrNo } from '../../answer/option.ts'
import { both, count, prose } from '../../content.ts'
import { blank, decimal, ellipsis, equation, list, number, symbol } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr, Of } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { sequenceStories } from './shared/sequence-stories.ts'

const N = symbol('n')
const A_N = symbol('a', N)
const term = (n: number) => symbol('a', n)

interface Level {
  readonly numbers: 'whole' | 'any'
}
interface Sequence {
  readonly first: Ratio
  readonly d: Ratio
  readonly as: 'whole' | 'decimal' | 'fraction'
}

function drawSequence(random: Random, { numbers }: Level): Sequence {
  const as = numbers === 'whole' ? 'whole' : random.evenly(['whole', 'decimal', 'fraction', 'whole'])
  const scale = { whole: 1, decimal: 2, fraction: random.pick([2, 3, 4]) }[as]
  const d = as === 'whole' ? random.intExcept(-9, 9, 0) : random.coprimeTo(scale, 3 * scale) * random.sign()
  return {
    first: Ratio.of(random.int(-20, 30)).plus(as === 'whole' ? 0 : Ratio.of(random.int(0, scale - 1), scale)),
    d: Ratio.of(d, scale),
    as,
  }
}
const termAt = ({ first, d }: Pick<Sequence, 'first' | 'd'>, n: number) => first.plus(d.times(n - 1))
const shown = (value: Ratio, as: Sequence['as']): Expr =>
  as === 'decimal' && !value.isInteger ? decimal(value) : number(value)
const terms = (sequence: Sequence, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => shown(termAt(sequence, from + i), sequence.as))
const listed = (sequence: Sequence) => list(...terms(sequence, 1, 4), ellipsis)
/** dn + c. */
const ruleOf = (sequence: Sequence): Expr => {
  const { first, d, as } = sequence
  return m`${shown(d, as)}n + ${shown(first.minus(d), as)}`
}
const recursive = (sequence: Sequence): Expr => {
  const { d, as } = sequence
  return equation(A_N, m`a_{n - 1} + ${shown(d, as)}`)
}

/** The first terms that are printed in a list. */
const printedTerms = (printed: Printed): readonly Ratio[] =>
  printed
    .one('list')
    .items.filter(({ kind }) => kind !== 'symbol')
    .map(item => evaluate(item))

/** Each printed term comes from the rule. */
const givesTerms = (printed: Printed, rule: Expr) =>
  printedTerms(printed).every((value, i) => evaluate(rule, { n: i + 1 }).equals(value))

/** The printed terms a_3 = 11, a_8 = 31 by their places. */
const namedTerms = (printed: Printed) =>
  printed.all('relation').flatMap(({ left, right }) => {
    if (left.kind !== 'symbol' || left.sub?.kind !== 'number' || right.kind === 'blank') return []
    return [{ n: left.sub.n, value: evaluate(right) }]
  })
/** What is added in a printed recursive rule. */
const addedBy = (printed: Printed): Ratio => {
  const rule = printed.all('relation').find(({ left }) => left.kind === 'symbol' && left.sub?.kind === 'symbol')!
  return (rule.right as Of<'sum'>).terms.slice(1).reduce((total, item) => total.plus(evaluate(item)), Ratio.of(0))
}

const explicitRule = {
  en: prose`Write an explicit rule for the terms ${term(1)}, ${term(2)}, ${term(3)}, …`,
  es: prose`Escribe una regla explícita para los términos ${term(1)}, ${term(2)}, ${term(3)}, …`,
}
const ruleBlank = equation(A_N, blank(5))

export const arithmeticSequencesExplicitRecursive = defineTopic(
  {
    id: 'arithmetic-sequences-explicit-recursive',
    name: {
      en: 'Arithmetic sequences: explicit and recursive rules',
      es: 'Sucesiones aritméticas: reglas explícitas y recursivas',
    },
    description: {
      en: 'Find terms of an arithmetic sequence and write its explicit and recursive rules.',
      es: 'Halla términos de una sucesión aritmética y escribe sus reglas explícita y recursiva.',
    },
    domain: 'Functions',
    standards: ['F-IF.A.3', 'F-BF.A.2', 'F-LE.A.2'],
    levels: { easy: { numbers: 'whole' }, medium: { numbers: 'whole' }, hard: { numbers: 'any' } },
  },
  form => ({
    nextTerms: form({
      levels: ['easy'],
      share: 3,
      instruction: {
        en: prose`Write the next three terms of the arithmetic sequence.`,
        es: prose`Escribe los tres términos siguientes de la sucesión aritmética.`,
      },
      lines: 1,
      draw: drawSequence,
      answer: numberList,
      solve: sequence => terms(sequence, 5, 7),
      ask: sequence => both(listed(sequence)),
      // All steps from each term to the next are the same.
      check(printed, answer) {
        const all = [...printedTerms(printed), ...answer.map(value => exact(value))]
        const step = all[1]!.minus(all[0]!)
        return answer.length === 3 && all.slice(1).every((value, i) => value.minus(all[i]!).equals(step))
      },
    }),

    difference: form({
      levels: ['easy'],
      share: 2,
      instruction: {
        en: prose`Find the common difference.`,
        es: prose`Halla la diferencia común.`,
      },
      lines: 1,
      draw: drawSequence,
      answer: integer,
      solve: ({ d }) => d,
      ask: sequence => both(listed(sequence)),
      check(printed, answer) {
        const all = printedTerms(printed)
        return all.slice(1).every((value, i) => all[i]!.plus(exact(answer)).equals(value))
      },
    }),

    isArithmetic: form({
      levels: ['easy'],
      share: 2,
      instruction: {
        en: prose`Is the sequence arithmetic?`,
        es: prose`¿Es aritmética la sucesión?`,
      },
      lines: 0,
      draw(random, level: Level) {
        const kind = random.evenly(['arithmetic', 'broken', 'arithmetic', 'doubling'])
        const sequence = drawSequence(random, level)
        const values =
          kind === 'doubling'
            ? [1, 2, 4, 8].map(factor => factor * sequence.d.n)
            : terms(sequence, 1, 4).map(value => evaluate(value).n)
        const at = random.int(2, 3)
        const off = random.sign() * random.int(1, 2)
        return { kind, values: kind === 'broken' ? values.map((value, i) => (i >= at ? value + off : value)) : values }
      },
      answer: yesOrNo,
      solve: ({ kind }) => (kind === 'arithmetic' ? 'yes' : 'no'),
      ask: ({ values }) => both(list(...values, ellipsis)),
      check(printed, answer) {
        const all = printedTerms(printed)
        const steps = new Set(all.slice(1).map((value, i) => value.minus(all[i]!).toString()))
        return answer === (steps.size === 1 ? 'yes' : 'no')
      },
    }),

    explicit: form({
      levels: ['medium', 'hard'],
      share: 2,
      instruction: explicitRule,
      lines: 2,
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
      lines: 2,
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
        if (!start)
          return values.every((value, i) => evaluate(printed.one('relation').right, { n: i + 1 }).equals(value))
        const d = addedBy(printed)
        return values[0]!.equals(start.value) && values.slice(1).every((value, i) => values[i]!.plus(d).equals(value))
      },
    }),

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
      lines: 3,
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
      lines: 2,
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
      share: 2,
      lines: 4,
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
      share: 2,
      lines: 4,
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
  }),
)
