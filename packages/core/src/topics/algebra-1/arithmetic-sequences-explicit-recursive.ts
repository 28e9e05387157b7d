import {
  type AnswerType,
  answerStep,
  blank,
  both,
  count,
  defineTopic,
  type Expr,
  ellipsis,
  equation,
  evaluate,
  exact,
  expr,
  expression,
  integer,
  itemOf,
  list,
  m,
  minus,
  numberList,
  type Of,
  over,
  type Printed,
  prose,
  type Quantity,
  quantity,
  type Random,
  Ratio,
  relation,
  role,
  type Step,
  statements,
  step,
  substitute,
  sum,
  symbol,
  tupleOf,
  type Value,
  yesOrNo,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { dollars } from '../kit/stories/amounts.ts'
import {
  A_N,
  addedBy,
  addsDifference,
  areEqual,
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
  type Sequence,
  shown,
  term,
  termAt,
  terms,
} from './arithmetic-sequences-explicit-recursive/parts.ts'
import { type SequenceStory, sequenceStories } from './arithmetic-sequences-explicit-recursive/sequence-stories.ts'
import {
  differenceStep,
  differences,
  placeSteps,
  ruleSteps,
  termSteps,
} from './arithmetic-sequences-explicit-recursive/steps.ts'

/** Each printed term comes from the rule. */
const givesTerms = (printed: Printed, rule: Expr) =>
  printedTerms(printed).every((value, i) => evaluate(rule, { n: i + 1 }).equals(value))

/** a₁ = 14, d = −6. */
const recursiveRule: AnswerType<readonly Value[]> = {
  ...numberList,
  show: values => {
    const [first, d] = tupleOf(values, 2)
    return both(list(equation(term(1), first), equation(symbol('d'), d)))
  },
}
/** a₁ = 19, a₂ = 23, … */
const firstTerms: AnswerType<readonly Value[]> = {
  ...numberList,
  show: values => both(list(...values.map((value, i) => equation(term(i + 1), value)))),
}

interface Told {
  readonly story: SequenceStory
  readonly first: number
  readonly d: number
  readonly n: number
}
function drawTold(random: Random): Told {
  const story = random.evenly(sequenceStories)
  return { story, first: random.int(...story.first), d: random.int(...story.step), n: random.int(...story.n) }
}
const sequenceOf = ({ first, d }: Told): Sequence => ({ first: Ratio.of(first), d: Ratio.of(d), as: 'whole' })
const amountOf = ({ story }: Told, of: number): Expr | Quantity =>
  story.amounts === 'money' ? dollars(of) : count(of, story.noun)
const stepOf = (told: Told) => (told.story.amounts === 'bare step' ? expr(told.d) : amountOf(told, told.d))
const lastAmount = (told: Told) => amountOf(told, told.first + told.d * (told.n - 1))
const toldStep = ({ first, d }: Told): Step =>
  step(list(equation(term(1), first), equation(symbol('d'), d)), because.firstAndAdded)

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
    rev: 2,
    levels: {
      easy: { numbers: 'whole', least: 1 },
      medium: { numbers: 'whole', least: 2 },
      hard: { numbers: 'any', least: 3 },
    },
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
      solution: sequence => {
        const [d, last] = [sequence.d, shown(termAt(sequence, 4), sequence.as)]
        const added = shown(d, sequence.as)
        const next = terms(sequence, 5, 7)
        return [
          differenceStep(sequence),
          ...next.map((value, i) =>
            step(equation(sum(i === 0 ? last : itemOf(next, i - 1), added), value), because.addDifference, {
              d: added,
            }),
          ),
          step(list(...next), because.listTerms),
        ]
      },
      // All steps from each term to the next are the same.
      check(printed, answer) {
        const all = [...printedTerms(printed), ...answer.map(value => exact(value))]
        return answer.length === 3 && areEqual(neighborsApart(all))
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
      solution: sequence => [
        step(
          statements(...differences(terms(sequence, 1, 4).map(value => evaluate(value)))),
          because.subtractEachFromNext,
        ),
        step(equation(symbol('d'), shown(sequence.d, sequence.as)), because.equalDifferences),
      ],
      check(printed, answer) {
        const all = printedTerms(printed)
        return neighborsApart(all).every(apart => apart.equals(exact(answer)))
      },
    }),

    isArithmetic: form({
      levels: ['easy'],
      share: 2,
      instruction: {
        en: prose`Is the sequence arithmetic?`,
        es: prose`¿Es aritmética la sucesión?`,
      },
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
      solution: ({ values }) => {
        const all = values.map(value => Ratio.of(value))
        const apart = neighborsApart(all)
        const first = itemOf(apart, 0)
        const other = apart.find(value => !value.equals(first))
        return [
          step(statements(...differences(all)), because.subtractEachFromNext),
          other
            ? step(relation(first, '≠', other), because.unequalDifferences)
            : step(equation(symbol('d'), first), because.equalDifferences),
        ]
      },
      check(printed, answer) {
        const all = printedTerms(printed)
        return answer === (areEqual(neighborsApart(all)) ? 'yes' : 'no')
      },
    }),

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
          en: [shownTerms, prose`The first term of this arithmetic sequence is ${term(1)}. Find ${term(n)}.`],
          es: [shownTerms, prose`El primer término de esta sucesión aritmética es ${term(1)}. Halla ${term(n)}.`],
        }
      },
      solution: ({ sequence, n }) => [differenceStep(sequence), ...termSteps(sequence, n)],
      // Steps from term to term until it is there.
      check(printed, answer) {
        const all = printedTerms(printed)
        const asked = itemOf(
          printed.maths.filter((item): item is Of<'symbol'> => item.kind === 'symbol').toReversed(),
          0,
        )
        const n = (asked.sub as Of<'number'>).n
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
      ask: sequence =>
        both([listed(sequence), list(equation(term(1), blank(3)), equation(A_N, m`a_{n - 1} + ${blank(3)}`))]),
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
          : both(list(equation(term(1), shown(sequence.first, sequence.as)), recursive(sequence))),
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
        if (!start)
          return values.every((value, i) => evaluate(printed.one('relation').right, { n: i + 1 }).equals(value))
        const d = addedBy(printed)
        return itemOf(values, 0).equals(start.value) && neighborsApart(values).every(apart => apart.equals(d))
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
        const back = shown(sequence.d.times(i - 1), sequence.as)
        return [
          step(equation(minus(later, at), gap), because.subtractTerms, { one: term(j), other: term(i) }),
          step(equation(equation(symbol('d'), over(gap, j - i)), d), because.divideBySteps, { count: j - i }),
          step(equation(equation(term(1), minus(at, back)), shown(sequence.first, sequence.as)), because.stepsBack, {
            count: i - 1,
            d,
          }),
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
            shownTerms,
            prose`The first term of this arithmetic sequence is ${term(1)}. For which ${N} is ${equation(A_N, value)}?`,
          ],
          es: [
            shownTerms,
            prose`El primer término de esta sucesión aritmética es ${term(1)}. ¿Para qué ${N} es ${equation(A_N, value)}?`,
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

    convert: form({
      levels: ['hard'],
      share: 2,
      instruction: explicitRule,
      draw: drawSequence,
      answer: expression,
      solve: ruleOf,
      ask: sequence =>
        both([list(equation(term(1), shown(sequence.first, sequence.as)), recursive(sequence)), ruleBlank]),
      solution: sequence => [
        step(
          list(
            equation(term(1), shown(sequence.first, sequence.as)),
            equation(symbol('d'), shown(sequence.d, sequence.as)),
          ),
          because.readFirstAndDifference,
        ),
        ...ruleSteps(sequence),
      ],
      // Starts at the first term, and each step adds what the recursive rule adds.
      check(printed, rule) {
        const [start] = namedTerms(printed)
        const d = addedBy(printed)
        const at = (n: number) => evaluate(rule, { n })
        return (
          start !== undefined &&
          at(1).equals(start.value) &&
          [1, 2, 3, 10].every(n =>
            at(n + 1)
              .minus(at(n))
              .equals(d),
          )
        )
      },
    }),

    termStory: form({
      levels: ['medium'],
      kind: 'story',
      share: 2,
      draw: drawTold,
      answer: quantity,
      solve: ({ story, first, d, n }) => count(first + d * (n - 1), story.noun),
      ask: told =>
        told.story.term(role('first', amountOf(told, told.first)), role('step', stepOf(told)), role('n', told.n)),
      solution: (told, answer) => [
        toldStep(told),
        ...termSteps(sequenceOf(told), told.n).slice(0, -1),
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

    whichStory: form({
      levels: ['hard'],
      kind: 'story',
      share: 2,
      draw: drawTold,
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
        answerStep(equation(N, told.n), told.story.says(told.n, lastAmount(told))),
      ],
      check(printed, answer) {
        const [first, step, value] = [printed.role('first'), printed.role('step'), printed.role('value')]
        return first.plus(step.times(exact(answer).minus(1))).equals(value)
      },
    }),
  }),
)
