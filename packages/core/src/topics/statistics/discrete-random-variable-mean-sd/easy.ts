import {
  apply,
  blank,
  decimalNumber,
  evaluate,
  exact,
  type FormMaker,
  numberList,
  prose,
  Ratio,
  type RelationSign,
  relation,
  symbol,
} from '../../../author.ts'
import { plain } from '../../kit/statistics/decimals.ts'
import { chanceOf, distributionIn, distributionTable, meanOf } from './distributions.ts'
import type { levels } from './levels.ts'
import { drawTable, twentieths, under } from './parts.ts'

const SIGNS = ['>', '≥', '<', '≤'] as const

const holds = (sign: RelationSign, x: number, k: number) =>
  sign === '>' ? x > k : sign === '≥' ? x >= k : sign === '<' ? x < k : x <= k

export const easyForms = (form: FormMaker<typeof levels>) => ({
  missingProbability: form({
    levels: ['easy'],
    share: 2,
    draw(random) {
      const sign = random.evenly(SIGNS)
      const drawn = drawTable(random, 4, 4)
      const [, second = 0, third = 0] = drawn.values
      return { ...drawn, sign, missing: random.int(0, 3), k: random.pick([second, third]) }
    },
    answer: numberList,
    solve: ({ values, parts, sign, missing, k }) => [
      plain(Ratio.of(parts[missing] ?? 0, 20)),
      plain(
        Ratio.of(
          parts.reduce((sum, part, i) => sum + (holds(sign, values[i] ?? 0, k) ? part : 0), 0),
          20,
        ),
      ),
    ],
    ask({ variable, values, parts, sign, missing, k }) {
      const event = apply('P', relation(symbol('X'), sign, k))
      const shown = distributionTable(
        values,
        parts.map((part, i) => (i === missing ? blank() : chanceOf(part))),
      )
      return under(variable, shown, {
        en: prose`Find the missing probability, then ${event}.`,
        es: prose`Halla la probabilidad que falta y después ${event}.`,
      })
    },
    // The whole table adds up to 1, and so do the event and its opposite.
    check(printed, [missing, event]) {
      const all = distributionIn(printed)
      const { sign, right } = printed
        .all('relation')
        .find(({ sign, right }) => sign !== '=' || right.kind === 'number')!
      if (missing === undefined || event === undefined) return false
      const chances = all.map(({ x, chance }) => ({ x, chance: chance ?? exact(missing) }))
      const total = chances.reduce((sum, { chance }) => sum.plus(chance), Ratio.of(0))
      const opposite = chances
        .filter(({ x }) => !holds(sign, x.n, evaluate(right).n))
        .reduce((sum, { chance }) => sum.plus(chance), exact(event))
      return total.equals(1) && opposite.equals(1)
    },
  }),

  expectedValue: form({
    levels: ['easy'],
    draw: (random, { least, most }) => drawTable(random, least, most),
    answer: decimalNumber,
    solve: ({ values, parts }) => plain(meanOf(values, twentieths(parts))),
    ask: ({ variable, values, parts }) =>
      under(variable, distributionTable(values, parts.map(chanceOf)), {
        en: prose`Find the expected value of ${symbol('X')}.`,
        es: prose`Halla el valor esperado de ${symbol('X')}.`,
      }),
    // The distances to both sides of the mean balance.
    check: (printed, answer) =>
      distributionIn(printed)
        .reduce((sum, { x, chance }) => sum.plus(x.minus(exact(answer)).times(chance ?? 0)), Ratio.of(0))
        .equals(0),
  }),
})
