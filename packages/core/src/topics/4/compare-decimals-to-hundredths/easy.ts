import {
  answerStep,
  areaGrid,
  both,
  evaluate,
  exact,
  type FormMaker,
  figure,
  line,
  measure,
  prose,
  type Random,
  relation,
  type Sentence,
  type Step,
  sentenceChoice,
  sideBySide,
  step,
  story,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { comparison, comparisonOf } from '../../kit/facts/compare-signs.ts'
import { type CompareStory, greaterIsAsked, smallerIsAsked } from './decimal-stories.ts'
import type { levels } from './levels.ts'
import {
  blankBetween,
  comparedStep,
  compareIt,
  type Decimal,
  decided,
  type Level,
  orderOf,
  printedOrder,
  signBetween,
  written,
} from './parts.ts'

function drawSame(random: Random, most = 999): readonly [Decimal, Decimal] {
  const places = random.evenly([1, 2])
  const step = places === 1 ? 10 : 1
  const sign = random.evenly([1, -1, -1, 1])
  return random.until(
    () => {
      const first = step * random.int(1, Math.floor(most / step))
      const near = random.chance(0.5) ? step * random.int(1, 12) : 10 * random.int(1, 9)
      return [
        { hundredths: first, places },
        { hundredths: first + sign * near, places },
      ] as const
    },
    ([a, b]) =>
      b.hundredths > 0 &&
      b.hundredths <= most &&
      a.hundredths % 100 > 0 &&
      b.hundredths % 100 > 0 &&
      // The ones do not decide.
      Math.floor(a.hundredths / 100) === Math.floor(b.hundredths / 100),
  )
}

/** One place against two: the longer one is greater, or smaller, or they are equal. The ones do not decide. */
function drawDifferent(random: Random, most = 99): readonly [Decimal, Decimal] {
  const kind = random.evenly([
    'shorter greater',
    'longer greater',
    'equal',
    'shorter greater',
    'longer greater',
    'shorter greater',
  ])
  const isShortFirst = random.evenly([false, true, true, false])
  const tenths = random.until(
    () => random.int(2, Math.floor(most / 10) - 1),
    value => value % 10 !== 0,
  )
  const ones = tenths - (tenths % 10)
  const short = { hundredths: 10 * tenths, places: 1 }
  const long =
    kind === 'equal'
      ? { hundredths: 10 * tenths, places: 2 }
      : {
          hundredths:
            kind === 'longer greater'
              ? 10 * random.int(tenths, Math.min(Math.floor(most / 10), tenths + 2, ones + 9)) + random.int(1, 9)
              : 10 * random.int(Math.max(ones, tenths - 3), tenths - 1) + random.int(1, 9),
          places: 2,
        }
  return isShortFirst ? [short, long] : [long, short]
}

const compared = (a: Decimal, b: Decimal): readonly Step[] => [comparedStep(a, b), decided(a, b)]

const grid = (value: Decimal) => figure(areaGrid({ rows: 10, columns: 10, shaded: value.hundredths }))

const drawTwo = (random: Random, { pair }: Level, most = 999) =>
  pair === 'same places' ? drawSame(random, most) : drawDifferent(random, most)

type Which = 'first' | 'second' | 'equal'

const nameOf = ({ names, equal }: CompareStory, which: Which): Sentence => ({
  key: which,
  says: which === 'equal' ? equal : names[which === 'first' ? 0 : 1],
})

const whichOf = (first: Value, second: Value, asked: 'greater' | 'less'): Which => {
  const found = comparisonOf(exact(first), exact(second))
  return found === 'equal' ? 'equal' : found === asked ? 'first' : 'second'
}

const told = {
  greater: (found: Decimal) => ({
    en: line`The greater number is ${written(found)}.`,
    es: line`El número mayor es ${written(found)}.`,
  }),
  less: (found: Decimal) => ({
    en: line`The smaller number is ${written(found)}.`,
    es: line`El número menor es ${written(found)}.`,
  }),
  equal: () => ({
    en: line`A zero at the end of a decimal does not change its value.`,
    es: line`Un cero al final de un decimal no cambia su valor.`,
  }),
}

/** A story that asks for the greater, or the smaller, of two measures. */
const compareStory = (asked: 'greater' | 'less', settings: readonly CompareStory[]) =>
  story({
    levels: ['easy', 'medium'],
    settings,
    draw(random, { least, most, unit }, level: Level) {
      const isFirst = random.evenly([false, true])
      const [one, other] = random.until(
        () => drawTwo(random, level, most),
        ([a, b]) => Math.min(a.hundredths, b.hundredths) >= least,
      )
      // The one that is asked for comes first in every second story.
      const [a, b] =
        (comparisonOf(one.hundredths, other.hundredths) === asked) === isFirst ? [one, other] : [other, one]
      return { first: measure(written(a), unit), second: measure(written(b), unit) }
    },
    answer: sentenceChoice,
    solve: ({ first, second }, setting) => nameOf(setting, whichOf(first.of, second.of, asked)),
    mistakes: (_, { key }, setting) =>
      Object.fromEntries(
        (['first', 'second', 'equal'] as const)
          .filter(which => which !== key)
          .map(which => [which, nameOf(setting, which)]),
      ),
    ask: ({ first, second }, setting) => setting.ask(first, second),
    solution({ first, second }, answer, { lessMeans }) {
      const decimalOf = ({ of }: typeof first): Decimal => ({
        hundredths: evaluate(of).times(100).n,
        places: of.kind === 'number' && of.as === 'decimal' ? (of.places ?? 2) : 2,
      })
      const [a, b] = [decimalOf(first), decimalOf(second)]
      const why = told[answer.key === 'equal' ? 'equal' : asked](answer.key === 'first' ? a : b)
      return [
        comparedStep(a, b),
        decided(a, b),
        answerStep(
          answer.says,
          lessMeans && answer.key !== 'equal'
            ? { en: [...lessMeans.en, ' ', ...why.en], es: [...lessMeans.es, ' ', ...why.es] }
            : why,
        ),
      ]
    },
    check(numberOf, answer) {
      const { n } = numberOf('first').minus(numberOf('second'))
      return answer.key === (n === 0 ? 'equal' : n > 0 === (asked === 'greater') ? 'first' : 'second')
    },
  })

export const easyForms = (form: FormMaker<typeof levels>) => ({
  compare: form({
    levels: ['easy', 'medium'],
    share: 3,
    instruction: compareIt,
    draw: (random, level: Level) => drawTwo(random, level),
    answer: comparison,
    solve: ([a, b]) => orderOf(a, b),
    ask: ([a, b]) => blankBetween(written(a), written(b)),
    solution: ([a, b]) => compared(a, b),
    check: (printed, answer) => answer === printedOrder(printed),
  }),
  grids: form({
    levels: ['easy', 'medium'],
    share: 3,
    instruction: compareIt,
    draw: (random, level: Level) => drawTwo(random, level, 99),
    answer: comparison,
    solve: ([a, b]) => orderOf(a, b),
    ask: ([a, b]) => both([sideBySide(grid(a), grid(b)), prose`${written(a)} __ ${written(b)}`]),
    solution: ([a, b]) => [
      step(relation(a.hundredths, signBetween(a, b), b.hundredths), because.count, {
        group: { en: line`the shaded squares`, es: line`los cuadrados sombreados` },
      }),
      ...(a.places === b.places ? [] : [comparedStep(a, b)]),
      decided(a, b),
    ],
    // Counts the shaded cells.
    check(printed, answer) {
      const [a, b] = tupleOf(
        printed.figures('area-grid').map(({ shaded }) => shaded.length),
        2,
      )
      return answer === comparisonOf(a, b) && answer === printedOrder(printed)
    },
  }),
  storyGreater: form(compareStory('greater', greaterIsAsked)),
  storySmaller: form(compareStory('less', smallerIsAsked)),
})
