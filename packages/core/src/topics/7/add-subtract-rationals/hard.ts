import { decimalNumber, fractionInLowestTerms } from '../../../answer/number.ts'
import { option } from '../../../answer/option.ts'
import { both, line, prose, steps } from '../../../content.ts'
import { people } from '../../../language/people.ts'
import { blank, bracketed, decimal, equation, minus, mixed, over, sum, type Value } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import { isTrue } from '../../../math/truth.ts'
import { lcm, Ratio } from '../../../number/ratio.ts'
import type { Printed } from '../../../printed.ts'
import type { Random } from '../../../random.ts'
import type { FormMaker } from '../../../topic.ts'
import { filled } from '../../common/filled.ts'
import { proper } from '../../common/fractions.ts'
import { type SignedTerm, signedSum, totalOf } from '../kit/signed-sum.ts'
import type { levels } from './levels.ts'
import { asDecimal, checkSum, drawDecimal, drawFractions, inLowestTerms, PATTERNS, patterned, signed } from './parts.ts'
import { decimalStories, fractionStories, goesDown, type RationalStory, tenthStories } from './rational-stories.ts'

function drawMixed(random: Random): readonly [Ratio, Ratio] {
  const [a, b] = drawFractions(random, 'unlike')
  return [a.plus(random.int(1, 5)), b.plus(random.intExcept(1, 6))]
}

const asMixed = (value: Ratio) => mixed(value)

const inBrackets = (value: Value) => (exact(value).n < 0 ? bracketed(value) : value)

function drawStory(random: Random, stories: readonly RationalStory[], d: number) {
  const story = random.evenly(stories)
  const part = (range: readonly [number, number]) =>
    random.until(
      () => Ratio.of(random.int(...range), d),
      value => !value.isInteger,
    )
  return random.until(
    () => ({ story, start: part(story.start), change: part(story.change), who: random.pick(people) }),
    facts => endOf(facts).n !== 0,
  )
}

const endOf = ({
  story,
  start,
  change,
}: {
  readonly story: RationalStory
  readonly start: Ratio
  readonly change: Ratio
}) => (story.way === 'up' ? start.plus(change) : start.minus(change))

/** Goes back from the end to the start. */
function checkStory(printed: Printed, answer: Value): boolean {
  const [start, change] = printed.numbers
  if (!start || !change) return false
  return start.equals(goesDown(printed.text) ? exact(answer).plus(change) : exact(answer).minus(change))
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  mixedNumbers: form({
    levels: ['hard'],
    share: 2,
    instruction: inLowestTerms,
    lines: 4,
    draw: random => {
      const pattern = random.evenly(PATTERNS)
      return patterned(
        pattern,
        random.until(
          () => drawMixed(random),
          ([a, b]) => !a.equals(b),
        ),
        asMixed,
      )
    },
    answer: fractionInLowestTerms,
    solve: terms => mixed(totalOf(terms)),
    ask: terms => both(equation(signedSum(terms), blank(3))),
    check: checkSum,
  }),

  fractionAndDecimal: form({
    levels: ['hard'],
    share: 2,
    instruction: asDecimal,
    lines: 4,
    draw(random) {
      const pattern = random.evenly(PATTERNS)
      const decimalFirst = random.pick([true, false])
      const [n, d] = random.pick([
        [1, 2],
        [1, 4],
        [3, 4],
        [1, 5],
        [2, 5],
        [3, 5],
        [4, 5],
      ])
      const sizes = random.until(
        () => [Ratio.of(n, d).plus(random.int(0, 4)), drawDecimal(random, 1, 6)] as const,
        ([a, b]) => !a.equals(b),
      )
      const isDecimal = new Set([sizes[1].toString()])
      const write = (value: Ratio) =>
        isDecimal.has((value.n < 0 ? value.negated() : value).toString()) ? decimal(value) : mixed(value)
      return patterned(pattern, decimalFirst ? [sizes[1], sizes[0]] : sizes, write)
    },
    answer: decimalNumber,
    solve: terms => decimal(totalOf(terms)),
    ask: terms => both(equation(signedSum(terms), blank(3))),
    check: checkSum,
  }),

  threeTerms: form({
    levels: ['hard'],
    instruction: inLowestTerms,
    lines: 4,
    draw(random) {
      const d = random.pick([6, 8, 10, 12])
      const parts = [2, 3, 4, 5, 6, 8, 10, 12].filter(part => d % part === 0)
      return random.until(
        () => {
          const values = [d, random.pick(parts), random.pick(parts)].map(part =>
            signed(random.pick(['+', '-']), proper(random, part)),
          )
          return values.map((value, i): SignedTerm => ({ operation: i === 0 ? '+' : random.pick(['+', '-']), value }))
        },
        terms =>
          totalOf(terms).n !== 0 &&
          terms.filter(({ value }) => exact(value).n < 0).length >= 1 &&
          new Set(terms.map(({ value }) => String(value))).size === 3,
      )
    },
    answer: fractionInLowestTerms,
    solve: terms => mixed(totalOf(terms)),
    ask: terms => both(equation(signedSum(terms), blank(3))),
    check: checkSum,
  }),

  grouping: form({
    levels: ['medium', 'hard'],
    instruction: {
      en: prose`Change the order to make it easy. Find the value in lowest terms.`,
      es: prose`Cambia el orden para que sea fácil. Halla el valor en su mínima expresión.`,
    },
    lines: 2,
    draw(random, { places: [[first]] }) {
      const size = drawDecimal(random, first, 9)
      const whole = random.pick([0, 0, 1, -1, 2])
      const d = random.pick([3, 6, 7, 9])
      const part = signed(random.pick(['+', '-']), proper(random, d).plus(random.int(whole < 0 ? 2 : 0, 4)))
      return random
        .shuffle([size.negated(), size.plus(whole)])
        .map(value => decimal(value))
        .toSpliced(1, 0, mixed(part))
        .map((value): SignedTerm => ({ operation: '+', value }))
    },
    answer: fractionInLowestTerms,
    solve: terms => mixed(totalOf(terms)),
    ask: terms => both(equation(signedSum(terms), blank(3))),
    check: checkSum,
  }),

  missingNumber: form({
    levels: ['hard'],
    instruction: {
      en: prose`Find the missing number in lowest terms.`,
      es: prose`Halla el número que falta en su mínima expresión.`,
    },
    lines: 3,
    draw(random) {
      const pattern = random.evenly(PATTERNS)
      const terms = patterned(pattern, drawFractions(random, 'unlike'), asMixed)
      return { terms, hidden: random.pick([0, 1]) }
    },
    answer: fractionInLowestTerms,
    solve: ({ terms, hidden }) => terms[hidden]!.value,
    ask({ terms, hidden }) {
      const [one, two] = hidden === 0 ? [blank(3), inBrackets(terms[1].value)] : [terms[0].value, blank(3)]
      return both(equation(terms[1].operation === '+' ? sum(one, two) : minus(one, two), mixed(totalOf(terms))))
    },
    // Puts the number into the blank.
    check: (printed, answer) => isTrue(filled(printed.one('relation'), answer)),
  }),

  findTheError: form({
    levels: ['medium', 'hard'],
    instruction: { en: prose`Which step is wrong?`, es: prose`¿Qué paso está mal?` },
    draw(random) {
      const wrong = random.evenly(['first', 'third', 'none', 'second'])
      const [a, b] = random.until(
        () => drawFractions(random, 'unlike'),
        ([a, b]) => lcm(a.d, b.d) !== b.d && a.times(lcm(a.d, b.d)).n !== b.n,
      )
      const second = random.pick([b, b.negated()])
      const first = a.negated()
      const d = lcm(a.d, b.d)
      const added = wrong === 'first' ? second : second.negated()
      const tops = [first, added].map(value => value.times(d).n) as [number, number]
      const shown: [number, number] = wrong === 'second' ? [tops[0], added.n] : tops
      const right = shown[0] + shown[1]
      return {
        start: [first, second] as const,
        added,
        tops: shown,
        d,
        end: wrong === 'third' ? -right : right,
        wrong,
      }
    },
    answer: option({
      first: { en: prose`step 1`, es: prose`el paso 1` },
      second: { en: prose`step 2`, es: prose`el paso 2` },
      third: { en: prose`step 3`, es: prose`el paso 3` },
      none: { en: prose`No step is wrong.`, es: prose`Ningún paso está mal.` },
    }),
    solve: ({ wrong }) => wrong,
    ask({ start: [a, b], added, tops: [one, two], d, end }) {
      return both([
        signedSum([
          { operation: '+', value: a },
          { operation: '-', value: b },
        ]),
        steps(
          line`${sum(a, inBrackets(added))}`,
          line`${sum(over(one, d), two < 0 ? bracketed(over(two, d)) : over(two, d))}`,
          line`${over(end, d)}`,
        ),
      ])
    },
    // The wrong step is the first whose value differs from that of the line before it.
    check(printed, answer) {
      const values = printed.maths.map(item => evaluate(item))
      const at = values.findIndex((value, i) => i > 0 && !value.equals(values[i - 1]!))
      return values.length === 4 && answer === (at < 0 ? 'none' : ['first', 'second', 'third'][at - 1])
    },
  }),

  decimalStory: form({
    levels: ['easy', 'medium'],
    lines: 3,
    draw: (random, { denominators }) =>
      denominators === 'equal' ? drawStory(random, tenthStories, 10) : drawStory(random, decimalStories, 100),
    answer: decimalNumber,
    solve: facts => decimal(endOf(facts)),
    ask: ({ story, start, change, who }) => story.says(start, change, who),
    check: checkStory,
  }),

  fractionStory: form({
    levels: ['medium', 'hard'],
    lines: 3,
    draw: random => drawStory(random, fractionStories, 8),
    answer: fractionInLowestTerms,
    solve: facts => mixed(endOf(facts)),
    ask: ({ story, start, change, who }) => story.says(start, change, who),
    check: checkStory,
  }),
})
