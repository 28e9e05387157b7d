import {
  type Block,
  blank,
  both,
  count,
  divide,
  equation,
  exact,
  explained,
  type FormMaker,
  type Inline,
  inARow,
  line,
  minus,
  numberList,
  prose,
  type Quantity,
  quantity,
  type Random,
  Ratio,
  role,
  type Step,
  sum,
  things,
  times,
  tupleOf,
} from '../../../author.ts'
import { alone, ended } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { equals, inSmallest, quantitiesIn } from './amounts.ts'
import type { levels } from './levels.ts'
import {
  type MixedStory,
  mixedStories,
  partsStories,
  sharedStories,
  sizeStories,
  type Units,
} from './medium-stories.ts'
import { resultOf, sharedOut, WHY, workStep } from './plans.ts'

export const convertedStep = (amount: number, { large, small, factor }: Units): Step =>
  explained(
    equation(times(amount, factor), amount * factor),
    line`${count(1, large)} is ${count(factor, small)}: multiply to get ${things(small)}.`,
    line`${count(1, large)} equivale a ${count(factor, small)}: multiplica para obtener ${things(small)}.`,
  )

function drawMixed(random: Random, first: number) {
  const story = random.evenly(startingAt(mixedStories, first))
  return random.until(
    () => ({
      story,
      a: random.int(...story.a),
      b: story.by * random.int(story.b[0] / story.by, story.b[1] / story.by),
    }),
    ({ a, b }) => (story.plan === '+' || a * story.units.factor - b > b / 3) && b !== a * (story.units.factor / 2),
  )
}
const mixedResult = ({ story: { plan, units }, a, b }: { story: MixedStory; a: number; b: number }) =>
  resultOf(plan, a * units.factor, b)
const tellMixed = ({ story, a, b }: ReturnType<typeof drawMixed>) =>
  story.tell(role('first', count(a, story.units.large)), role(story.plan, count(b, story.units.small)))

/** Eighths and tenths stay so in lowest terms. */
const drawTop = (random: Random, under: number): number => (under === 4 ? random.int(1, 3) : random.coprimeTo(under))
/** Halves and fourths, or tenths, whose sum or difference is asked in the smaller unit. */
function drawParts(random: Random) {
  const story = random.evenly(partsStories)
  const { under } = story
  const [a, b] = random.until(
    () => [drawTop(random, under), drawTop(random, under)] as const,
    ([a, b]) => a !== b && (story.plan === '+' ? a + b !== under : a - b > 0 && a !== 2 * b && 2 * (a - b) !== under),
  )
  return { story, a: Ratio.of(a, under), b: Ratio.of(b, under) }
}
const block = (start: string, content: readonly Inline[]): Block => ({
  kind: 'paragraph',
  content: [start, ...content],
})

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  convertAndCombine: form({
    levels: ['medium'],
    kind: 'story',
    share: 2,
    lines: 3,
    draw: random => drawMixed(random, 0),
    answer: quantity,
    solve: told => count(mixedResult(told), told.story.units.small),
    ask: tellMixed,
    solution({ story, a, b }, found) {
      const { en, es } = story.ends(found)
      return [
        convertedStep(a, story.units),
        workStep(story.plan, a * story.units.factor, b),
        ended(alone(found), en, es),
      ]
    },
    check: (printed, answer) =>
      isCombined(
        quantitiesIn(printed),
        answer,
        printed.terms('role').some(({ name }) => name === '+'),
      ),
  }),

  twoSteps: form({
    levels: ['medium'],
    kind: 'story',
    draw: random => drawMixed(random, 4),
    // A comma would run into the thousands.
    answer: { ...numberList, show: values => both(inARow(...values)) },
    solve: told => [told.a * told.story.units.factor, mixedResult(told)],
    ask: told => {
      const { en, es } = tellMixed(told)
      const { large, small } = told.story.units
      const [given, unit] = [count(told.a, large), things(small)]
      const last = told.story.ends(count(blank(4), small))
      return {
        en: [en, prose`Step 1: ${given} = ____ ${unit}`, block('Step 2: ', last.en)],
        es: [es, prose`Paso 1: ${given} = ____ ${unit}`, block('Paso 2: ', last.es)],
      }
    },
    namedAnswer: told => {
      const { small } = told.story.units
      const [first, second] = [count(told.a * told.story.units.factor, small), count(mixedResult(told), small)]
      return {
        en: prose`Step 1: ${first}; Step 2: ${second}`,
        es: prose`Paso 1: ${first}; Paso 2: ${second}`,
      }
    },
    solution({ story, a, b }) {
      const found = count(mixedResult({ story, a, b }), story.units.small)
      const { en, es } = story.ends(found)
      return [
        convertedStep(a, story.units),
        workStep(story.plan, a * story.units.factor, b),
        ended(alone(count(a * story.units.factor, story.units.small), '; ', found), en, es),
      ]
    },
    check(printed, answers) {
      const [first, second] = quantitiesIn(printed)
      const [converted, found] = tupleOf(answers.map(exact), 2)
      if (!first || !second) return false
      const unit = second.noun
      return (
        equals(count(converted, unit), first) &&
        isCombined(
          [first, second],
          count(found, unit),
          printed.terms('role').some(({ name }) => name === '+'),
        )
      )
    },
  }),

  convertAndShare: form({
    levels: ['medium'],
    kind: 'story',
    share: 2,
    lines: 4,
    draw(random) {
      const story = random.evenly(sharedStories)
      return random.until(
        () => ({ story, a: random.int(...story.a), parts: random.pick(story.parts) }),
        ({ a, parts }) => a % parts !== 0 && (a * story.units.factor) % parts === 0 && a !== parts,
      )
    },
    answer: quantity,
    solve: ({ story: { units }, a, parts }) => count((a * units.factor) / parts, units.small),
    ask: ({ story, a, parts }) => story.tell(role('whole', count(a, story.units.large)), role('parts', parts)),
    solution({ story, a, parts }, found) {
      const { en, es } = story.ends(found)
      return [convertedStep(a, story.units), ...sharedOut(a * story.units.factor, parts), ended(alone(found), en, es)]
    },
    // All the parts together are the whole.
    check(printed, answer) {
      const [whole] = quantitiesIn(printed)
      return whole !== undefined && inSmallest(answer).times(printed.role('parts')).equals(inSmallest(whole))
    },
  }),

  partsOfAUnit: form({
    levels: ['medium'],
    kind: 'story',
    share: 2,
    lines: 3,
    draw: drawParts,
    answer: quantity,
    solve: ({ story, a, b }) => {
      const value = story.plan === '+' ? a.plus(b) : a.minus(b)
      return count(value.times(story.units.factor), story.units.small)
    },
    ask: ({ story, a, b }) =>
      story.tell(role('first', count(a, story.units.large)), role(story.plan, count(b, story.units.large))),
    solution({ story, a, b }, found) {
      const { units, plan } = story
      const [first, second] = [a.times(units.factor).n, b.times(units.factor).n]
      const { en, es } = story.ends(found)
      return [
        ...[a, b].map((part, i) =>
          explained(
            equation(
              part.n === 1 ? divide(units.factor, part.d) : times(divide(units.factor, part.d), part.n),
              part.times(units.factor).n,
            ),
            [
              ...(i === 0 ? line`${count(1, units.large)} is ${count(units.factor, units.small)}. ` : []),
              ...(part.n === 1
                ? line`For ${count(part, units.large)}, divide by ${part.d}.`
                : line`For ${count(part, units.large)}, divide by ${part.d} and multiply by ${part.n}.`),
            ],
            [
              ...(i === 0 ? line`${count(1, units.large)} equivale a ${count(units.factor, units.small)}. ` : []),
              ...(part.n === 1
                ? line`Para hallar ${count(part, units.large)}, divide entre ${part.d}.`
                : line`Para hallar ${count(part, units.large)}, divide entre ${part.d} y multiplica por ${part.n}.`),
            ],
          ),
        ),
        explained(
          equation(plan === '+' ? sum(first, second) : minus(first, second), exact(found.amount).n),
          WHY[plan].en,
          WHY[plan].es,
        ),
        ended(alone(found), en, es),
      ]
    },
    check: (printed, answer) =>
      isCombined(
        quantitiesIn(printed),
        answer,
        printed.terms('role').some(({ name }) => name === '+'),
      ),
  }),

  reasonable: form({
    levels: ['medium'],
    draw(random) {
      const story = random.evenly(sizeStories)
      return { story, each: random.pick(story.each), number: random.int(...story.times) }
    },
    answer: quantity,
    solve: ({ story: { units }, each, number }) => count(each * number, units.small),
    mistakes: ({ story: { units }, each, number }) => ({
      tenTimes: count(10 * each * number, units.small),
      tenth: count((each * number) / 10, units.small),
      largerUnit: count(each * number, units.large),
    }),
    ask: ({ story, each, number }) => story.tell(role('each', count(each, story.units.small)), role('times', number)),
    solution: ({ story: { units }, each, number }, found) => [
      explained(equation(times(number, each), number * each), WHY['×'].en, WHY['×'].es),
      ended(
        alone(found),
        line`Each amount is in ${things(units.small)}, so the total is in ${things(units.small)}.`,
        line`Cada cantidad está en ${things(units.small)}, así que el total está en ${things(units.small)}.`,
      ),
    ],
    whyWrong: ({ story: { units } }) => ({
      tenTimes: { en: line`It has one zero too many.`, es: line`Tiene un cero de más.` },
      tenth: { en: line`It has one zero too few.`, es: line`Tiene un cero de menos.` },
      largerUnit: {
        en: line`The amounts are in ${things(units.small)}, not in ${things(units.large)}.`,
        es: line`Las cantidades están en ${things(units.small)}, no en ${things(units.large)}.`,
      },
    }),
    check(printed, answer) {
      const [each] = quantitiesIn(printed)
      return each !== undefined && inSmallest(each).times(printed.role('times')).equals(inSmallest(answer))
    },
  }),
})

/** The first amount is the answer with the second one taken from it, or put to it. */
function isCombined([first, second]: readonly Quantity[], answer: Quantity, isSum: boolean): boolean {
  if (!first || !second) return false
  const rest = isSum ? inSmallest(answer).minus(inSmallest(second)) : inSmallest(answer).plus(inSmallest(second))
  return rest.equals(inSmallest(first))
}
