import { integer } from '../../answer/number.ts'
import { trueOrFalse } from '../../answer/option.ts'
import { both, figure, prose } from '../../content.ts'
import { counters } from '../../figure/counters.ts'
import { people } from '../../language/people.ts'
import { blank, bracketed, equation, minus, sum } from '../../math/build.ts'
import { exact } from '../../math/evaluate.ts'
import { isTrue } from '../../math/truth.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { filled } from '../common/filled.ts'
import { changeStories, differenceStories, drawChange } from './add-subtract-integers/signed-stories.ts'
import { leavesNothing, signedSum } from './kit/signed-sum.ts'

/** The sign of the first number, the operation, the sign of the second: "-+-" is −a + (−b). */
type Pattern = `${'+' | '-'}${'+' | '-'}${'+' | '-'}`

interface Term {
  readonly operation: '+' | '-'
  readonly value: number
}

interface Level {
  readonly patterns: readonly Pattern[]
  readonly top: number
  /** How many numbers a bare expression has. */
  readonly terms: readonly number[]
  readonly stories: readonly ('small' | 'large')[]
}

const signed = (sign: string, size: number) => (sign === '-' ? -size : size)
const total = (terms: readonly Term[]) =>
  terms.reduce((sum, { operation, value }) => sum + (operation === '+' ? value : -value), 0)

/** Two numbers in a sign pattern, neither their sum nor their difference zero; + and − of positive numbers end below zero. */
function drawPair(random: Random, { patterns, top }: Level): readonly [Term, Term] {
  const [first, operation, second] = random.evenly(patterns)
  const a = random.int(2, top)
  const b = random.intExcept(2, top, a)
  const [low, high] = [Math.min(a, b), Math.max(a, b)]
  const [one, two] = first === '+' && second === '+' ? [low, high] : [a, b]
  return [
    { operation: '+', value: signed(first!, one) },
    { operation: operation as '+' | '-', value: signed(second!, two) },
  ]
}

function drawTerms(random: Random, level: Level): readonly Term[] {
  const count = random.evenly(level.terms)
  if (count === 2) return drawPair(random, level)
  const more = (): Term[] =>
    Array.from({ length: count }, (_, i) => ({
      operation: i === 0 ? '+' : random.pick(['+', '-']),
      value: random.sign() * random.int(2, 30),
    }))
  return random.until(
    more,
    terms =>
      total(terms) !== 0 &&
      terms.filter(({ value }) => value < 0).length >= 2 &&
      terms.some(({ operation }) => operation === '-'),
  )
}

export const addSubtractIntegers = defineTopic(
  {
    id: 'add-subtract-integers',
    name: { en: 'Add and subtract integers', es: 'Sumar y restar números enteros' },
    description: {
      en: 'Add and subtract positive and negative integers, including three or more terms.',
      es: 'Suma y resta números enteros positivos y negativos, incluso con tres o más términos.',
    },
    domain: 'The Number System',
    standards: ['7.NS.A.1b', '7.NS.A.1c', '7.NS.A.1d'],
    levels: {
      easy: { patterns: ['-++', '++-', '-+-'], top: 12, terms: [2], stories: ['small'] },
      medium: {
        patterns: ['---', '+--', '--+', '-+-', '+-+', '-++', '++-'],
        top: 50,
        terms: [2],
        stories: ['small', 'large'],
      },
      hard: { patterns: ['---', '+--', '--+', '-++', '++-'], top: 200, terms: [3, 2, 4], stories: ['large', 'small'] },
    },
  },
  form => ({
    bare: form({
      share: 4,
      lines: 1,
      instruction: { en: prose`Find the value.`, es: prose`Halla el valor.` },
      draw: drawTerms,
      answer: integer,
      solve: total,
      ask: terms => both(equation(signedSum(terms), blank(3))),
      check: (printed, answer) => leavesNothing(printed.one('relation').left, answer),
    }),

    missingNumber: form({
      levels: ['hard'],
      share: 2,
      lines: 1,
      instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
      draw(random, level) {
        const [first, second] = drawPair(random, { ...level, top: 40 })
        return { first, second, hidden: random.evenly(['second', 'first']) }
      },
      answer: integer,
      solve: ({ first, second, hidden }) => (hidden === 'first' ? first.value : second.value),
      ask({ first, second, hidden }) {
        const gap = blank(3)
        const shown = second.value < 0 ? bracketed(second.value) : second.value
        const [left, right] = hidden === 'first' ? [gap, shown] : [first.value, gap]
        return both(equation(second.operation === '+' ? sum(left, right) : minus(left, right), total([first, second])))
      },
      // Puts the number into the blank.
      check: (printed, answer) => isTrue(filled(printed.one('relation'), answer)),
    }),

    counters: form({
      levels: ['easy'],
      lines: 1,
      instruction: {
        en: prose`Each + counter is worth 1. Each − counter is worth −1. Find the sum that the counters show.`,
        es: prose`Cada ficha + vale 1. Cada ficha − vale −1. Halla la suma que muestran las fichas.`,
      },
      draw(random) {
        const positives = random.int(1, 9)
        return { positives, negatives: random.intExcept(2, 9, positives) }
      },
      answer: integer,
      solve: ({ positives, negatives }) => positives - negatives,
      ask: ({ positives, negatives }) =>
        both(
          figure(
            counters(
              [
                { icon: 'positive', count: positives, fill: 'white' },
                { icon: 'negative', count: negatives },
              ],
              'down',
            ),
          ),
        ),
      // Takes away one counter of each kind until one kind is left.
      check(printed, answer) {
        const icons = printed.figure('counters').groups.flatMap(({ items }) => items.map(({ icon }) => icon))
        while (icons.includes('positive') && icons.includes('negative')) {
          icons.splice(icons.indexOf('positive'), 1)
          icons.splice(icons.indexOf('negative'), 1)
        }
        return exact(answer).equals(icons.includes('negative') ? -icons.length : icons.length)
      },
    }),

    trueOrFalse: form({
      lines: 0,
      instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
      draw(random, level) {
        const isTrue = random.evenly([true, false])
        const terms = drawPair(random, level)
        const [{ value: a }, { operation, value: b }] = terms
        const right = total(terms)
        const signsLost = [-right, operation === '+' ? a - b : a + b, Math.abs(a) + Math.abs(b)].filter(
          value => value !== right,
        )
        return { terms, claimed: isTrue ? right : random.pick(signsLost) }
      },
      answer: trueOrFalse,
      solve: ({ terms, claimed }) => (total(terms) === claimed ? 'true' : 'false'),
      ask: ({ terms, claimed }) => both(equation(signedSum(terms), claimed)),
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        return answer === (leavesNothing(left, right) ? 'true' : 'false')
      },
    }),

    rise: form({
      levels: ['easy', 'medium'],
      draw: (random, { stories }) => drawChange(random, 'up', stories),
      answer: integer,
      solve: ({ start, change }) => start + change,
      ask: ({ telling, start, change, who }) => telling.says(start, change, who),
      check: (printed, answer) => exact(answer).minus(printed.numbers[1]!).equals(printed.numbers[0]!),
    }),

    fall: form({
      levels: ['medium'],
      draw: (random, { stories }) => drawChange(random, 'down', stories),
      answer: integer,
      solve: ({ start, change }) => start - change,
      ask: ({ telling, start, change, who }) => telling.says(start, change, who),
      check: (printed, answer) => exact(answer).plus(printed.numbers[1]!).equals(printed.numbers[0]!),
    }),

    riseAndFall: form({
      levels: ['hard'],
      draw(random) {
        const story = random.evenly(changeStories)
        const [start, up] = [random.intExcept(...story.up.start, 0), random.int(...story.up.change)]
        const down = random.intExcept(...story.down.change, start + up, up)
        return { story, start, up, down, who: random.pick(people) }
      },
      answer: integer,
      solve: ({ start, up, down }) => start + up - down,
      ask: ({ story, start, up, down, who }) => story.upAndDown(start, up, down, who),
      // Goes back from the end to the start.
      check(printed, answer) {
        const [start, up, down] = printed.numbers
        return (
          start !== undefined &&
          up !== undefined &&
          down !== undefined &&
          exact(answer).plus(down).minus(up).equals(start)
        )
      },
    }),

    difference: form({
      levels: ['hard'],
      draw(random) {
        const story = random.evenly(differenceStories)
        return { story, low: random.int(...story.low), high: random.int(...story.high) }
      },
      answer: integer,
      solve: ({ low, high }) => high - low,
      ask: ({ story, low, high }) => story.says(low, high),
      // The difference takes the lower of the two printed numbers up to the higher.
      check(printed, answer) {
        const [low, high] = [...printed.numbers].sort((a, b) => a.compare(b))
        return low !== undefined && high !== undefined && low.plus(exact(answer)).equals(high)
      },
    }),
  }),
)
