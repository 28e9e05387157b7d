import { numbersInAnyOrder } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { orderedList } from '../../answer/point.ts'
import { both, figure, type Hole, prose, sideBySide } from '../../content.ts'
import { areaGrid } from '../../figure/area-grid.ts'
import { decimal, list, over, relation, type Value, words } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { type Comparison, comparison } from '../common/compare-signs.ts'
import { compareStories } from './compare-decimals-to-hundredths/decimal-stories.ts'

interface Decimal {
  readonly hundredths: number
  readonly places: number
}
interface Level {
  readonly pair: 'same places' | 'different places' | 'with fraction'
}

const written = ({ hundredths, places }: Decimal) => decimal(Ratio.of(hundredths, 100), places)
const orderOf = (a: Decimal, b: Decimal): Comparison =>
  a.hundredths < b.hundredths ? 'less' : a.hundredths > b.hundredths ? 'greater' : 'equal'
const flipped = <T>(random: Random, [a, b]: readonly [T, T]): readonly [T, T] => (random.chance(0.5) ? [a, b] : [b, a])

function drawSame(random: Random, most = 999): readonly [Decimal, Decimal] {
  const places = random.evenly([1, 2])
  const step = places === 1 ? 10 : 1
  return random.until(
    () => {
      const first = step * random.int(1, Math.floor(most / step))
      const near = random.chance(0.5) ? step * random.int(1, 12) : 10 * random.int(1, 9)
      return [
        { hundredths: first, places },
        { hundredths: first + random.sign() * near, places },
      ] as const
    },
    // A number with two places does not end in 0, unless both places are shown.
    ([, b]) => b.hundredths > 0 && b.hundredths <= most,
  )
}

/** One place against two: the longer one is greater, or smaller, or they are equal. */
function drawDifferent(random: Random, most = 99): readonly [Decimal, Decimal] {
  const kind = random.evenly([
    'shorter greater',
    'longer greater',
    'equal',
    'shorter greater',
    'longer greater',
    'shorter greater',
  ])
  const tenths = random.until(
    () => random.int(2, Math.floor(most / 10) - 1),
    value => value % 10 !== 0,
  )
  const short = { hundredths: 10 * tenths, places: 1 }
  const long =
    kind === 'equal'
      ? { hundredths: 10 * tenths, places: 2 }
      : {
          hundredths:
            kind === 'longer greater'
              ? 10 * random.int(tenths, Math.min(Math.floor(most / 10), tenths + 2)) + random.int(1, 9)
              : 10 * random.int(Math.max(0, tenths - 3), tenths - 1) + random.int(1, 9),
          places: 2,
        }
  return flipped(random, [short, long])
}

/** A decimal beside a fraction over 10 or 100. */
function drawWithFraction(random: Random): readonly [Value, Value] {
  const under = random.pick([10, 100])
  const isEqual = random.evenly([false, false, true, false, false, false])
  const top = under === 10 ? random.int(1, 9) : random.int(2, 98)
  const hundredths = (top * 100) / under
  const other = random.until(
    () => (isEqual ? hundredths : hundredths + random.sign() * random.pick([1, 2, 5, 10, 20, 30])),
    value => value > 0 && value < 100,
  )
  const value = { hundredths: other, places: other % 10 === 0 && random.chance(0.5) ? 1 : 2 }
  return flipped<Value>(random, [written(value), over(top, under)])
}

const compareIt = { en: prose`Write <, >, or =.`, es: prose`Escribe <, > o =.` }
const blankBetween = (a: Hole, b: Hole) => ({ en: prose`${a} __ ${b}`, es: prose`${a} __ ${b}` })

/** By the difference of the two printed values. */
const printedOrder = (printed: Printed): Comparison => {
  const [a, b] = printed.maths.filter(({ kind }) => kind !== 'blank').map(item => evaluate(item))
  const { n } = a!.minus(b!)
  return n < 0 ? 'less' : n > 0 ? 'greater' : 'equal'
}

const grid = (value: Decimal) => figure(areaGrid({ rows: 10, columns: 10, shaded: value.hundredths }))

const ascending = {
  en: prose`Write the decimals in order from least to greatest.`,
  es: prose`Escribe los decimales en orden, de menor a mayor.`,
}

export const compareDecimalsToHundredths = defineTopic(
  {
    id: 'compare-decimals-to-hundredths',
    name: { en: 'Compare and order decimals', es: 'Comparar y ordenar decimales hasta las centésimas' },
    description: {
      en: 'Compare and order decimals with one or two places using the symbols <, > and =.',
      es: 'Compara y ordena decimales con una o dos cifras usando los signos <, > y =.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['4.NF.C.7'],
    levels: {
      easy: { pair: 'same places' },
      medium: { pair: 'different places' },
      hard: { pair: 'with fraction' },
    },
  },
  form => ({
    compare: form({
      share: 3,
      instruction: compareIt,
      lines: 0,
      draw(random, { pair }: Level): readonly [Value, Value] {
        if (pair === 'with fraction') return drawWithFraction(random)
        const [a, b] = pair === 'same places' ? drawSame(random) : drawDifferent(random, 999 - random.int(0, 8) * 100)
        return [written(a), written(b)]
      },
      answer: comparison,
      solve: ([a, b]) => {
        const order = exact(a).compare(exact(b))
        return order < 0 ? 'less' : order > 0 ? 'greater' : 'equal'
      },
      ask: ([a, b]) => blankBetween(a, b),
      check: (printed, answer) => answer === printedOrder(printed),
    }),

    grids: form({
      levels: ['easy', 'medium'],
      share: 5,
      instruction: compareIt,
      lines: 0,
      draw: (random, { pair }: Level) => (pair === 'same places' ? drawSame(random, 99) : drawDifferent(random, 99)),
      answer: comparison,
      solve: ([a, b]) => orderOf(a, b),
      ask: ([a, b]) => {
        const shown = sideBySide(grid(a), grid(b))
        const task = blankBetween(written(a), written(b))
        return { en: [shown, task.en], es: [shown, task.es] }
      },
      // Counts the shaded cells.
      check(printed, answer) {
        const [a, b] = printed.figures('area-grid').map(({ shaded }) => shaded.length)
        return answer === (a! < b! ? 'less' : a! > b! ? 'greater' : 'equal') && answer === printedOrder(printed)
      },
    }),

    order: form({
      levels: ['medium', 'hard'],
      share: 2,
      instruction: ascending,
      lines: 1,
      draw(random, { pair }: Level) {
        const size = pair === 'with fraction' ? 4 : 3
        return random.until(
          () => {
            const base = 100 * random.int(0, 9) + 10 * random.int(1, 8)
            const pool = Array.from({ length: size }, (_, i): Decimal => {
              const hundredths = i % 2 === 0 ? base + 10 * random.int(-1, 1) : base + random.int(-9, 19)
              return { hundredths, places: i % 2 === 0 ? 1 : 2 }
            })
            return random.shuffle(pool)
          },
          all =>
            new Set(all.map(({ hundredths }) => hundredths)).size === size &&
            all.every(({ hundredths }) => hundredths > 0) &&
            all.some(({ hundredths }, i) => hundredths < (all[i - 1]?.hundredths ?? 0)),
        )
      },
      answer: orderedList,
      solve: all => [...all].sort((a, b) => a.hundredths - b.hundredths).map(written),
      ask: all => both(list(...all.map(written))),
      check(printed, answer) {
        const given = printed.one('list').items.map(item => evaluate(item).toString())
        const values = answer.map(value => exact(value))
        return (
          values.length === given.length &&
          values.every(value => given.includes(value.toString())) &&
          values.slice(1).every((value, i) => value.compare(values[i]!) > 0)
        )
      },
    }),

    digits: form({
      levels: ['hard'],
      share: 2,
      lines: 1,
      draw(random) {
        const side = random.evenly(['greater', 'less'])
        const place = random.evenly(['tenths', 'hundredths'])
        return random.until(
          () => {
            const [whole, kept] = [random.int(0, 4), random.int(0, 9)]
            const bound = 100 * whole + random.int(11, 98)
            const made = (digit: number) =>
              100 * whole + (place === 'tenths' ? 10 * digit + kept : 10 * Math.floor((bound % 100) / 10) + digit)
            const digits = Array.from({ length: 10 }, (_, digit) => digit).filter(digit =>
              side === 'greater' ? made(digit) > bound : made(digit) < bound,
            )
            return { side, place, whole, kept, bound, digits }
          },
          ({ digits, bound }) => digits.length > 1 && digits.length < 7 && bound % 10 !== 0,
        )
      },
      answer: numbersInAnyOrder,
      solve: ({ digits }) => digits,
      ask({ side, place, whole, kept, bound }) {
        const shown = place === 'tenths' ? `${whole}.□${kept}` : `${whole}.${Math.floor((bound % 100) / 10)}□`
        const statement = relation(
          words(shown, shown),
          side === 'greater' ? '>' : '<',
          decimal(Ratio.of(bound, 100), 2),
        )
        return {
          en: prose`Which digits can stand in the box to make this true? ${statement}`,
          es: prose`¿Qué cifras pueden estar en la casilla para que esto sea verdadero? ${statement}`,
        }
      },
      // Tries every digit.
      check(printed, answer) {
        const { left, sign, right } = printed.one('relation')
        const shown = left.kind === 'words' ? left.en : ''
        const bound = evaluate(right).times(100).n
        const fits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter(digit => {
          const value = Math.round(Number(shown.replace('□', String(digit))) * 100)
          return sign === '>' ? value > bound : value < bound
        })
        return JSON.stringify(answer.map(value => exact(value).n).sort()) === JSON.stringify(fits)
      },
    }),

    story: form({
      share: 2,
      lines: 1,
      draw(random, { pair }: Level) {
        const story = random.evenly(compareStories)
        return random.until(
          () => ({
            story,
            pair: pair === 'same places' ? drawSame(random, story.most) : drawDifferent(random, story.most),
          }),
          ({ pair: [a, b] }) => a.hundredths !== b.hundredths && Math.min(a.hundredths, b.hundredths) >= story.least,
        )
      },
      answer: option({
        first: { en: prose`the first one`, es: prose`la primera` },
        second: { en: prose`the second one`, es: prose`la segunda` },
      }),
      solve: ({ story, pair: [a, b] }) => (a.hundredths > b.hundredths === story.greater ? 'first' : 'second'),
      ask: ({ story, pair: [a, b] }) => story.ask(written(a), written(b)),
      check(printed, answer) {
        const [a, b] = printed.numbers
        const wantsGreater = /longer|more|higher|larga|más agua|mayor/.test(printed.text)
        return answer === (a!.compare(b!) > 0 === wantsGreater ? 'first' : 'second')
      },
    }),
  }),
)
