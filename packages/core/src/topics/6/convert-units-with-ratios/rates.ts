import {
  answerStep,
  type Both,
  count,
  decimal,
  divide,
  type Expr,
  equation,
  explained,
  type FormMaker,
  howMany,
  type Inline,
  line,
  type Noun,
  noun,
  number,
  quantity,
  Ratio,
  role,
  type Term,
  thing,
  times,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { alone } from '../../kit/stories/endings.ts'
import type { levels } from './levels.ts'
import { isRight } from './units.ts'

interface RateSetting {
  readonly from: Noun
  readonly to: Noun
  /** What is counted in the one and in the other, and how many of the smaller make one of the larger. */
  readonly units: readonly [from: Noun, to: Noun, factor: number]
  readonly isToSmall: boolean
  readonly times: readonly [from: Noun, to: Noun, factor: number]
  /** Amounts that have a short answer. */
  readonly amounts: readonly number[]
  /** "A train", then "The train". */
  readonly who: readonly [first: Expr, again: Expr]
  tell(who: Expr, rate: Term): Both<readonly Inline[]>
}
const perMinute = (unit: Noun, en: readonly [string, string]): Noun =>
  noun(
    `${en[0]} per minute`,
    `${en[1]} per minute`,
    `${unit.es[0]} por minuto`,
    `${unit.es[1]} por minuto`,
    unit.gender,
  )
const perHour = (unit: Noun, en: readonly [string, string]): Noun =>
  noun(`${en[0]} per hour`, `${en[1]} per hour`, `${unit.es[0]} por hora`, `${unit.es[1]} por hora`, unit.gender)
const perSecond = (unit: Noun, en: readonly [string, string]): Noun =>
  noun(
    `${en[0]} per second`,
    `${en[1]} per second`,
    `${unit.es[0]} por segundo`,
    `${unit.es[1]} por segundo`,
    unit.gender,
  )
const SECONDS = [nouns.second, nouns.minute, 60] as const
const MINUTES = [nouns.minute, nouns.hour, 60] as const

const settings: readonly RateSetting[] = [
  {
    from: perSecond(nouns.foot, nouns.foot.en),
    to: perMinute(nouns.yard, nouns.yard.en),
    units: [nouns.foot, nouns.yard, 3],
    isToSmall: false,
    times: SECONDS,
    amounts: [4, 5, 7, 8, 10, 11, 13, 14],
    who: [words('An elevator', 'Un elevador'), words('The elevator', 'El elevador')],
    tell: (who, rate) => ({ en: line`${who} rises ${rate}.`, es: line`${who} sube ${rate}.` }),
  },
  {
    from: perMinute(nouns.inch, nouns.inch.en),
    to: perHour(nouns.foot, nouns.foot.en),
    units: [nouns.inch, nouns.foot, 12],
    isToSmall: false,
    times: MINUTES,
    amounts: [2, 3, 4, 5, 6, 7, 8, 9],
    who: [words('A turtle', 'Una tortuga'), words('The turtle', 'La tortuga')],
    tell: (who, rate) => ({ en: line`${who} crawls ${rate}.`, es: line`${who} avanza ${rate}.` }),
  },
  {
    from: perSecond(nouns.quart, nouns.quart.en),
    to: perMinute(nouns.gallon, nouns.gallon.en),
    units: [nouns.quart, nouns.gallon, 4],
    isToSmall: false,
    times: SECONDS,
    amounts: [2, 3, 5, 6, 7, 9, 10, 11],
    who: [words('A pump', 'Una bomba'), words('The pump', 'La bomba')],
    tell: (who, rate) => ({ en: line`${who} moves ${rate}.`, es: line`${who} saca ${rate}.` }),
  },
  {
    from: perSecond(nouns.meter, nouns.meter.en),
    to: perMinute(nouns.kilometer, nouns.kilometer.en),
    units: [nouns.meter, nouns.kilometer, 1000],
    isToSmall: false,
    times: SECONDS,
    amounts: [20, 25, 30, 35, 40, 45, 55, 65],
    who: [words('A train', 'Un tren'), words('The train', 'El tren')],
    tell: (who, rate) => ({ en: line`${who} travels ${rate}.`, es: line`${who} recorre ${rate}.` }),
  },
  {
    from: perMinute(nouns.milliliter, nouns.milliliter.en),
    to: perHour(nouns.liter, nouns.liter.en),
    units: [nouns.milliliter, nouns.liter, 1000],
    isToSmall: false,
    times: MINUTES,
    amounts: [15, 20, 25, 30, 35, 45, 55, 65],
    who: [words('A faucet', 'Un grifo'), words('The faucet', 'El grifo')],
    tell: (who, rate) => ({ en: line`${who} leaks ${rate}.`, es: line`${who} gotea ${rate}.` }),
  },
  {
    from: perSecond(nouns.yard, nouns.yard.en),
    to: perMinute(nouns.foot, nouns.foot.en),
    units: [nouns.yard, nouns.foot, 3],
    isToSmall: true,
    times: SECONDS,
    amounts: [2, 3, 4, 5, 6, 7, 8, 9],
    who: [words('A runner', 'Una corredora'), words('The runner', 'La corredora')],
    tell: (who, rate) => ({ en: line`${who} covers ${rate}.`, es: line`${who} recorre ${rate}.` }),
  },
  {
    from: perMinute(nouns.gallon, nouns.gallon.en),
    to: perHour(nouns.quart, nouns.quart.en),
    units: [nouns.gallon, nouns.quart, 4],
    isToSmall: true,
    times: MINUTES,
    amounts: [2, 3, 4, 5, 6, 7, 8, 9],
    who: [words('A garden hose', 'Una manguera de jardín'), words('The garden hose', 'La manguera de jardín')],
    tell: (who, rate) => ({ en: line`${who} delivers ${rate}.`, es: line`${who} da ${rate}.` }),
  },
  {
    from: perMinute(nouns.pound, nouns.pound.en),
    to: perHour(nouns.ounce, nouns.ounce.en),
    units: [nouns.pound, nouns.ounce, 16],
    isToSmall: true,
    times: MINUTES,
    amounts: [2, 3, 4, 5, 6, 7, 8, 9],
    who: [words('A mill', 'Un molino'), words('The mill', 'El molino')],
    tell: (who, rate) => ({
      en: line`${who} makes flour at a rate of ${rate}.`,
      es: line`${who} produce harina a razón de ${rate}.`,
    }),
  },
]
interface Rate {
  readonly setting: RateSetting
  readonly amount: number
}
const inNewTime = ({ setting, amount }: Rate) => amount * setting.times[2]
const inBoth = (facts: Rate): Ratio => {
  const [, , factor] = facts.setting.units
  return facts.setting.isToSmall ? Ratio.of(inNewTime(facts) * factor) : Ratio.of(inNewTime(facts), factor)
}
const shown = (value: Ratio): Expr => (value.isInteger ? number(value) : decimal(value))

export const rateForms = (form: FormMaker<typeof levels>) => ({
  rate: form({
    levels: ['hard'],
    kind: 'story',
    lines: 3,
    draw(random): Rate {
      const setting = random.evenly(settings)
      return { setting, amount: random.pick([...setting.amounts]) }
    },
    answer: quantity,
    solve: facts => count(shown(inBoth(facts)), facts.setting.to),
    ask({ setting, amount }) {
      const { en, es } = setting.tell(setting.who[0], role('given', count(amount, setting.from)))
      return {
        en: { kind: 'paragraph', content: [...en, ' ', ...line`${howMany(setting.to)} is that?`] },
        es: { kind: 'paragraph', content: [...es, ' ', ...line`¿${howMany(setting.to)} son?`] },
      }
    },
    solution(facts, answer) {
      const { setting, amount } = facts
      const [time, newTime, seconds] = setting.times
      const [unit, newUnit, factor] = setting.units
      const [before, after] = [inNewTime(facts), shown(inBoth(facts))]
      return [
        explained(
          equation(times(amount, seconds), before),
          line`One ${thing(newTime)} is ${count(seconds, time)}: multiply by ${seconds}.`,
          line`En ${count(1, newTime)} hay ${count(seconds, time)}: multiplica por ${seconds}.`,
        ),
        setting.isToSmall
          ? explained(
              equation(times(before, factor), after),
              line`Each ${thing(unit)} is ${count(factor, newUnit)}: multiply by ${factor}.`,
              line`Cada ${thing(unit)} equivale a ${count(factor, newUnit)}: multiplica por ${factor}.`,
            )
          : explained(
              equation(divide(before, factor), after),
              line`Every ${count(factor, unit)} make ${count(1, newUnit)}: divide by ${factor}.`,
              line`Cada ${count(factor, unit)} forman ${count(1, newUnit)}: divide entre ${factor}.`,
            ),
        answerStep(alone(answer), setting.tell(setting.who[1], answer)),
      ]
    },
    check: isRight,
  }),
})
