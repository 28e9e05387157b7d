import {
  answerStep,
  count,
  decimal,
  divide,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  line,
  minus,
  percent,
  percentage,
  quantity,
  type Random,
  Ratio,
  role,
  statements,
  sum,
  things,
  times,
} from '../../../author.ts'
import { blankAnswers, type NamedBlank, namedKey, namedLines } from '../../kit/measures/named-blanks.ts'
import { alone, paragraph } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { holds, ODD, type Percent, partOf, proportionSteps, shown, wholeFor } from './cases.ts'
import { type Goal, goals } from './goals.ts'
import type { levels } from './levels.ts'
import { askWhole, endWhole, hardSettings, type Setting, tellGroup, tellPart, tellRest } from './settings.ts'

const NESTED: readonly NamedBlank[] = [
  { name: { en: 'Number', es: 'Cantidad' } },
  { name: { en: 'Percent of all', es: 'Porcentaje del total' } },
]
const GROUP_RATES = [15, 20, 25, 30, 35, 40, 45, 55, 60, 65, 70, 75, 80, 85] as const
const TOTALS = [200, 500, 1000] as const
const roundTo = (value: number, step: number) => step * Math.max(1, Math.round(value / step))
/** rate/100 of an amount, in two lines. */
const ofAmount = (rate: Ratio | number, amount: number) => {
  const product = Ratio.from(rate).times(amount)
  return statements(
    equation(times(shown(rate), amount), shown(product)),
    equation(divide(shown(product), 100), shown(product.over(100))),
  )
}
const productStep = (rate: Ratio, whole: number, isFirst: boolean) =>
  explained(
    ofAmount(rate, whole),
    isFirst
      ? line`First group: ${percent(rate)} of ${whole}. Multiply, and divide by ${100}.`
      : line`Second group: ${percent(rate)} of ${whole}. Multiply, and divide by ${100}.`,
    isFirst
      ? line`Primer grupo: el ${percent(rate)} de ${whole}. Multiplica y divide entre ${100}.`
      : line`Segundo grupo: el ${percent(rate)} de ${whole}. Multiplica y divide entre ${100}.`,
  )

interface Nested {
  readonly setting: Setting
  readonly whole: number
  readonly first: number
  readonly second: number
}
interface Groups {
  readonly setting: Setting
  readonly one: Percent
  readonly other: Percent
}
const sharedRate = ({ one, other }: Groups): Ratio =>
  partOf(one)
    .plus(partOf(other))
    .times(100)
    .over(one.whole + other.whole)

const MIDDLE = ODD.filter(rate => rate > 15 && rate < 85)

export const hardForms = (form: FormMaker<typeof levels>) => ({
  percentOfPercent: form({
    levels: ['hard'],
    kind: 'story',
    lines: 4,
    draw: (random): Nested => {
      const setting = random.evenly(hardSettings)
      return random.until(
        () => ({
          setting,
          whole: roundTo(random.int(...setting.range), 20),
          first: random.pick(GROUP_RATES),
          second: random.pick([5, 15, 20, 25, 30, 35, 40, 45, 55, 60, 65, 75]),
        }),
        ({ whole, first, second }) =>
          (whole * first) % 100 === 0 &&
          (whole * first * second) % 10000 === 0 &&
          (first * second) % 10 === 0 &&
          first !== second,
      )
    },
    answer: blankAnswers,
    solve: ({ whole, first, second }) => [(whole * first * second) / 10000, shown(Ratio.of(first * second, 100))],
    namedAnswer: ({ whole, first, second }) =>
      namedKey(NESTED, [(whole * first * second) / 10000, percent(shown(Ratio.of(first * second, 100)))]),
    ask({ setting, whole, first, second }) {
      const told = paragraph(
        tellPart(setting, role('first', percent(first)), role('whole', count(whole, setting.noun))),
        {
          en: [
            `Of ${setting.group.en}, `,
            ...line`${role('second', percent(second))}`,
            ` ${setting.second.en}. How many of ${setting.group.en} ${setting.second.en}, and what percent of all the ${setting.noun.en[1]} are they?`,
          ],
          es: [
            `De ${setting.group.es}, el `,
            ...line`${role('second', percent(second))}`,
            ` ${setting.second.es}. ¿${setting.noun.gender === 'f' ? 'Cuántas' : 'Cuántos'} ${setting.noun.es[1]} son y qué porcentaje del total representan?`,
          ],
        },
      )
      const lines = namedLines(...NESTED)
      return { en: [told.en, ...lines.en], es: [told.es, ...lines.es] }
    },
    solution({ whole, first, second }) {
      const part = (whole * first) / 100
      const last = (part * second) / 100
      return [
        explained(
          ofAmount(first, whole),
          line`Find ${percent(first)} of ${whole}: multiply, and divide by ${100}.`,
          line`Halla el ${percent(first)} de ${whole}: multiplica y divide entre ${100}.`,
        ),
        explained(
          ofAmount(second, part),
          line`The second percent is of this part: find ${percent(second)} of ${part}.`,
          line`El segundo porcentaje es de esa parte: halla el ${percent(second)} de ${part}.`,
        ),
        explained(
          equation(
            times(decimal(Ratio.of(second, 100)), percent(first)),
            percent(shown(Ratio.of(first * second, 100))),
          ),
          line`For the percent of all, find ${percent(second)} of ${percent(first)}.`,
          line`Para el porcentaje del total, halla el ${percent(second)} del ${percent(first)}.`,
        ),
        answerStep(namedKey(NESTED, [last, percent(shown(Ratio.of(first * second, 100)))]), {
          en: line`Check: ${equation(divide(last, whole), decimal(Ratio.of(first * second, 10000)))}.`,
          es: line`Comprueba: ${equation(divide(last, whole), decimal(Ratio.of(first * second, 10000)))}.`,
        }),
      ]
    },
    check(printed, [number, rate]) {
      if (number === undefined || rate === undefined) return false
      const found = printed.role('first').times(printed.role('second'))
      return exact(rate).equals(found.times(100)) && exact(number).over(printed.role('whole')).equals(found)
    },
  }),

  fromTheRest: form({
    levels: ['hard'],
    kind: 'story',
    lines: 4,
    draw(random) {
      const setting = random.evenly(startingAt(hardSettings, 3))
      return random.until(
        () => {
          const rate = random.pick(MIDDLE)
          return { setting, rate: Ratio.of(rate), whole: wholeFor(random, rate, setting.range) }
        },
        ({ whole }) => whole > 0 && whole % 5 === 0 && whole !== 100,
      )
    },
    answer: quantity,
    solve: ({ setting, whole }) => count(whole, setting.noun),
    ask: facts =>
      paragraph(
        tellRest(
          facts.setting,
          role('rate', percent(facts.rate)),
          role('rest', count(Ratio.of(facts.whole).minus(partOf(facts)), facts.setting.noun)),
        ),
        askWhole(facts.setting),
      ),
    solution: ({ rate, whole, setting: { noun } }, answer) => {
      const other = { rate: Ratio.of(100).minus(rate), whole }
      return [
        explained(
          equation(minus(percent(100), percent(rate)), percent(other.rate)),
          line`Find the percent of the other ${things(noun)}.`,
          [
            noun.gender === 'f' ? 'Halla el porcentaje de las otras ' : 'Halla el porcentaje de los otros ',
            things(noun),
            '.',
          ],
        ),
        ...proportionSteps('whole', other),
        answerStep(alone(answer), endWhole(answer)),
      ]
    },
    check: (printed, { amount }) =>
      exact(amount)
        .times(Ratio.of(1).minus(printed.role('rate')))
        .equals(printed.role('rest')),
  }),

  twoGroups: form({
    levels: ['hard'],
    kind: 'story',
    lines: 4,
    draw: (random): Groups => {
      const setting = random.evenly(startingAt(hardSettings, 5))
      return random.until(
        (): Groups => {
          const total = random.pick(TOTALS)
          const first = 20 * random.int(2, total / 20 - 2)
          return {
            setting,
            one: { rate: Ratio.of(random.pick(GROUP_RATES)), whole: first },
            other: { rate: Ratio.of(random.pick(GROUP_RATES)), whole: total - first },
          }
        },
        facts => {
          const { one, other } = facts
          const rate = sharedRate(facts)
          return (
            partOf(one).isInteger &&
            partOf(other).isInteger &&
            10 % rate.d === 0 &&
            [one, other].every(({ whole }) => whole >= setting.range[0] && whole <= setting.range[1]) &&
            one.whole !== other.whole &&
            Math.abs(one.rate.n - other.rate.n) >= 10
          )
        },
      )
    },
    answer: percentage,
    solve: facts => shown(sharedRate(facts)),
    ask: ({ setting, one, other }) =>
      paragraph(
        tellGroup(setting, true, role('first rate', percent(one.rate)), one.whole),
        tellGroup(setting, false, role('second rate', percent(other.rate)), other.whole),
        {
          en: [`Of all these ${setting.noun.en[1]}, what percent ${setting.many.en}?`],
          es: [
            `De ${setting.noun.gender === 'f' ? 'todas estas' : 'todos estos'} ${setting.noun.es[1]}, ¿qué porcentaje ${setting.share.es}?`,
          ],
        },
      ),
    solution(facts) {
      const { one, other } = facts
      const [a, b] = [partOf(one), partOf(other)]
      const rate = shown(sharedRate(facts))
      return [
        productStep(one.rate, one.whole, true),
        productStep(other.rate, other.whole, false),
        explained(
          statements(
            equation(sum(expr(a), expr(b)), expr(a.plus(b))),
            equation(sum(one.whole, other.whole), one.whole + other.whole),
          ),
          line`Add the parts, and add the wholes. The groups differ in size: the percents cannot be averaged.`,
          line`Suma las partes y suma los totales. Los grupos tienen distinto tamaño: no se promedian los porcentajes.`,
        ),
        explained(
          equation(divide(expr(a.plus(b)), one.whole + other.whole), decimal(sharedRate(facts).over(100))),
          line`Divide the part by the whole.`,
          line`Divide la parte entre el total.`,
        ),
        answerStep(percent(rate), {
          en: [`Of all these ${facts.setting.noun.en[1]}, `, percent(rate), ` ${facts.setting.many.en}.`],
          es: [`Del total, el `, percent(rate), ` ${facts.setting.share.es}.`],
        }),
      ]
    },
    check(printed, answer) {
      const [one, other] = [printed.role('first rate'), printed.role('second rate')]
      const [first, second] = printed.terms('quantity').map(({ amount }) => exact(amount))
      if (!first || !second) return false
      return one
        .times(first)
        .plus(other.times(second))
        .times(100)
        .equals(exact(answer).times(first.plus(second)))
    },
  }),

  goalNumber: form({
    levels: ['hard'],
    kind: 'story',
    lines: 4,
    draw: (random): Asked => drawGoal(random, 0),
    answer: quantity,
    solve: ({ goal, whole }) => count(whole, goal.noun),
    ask(facts) {
      const { goal, rate } = facts
      const { en, es } = goal.whole(role('rate', percent(shown(rate))), role('part', count(partOf(facts), goal.noun)))
      return { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } }
    },
    solution: (facts, answer) => [
      ...proportionSteps('whole', facts),
      answerStep(alone(answer), facts.goal.ends.whole(answer)),
    ],
    check: (printed, { amount }) => holds(printed.role('part'), printed.role('rate').times(100), amount),
  }),

  goalPercent: form({
    levels: ['hard'],
    kind: 'story',
    lines: 3,
    draw: (random): Asked => drawGoal(random, 4),
    answer: percentage,
    solve: ({ rate }) => shown(rate),
    ask(facts) {
      const { goal, whole } = facts
      const { en, es } = goal.percent(
        role('part', count(partOf(facts), goal.noun)),
        role('whole', count(whole, goal.noun)),
      )
      return { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } }
    },
    solution: facts => [
      ...proportionSteps('percent', facts),
      answerStep(percent(shown(facts.rate)), facts.goal.ends.percent(percentTerm(shown(facts.rate)))),
    ],
    check: (printed, answer) => holds(printed.role('part'), answer, printed.role('whole')),
  }),
})
interface Asked extends Percent {
  readonly goal: Goal
}
function drawGoal(random: Random, first: number): Asked {
  const goal = random.evenly(startingAt(goals, first))
  const [least, most] = goal.range
  const step = most > 2000 ? 100 : most > 1000 ? 50 : 20
  return random.until(
    () => {
      const rate = Ratio.of(Math.round(random.pick(goal.rates) * 100), 100)
      return { goal, rate, whole: roundTo(random.int(least, most), step) }
    },
    facts => partOf(facts).isInteger && partOf(facts).compare(5) > 0,
  )
}
const percentTerm = (value: ReturnType<typeof shown>) => role('answer', percent(value))
