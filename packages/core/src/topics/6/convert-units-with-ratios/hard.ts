import {
  answerStep,
  count,
  decimal,
  divide,
  equation,
  exact,
  explained,
  type FormMaker,
  howMany,
  line,
  mixed,
  type Noun,
  number,
  prose,
  type Quantity,
  quantity,
  type Random,
  Ratio,
  relation,
  role,
  type Step,
  thing,
  times,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { type Comparison, comparison, comparisonOf } from '../../kit/facts/compare-signs.ts'
import { alone } from '../../kit/stories/endings.ts'
import { between } from './between.ts'
import { equalTo } from './easy.ts'
import type { levels } from './levels.ts'
import { compared, comparedStep, isCompared } from './medium.ts'
import { isRight, measureNamed, multiplied } from './units.ts'

/** From one unit over another to a third. */
interface Chain {
  readonly units: readonly [large: Noun, middle: Noun, small: Noun]
  readonly factors: readonly [number, number]
  readonly parts: number
  readonly most: number
}
const CHAINS: readonly Chain[] = [
  { units: [nouns.yard, nouns.foot, nouns.inch], factors: [3, 12], parts: 4, most: 12 },
  { units: [nouns.day, nouns.hour, nouns.minute], factors: [24, 60], parts: 2, most: 5 },
  { units: [nouns.gallon, nouns.quart, nouns.cup], factors: [4, 4], parts: 2, most: 9 },
  { units: [nouns.kilometer, nouns.meter, nouns.centimeter], factors: [1000, 100], parts: 10, most: 4 },
  { units: [nouns.hour, nouns.minute, nouns.second], factors: [60, 60], parts: 4, most: 3 },
  { units: [nouns.gallon, nouns.quart, nouns.pint], factors: [4, 2], parts: 4, most: 9 },
  { units: [nouns.week, nouns.day, nouns.hour], factors: [7, 24], parts: 2, most: 6 },
  { units: [nouns.quart, nouns.pint, nouns.cup], factors: [2, 2], parts: 4, most: 12 },
]
interface Chained {
  readonly chain: Chain
  /** In the large unit. */
  readonly amount: Ratio
  readonly toSmall: boolean
}
const shown = ({ parts }: Chain, value: Ratio, unit: Noun): Quantity =>
  count(value.isInteger ? number(value) : parts === 10 ? decimal(value) : mixed(value), unit)
const largeOf = ({ chain, amount }: Chained) => shown(chain, amount, chain.units[0])
const middleOf = ({ chain, amount }: Chained) => shown(chain, amount.times(chain.factors[0]), chain.units[1])
const smallOf = ({ chain, amount }: Chained) =>
  shown(chain, amount.times(chain.factors[0] * chain.factors[1]), chain.units[2])
const drawAmount = (random: Random, { parts, most }: Chain) => {
  const n = random.coprimeTo(parts)
  return Ratio.of(random.int(parts === 10 ? 0 : 1, most) * parts + n, parts)
}
const larger = (given: Quantity, factor: number, found: Quantity): Step =>
  explained(
    equation(divide(given.amount, factor), found.amount),
    line`Every ${count(factor, given.noun)} make ${count(1, found.noun)}: divide by ${factor}.`,
    line`Cada ${count(factor, given.noun)} forman ${count(1, found.noun)}: divide entre ${factor}.`,
  )

export const hardForms = (form: FormMaker<typeof levels>) => ({
  twoSteps: form({
    levels: ['hard'],
    instruction: {
      en: prose`Fill in the blank.`,
      es: prose`Completa el espacio en blanco.`,
    },
    draw(random): Chained {
      const chain = random.evenly(CHAINS)
      const toSmall = random.evenly([true, false])
      return { chain, toSmall, amount: toSmall ? drawAmount(random, chain) : Ratio.of(random.int(3, chain.most + 4)) }
    },
    answer: quantity,
    solve: facts => (facts.toSmall ? smallOf(facts) : largeOf(facts)),
    ask(facts) {
      const { units } = facts.chain
      const content = equalTo(
        role('given', facts.toSmall ? largeOf(facts) : smallOf(facts)),
        facts.toSmall ? units[2] : units[0],
      )
      return { en: { kind: 'paragraph', content }, es: { kind: 'paragraph', content } }
    },
    solution(facts, answer) {
      const [large, middle, small] = [largeOf(facts), middleOf(facts), smallOf(facts)]
      const [first, second] = facts.chain.factors
      const given = facts.toSmall ? large : small
      return [
        ...(facts.toSmall
          ? [...multiplied(large, first, middle), ...multiplied(middle, second, small)]
          : [larger(small, second, middle), larger(middle, first, large)]),
        answerStep(alone(answer), { en: line`${given} are ${answer}.`, es: line`${given} son ${answer}.` }),
      ]
    },
    check: isRight,
  }),

  compareInTwoSteps: form({
    levels: ['hard'],
    instruction: { en: prose`Write <, >, or =.`, es: prose`Escribe <, > o =.` },
    draw(random) {
      const chain = random.evenly([...CHAINS.slice(4), ...CHAINS.slice(0, 4)])
      const amount = drawAmount(random, chain)
      const small = amount.times(chain.factors[0] * chain.factors[1]).n
      const off = Math.max(1, Math.round(small * random.pick([0.03, 0.06, 0.09])))
      return {
        chain,
        amount,
        toSmall: true,
        other: small + random.evenly([1, -1, 0, -1, 1]) * off,
        isLargeFirst: random.chance(0.5),
      }
    },
    answer: comparison,
    solve(facts): Comparison {
      const small = exact(smallOf(facts).amount)
      return facts.isLargeFirst ? comparisonOf(small, facts.other) : comparisonOf(facts.other, small)
    },
    ask: facts => compared(largeOf(facts), count(facts.other, facts.chain.units[2]), facts.isLargeFirst),
    solution: (facts, answer) => [
      ...multiplied(largeOf(facts), facts.chain.factors[0], middleOf(facts)),
      ...multiplied(middleOf(facts), facts.chain.factors[1], smallOf(facts)),
      comparedStep(
        [largeOf(facts), count(facts.other, facts.chain.units[2])],
        smallOf(facts),
        facts.isLargeFirst,
        answer,
      ),
    ],
    check: isCompared,
  }),

  betweenSystems: form({
    levels: ['hard'],
    kind: 'story',
    lines: 3,
    draw(random) {
      const setting = random.evenly(between)
      const isForward = random.evenly([true, false])
      const [low, high] = isForward ? setting.ones : setting.others
      const tenths = random.until(
        () => (setting.byTenths ? random.int(low * 10, high * 10) : random.int(low, high) * 10),
        drawn => {
          const exactly = Ratio.of(drawn, 10)
          const found = isForward ? exactly.times(setting.factor) : exactly.over(setting.factor)
          const cut = found.times(10).toNumber() % 1
          return cut > 0.01 && cut < 0.99 && Math.abs(cut - 0.5) > 0.02 && !rounded(found).isInteger
        },
      )
      return { setting, isForward, given: Ratio.of(tenths, 10) }
    },
    answer: roundedToTenth,
    solve: facts =>
      count(decimal(rounded(exactly(facts)), 1), facts.isForward ? facts.setting.other : facts.setting.one),
    ask(facts) {
      const { setting, isForward, given } = facts
      const { one, other, factor } = setting
      const wanted = isForward ? other : one
      const { en, es } = setting.tell(role('given', count(decimal(given), isForward ? one : other)))
      const sign = one.en[0] === 'inch' ? ' = ' : ' ≈ '
      const each = role('factor', count(decimal(factor), other))
      return {
        en: {
          kind: 'paragraph',
          content: [
            ...en,
            ' ',
            ...line`${howMany(wanted)} is that? Use ${count(1, one)}`,
            sign,
            each,
            ', and round to the nearest tenth.',
          ],
        },
        es: {
          kind: 'paragraph',
          content: [
            ...es,
            ' ',
            ...line`¿${howMany(wanted)} son? Usa ${count(1, one)}`,
            sign,
            each,
            ' y redondea a la décima más cercana.',
          ],
        },
      }
    },
    solution(facts, answer) {
      const { setting, isForward, given } = facts
      const { one, other, factor } = setting
      const found = exactly(facts)
      const long = Ratio.of(Math.round(found.toNumber() * 1000), 1000)
      const isExact = long.equals(found)
      const value = decimal(long)
      const work = isForward ? times(decimal(given), decimal(factor)) : divide(decimal(given), decimal(factor))
      return [
        isForward
          ? explained(
              isExact ? equation(work, value) : relation(work, '≈', value),
              line`Use ${count(decimal(factor), other)} for each ${thing(one)}: multiply by ${decimal(factor)}.`,
              line`Usa ${count(decimal(factor), other)} por cada ${thing(one)}: multiplica por ${decimal(factor)}.`,
            )
          : explained(
              isExact ? equation(work, value) : relation(work, '≈', value),
              line`Use ${count(decimal(factor), other)} for each ${thing(one)}: divide by ${decimal(factor)}.`,
              line`Usa ${count(decimal(factor), other)} por cada ${thing(one)}: divide entre ${decimal(factor)}.`,
            ),
        explained(
          relation(value, '≈', answer.amount),
          line`Look at the hundredths to round to the nearest tenth.`,
          line`Mira las centésimas para redondear a la décima más cercana.`,
        ),
        answerStep(alone(answer), {
          en: line`${count(decimal(given), isForward ? one : other)} are about ${answer}.`,
          es: line`${count(decimal(given), isForward ? one : other)} son aproximadamente ${answer}.`,
        }),
      ]
    },
    // No more than half a tenth from the printed amount, changed back.
    check(printed, answer) {
      const factor = printed.role('factor')
      const unit = measureNamed(printed, 'factor').noun.en[0]
      const given = measureNamed(printed, 'given')
      const [found, amount] = [exact(answer.amount), exact(given.amount)]
      const off = given.noun.en[0] === unit ? found.minus(amount.over(factor)) : found.minus(amount.times(factor))
      return answer.noun.en[0] !== given.noun.en[0] && Math.abs(off.toNumber()) <= 0.05
    },
  }),
})
const roundedToTenth: typeof quantity = { ...quantity, requires: 'decimal-places-1' }
interface Between {
  readonly setting: (typeof between)[number]
  readonly isForward: boolean
  readonly given: Ratio
}
const exactly = ({ setting, isForward, given }: Between): Ratio =>
  isForward ? given.times(setting.factor) : given.over(setting.factor)
const rounded = (value: Ratio): Ratio => Ratio.of(Math.round(value.toNumber() * 10), 10)
