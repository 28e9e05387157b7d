import { decimalNumber, integer, percentage } from '../../answer/number.ts'
import { figure, prose } from '../../content.ts'
import { tapeDiagram } from '../../figure/tape-diagram.ts'
import { people } from '../../language/people.ts'
import { blank, decimal, percent, type Value } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { decimalPlaces } from '../../number/decimal.ts'
import { gcd, Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { likelyFirst } from './kit/likely.ts'
import { percentStories } from './percent-part-whole/percent-stories.ts'

interface Level {
  readonly rates: readonly number[] | 'any'
  /** The least whole, 12 unless a story needs more. */
  readonly least?: number
  readonly most: number
}

const anyRate = (random: Random) => random.intExcept(3, 95, 10, 50)

/** A percent and a whole that make a whole part. */
function drawWhole(random: Random, { rates, least = 12, most }: Level) {
  const rate = rates === 'any' ? anyRate(random) : random.evenly(rates)
  const step = 100 / gcd(rate, 100)
  return random.until(
    () => ({ rate, whole: step * random.int(Math.ceil(least / step), Math.floor(most / step)) }),
    ({ whole }) => whole !== 100,
  )
}

const partOf = ({ rate, whole }: { readonly rate: number; readonly whole: number }) => Ratio.of(rate * whole, 100)

/** The percent is easy to think of, the numbers fit a story. */
const friendlyRates = [5, 10, 15, 20, 25, 30, 35, 40, 45, 55, 60, 65, 70, 75, 80]
const drawHard = (random: Random) => drawWhole(random, { rates: [random.pick(friendlyRates)], most: 600 })

function drawStory(random: Random, { rates }: Level) {
  const story = random.evenly(percentStories)
  const rate = random.pick(rates === 'any' ? friendlyRates : rates.filter(rate => rate > 1 && rate < 100))
  return {
    story,
    who: random.pick(people),
    ...drawWhole(random, { rates: [rate], least: story.least, most: story.most }),
  }
}

/** part · 100 = percent · whole, exactly. */
const fits = (part: Value, rate: Ratio, whole: Value) => exact(part).equals(rate.times(exact(whole)))

/** The printed percent as a part of one, and the other printed number. */
function percentAndOther(printed: Printed): readonly [rate: Ratio, other: Ratio] {
  const rate = evaluate(printed.one('percent'))
  const other = printed.numbers.find(
    (_, i) =>
      printed.maths.filter(({ kind }) => kind === 'number' || kind === 'money' || kind === 'percent')[i]?.kind !==
      'percent',
  )
  return [rate, other ?? Ratio.of(0)]
}

const find = { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` }
const choose = { en: prose`Choose the number for the blank.`, es: prose`Elige el número para el espacio en blanco.` }

const askPart = ({ rate, whole }: { readonly rate: number; readonly whole: number }) => ({
  en: prose`${percent(rate)} of ${whole} = ${blank(3)}`,
  es: prose`${percent(rate)} de ${whole} = ${blank(3)}`,
})
const askWhole = (facts: { readonly rate: number; readonly whole: number }) => ({
  en: prose`${partOf(facts)} is ${percent(facts.rate)} of ${blank(3)}.`,
  es: prose`${partOf(facts)} es el ${percent(facts.rate)} de ${blank(3)}.`,
})

const terminating = (mistakes: Record<string, Ratio>) =>
  Object.fromEntries(
    Object.entries(likelyFirst(mistakes))
      .filter(([, value]) => decimalPlaces(value.d) !== null)
      .map(([name, value]) => [name, decimal(value)]),
  )

export const percentPartWhole = defineTopic(
  {
    id: 'percent-part-whole',
    name: { en: 'Find the part or the whole with percents', es: 'Hallar la parte o el total con porcentajes' },
    description: {
      en: 'Find a percent of a number, or the whole when a part and its percent are known.',
      es: 'Halla un porcentaje de un número, o el total cuando se conocen una parte y su porcentaje.',
    },
    domain: 'Ratios & Proportional Relationships',
    standards: ['6.RP.A.3c'],
    levels: {
      easy: { rates: [50, 10, 25, 75, 20, 5, 1, 50, 10, 25, 75, 100], most: 400 },
      medium: { rates: 'any', most: 500 },
      hard: { rates: friendlyRates, most: 600 },
    },
  },
  form => ({
    part: form({
      levels: ['easy'],
      share: 4,
      instruction: find,
      lines: 2,
      draw: drawWhole,
      answer: decimalNumber,
      solve: facts => decimal(partOf(facts)),
      ask: askPart,
      check: (printed, answer) => fits(answer, ...percentAndOther(printed)),
    }),

    partAnyPercent: form({
      levels: ['medium'],
      share: 3,
      instruction: find,
      lines: 3,
      draw: random => ({ rate: anyRate(random), whole: random.intExcept(12, 500, 100) }),
      answer: decimalNumber,
      solve: facts => decimal(partOf(facts)),
      ask: askPart,
      check: (printed, answer) => fits(answer, ...percentAndOther(printed)),
    }),

    whole: form({
      levels: ['hard'],
      share: 2,
      instruction: find,
      lines: 3,
      draw: drawHard,
      answer: integer,
      solve: ({ whole }) => whole,
      ask: askWhole,
      check(printed, answer) {
        const [rate, part] = percentAndOther(printed)
        return fits(part, rate, answer)
      },
    }),

    rate: form({
      levels: ['hard'],
      share: 2,
      instruction: { en: prose`Find the percent.`, es: prose`Halla el porcentaje.` },
      lines: 3,
      draw: drawHard,
      answer: percentage,
      solve: ({ rate }) => rate,
      ask: facts => ({
        en: prose`What percent of ${facts.whole} is ${partOf(facts)}?`,
        es: prose`¿Qué porcentaje de ${facts.whole} es ${partOf(facts)}?`,
      }),
      check: (printed, answer) => fits(printed.numbers[1]!, exact(answer).over(100), printed.numbers[0]!),
    }),

    tapeDiagram: form({
      levels: ['easy', 'medium'],
      lines: 1,
      draw(random) {
        const boxes = random.evenly([10, 4, 5])
        return { boxes, shaded: random.int(1, boxes - 1), size: random.int(3, boxes === 10 ? 30 : 50) }
      },
      answer: integer,
      solve: ({ shaded, size }) => shaded * size,
      ask({ boxes, shaded, size }) {
        const rate = percent((shaded * 100) / boxes)
        const bar = figure(
          tapeDiagram([
            {
              boxes: Array.from({ length: boxes }, (_, i) => (i < shaded ? { fill: 'gray' } : {})),
              brace: boxes * size,
            },
          ]),
        )
        return {
          en: [bar, prose`Use the diagram. How much is ${rate} of ${boxes * size}?`],
          es: [bar, prose`Usa el diagrama. ¿Cuánto es el ${rate} de ${boxes * size}?`],
        }
      },
      // The shaded boxes are that percent of all boxes, and the answer is that share of the whole bar.
      check(printed, answer) {
        const [row] = printed.figure('tape-diagram').rows
        const share = Ratio.of(row!.boxes.filter(({ fill }) => fill === 'gray').length, row!.boxes.length)
        return share.equals(evaluate(printed.one('percent'))) && fits(answer, share, evaluate(row!.brace as Expr))
      },
    }),

    choosePart: form({
      levels: ['medium'],
      instruction: choose,
      draw: random => drawWhole(random, { rates: [random.pick(friendlyRates)], most: 500 }),
      answer: decimalNumber,
      solve: facts => decimal(partOf(facts)),
      mistakes: facts =>
        terminating({
          gaveTheRest: Ratio.of(facts.whole).minus(partOf(facts)),
          pointInTheWrongPlace: partOf(facts).times(10),
          pointTooFarLeft: partOf(facts).over(10),
          dividedByThePercent: Ratio.of(facts.whole, facts.rate),
          subtractedThePercent: Ratio.of(Math.abs(facts.whole - facts.rate)),
        }),
      ask: askPart,
      check: (printed, answer) => fits(answer, ...percentAndOther(printed)),
    }),

    chooseWhole: form({
      levels: ['hard'],
      instruction: choose,
      draw: drawHard,
      answer: decimalNumber,
      solve: ({ whole }) => whole,
      mistakes: facts =>
        terminating({
          tookThePercentOfThePart: partOf(facts).times(facts.rate).over(100),
          addedThePercent: partOf(facts).plus(facts.rate),
          pointInTheWrongPlace: Ratio.of(facts.whole).times(10),
          pointTooFarLeft: Ratio.of(facts.whole, 10),
        }),
      ask: askWhole,
      check(printed, answer) {
        const [rate, part] = percentAndOther(printed)
        return fits(part, rate, answer)
      },
    }),

    partStory: form({
      levels: ['easy', 'medium'],
      share: 5,
      lines: 3,
      draw: drawStory,
      answer: integer,
      solve: facts => partOf(facts),
      ask: ({ story, rate, whole, who }) => story.part(rate, whole, who),
      check: (printed, answer) => fits(answer, ...percentAndOther(printed)),
    }),

    wholeStory: form({
      levels: ['hard'],
      share: 2,
      lines: 3,
      draw: drawStory,
      answer: integer,
      solve: ({ whole }) => whole,
      ask: facts => facts.story.whole(facts.rate, partOf(facts).n, facts.who),
      check(printed, answer) {
        const [rate, part] = percentAndOther(printed)
        return fits(part, rate, answer)
      },
    }),

    rateStory: form({
      levels: ['hard'],
      lines: 3,
      draw: drawStory,
      answer: percentage,
      solve: ({ rate }) => rate,
      ask: facts => facts.story.rate(partOf(facts).n, facts.whole, facts.who),
      check: (printed, answer) => fits(printed.numbers[1]!, exact(answer).over(100), printed.numbers[0]!),
    }),

    restStory: form({
      levels: ['hard'],
      share: 2,
      lines: 3,
      draw: drawStory,
      answer: integer,
      solve: facts => Ratio.of(facts.whole).minus(partOf(facts)),
      ask: ({ story, rate, whole, who }) => story.rest(rate, whole, who),
      // What is left and the part make the whole.
      check(printed, answer) {
        const [rate, whole] = percentAndOther(printed)
        return whole.minus(exact(answer)).equals(whole.times(rate))
      },
    }),
  }),
)
