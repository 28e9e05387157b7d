import {
  type Block,
  type Both,
  blank,
  count,
  type Expr,
  equation,
  evaluate,
  explained,
  type FormMaker,
  type Inline,
  itemOf,
  line,
  m,
  minus,
  over,
  type Printed,
  type Random,
  Ratio,
  type Step,
  statements,
  sum,
  table,
  things,
  times,
  tupleOf,
  type Value,
  words,
} from '../../../author.ts'
import { B, type Line, M, SHAPE, X, Y } from '../../kit/lines/line-equation.ts'
import { type LinearStory, likelyTimes, signedRate } from '../../kit/lines/linear-stories.ts'
import type { levels } from './levels.ts'
import { type Told, told } from './words.ts'

export type Form = FormMaker<typeof levels>
export type At = readonly [x: number, y: number]

/** A story with its start and its signed rate, by the place of the story in the list. */
export interface Facts {
  readonly of: number
  readonly start: number
  readonly rate: number
}
export const toldOf = ({ of }: Pick<Facts, 'of'>): Told => itemOf(told, of)
export const storyOf = (facts: Pick<Facts, 'of'>): LinearStory => toldOf(facts).story
export const valueAt = ({ start, rate }: Facts, x: number): number => start + rate * x

export function drawFacts(random: Random, of: number): Facts {
  const story = itemOf(told, of).story
  const rate = random.pick(story.rates)
  return { of, start: random.pick(story.starts.filter(start => start !== rate)), rate: signedRate(story, rate) }
}
/** So many likely numbers of x in order, the first two at least two steps apart, none of them 1. */
export function drawTimes(random: Random, facts: Facts, many: number): readonly number[] {
  const times = likelyTimes(storyOf(facts)).filter(x => x > 1)
  const places = random.until(
    () =>
      [
        ...random.sample(
          times.map((_, i) => i),
          many,
        ),
      ].toSorted((a, b) => a - b),
    all => itemOf(all, 1) - itemOf(all, 0) >= 2,
  )
  return places.map(place => itemOf(times, place))
}

const named = (en: readonly Inline[], es: readonly Inline[]): Both<Block> => ({
  en: { kind: 'paragraph', content: en },
  es: { kind: 'paragraph', content: es },
})
const rateLine = (facts: Facts, value: number | Expr): Both<readonly Inline[]> => {
  const amount = count(value, toldOf(facts).rate)
  return { en: line`Rate of change: ${amount}`, es: line`Tasa de cambio: ${amount}` }
}
const startLine = (facts: Facts, value: number | Expr): Both<readonly Inline[]> => {
  const amount = count(value, storyOf(facts).y)
  return { en: line`Initial value: ${amount}`, es: line`Valor inicial: ${amount}` }
}
/** The two lines to fill in, with their units. */
export function blanksOf(facts: Facts): Both<readonly Block[]> {
  const [rate, start] = [rateLine(facts, blank(3)), startLine(facts, blank(3))]
  const lines = [named(rate.en, rate.es), named(start.en, start.es)]
  return { en: lines.map(({ en }) => en), es: lines.map(({ es }) => es) }
}
/** "Rate of change: 15 dollars per month; initial value: 40 dollars". */
export function bothNamed(facts: Facts): Both<Block> {
  const [rate, start] = [count(facts.rate, toldOf(facts).rate), count(facts.start, storyOf(facts).y)]
  return named(
    line`Rate of change: ${rate}; initial value: ${start}`,
    line`Tasa de cambio: ${rate}; valor inicial: ${start}`,
  )
}
export const bothValues = ({ rate, start }: Facts): readonly Value[] => [rate, start]

/** −2x + 40. */
export const ruleOf = ({ rate, start }: Facts): Expr => m`${rate}x + ${start}`

export const tableOf = (facts: Facts, xs: readonly (number | Expr)[], ys: readonly (number | Expr)[]): Block => {
  const { xHead, yHead } = toldOf(facts)
  return table({
    rows: [
      [words(xHead.en, xHead.es), ...xs],
      [words(yHead.en, yHead.es), ...ys],
    ],
    rowHeads: true,
  })
}
export const pairsInTable = (printed: Printed): readonly (readonly [Ratio, Ratio])[] => {
  const [top, bottom] = tupleOf(
    printed.block('table').rows.map(row => row.slice(1).map(([item]) => evaluate(item as Expr))),
    2,
  )
  return top.map((x, i) => [x, itemOf(bottom, i)] as const)
}

/** The rate from two facts, with its unit; under the letter m where y = mx + b is asked. */
export function rateStep(facts: Facts, [x1, y1]: At, [x2, y2]: At, isLettered = true): Step {
  const { rate, story } = toldOf(facts)
  const [rise, run] = [y2 - y1, x2 - x1]
  const work = equation(equation(over(minus(y2, y1), minus(x2, x1)), over(rise, run)), facts.rate)
  const found = count(facts.rate, rate)
  return explained(
    isLettered ? equation(M, work) : work,
    line`Divide the change in ${things(story.y)} by the change in ${things(story.x)}: the rate of change is ${found}.`,
    line`Divide el cambio en ${things(story.y)} entre el cambio en ${things(story.x)}: la tasa de cambio es de ${found}.`,
  )
}
/** The initial value from a fact. */
export function startSteps(facts: Facts, [x, y]: At): readonly Step[] {
  const product = facts.rate * x
  const initial = count(facts.start, storyOf(facts).y)
  return [
    explained(
      statements(equation(y, sum(times(facts.rate, x), B)), equation(y, sum(product, B))),
      line`Substitute the rate, ${equation(X, x)}, and ${equation(Y, y)} into ${SHAPE}, and multiply.`,
      line`Sustituye la tasa, ${equation(X, x)} e ${equation(Y, y)} en ${SHAPE}, y multiplica.`,
    ),
    explained(
      equation(B, facts.start),
      product > 0
        ? line`Subtract ${product} from both sides: the initial value is ${initial}.`
        : line`Add ${-product} to both sides: the initial value is ${initial}.`,
      product > 0
        ? line`Resta ${product} de ambos lados: el valor inicial es de ${initial}.`
        : line`Suma ${-product} a ambos lados: el valor inicial es de ${initial}.`,
    ),
  ]
}
/** Whether the numbers that were found give these facts. */
export const gives = (rate: Ratio, start: Ratio, facts: readonly (readonly [Ratio, Ratio])[]): boolean =>
  facts.length > 0 && facts.every(([x, y]) => rate.times(x).plus(start).equals(y))

export const lineOf = ({ rate, start }: Facts): Line => ({ slope: Ratio.of(rate), start: Ratio.of(start) })
/** The printed points, in reading order. */
export const pointsIn = (printed: Printed): readonly (readonly [Ratio, Ratio])[] =>
  printed
    .all('list')
    .filter(({ brackets }) => brackets === '(')
    .map(({ items }) => {
      const [x, y] = tupleOf(items, 2)
      return [evaluate(x), evaluate(y)] as const
    })
