import {
  addByPlaces,
  answerStep,
  type Block,
  type Both,
  both,
  box,
  count,
  defineTopic,
  type Expr,
  equation as equals,
  evaluate,
  expr,
  figure,
  formulaChoice,
  type Inline,
  isTrue,
  itemOf,
  line,
  list,
  mapParts,
  minus,
  name,
  type Printed,
  people,
  prose,
  quantity,
  type Random,
  relation,
  type Step,
  statements,
  step,
  subtractByPlaces,
  sum,
  tapeDiagram,
  things,
  tupleOf,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { addends } from '../kit/columns/digit-pairs.ts'
import { filled } from '../kit/equations/filled.ts'
import { equationAndAnswer } from '../kit/stories/equation-and-answer.ts'
import { leftStories } from '../kit/stories/one-step/left-stories.ts'
import { totalStories } from '../kit/stories/one-step/total-stories.ts'
import { startingAt } from '../kit/stories/turns.ts'
import type { ExplainedStory } from './one-step-word-problems-within-100/explained-story.ts'
import { hiddenDifferenceStories } from './one-step-word-problems-within-100/hidden-difference-stories.ts'
import { hiddenSumStories } from './one-step-word-problems-within-100/hidden-sum-stories.ts'
import { missingPartStories } from './one-step-word-problems-within-100/missing-part-stories.ts'

interface Level {
  readonly regroups: boolean
  readonly sums: readonly ExplainedStory[]
  readonly differences: readonly ExplainedStory[]
  /** Whether a number that is not needed may be told first. */
  readonly extra: boolean
}

/** Forms that tell the same stories begin with different ones. */
function drawFrom(random: Random, stories: readonly ExplainedStory[], { regroups, extra }: Level, first: number) {
  const [a, b] = addends(random, regroups)
  const [who, other] = random.sample(people, 2)
  const story = random.evenly(startingAt(stories, first))
  const hasAge = extra && story.isAboutAChild === true && random.chance(0.5)
  return { story, a, b, who, other, age: hasAge ? random.int(7, 9) : null }
}
type Facts = ReturnType<typeof drawFrom>

/** Tells the age of the first child, whose name begins the story: a number that is not needed. */
function withAge({ age, who }: Facts, { en, es }: Both<Block>): Both<Block> {
  if (age === null || en.kind !== 'paragraph' || es.kind !== 'paragraph') return { en, es }
  return {
    en: { ...en, content: [...line`${name(who)}, who is ${count(age, nouns.year)} old,`, ...en.content.slice(1)] },
    es: { ...es, content: [...line`${name(who)}, de ${count(age, nouns.year)},`, ...es.content.slice(1)] },
  }
}

const tellSum = (facts: Facts) => withAge(facts, facts.story.tell(facts.a, facts.b, facts.who, facts.other))
const tellDifference = (facts: Facts) =>
  withAge(facts, facts.story.tell(facts.a + facts.b, facts.b, facts.who, facts.other))

/** The two numbers that are needed, the greater one first: an age has one digit. */
function needed(printed: Printed): readonly [number, number] {
  const [first, second] = tupleOf(
    printed.numbers.map(({ n }) => n).filter(n => n >= 10),
    2,
  )
  return [Math.max(first, second), Math.min(first, second)]
}

const sums: readonly ExplainedStory[] = totalStories.map(story => ({
  ...story,
  why: because.putTogether,
  answers: found => ({ en: line`That is ${found} in all.`, es: line`En total son ${found}.` }),
}))
const differences: readonly ExplainedStory[] = leftStories.map(story => ({
  ...story,
  why: because.takeAway,
  answers: found => ({ en: line`There are ${found} left.`, es: line`Quedan ${found}.` }),
}))

/** The numbers that are put together, or the whole and what is taken from it. */
interface Operation {
  readonly sign: '+' | '−'
  readonly numbers: readonly [number, number]
  readonly found: number
}
const added = ({ a, b }: Facts): Operation => ({ sign: '+', numbers: [a, b], found: a + b })
const taken = ({ a, b }: Facts): Operation => ({ sign: '−', numbers: [a + b, b], found: a })
const written = ({ sign, numbers: [a, b] }: Operation) => (sign === '+' ? sum(a, b) : minus(a, b))
const byPlaces = ({ sign, numbers }: Operation) => (sign === '+' ? addByPlaces : subtractByPlaces)(...numbers)

/** The operation and why, its places, and the sentence of the story; an age is set aside first. */
function explained({ story, who, other, age }: Facts, operation: Operation): readonly Step[] {
  const answer = count(operation.found, story.noun)
  const sentence = story.answers(answer, who, other)
  const worked = byPlaces(operation)
  const why = step(written(operation), story.why)
  if (age === null) return [why, ...worked, answerStep(both(prose`${answer}`), sentence)]
  return [
    step(list(...operation.numbers), because.read, {
      what: { en: line`the numbers that you need, not the age`, es: line`los números que necesitas, no la edad` },
    }),
    why,
    ...worked.slice(0, -1),
    answerStep(itemOf(worked, worked.length - 1).work, sentence),
  ]
}

/** The equation with the number in its box. */
const withBox = (equation: Expr, found: number): Expr => {
  const fill = (part: Expr): Expr => (part.kind === 'blank' ? expr(found) : mapParts(part, fill))
  return fill(equation)
}

/** The equation with its box, for a part what is left to subtract, the number for the box, and the equation with it. */
const boxFilled = ({ story }: Facts, equation: Expr, operation: Operation): readonly Step[] => [
  step(
    operation.sign === '−' ? statements(equation, equals(box(), written(operation))) : equation,
    because.writeEquationWithBox,
    { things: things(story.noun) },
  ),
  ...byPlaces(operation),
  step(withBox(equation, operation.found), because.writeTheMissingNumber),
]

/** An equation with the other sign, the number in its box, and an equation that no number fits, with the reason. */
interface Rejected {
  readonly otherSign: Expr
  readonly inOtherSign: number
  readonly withoutNumber: { readonly work: Expr; readonly why: Both<readonly Inline[]> }
}

/** 62 - 20 = 42; 42 - 6 = 36. */
function inParts({ sign, numbers: [a, b], found }: Operation): readonly Step[] {
  const [tens, ones] = [b - (b % 10), b % 10]
  if (ones === 0) return []
  const between = sign === '+' ? a + tens : a - tens
  const changed = (from: number, by: number) => (sign === '+' ? sum(from, by) : minus(from, by))
  const first = equals(changed(a, tens), between)
  const sentence =
    sign === '+'
      ? { en: line`Add the tens, then the ones.`, es: line`Suma las decenas y luego las unidades.` }
      : { en: line`Subtract the tens, then the ones.`, es: line`Resta las decenas y luego las unidades.` }
  return [step(statements(first, equals(changed(between, ones), found)), because.explain, { sentence })]
}

/** What the box must be, the right equation with it, and why the two others are wrong. */
const boxTried = (
  { story }: Facts,
  operation: Operation,
  equation: Expr,
  { otherSign, inOtherSign, withoutNumber }: Rejected,
): readonly Step[] => {
  return [
    step(written(operation), story.why),
    ...inParts(operation),
    step(withBox(equation, operation.found), because.writeTheMissingNumber),
    step(withBox(otherSign, inOtherSign), because.explain, {
      sentence: {
        en: line`In ${otherSign}, □ is ${inOtherSign}, not ${operation.found}.`,
        es: line`En ${otherSign}, □ es ${inOtherSign}, no ${operation.found}.`,
      },
    }),
    step(withoutNumber.work, because.explain, { sentence: withoutNumber.why }),
  ]
}

/** The lesser number of the story and the greater one. */
const inOrder = ({ a, b }: Pick<Facts, 'a' | 'b'>) => [Math.min(a, b), Math.max(a, b)] as const

/** 34 + □ = 71. */
const partAdded = (a: number, b: number) => equals(sum(b, box()), a + b)
/** □ + 34 = 71. */
const startAsked = (a: number, b: number) => equals(sum(box(), b), a + b)
/** 71 - □ = 34. */
const partTaken = (a: number, b: number) => equals(minus(a + b, box()), b)

const writeIt = {
  en: prose`Write an equation for the story. Use □ for the number that you do not know. Then write that number.`,
  es: prose`Escribe una ecuación para el problema. Usa □ para el número que no conoces. Luego escribe ese número.`,
}
const whichEquation = {
  en: prose`Which equation fits the story?`,
  es: prose`¿Qué ecuación representa el problema?`,
}

export const oneStepWordProblemsWithin100 = defineTopic(
  {
    id: 'one-step-word-problems-within-100',
    name: { en: 'One-step word problems within 100', es: 'Problemas verbales de un paso hasta 100' },
    description: {
      en: 'Solve a story with one addition or subtraction and numbers up to 100.',
      es: 'Resuelve un problema verbal con una sola suma o resta y números hasta 100.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['2.OA.A.1'],
    rev: 2,
    levels: {
      easy: { regroups: false, sums, differences, extra: false },
      medium: { regroups: true, sums: [], differences: missingPartStories, extra: false },
      hard: { regroups: true, sums: hiddenSumStories, differences: hiddenDifferenceStories, extra: true },
    },
  },
  form => ({
    sum: form({
      levels: ['easy', 'hard'],
      share: 3,
      lines: 2,
      draw: (random, level) => drawFrom(random, level.sums, level, 0),
      answer: quantity,
      solve: ({ story, a, b }) => count(a + b, story.noun),
      ask: tellSum,
      solution: facts => explained(facts, added(facts)),
      check(printed, { amount }) {
        const [most, least] = needed(printed)
        return evaluate(amount).minus(most).equals(least)
      },
    }),

    difference: form({
      share: 3,
      lines: 2,
      draw: (random, level) => drawFrom(random, level.differences, level, 0),
      answer: quantity,
      solve: ({ story, a }) => count(a, story.noun),
      ask: tellDifference,
      solution: facts => explained(facts, taken(facts)),
      check(printed, { amount }) {
        const [most, least] = needed(printed)
        return evaluate(amount).plus(least).equals(most)
      },
    }),

    writeTheEquation: form({
      levels: ['medium', 'hard'],
      instruction: writeIt,
      lines: 1,
      draw: (random, level) => drawFrom(random, level.differences, level, 15),
      answer: equationAndAnswer,
      solve: ({ story, a, b }) => ({
        equation: (story.takesAway ? partTaken : story.asksForTheStart ? startAsked : partAdded)(a, b),
        answer: a,
      }),
      ask: tellDifference,
      key({ story, a, b }) {
        const other = story.takesAway ? partAdded(a, b) : partTaken(a, b)
        const found = equals(minus(a + b, b), box())
        return {
          en: prose`Also right: ${other}; ${found}`,
          es: prose`También es correcto: ${other}; ${found}`,
        }
      },
      solution: (facts, { equation }) => boxFilled(facts, equation, taken(facts)),
      check(printed, { equation, answer }) {
        const [most, least] = needed(printed)
        return answer === most - least && isTrue(filled(equation, answer))
      },
    }),

    writeTheSum: form({
      levels: ['easy'],
      instruction: writeIt,
      lines: 1,
      draw: (random, level) => drawFrom(random, level.sums, level, 10),
      answer: equationAndAnswer,
      solve: ({ a, b }) => ({ equation: equals(sum(a, b), box()), answer: a + b }),
      ask: tellSum,
      solution: (facts, { equation }) => boxFilled(facts, equation, added(facts)),
      check(printed, { equation, answer }) {
        const [most, least] = needed(printed)
        return answer - most === least && isTrue(filled(equation, answer))
      },
    }),

    chooseTheSum: form({
      levels: ['hard'],
      instruction: whichEquation,
      draw: (random, level) => drawFrom(random, level.sums, level, 11),
      answer: formulaChoice,
      solve: ({ a, b }) => equals(minus(box(), a), b),
      mistakes(facts) {
        const [least, most] = inOrder(facts)
        return { addsToAPart: equals(sum(box(), least), most), takesFromAPart: equals(minus(least, box()), most) }
      },
      ask: tellSum,
      solution(facts, answer) {
        const [least, most] = inOrder(facts)
        const impossible = equals(minus(least, box()), most)
        return boxTried(facts, added(facts), expr(answer), {
          otherSign: equals(sum(box(), least), most),
          inOtherSign: most - least,
          withoutNumber: {
            work: relation(least, '<', most),
            why: {
              en: line`In ${impossible}, more is left than there was: no number fits.`,
              es: line`En ${impossible} queda más de lo que había: ningún número sirve.`,
            },
          },
        })
      },
      check(printed, answer) {
        const [most, least] = needed(printed)
        return isTrue(filled(expr(answer), most + least))
      },
    }),

    chooseTheDifference: form({
      levels: ['easy', 'medium'],
      instruction: whichEquation,
      draw: (random, level) => drawFrom(random, level.differences, level, 19),
      answer: formulaChoice,
      solve: ({ a, b }) => equals(minus(a + b, b), box()),
      mistakes: ({ a, b }) => ({
        adds: equals(sum(a + b, b), box()),
        takesTheWhole: equals(minus(b, a + b), box()),
      }),
      ask: tellDifference,
      solution(facts, answer) {
        const { a, b } = facts
        const impossible = equals(minus(b, a + b), box())
        return boxTried(facts, taken(facts), expr(answer), {
          otherSign: equals(sum(a + b, b), box()),
          inOtherSign: a + 2 * b,
          withoutNumber: {
            work: relation(b, '<', a + b),
            why: {
              en: line`In ${impossible}, more is taken away than there is.`,
              es: line`En ${impossible} se quita más de lo que hay.`,
            },
          },
        })
      },
      check(printed, answer) {
        const [most, least] = needed(printed)
        return isTrue(filled(expr(answer), most - least))
      },
    }),

    tapeDiagram: form({
      levels: ['easy'],
      lines: 1,
      draw: (random, level) => drawFrom(random, level.sums, level, 13),
      answer: quantity,
      solve: ({ story, a, b }) => count(a + b, story.noun),
      ask(facts) {
        const { en, es } = tellSum(facts)
        const drawn = figure(tapeDiagram([{ boxes: [facts.a, facts.b], brace: box() }]))
        return { en: [en, drawn], es: [es, drawn] }
      },
      solution: facts => [step(sum(facts.a, facts.b), because.addTheParts), ...explained(facts, added(facts)).slice(1)],
      // The whole bar is as long as its boxes.
      check(printed, { amount }) {
        const boxes = printed.figure('tape-diagram').rows[0]?.boxes ?? []
        return evaluate(amount).equals(
          boxes.reduce((total, { label }) => total + (label?.kind === 'number' ? label.n : 0), 0),
        )
      },
    }),

    tapeDiagramWithAGap: form({
      levels: ['medium'],
      lines: 1,
      draw: (random, level) => drawFrom(random, level.differences, level, 22),
      answer: quantity,
      solve: ({ story, a }) => count(a, story.noun),
      ask(facts) {
        const { en, es } = tellDifference(facts)
        const boxes = [facts.b, { label: box(), size: facts.a }]
        const drawn = figure(tapeDiagram([{ boxes, brace: facts.a + facts.b }]))
        return { en: [en, drawn], es: [es, drawn] }
      },
      solution: facts => [
        step(minus(facts.a + facts.b, facts.b), because.findTheMissingPart),
        ...explained(facts, taken(facts)).slice(1),
      ],
      check(printed, { amount }) {
        const [row] = printed.figure('tape-diagram').rows
        const known = row?.boxes.flatMap(({ label }) => (label?.kind === 'number' ? [label.n] : [])) ?? []
        return (
          row?.brace?.kind === 'number' &&
          evaluate(amount)
            .plus(known[0] ?? 0)
            .equals(row.brace.n) &&
          known.length === 1
        )
      },
    }),
  }),
)
