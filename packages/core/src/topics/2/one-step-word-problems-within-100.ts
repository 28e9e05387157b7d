import {
  type Block,
  type Both,
  box,
  count,
  defineTopic,
  equation as equals,
  evaluate,
  expr,
  figure,
  formulaChoice,
  isTrue,
  line,
  minus,
  name,
  type Printed,
  people,
  prose,
  quantity,
  type Random,
  sum,
  tapeDiagram,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import { addends } from '../kit/columns/digit-pairs.ts'
import { filled } from '../kit/equations/filled.ts'
import { equationAndAnswer } from '../kit/stories/equation-and-answer.ts'
import { leftStories } from '../kit/stories/one-step/left-stories.ts'
import type { OneStepStory } from '../kit/stories/one-step/one-step-story.ts'
import { totalStories } from '../kit/stories/one-step/total-stories.ts'
import { startingAt } from '../kit/stories/turns.ts'
import { hiddenDifferenceStories } from './one-step-word-problems-within-100/hidden-difference-stories.ts'
import { hiddenSumStories } from './one-step-word-problems-within-100/hidden-sum-stories.ts'
import { missingPartStories } from './one-step-word-problems-within-100/missing-part-stories.ts'

interface Level {
  readonly regroups: boolean
  readonly sums: readonly OneStepStory[]
  readonly differences: readonly OneStepStory[]
  /** Whether a number that is not needed may be told first. */
  readonly extra: boolean
}

/** Forms that tell the same stories begin with different ones. */
function drawFrom(random: Random, stories: readonly OneStepStory[], { regroups, extra }: Level, first: number) {
  const [a, b] = addends(random, regroups)
  const [who = people[0]!, other = people[1]!] = random.sample(people, 2)
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
  const [first = 0, second = 0] = printed.numbers.map(({ n }) => n).filter(n => n >= 10)
  return [Math.max(first, second), Math.min(first, second)]
}

const writeIt = {
  en: prose`Write an equation for the story. Use □ for the number that you do not know. Then write that number.`,
  es: prose`Escribe una ecuación para el problema. Usa □ para el número que no conoces. Luego escribe ese número.`,
}
const whichEquation = {
  en: prose`Which equation fits the story?`,
  es: prose`¿Qué ecuación va con el problema?`,
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
    levels: {
      easy: { regroups: false, sums: totalStories, differences: leftStories, extra: false },
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
      solve: ({ a, b }) => ({ equation: equals(sum(b, box()), a + b), answer: a }),
      ask: tellDifference,
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
      mistakes: ({ a, b }) => ({
        wordMisleads: equals(minus(Math.max(a, b), Math.min(a, b)), box()),
        addsToTheWrongNumber: equals(sum(Math.min(a, b), box()), Math.max(a, b)),
        takesTheWrongNumber: equals(minus(Math.max(a, b), box()), Math.min(a, b)),
      }),
      ask: tellSum,
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
        startIsUnknown: equals(minus(box(), b), a + b),
        totalIsUnknown: equals(minus(box(), a + b), b),
      }),
      ask: tellDifference,
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
