import {
  answerStep,
  type Block,
  type Both,
  bracketed,
  call,
  decimal,
  degrees,
  type Expr,
  equation,
  explainedBy,
  expr,
  type Inline,
  join,
  line,
  money,
  over,
  percent,
  power,
  prose,
  type Random,
  Ratio,
  relation,
  role,
  type Step,
  step,
  symbol,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { baseExpr } from './parts.ts'

/** start · base^exponent, which reaches the target after a time. */
export interface Growth {
  readonly start: number
  readonly base: 'e' | Ratio
  /** What t is multiplied by in the exponent, as a decimal; or what it is divided by. */
  readonly rate?: Ratio
  readonly period?: number
  readonly target: number
  readonly says: Both<Block>
  /** How the equation comes from the words. */
  readonly grows: Both<readonly Inline[]>
  readonly ends: (time: Value) => Both<readonly Inline[]>
}

const t = symbol('t')
const exponentOf = ({ rate, period }: Growth): Expr =>
  rate ? join(decimal(rate), t) : period === undefined ? t : over(t, period)
const baseOf = ({ base }: Growth): Expr =>
  base === 'e' ? baseExpr('e') : base.equals(Ratio.of(1, 2)) ? expr(base) : decimal(base)
const grown = (of: Growth): Expr => join(of.start, power(baseOf(of), exponentOf(of)))

export const timeOf = ({ start, base, rate, period = 1, target }: Growth): number =>
  Math.log(target / start) / (base === 'e' ? 1 : Math.log(base.toNumber())) / (rate?.toNumber() ?? 1 / period)

export function storySteps(of: Growth, time: Value): readonly Step[] {
  const ratio = Ratio.of(of.target, of.start)
  const raised = power(baseOf(of), exponentOf(of))
  const log = call('ln', ratio)
  const exponent = exponentOf(of)
  const below = of.base === 'e' ? null : call('ln', of.base.equals(Ratio.of(1, 2)) ? bracketed(baseOf(of)) : baseOf(of))
  const solved =
    below === null
      ? over(log, decimal(of.rate ?? Ratio.of(1)))
      : of.period === undefined
        ? over(log, below)
        : over(join(of.period, log), below)
  const front = exponent.kind === 'symbol' ? exponent : bracketed(exponent)
  return [
    explainedBy(equation(grown(of), of.target), of.grows),
    step(equation(raised, ratio), because.divideBothSides, { value: of.start }),
    step(equation(below === null ? exponent : join(front, below), log), because.takeLogBringDown, {
      log: { en: ['ln'], es: ['ln'] },
    }),
    below !== null && of.period !== undefined
      ? step(equation(t, solved), because.explain, {
          sentence: {
            en: line`Multiply both sides by ${of.period}, then divide both by ${below}.`,
            es: line`Multiplica ambos lados por ${of.period} y divide ambos entre ${below}.`,
          },
        })
      : step(equation(t, solved), because.divideBothSides, { value: below ?? decimal(of.rate ?? Ratio.of(1)) }),
    answerStep(relation(t, '≈', time), of.ends(time)),
  ]
}

const hundredths = (value: number) => Ratio.of(value, 100)

export const stories: readonly ((random: Random) => Growth)[] = [
  random => {
    const [start, factor, rate] = [random.int(10, 90) * 100, random.int(2, 3), random.int(20, 80)]
    const wanted = money(start * factor * 100)
    const each = percent(decimal(Ratio.of(rate, 10)))
    return {
      start,
      base: 'e',
      rate: Ratio.of(rate, 1000),
      target: start * factor,
      says: {
        en: prose`An investment of ${role('start', money(start * 100))} earns ${role('continuous', each)} interest a year, compounded continuously. After how many years is it worth ${role('target', wanted)}? Round to the nearest tenth.`,
        es: prose`Una inversión de ${role('start', money(start * 100))} gana un interés del ${role('continuous', each)} al año, compuesto continuamente. ¿Después de cuántos años vale ${role('target', wanted)}? Redondea a la décima más cercana.`,
      },
      grows: {
        en: line`Continuous growth takes the base ${baseExpr('e')}; ${t} counts years.`,
        es: line`El crecimiento continuo lleva la base ${baseExpr('e')}; ${t} cuenta los años.`,
      },
      ends: time => ({
        en: line`The investment is worth ${wanted} after about ${time} years.`,
        es: line`La inversión vale ${wanted} después de unos ${time} años.`,
      }),
    }
  },
  random => {
    const [start, period] = [random.int(10, 80) * 10, random.int(3, 30)]
    const rest = random.int(1, Math.floor(start / 25)) * 10 + 3
    return {
      start,
      base: Ratio.of(1, 2),
      period,
      target: rest,
      says: {
        en: prose`A radioactive sample of ${role('start', start)} grams has a half-life of ${role('half', period)} days. After how many days are ${role('target', rest)} grams left? Round to the nearest tenth.`,
        es: prose`Una muestra radiactiva de ${role('start', start)} gramos tiene un período de semidesintegración de ${role('half', period)} días. ¿Después de cuántos días quedan ${role('target', rest)} gramos? Redondea a la décima más cercana.`,
      },
      grows: {
        en: line`Every ${period} days, half of the sample is left: in ${t} days it is halved ${over(t, period)} times.`,
        es: line`Cada ${period} días queda la mitad de la muestra: en ${t} días se reduce a la mitad ${over(t, period)} veces.`,
      },
      ends: time => ({
        en: line`After about ${time} days, ${rest} grams are left.`,
        es: line`Después de unos ${time} días quedan ${rest} gramos.`,
      }),
    }
  },
  random => {
    const [start, rate] = [random.int(12, 90) * 1000, random.int(1, 6)]
    const target = start + random.int(5, 60) * 1000
    return {
      start,
      base: hundredths(100 + rate),
      target,
      says: {
        en: prose`A town of ${role('start', start)} people grows by ${role('up', percent(rate))} each year. After how many years does it have ${role('target', target)} people? Round to the nearest tenth.`,
        es: prose`Un pueblo de ${role('start', start)} habitantes crece un ${role('up', percent(rate))} cada año. ¿Después de cuántos años tiene ${role('target', target)} habitantes? Redondea a la décima más cercana.`,
      },
      grows: growsBy(rate, { en: ['year', 'years'], es: ['año', 'años'] }),
      ends: time => ({
        en: line`The town has ${target} people after about ${time} years.`,
        es: line`El pueblo tiene ${target} habitantes después de unos ${time} años.`,
      }),
    }
  },
  random => {
    const [room, apart, rate] = [random.int(18, 24), random.int(50, 70), random.int(3, 12)]
    const rest = random.int(8, 35)
    return {
      start: apart,
      base: hundredths(100 - rate),
      target: rest,
      says: {
        en: prose`A cup of coffee at ${role('start', degrees(room + apart))}C stands in a room at ${role('shift', degrees(room))}C. The difference of the temperatures falls by ${role('down', percent(rate))} each minute. After how many minutes is the coffee at ${role('target', degrees(room + rest))}C? Round to the nearest tenth.`,
        es: prose`Una taza de café a ${role('start', degrees(room + apart))}C está en un cuarto a ${role('shift', degrees(room))}C. La diferencia de las temperaturas baja un ${role('down', percent(rate))} cada minuto. ¿Después de cuántos minutos está el café a ${role('target', degrees(room + rest))}C? Redondea a la décima más cercana.`,
      },
      grows: {
        en: line`The difference falls from ${apart} to ${room + rest} − ${room} = ${rest} degrees; each minute leaves ${percent(100 - rate)} of it.`,
        es: line`La diferencia baja de ${apart} a ${room + rest} − ${room} = ${rest} grados; cada minuto queda el ${percent(100 - rate)}.`,
      },
      ends: time => ({
        en: line`The coffee is at ${degrees(room + rest)}C after about ${time} minutes.`,
        es: line`El café está a ${degrees(room + rest)}C después de unos ${time} minutos.`,
      }),
    }
  },
  random => {
    const [start, rate] = [random.int(10, 60) * 10, random.int(8, 30)]
    const rest = random.int(Math.ceil(start / 50), Math.floor(start / 15)) * 5
    return {
      start,
      base: hundredths(100 - rate),
      target: rest,
      says: {
        en: prose`A patient takes ${role('start', start)} milligrams of a medicine. Each hour, the body uses up ${role('down', percent(rate))} of what is left of it. After how many hours are ${role('target', rest)} milligrams left? Round to the nearest tenth.`,
        es: prose`Un paciente toma ${role('start', start)} miligramos de una medicina. Cada hora, el cuerpo consume el ${role('down', percent(rate))} de lo que queda. ¿Después de cuántas horas quedan ${role('target', rest)} miligramos? Redondea a la décima más cercana.`,
      },
      grows: leaves(rate, { en: ['hour', 'hours'], es: ['hora', 'horas'] }),
      ends: time => ({
        en: line`After about ${time} hours, ${rest} milligrams are left.`,
        es: line`Después de unas ${time} horas quedan ${rest} miligramos.`,
      }),
    }
  },
  random => {
    const [start, period] = [random.int(2, 20) * 100, random.int(3, 9)]
    const target = start * random.pick([3, 5, 6, 7, 9, 10])
    return {
      start,
      base: Ratio.of(2),
      period,
      target,
      says: {
        en: prose`A dish holds ${role('start', start)} bacteria, and their number doubles every ${role('double', period)} hours. After how many hours does the dish hold ${role('target', target)} bacteria? Round to the nearest tenth.`,
        es: prose`En una placa hay ${role('start', start)} bacterias y su número se duplica cada ${role('double', period)} horas. ¿Después de cuántas horas hay ${role('target', target)} bacterias? Redondea a la décima más cercana.`,
      },
      grows: {
        en: line`Every ${period} hours there are twice as many: in ${t} hours their number doubles ${over(t, period)} times.`,
        es: line`Cada ${period} horas hay el doble: en ${t} horas su número se duplica ${over(t, period)} veces.`,
      },
      ends: time => ({
        en: line`The dish holds ${target} bacteria after about ${time} hours.`,
        es: line`En la placa hay ${target} bacterias después de unas ${time} horas.`,
      }),
    }
  },
  random => {
    const [start, rate] = [random.int(18, 45) * 1000, random.int(11, 20)]
    const target = random.int(5, Math.floor(start / 2000)) * 1000
    const wanted = money(target * 100)
    return {
      start,
      base: hundredths(100 - rate),
      target,
      says: {
        en: prose`A car is bought for ${role('start', money(start * 100))} and loses ${role('down', percent(rate))} of its value each year. After how many years is it worth ${role('target', wanted)}? Round to the nearest tenth.`,
        es: prose`Un carro se compra por ${role('start', money(start * 100))} y pierde el ${role('down', percent(rate))} de su valor cada año. ¿Después de cuántos años vale ${role('target', wanted)}? Redondea a la décima más cercana.`,
      },
      grows: leaves(rate, { en: ['year', 'years'], es: ['año', 'años'] }),
      ends: time => ({
        en: line`The car is worth ${wanted} after about ${time} years.`,
        es: line`El carro vale ${wanted} después de unos ${time} años.`,
      }),
    }
  },
  random => {
    const [start, rate] = [random.int(3, 30) * 100, random.int(8, 30)]
    const target = start * random.int(4, 12)
    return {
      start,
      base: hundredths(100 + rate),
      target,
      says: {
        en: prose`An app has ${role('start', start)} users. The number of users rises by ${role('up', percent(rate))} each week. After how many weeks does the app have ${role('target', target)} users? Round to the nearest tenth.`,
        es: prose`Una aplicación tiene ${role('start', start)} usuarios. El número de usuarios aumenta un ${role('up', percent(rate))} cada semana. ¿Después de cuántas semanas tiene la aplicación ${role('target', target)} usuarios? Redondea a la décima más cercana.`,
      },
      grows: growsBy(rate, { en: ['week', 'weeks'], es: ['semana', 'semanas'] }),
      ends: time => ({
        en: line`The app has ${target} users after about ${time} weeks.`,
        es: line`La aplicación tiene ${target} usuarios después de unas ${time} semanas.`,
      }),
    }
  },
]

type Period = Both<readonly [one: string, many: string]>

function growsBy(rate: number, { en, es }: Period): Both<readonly Inline[]> {
  const factor = decimal(hundredths(100 + rate))
  return {
    en: ['Multiply by ', factor, ' once for each of the ', t, ` ${en[1]}.`],
    es: ['Multiplica por ', factor, ` una vez por ${es[0]}, durante `, t, ` ${es[1]}.`],
  }
}
function leaves(rate: number, { en, es }: Period): Both<readonly Inline[]> {
  const factor = decimal(hundredths(100 - rate))
  return {
    en: [
      `Each ${en[0]} leaves `,
      percent(100 - rate),
      ': multiply by ',
      factor,
      ' once for each of the ',
      t,
      ` ${en[1]}.`,
    ],
    es: [
      `Cada ${es[0]} deja el `,
      percent(100 - rate),
      ': multiplica por ',
      factor,
      ` una vez por ${es[0]}, durante `,
      t,
      ` ${es[1]}.`,
    ],
  }
}
