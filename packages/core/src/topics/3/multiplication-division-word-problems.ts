import {
  answerStep,
  array,
  both,
  box,
  count,
  defineTopic,
  divide,
  equation as equals,
  evaluate,
  explained,
  expr,
  formulaChoice,
  isTrue,
  itemOf,
  line,
  list,
  minus,
  missingFactor,
  type Noun,
  type Printed,
  people,
  prose,
  quantity,
  type Random,
  Ratio,
  type Step,
  step,
  sum,
  tapeDiagram,
  thing,
  times,
  tupleOf,
  withFigure,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { filled } from '../kit/equations/filled.ts'
import { groupByGroup } from '../kit/facts/groups.ts'
import { equationAndAnswer } from '../kit/stories/equation-and-answer.ts'
import { startingAt } from '../kit/stories/turns.ts'
import { arrayStories } from './multiplication-division-word-problems/array-stories.ts'
import type { ChoosingStory } from './multiplication-division-word-problems/choosing-story.ts'
import { groupStories } from './multiplication-division-word-problems/group-stories.ts'
import { factorStories, idleStories } from './multiplication-division-word-problems/product-stories.ts'
import { twoStepStories } from './multiplication-division-word-problems/two-step-stories.ts'

interface Level {
  readonly factors: readonly number[]
}

const sharingStories = groupStories.flatMap(({ share, ...story }) => (share ? [{ ...story, share }] : []))

const drawFactors = (random: Random, { factors }: Level) =>
  random.until(
    () => ({ a: random.pick(factors), b: random.pick(factors) }),
    ({ a, b }) => factors.length > 6 || a * b <= 50,
  )

const drawFrom =
  <S extends { readonly each?: number }>(stories: readonly S[], first = 0) =>
  (random: Random, level: Level) => {
    const story = random.evenly(startingAt(stories, first))
    const { a, b } = drawFactors(random, level)
    return { story, a, b: story.each ?? b, who: random.pick(people) }
  }

const drawChoosing =
  <S extends ChoosingStory>(stories: readonly S[]) =>
  (random: Random, level: Level) => ({
    story: random.evenly(stories),
    ...random.until(
      () => drawFactors(random, level),
      ({ a, b }) => a * b >= 24,
    ),
    idle: random.int(11, 48),
    who: random.pick(people),
  })

/** Not 2 and 2: there a sum gives the product, and a difference the quotient. */
const drawToChoose = (first: number) => (random: Random, level: Level) => {
  const facts = drawFrom(sharingStories, first)(random, level)
  const isPlain = (factors: { readonly a: number; readonly b: number }) => factors.a + factors.b > 4
  return isPlain(facts) ? facts : { ...facts, ...random.until(() => drawFactors(random, level), isPlain) }
}

const whichEquation = {
  en: prose`Which equation fits the problem? ${box()} is the answer.`,
  es: prose`¿Qué ecuación va con el problema? ${box()} es la respuesta.`,
}

/** The two numbers of a story, the greater one first. */
const numbersOf = (printed: Printed) => {
  const [first, second] = printed.take(2)
  return [Math.max(first.n, second.n), Math.min(first.n, second.n)] as const
}
type Amount = ReturnType<typeof count>
const inAll = (answer: Amount) =>
  answerStep(both({ kind: 'paragraph', content: [answer] }), {
    en: line`There are ${answer} in all.`,
    es: line`Hay ${answer} en total.`,
  })
const totalSteps = (a: number, b: number, answer: Amount): readonly Step[] => [
  step(times(a, b), because.equalGroups, { groups: a }),
  ...groupByGroup(a, b),
  inAll(answer),
]
const shareSteps = (a: number, total: number, answer: Amount, groups: Noun): readonly Step[] => [
  step(divide(total, a), because.shareEqually),
  ...missingFactor(a, total),
  answerStep(both({ kind: 'paragraph', content: [answer] }), {
    en: line`That is ${answer} per ${thing(groups)}.`,
    es: line`Son ${answer} por ${thing(groups)}.`,
  }),
]
const groupsMade = (answer: Amount, each: Amount, groups: Noun) =>
  answerStep(both({ kind: 'paragraph', content: [answer] }), {
    en: line`With ${each} per ${thing(groups)}, there are ${answer}.`,
    es: line`Con ${each} por ${thing(groups)}, son ${answer}.`,
  })
const amountOf = ({ amount }: ReturnType<typeof count>) => evaluate(amount)
/** As many groups as the answer says make the total again. */
const givesBack = (printed: Printed, answer: ReturnType<typeof count>) => {
  const [total, known] = numbersOf(printed)
  return amountOf(answer).times(known).equals(total)
}

export const multiplicationDivisionWordProblems = defineTopic(
  {
    id: 'multiplication-division-word-problems',
    name: { en: 'Multiplication and division word problems', es: 'Problemas verbales de multiplicación y división' },
    description: {
      en: 'Solve stories about equal groups, arrays and measured amounts by multiplying or dividing.',
      es: 'Resuelve problemas de grupos iguales, arreglos y medidas con una multiplicación o una división.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['3.OA.A.3'],
    levels: {
      easy: { factors: [2, 3, 4, 5, 10] },
      medium: { factors: [2, 3, 4, 5, 6, 7, 8, 9, 10] },
      hard: { factors: [3, 4, 5, 6, 7, 8, 9] },
    },
  },
  form => ({
    total: form({
      levels: ['easy'],
      share: 2,
      lines: 2,
      draw: drawFrom(groupStories),
      answer: quantity,
      solve: ({ story, a, b }) => count(a * b, story.items),
      ask: ({ story, a, b, who }) => story.total(count(a, story.groups), count(b, story.items), who),
      solution: ({ a, b }, answer) => totalSteps(a, b, answer),
      check(printed, answer) {
        const [most, least] = numbersOf(printed)
        return amountOf(answer).over(most).equals(least)
      },
    }),

    share: form({
      levels: ['medium'],
      share: 2,
      lines: 2,
      draw: drawFrom(sharingStories),
      answer: quantity,
      solve: ({ story, b }) => count(b, story.items),
      ask: ({ story, a, b, who }) => story.share(count(a * b, story.items), count(a, story.groups), who),
      solution: ({ story, a, b }, answer) => shareSteps(a, a * b, answer, story.groups),
      check: givesBack,
    }),

    measure: form({
      levels: ['medium'],
      share: 2,
      draw: drawFrom(groupStories, 3),
      answer: quantity,
      solve: ({ story, a }) => count(a, story.groups),
      ask: ({ story, a, b, who }) => story.measure(count(a * b, story.items), count(b, story.items), who),
      solution: ({ story, a, b }, answer) => [
        step(divide(a * b, b), because.explain, {
          sentence: {
            en: line`Find how many groups of ${b} there are in ${a * b}: divide.`,
            es: line`Halla cuántos grupos de ${b} hay en ${a * b}: divide.`,
          },
        }),
        ...missingFactor(b, a * b),
        groupsMade(answer, count(b, story.items), story.groups),
      ],
      check: givesBack,
    }),

    missingFactor: form({
      levels: ['hard'],
      share: 2,
      draw: drawChoosing(factorStories),
      answer: quantity,
      solve: ({ story, a }) => count(a, story.answer),
      ask: ({ story, a, b, who, idle }) => story.tell(a * b, b, who, idle),
      solution: ({ story, a, b, who }, answer) => [
        step(divide(a * b, b), because.thinkMultiplication, { factor: b, product: a * b }),
        ...missingFactor(b, a * b),
        answerStep(both({ kind: 'paragraph', content: [answer] }), story.says(answer, who)),
      ],
      check: givesBack,
    }),

    oneNumberNotNeeded: form({
      levels: ['hard'],
      lines: 2,
      draw: drawChoosing(idleStories),
      answer: quantity,
      solve: ({ story, a, b }) => count(a * b, story.answer),
      ask: ({ story, a, b, who, idle }) => story.tell(a, b, who, idle),
      solution: ({ a, b, idle }, answer) => [
        step(list(a, b), because.read, {
          what: {
            en: line`the numbers that you need, not ${idle}`,
            es: line`los números que necesitas, no ${idle}`,
          },
        }),
        ...totalSteps(a, b, answer).slice(1),
      ],
      // The numbers to multiply are those up to ten.
      check(printed, answer) {
        const [a, b] = tupleOf(
          printed.numbers.filter(value => value.n <= 10),
          2,
        )
        return amountOf(answer).over(a).equals(b)
      },
    }),

    twoSteps: form({
      levels: ['hard'],
      share: 3,
      kind: 'story',
      lines: 2,
      draw(random, level) {
        const story = random.evenly(twoStepStories)
        const { a, b } = drawFactors(random, level)
        return { story, a, b, extra: random.int(2, Math.min(a * b - 2, 19)), who: random.pick(people) }
      },
      answer: quantity,
      solve: ({ story, a, b, extra }) => count(story.sign === '+' ? a * b + extra : a * b - extra, story.answer),
      ask: ({ story, a, b, extra, who }) => story.tell(a, b, extra, who),
      solution: ({ story, a, b, extra, who }, answer) => [
        step(equals(times(a, b), a * b), because.equalGroups, { groups: a }),
        story.sign === '+'
          ? step(equals(sum(a * b, extra), a * b + extra), because.putTogether)
          : step(equals(minus(a * b, extra), a * b - extra), because.takeAway),
        answerStep(both({ kind: 'paragraph', content: [answer] }), story.says(answer, who)),
      ],
      // Undoes the second step, whichever it is, and divides.
      check(printed, answer) {
        const isAdded = printed.terms('role').some(({ name }) => name === 'more')
        const extra = printed.role(isAdded ? 'more' : 'less')
        const all = isAdded ? amountOf(answer).minus(extra) : amountOf(answer).plus(extra)
        return all.over(printed.role('groups')).equals(printed.role('each'))
      },
    }),

    writeTheEquation: form({
      levels: ['medium'],
      instruction: {
        en: prose`Write an equation for the problem. Use ${box()} for the number that you do not know. Then write that number.`,
        es: prose`Escribe una ecuación para el problema. Usa ${box()} para el número que no conoces. Luego escribe ese número.`,
      },
      lines: 1,
      draw: drawFrom(groupStories, 12),
      answer: equationAndAnswer,
      solve: ({ a, b }) => ({ equation: equals(times(box(), b), a * b), answer: a }),
      ask: ({ story, a, b, who }) => story.measure(count(a * b, story.items), count(b, story.items), who),
      solution: ({ a, b }, { answer, equation }) => [
        step(equation, because.writeEquation),
        ...missingFactor(b, a * b),
        step(equals(box(), answer), because.explain, {
          sentence: { en: line`That is the missing number.`, es: line`Ese es el número que falta.` },
        }),
      ],
      check(printed, { equation, answer }) {
        const [total, known] = numbersOf(printed)
        return answer * known === total && isTrue(filled(equation, answer))
      },
    }),

    chooseTheProduct: form({
      levels: ['easy'],
      instruction: whichEquation,
      draw: drawToChoose(9),
      answer: formulaChoice,
      solve: ({ a, b }) => equals(times(a, b), box()),
      mistakes: ({ a, b }) => ({
        adds: equals(sum(a, b), box()),
        subtracts: equals(minus(Math.max(a, b), Math.min(a, b)), box()),
        divides: equals(divide(Math.max(a, b), Math.min(a, b)), box()),
      }),
      ask: ({ story, a, b, who }) => story.total(count(a, story.groups), count(b, story.items), who),
      solution: ({ a, b }, answer) => [
        step(times(a, b), because.equalGroups, { groups: a }),
        explained(
          expr(answer),
          line`The other equations add the two numbers, find their difference, or share one of them.`,
          line`Las otras ecuaciones suman los dos números, hallan su diferencia o reparten uno de ellos.`,
        ),
      ],
      // Counts up group by group.
      check(printed, answer) {
        const [most, least] = numbersOf(printed)
        const total = Array.from({ length: least }, () => most).reduce((sum, value) => sum + value, 0)
        return isTrue(filled(expr(answer), total))
      },
    }),

    chooseTheQuotient: form({
      levels: ['medium'],
      instruction: whichEquation,
      draw: drawToChoose(9),
      answer: formulaChoice,
      solve: ({ a, b }) => equals(divide(a * b, a), box()),
      mistakes: ({ a, b }) => ({
        adds: equals(sum(a * b, a), box()),
        subtracts: equals(minus(a * b, a), box()),
        multiplies: equals(times(a * b, a), box()),
      }),
      ask: ({ story, a, b, who }) => story.share(count(a * b, story.items), count(a, story.groups), who),
      solution: ({ a, b }, answer) => [
        step(divide(a * b, a), because.shareEqually),
        explained(
          expr(answer),
          line`The other equations take ${a} away, add ${a}, or make ${a} times as many. They do not share equally.`,
          line`Las otras ecuaciones quitan ${a}, suman ${a} o multiplican por ${a}. No reparten en partes iguales.`,
        ),
      ],
      check(printed, answer) {
        const [total, known] = numbersOf(printed)
        return isTrue(filled(expr(answer), Ratio.of(total, known)))
      },
    }),

    tapeDiagram: form({
      levels: ['easy'],
      lines: 1,
      draw: (random, level) => {
        const facts = drawFrom(sharingStories, 13)(random, level)
        return facts.a > 5 ? { ...facts, a: facts.b, b: facts.a } : facts
      },
      answer: quantity,
      solve: ({ story, a, b }) => count(a * b, story.items),
      ask: ({ story, a, b, who }) =>
        withFigure(
          story.total(count(a, story.groups), count(b, story.items), who),
          tapeDiagram([{ boxes: Array<number>(a).fill(b), equal: true, brace: box() }]),
        ),
      solution: ({ a, b }, answer) => totalSteps(a, b, answer),
      // Adds what is written in the boxes.
      check(printed, answer) {
        const { boxes } = itemOf(printed.figure('tape-diagram').rows, 0)
        const total = boxes.reduce((sum, { label }) => sum + (label?.kind === 'number' ? label.n : 0), 0)
        return amountOf(answer).equals(total)
      },
    }),

    tapeDiagramOfSharing: form({
      levels: ['medium'],
      lines: 1,
      draw: drawFrom(sharingStories, 13),
      answer: quantity,
      solve: ({ story, b }) => count(b, story.items),
      ask: ({ story, a, b, who }) =>
        withFigure(
          story.share(count(a * b, story.items), count(a, story.groups), who),
          tapeDiagram([
            { boxes: Array.from({ length: a }, (_, i) => (i === 0 ? box() : null)), equal: true, brace: a * b },
          ]),
        ),
      solution: ({ story, a, b }, answer) => shareSteps(a, a * b, answer, story.groups),
      // The brace is as long as all boxes together.
      check(printed, answer) {
        const row = itemOf(printed.figure('tape-diagram').rows, 0)
        return row.brace?.kind === 'number' && amountOf(answer).times(row.boxes.length).equals(row.brace.n)
      },
    }),

    array: form({
      levels: ['easy'],
      lines: 1,
      draw: (random, level) => ({ story: random.evenly(arrayStories), ...drawFactors(random, level) }),
      answer: quantity,
      solve: ({ story, a, b }) => count(a * b, story.items),
      ask: ({ story, a, b }) => withFigure(story.tell(a, count(b, story.items)), array(a, b, { icon: story.icon })),
      solution: ({ a, b }, answer) => totalSteps(a, b, answer),
      check(printed, answer) {
        const { rows, columns } = printed.figure('array')
        const total = Array.from({ length: rows }, () => columns).reduce((sum, row) => sum + row, 0)
        const [down, across] = printed.take(2)
        return amountOf(answer).equals(total) && down.n === rows && across.n === columns
      },
    }),
  }),
)
