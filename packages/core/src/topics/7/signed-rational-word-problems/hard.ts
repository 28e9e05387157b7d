import {
  type Both,
  bracketed,
  decimal,
  divide,
  type Expr,
  equation,
  exact,
  explained,
  itemOf,
  line,
  minus,
  percent,
  prose,
  Ratio,
  role,
  type Sentence,
  sentenceChoice,
  sum,
  table,
  times,
  words,
} from '../../../author.ts'
import { ended } from '../../kit/stories/endings.ts'
import { type Averaged, averages } from './averages.ts'
import { hardStories } from './hard-stories.ts'
import { amountAnswer, dollars, exactAmount, type Form, product, storyForm } from './stories.ts'
import { type TwoPlans, twoPlans } from './two-plans.ts'

interface Week {
  readonly of: Averaged
  readonly values: readonly Ratio[]
  /** How many of the days are asked for. */
  readonly asked: 4 | 5
}
const DAYS: readonly Both<string>[] = [
  { en: 'Monday', es: 'lunes' },
  { en: 'Tuesday', es: 'martes' },
  { en: 'Wednesday', es: 'miércoles' },
  { en: 'Thursday', es: 'jueves' },
  { en: 'Friday', es: 'viernes' },
  { en: 'Saturday', es: 'sábado' },
]
const total = (values: readonly Ratio[]): Ratio => values.reduce((all, value) => all.plus(value), Ratio.of(0))
const averageOf = ({ values, asked }: Week): Ratio => total(values.slice(0, asked)).over(asked)
const signed = (value: Ratio, isFirst: boolean): Expr =>
  value.n < 0 && !isFirst ? bracketed(decimal(value)) : decimal(value)
const added = (values: readonly Ratio[]): Expr => sum(...values.map((value, i) => signed(value, i === 0)))

/** The numbers of a column all have the same places. */
const placesOf = ({ by, head }: Averaged): number => (head.en.includes('$') ? 2 : by === 100 ? 0 : 1)

interface Compared {
  readonly of: TwoPlans
  readonly fee: Ratio
  readonly low: Ratio
  readonly high: Ratio
  readonly off: Ratio
  readonly count: number
  readonly extra: number
}
const costOfA = ({ fee, low, count }: Compared): Ratio => fee.plus(low.times(count))
const costOfB = ({ high, off, count }: Compared): Ratio => high.times(count).times(Ratio.of(1).minus(off))
const isCheaper = (a: Ratio, b: Ratio): boolean => a.compare(b) < 0
const claimed = (a: Ratio, b: Ratio): Sentence => {
  const [plan, by] = isCheaper(a, b) ? (['A', b.minus(a)] as const) : (['B', a.minus(b)] as const)
  return said(plan, by)
}
const said = (plan: 'A' | 'B', by: Ratio): Sentence => ({
  key: `${plan} ${by}`,
  says:
    plan === 'A'
      ? { en: prose`Plan A costs ${dollars(by)} less.`, es: prose`El plan A cuesta ${dollars(by)} menos.` }
      : { en: prose`Plan B costs ${dollars(by)} less.`, es: prose`El plan B cuesta ${dollars(by)} menos.` },
})
const wrongClaims = (facts: Compared) => {
  const [a, b] = [costOfA(facts), costOfB(facts)]
  const gap = isCheaper(a, b) ? b.minus(a) : a.minus(b)
  return {
    otherPlan: said(isCheaper(a, b) ? 'B' : 'A', gap),
    withoutTheFee: claimed(a.minus(facts.fee), b),
    withoutTheDiscount: claimed(a, facts.high.times(facts.count)),
  }
}

export const hardForms = (form: Form) => ({
  severalSteps: storyForm(form, 'hard', 3, hardStories),

  averageOfDays: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    draw(random): Week {
      const of = random.evenly(averages)
      const asked = random.evenly([5, 4])
      return random.until(
        () => ({
          of,
          asked,
          values: Array.from({ length: 6 }, () => Ratio.of(random.int(...of.range) * of.by, 100)),
        }),
        week => {
          const used = week.values.slice(0, asked)
          const average = averageOf(week)
          const negatives = used.filter(({ n }) => n < 0).length
          return (
            average.times(100).isInteger &&
            average.n !== 0 &&
            negatives >= 2 &&
            negatives <= asked - 2 &&
            week.values.every(({ n }) => n !== 0) &&
            new Set(week.values.map(String)).size === 6 &&
            !total(week.values).over(6).equals(average)
          )
        },
      )
    },
    answer: amountAnswer,
    solve: week => week.of.amount(averageOf(week)),
    ask({ of, values, asked }) {
      const shown = table({
        head: [words('Day', 'Día'), words(of.head.en, of.head.es)],
        rows: values.map((value, i) => [words(itemOf(DAYS, i).en, itemOf(DAYS, i).es), decimal(value, placesOf(of))]),
        rowHeads: true,
      })
      const question =
        asked === 5
          ? {
              en: [...of.says.en, ...[' What is ', of.mean.en, ' from Monday to Friday?']],
              es: [...of.says.es, ...[' ¿Cuál es ', of.mean.es, ' de lunes a viernes?']],
            }
          : {
              en: [...of.says.en, ...[' What is ', of.mean.en, ' from Monday to Thursday?']],
              es: [...of.says.es, ...[' ¿Cuál es ', of.mean.es, ' de lunes a jueves?']],
            }
      return {
        en: [{ kind: 'paragraph', content: question.en }, shown],
        es: [{ kind: 'paragraph', content: question.es }, shown],
      }
    },
    solution(week, answer) {
      const used = week.values.slice(0, week.asked)
      const [up, down] = [used.filter(({ n }) => n > 0), used.filter(({ n }) => n < 0)]
      const all = total(used)
      return [
        explained(
          equation(added(up), decimal(total(up))),
          week.asked === 5
            ? line`Add the positive numbers. Saturday is not needed.`
            : line`Add the positive numbers. Friday and Saturday are not needed.`,
          week.asked === 5
            ? line`Suma los números positivos. El sábado no se necesita.`
            : line`Suma los números positivos. El viernes y el sábado no se necesitan.`,
        ),
        explained(
          equation(added(down), decimal(total(down))),
          line`Add the negative numbers.`,
          line`Suma los números negativos.`,
        ),
        explained(
          equation(sum(decimal(total(up)), bracketed(decimal(total(down)))), decimal(all)),
          line`Unlike signs: subtract and keep the sign of the number with the greater absolute value.`,
          line`Signos distintos: resta y conserva el signo del número de mayor valor absoluto.`,
        ),
        explained(
          equation(divide(decimal(all), week.asked), decimal(averageOf(week))),
          line`Divide by the number of days.`,
          line`Divide entre el número de días.`,
        ),
        ended(
          { kind: 'paragraph', content: [answer] },
          ['Over those days, ', week.of.mean.en, ' is ', answer, '.'],
          ['En esos días ', week.of.mean.es, ' es de ', answer, '.'],
        ),
      ]
    },
    // The distances of the numbers from their average cancel out.
    check(printed, answer) {
      const values = printed.block('table').rows.map(row => exact(row[1]?.[0] as Expr))
      const asked = /Friday|viernes/.test(itemOf(printed.text.split('?'), 0)) ? 5 : 4
      const average = exactAmount(answer)
      return total(values.slice(0, asked).map(value => value.minus(average))).n === 0
    },
  }),

  comparePlans: form({
    levels: ['hard'],
    kind: 'story',
    draw(random): Compared {
      const of = random.evenly(twoPlans)
      const cheaper = random.evenly(['A', 'B'])
      return random.until(
        (): Compared => {
          const [fee, low, count] = [of.fee(random), of.rate(random), random.int(...of.count)]
          const off = Ratio.of(random.pick([10, 20, 30]), 100)
          const gap = random.int(2, 12) * (cheaper === 'A' ? 1 : -1)
          // A price in half dollars, so that both costs come near each other.
          const full = fee.plus(low.times(count)).plus(gap).over(Ratio.of(1).minus(off))
          const high = Ratio.of(full.times(2).over(count).rounded(), 2)
          return { of, fee, low, high, off, count, extra: random.int(...of.extra) }
        },
        facts => {
          const [a, b] = [costOfA(facts), costOfB(facts)]
          const gap = isCheaper(a, b) ? b.minus(a) : a.minus(b)
          const wrong = Object.values(wrongClaims(facts)).map(({ key }) => key)
          return (
            isCheaper(a, b) === (cheaper === 'A') &&
            gap.compare(1) > 0 &&
            new Set([claimed(a, b).key, ...wrong]).size === 4 &&
            facts.extra !== facts.count &&
            !facts.fee.equals(facts.extra)
          )
        },
      )
    },
    answer: sentenceChoice,
    solve: facts => claimed(costOfA(facts), costOfB(facts)),
    mistakes: wrongClaims,
    ask: ({ of, fee, low, high, off, count, extra }) =>
      of.says({
        fee: role('fee', dollars(fee)),
        low: role('low', dollars(low)),
        high: role('high', dollars(high)),
        off: role('off', percent(off.times(100))),
        count: role('count', decimal(count)),
        extra: role('extra', decimal(extra)),
      }),
    solution(facts) {
      const { of, fee, low, high, off, count } = facts
      const n = Ratio.of(count)
      const [a, b, full] = [costOfA(facts), costOfB(facts), high.times(count)]
      const [less, more] = isCheaper(a, b) ? [a, b] : [b, a]
      const { en, es } = claimed(a, b).says
      return [
        explained(
          product(n, low, dollars),
          line`Plan A: multiply the price by ${count}.`,
          line`Plan A: multiplica el precio por ${count}.`,
        ),
        explained(
          equation(sum(dollars(fee), dollars(low.times(count))), dollars(a)),
          line`Plan A: add the fee.`,
          line`Plan A: suma la cuota.`,
        ),
        explained(
          product(n, high, dollars),
          line`Plan B, before the discount: multiply the price by ${count}.`,
          line`Plan B, antes del descuento: multiplica el precio por ${count}.`,
        ),
        explained(
          equation(
            equation(
              minus(dollars(full), times(decimal(off), dollars(full))),
              minus(dollars(full), dollars(off.times(full))),
            ),
            dollars(b),
          ),
          line`Plan B: take off ${percent(off.times(100))}.`,
          line`Plan B: descuenta el ${percent(off.times(100))}.`,
        ),
        explained(
          equation(minus(dollars(more), dollars(less)), dollars(more.minus(less))),
          line`Subtract.`,
          line`Resta.`,
        ),
        explained({ en, es }, of.extraIs.en, of.extraIs.es),
      ]
    },
    whyWrong: () => ({
      otherPlan: { en: line`This plan costs more.`, es: line`Este plan cuesta más.` },
      withoutTheFee: { en: line`It leaves out the fee of plan A.`, es: line`Omite la cuota del plan A.` },
      withoutTheDiscount: { en: line`It leaves out the discount of plan B.`, es: line`Omite el descuento del plan B.` },
    }),
    check(printed, { key }) {
      const [a, b] = [
        printed.role('low').times(printed.role('count')).plus(printed.role('fee')),
        printed
          .role('high')
          .minus(printed.role('high').times(printed.role('off')))
          .times(printed.role('count')),
      ]
      return key === (a.compare(b) < 0 ? `A ${b.minus(a)}` : `B ${a.minus(b)}`)
    },
  }),
})
