import { formulaChoice } from '../../answer/choice.ts'
import { quantity } from '../../answer/number.ts'
import { type Block, type Both, count, figure, prose } from '../../content.ts'
import { array } from '../../figure/array.ts'
import type { Figure } from '../../figure/figure.ts'
import { tapeDiagram } from '../../figure/tape-diagram.ts'
import { people } from '../../language/people.ts'
import { box, divide, equation as equals, expr, minus, sum, symbol, times } from '../../math/build.ts'
import { evaluate } from '../../math/evaluate.ts'
import { substitute } from '../../math/substitute.ts'
import { isTrue } from '../../math/truth.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { equationAndAnswer } from '../common/equation-and-answer.ts'
import { startingAt } from '../common/turns.ts'
import { arrayStories } from './multiplication-division-word-problems/array-stories.ts'
import type { ChoosingStory } from './multiplication-division-word-problems/choosing-story.ts'
import { groupStories } from './multiplication-division-word-problems/group-stories.ts'
import { factorStories, idleStories } from './multiplication-division-word-problems/product-stories.ts'
import { addStories, subtractStories } from './multiplication-division-word-problems/sum-stories.ts'

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

const drawChoosing = (stories: readonly ChoosingStory[]) => (random: Random, level: Level) => ({
  story: random.evenly(stories),
  ...drawFactors(random, level),
  idle: random.int(11, 48),
  who: random.pick(people),
})

const drawTerms = (stories: readonly ChoosingStory[]) => (random: Random) => ({
  story: random.evenly(stories),
  a: random.int(25, 58),
  b: random.int(4, 24),
  who: random.pick(people),
})

/** Not 2 and 2: there a sum gives the product, and a difference the quotient. */
const drawToChoose = (first: number) => (random: Random, level: Level) => {
  const facts = drawFrom(sharingStories, first)(random, level)
  const isPlain = (factors: { readonly a: number; readonly b: number }) => factors.a + factors.b > 4
  return isPlain(facts) ? facts : { ...facts, ...random.until(() => drawFactors(random, level), isPlain) }
}

const n = symbol('n')
const whichEquation = {
  en: prose`Which equation fits the problem? ${n} is the answer.`,
  es: prose`¿Qué ecuación va con el problema? ${n} es la respuesta.`,
}

const withFigure = ({ en, es }: Both<Block>, drawn: Figure) => ({ en: [en, figure(drawn)], es: [es, figure(drawn)] })

/** The two numbers of a story, the greater one first. */
const numbersOf = (printed: Printed) => {
  const [first, second] = printed.numbers.map(value => value.n)
  return [Math.max(first ?? 0, second ?? 0), Math.min(first ?? 0, second ?? 0)] as const
}
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
      hard: { factors: [2, 3, 4, 5, 6, 7, 8, 9, 10] },
    },
  },
  form => ({
    total: form({
      levels: ['easy'],
      share: 3,
      lines: 2,
      draw: drawFrom(groupStories),
      answer: quantity,
      solve: ({ story, a, b }) => count(a * b, story.items),
      ask: ({ story, a, b, who }) => story.total(count(a, story.groups), count(b, story.items), who),
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
      check: givesBack,
    }),

    measure: form({
      levels: ['medium'],
      share: 2,
      lines: 2,
      draw: drawFrom(groupStories, 3),
      answer: quantity,
      solve: ({ story, a }) => count(a, story.groups),
      ask: ({ story, a, b, who }) => story.measure(count(a * b, story.items), count(b, story.items), who),
      check: givesBack,
    }),

    missingFactor: form({
      levels: ['hard'],
      share: 3,
      lines: 2,
      draw: drawChoosing(factorStories),
      answer: quantity,
      solve: ({ story, a }) => count(a, story.answer),
      ask: ({ story, a, b, who, idle }) => story.tell(a * b, b, who, idle),
      check: givesBack,
    }),

    oneNumberNotNeeded: form({
      levels: ['hard'],
      lines: 2,
      draw: drawChoosing(idleStories),
      answer: quantity,
      solve: ({ story, a, b }) => count(a * b, story.answer),
      ask: ({ story, a, b, who, idle }) => story.tell(a, b, who, idle),
      // The numbers to multiply are those up to ten.
      check(printed, answer) {
        const [a, b] = printed.numbers.filter(value => value.n <= 10)
        return a !== undefined && b !== undefined && amountOf(answer).over(a).equals(b)
      },
    }),

    add: form({
      levels: ['hard'],
      lines: 2,
      draw: drawTerms(addStories),
      answer: quantity,
      solve: ({ story, a, b }) => count(a + b, story.answer),
      ask: ({ story, a, b, who }) => story.tell(a, b, who, 0),
      check(printed, answer) {
        const [most, least] = numbersOf(printed)
        return amountOf(answer).minus(most).equals(least)
      },
    }),

    subtract: form({
      levels: ['hard'],
      lines: 2,
      draw: drawTerms(subtractStories),
      answer: quantity,
      solve: ({ story, a, b }) => count(a - b, story.answer),
      ask: ({ story, a, b, who }) => story.tell(a, b, who, 0),
      check(printed, answer) {
        const [most, least] = numbersOf(printed)
        return amountOf(answer).plus(least).equals(most)
      },
    }),

    writeTheEquation: form({
      levels: ['medium', 'hard'],
      instruction: {
        en: prose`Write an equation for the problem. Use ${n} for the number that you do not know. Then write that number.`,
        es: prose`Escribe una ecuación para el problema. Usa ${n} para el número que no conoces. Luego escribe ese número.`,
      },
      lines: 1,
      draw: drawFrom(groupStories, 12),
      answer: equationAndAnswer,
      solve: ({ a, b }) => ({ equation: equals(times(n, b), a * b), answer: a }),
      ask: ({ story, a, b, who }) => story.measure(count(a * b, story.items), count(b, story.items), who),
      check(printed, { equation, answer }) {
        const [total, known] = numbersOf(printed)
        return answer * known === total && isTrue(substitute(equation, { n: answer }))
      },
    }),

    chooseTheProduct: form({
      levels: ['easy'],
      instruction: whichEquation,
      draw: drawToChoose(9),
      answer: formulaChoice,
      solve: ({ a, b }) => equals(times(a, b), n),
      mistakes: ({ a, b }) => ({
        adds: equals(sum(a, b), n),
        subtracts: equals(minus(Math.max(a, b), Math.min(a, b)), n),
        divides: equals(divide(Math.max(a, b), Math.min(a, b)), n),
      }),
      ask: ({ story, a, b, who }) => story.total(count(a, story.groups), count(b, story.items), who),
      // Counts up group by group.
      check(printed, answer) {
        const [most, least] = numbersOf(printed)
        const total = Array.from({ length: least }, () => most).reduce((sum, value) => sum + value, 0)
        return isTrue(substitute(expr(answer), { n: total }))
      },
    }),

    chooseTheQuotient: form({
      levels: ['medium'],
      instruction: whichEquation,
      draw: drawToChoose(9),
      answer: formulaChoice,
      solve: ({ a, b }) => equals(divide(a * b, a), n),
      mistakes: ({ a, b }) => ({
        adds: equals(sum(a * b, a), n),
        subtracts: equals(minus(a * b, a), n),
        multiplies: equals(times(a * b, a), n),
      }),
      ask: ({ story, a, b, who }) => story.share(count(a * b, story.items), count(a, story.groups), who),
      check(printed, answer) {
        const [total, known] = numbersOf(printed)
        return isTrue(substitute(expr(answer), { n: total / known }))
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
      // Adds what is written in the boxes.
      check(printed, answer) {
        const boxes = printed.figure('tape-diagram').rows[0]?.boxes ?? []
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
      // The brace is as long as all boxes together.
      check(printed, answer) {
        const [row] = printed.figure('tape-diagram').rows
        return row?.brace?.kind === 'number' && amountOf(answer).times(row.boxes.length).equals(row.brace.n)
      },
    }),

    array: form({
      levels: ['easy'],
      lines: 1,
      draw: (random, level) => ({ story: random.evenly(arrayStories), ...drawFactors(random, level) }),
      answer: quantity,
      solve: ({ story, a, b }) => count(a * b, story.items),
      ask: ({ story, a, b }) => withFigure(story.tell(a, count(b, story.items)), array(a, b, { icon: story.icon })),
      check(printed, answer) {
        const { rows, columns } = printed.figure('array')
        const total = Array.from({ length: rows }, () => columns).reduce((sum, row) => sum + row, 0)
        return amountOf(answer).equals(total) && printed.numbers[0]?.n === rows && printed.numbers[1]?.n === columns
      },
    }),
  }),
)
