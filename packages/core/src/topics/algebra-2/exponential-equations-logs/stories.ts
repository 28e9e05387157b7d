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
  expr,
  type Inline,
  join,
  line,
  money,
  over,
  power,
  prose,
  type Random,
  Ratio,
  relation,
  type Step,
  step,
  sum,
  symbol,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { baseExpr } from './parts.ts'

/** letter = shift + start · base^exponent, which reaches the target after a time. */
export interface Growth {
  readonly letter: string
  readonly shift: number
  readonly start: number
  readonly base: 'e' | Ratio
  /** What t is multiplied by in the exponent, as a decimal; or what it is divided by. */
  readonly rate?: Ratio
  readonly period?: number
  readonly target: number
  readonly says: (model: Expr) => Both<Block>
  readonly ends: (time: Value) => Both<readonly Inline[]>
}

const t = symbol('t')
const exponentOf = ({ rate, period }: Growth): Expr =>
  rate ? join(decimal(rate), t) : period === undefined ? t : over(t, period)
const baseOf = ({ base }: Growth): Expr =>
  base === 'e' ? baseExpr('e') : base.equals(Ratio.of(1, 2)) ? expr(base) : decimal(base)
const grown = (of: Growth): Expr => join(of.start, power(baseOf(of), exponentOf(of)))
export const modelOf = (of: Growth): Expr =>
  equation(symbol(of.letter), of.shift === 0 ? grown(of) : sum(of.shift, grown(of)))

export const timeOf = ({ shift, start, base, rate, period = 1, target }: Growth): number =>
  Math.log((target - shift) / start) / (base === 'e' ? 1 : Math.log(base.toNumber())) / (rate?.toNumber() ?? 1 / period)

export function storySteps(of: Growth, time: Value): readonly Step[] {
  const ratio = Ratio.of(of.target - of.shift, of.start)
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
    step(equation(of.shift === 0 ? grown(of) : sum(of.shift, grown(of)), of.target), because.writeEquation),
    ...(of.shift === 0
      ? []
      : [step(equation(grown(of), of.target - of.shift), because.subtractFromBothSides, { value: of.shift })]),
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

export const stories: readonly ((random: Random) => Growth)[] = [
  random => {
    const [start, factor] = [random.int(10, 90) * 100, random.int(2, 4)]
    const wanted = money(start * factor * 100)
    return {
      letter: 'A',
      shift: 0,
      start,
      base: 'e',
      rate: Ratio.of(random.int(20, 80), 1000),
      target: start * factor,
      says: model => ({
        en: prose`An investment is worth ${model} dollars after ${t} years. After how many years is it worth ${wanted}? Round to the nearest tenth.`,
        es: prose`Una inversión vale ${model} dólares después de ${t} años. ¿Después de cuántos años vale ${wanted}? Redondea a la décima más cercana.`,
      }),
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
      letter: 'N',
      shift: 0,
      start,
      base: Ratio.of(1, 2),
      period,
      target: rest,
      says: model => ({
        en: prose`A radioactive sample has ${model} grams left after ${t} days. After how many days are ${rest} grams left? Round to the nearest tenth.`,
        es: prose`De una muestra radiactiva quedan ${model} gramos después de ${t} días. ¿Después de cuántos días quedan ${rest} gramos? Redondea a la décima más cercana.`,
      }),
      ends: time => ({
        en: line`After about ${time} days, ${rest} grams are left.`,
        es: line`Después de unos ${time} días quedan ${rest} gramos.`,
      }),
    }
  },
  random => {
    const start = random.int(12, 90) * 1000
    const target = start + random.int(5, 60) * 1000
    return {
      letter: 'P',
      shift: 0,
      start,
      base: Ratio.of(100 + random.int(1, 6), 100),
      target,
      says: model => ({
        en: prose`The population of a town after ${t} years is ${model}. After how many years is it ${target}? Round to the nearest tenth.`,
        es: prose`La población de un pueblo después de ${t} años es ${model}. ¿Después de cuántos años es de ${target}? Redondea a la décima más cercana.`,
      }),
      ends: time => ({
        en: line`The population is ${target} after about ${time} years.`,
        es: line`La población es de ${target} después de unos ${time} años.`,
      }),
    }
  },
  random => {
    const [shift, start] = [random.int(18, 24), random.int(50, 70)]
    const target = random.int(shift + 8, shift + 35)
    return {
      letter: 'T',
      shift,
      start,
      base: 'e',
      rate: Ratio.of(-random.int(3, 12), 100),
      target,
      says: model => ({
        en: prose`The temperature of a cup of coffee in degrees Celsius after ${t} minutes is ${model}. After how many minutes is it ${degrees(target)}? Round to the nearest tenth.`,
        es: prose`La temperatura de una taza de café en grados Celsius después de ${t} minutos es ${model}. ¿Después de cuántos minutos es de ${degrees(target)}? Redondea a la décima más cercana.`,
      }),
      ends: time => ({
        en: line`The coffee is at ${degrees(target)} after about ${time} minutes.`,
        es: line`El café está a ${degrees(target)} después de unos ${time} minutos.`,
      }),
    }
  },
  random => {
    const start = random.int(10, 60) * 10
    const rest = random.int(Math.ceil(start / 50), Math.floor(start / 15)) * 5
    return {
      letter: 'M',
      shift: 0,
      start,
      base: Ratio.of(100 - random.int(8, 30), 100),
      target: rest,
      says: model => ({
        en: prose`After ${t} hours, ${model} milligrams of a medicine are in the body. After how many hours are ${rest} milligrams left? Round to the nearest tenth.`,
        es: prose`Después de ${t} horas hay ${model} miligramos de una medicina en el cuerpo. ¿Después de cuántas horas quedan ${rest} miligramos? Redondea a la décima más cercana.`,
      }),
      ends: time => ({
        en: line`After about ${time} hours, ${rest} milligrams are left.`,
        es: line`Después de unas ${time} horas quedan ${rest} miligramos.`,
      }),
    }
  },
  random => {
    const start = random.int(2, 20) * 100
    const target = start * random.int(3, 9)
    return {
      letter: 'B',
      shift: 0,
      start,
      base: 'e',
      rate: Ratio.of(random.int(15, 60), 100),
      target,
      says: model => ({
        en: prose`A dish holds ${model} bacteria after ${t} hours. After how many hours does it hold ${target} bacteria? Round to the nearest tenth.`,
        es: prose`En una placa hay ${model} bacterias después de ${t} horas. ¿Después de cuántas horas hay ${target} bacterias? Redondea a la décima más cercana.`,
      }),
      ends: time => ({
        en: line`The dish holds ${target} bacteria after about ${time} hours.`,
        es: line`En la placa hay ${target} bacterias después de unas ${time} horas.`,
      }),
    }
  },
  random => {
    const start = random.int(18, 45) * 1000
    const target = random.int(5, Math.floor(start / 2000)) * 1000
    const wanted = money(target * 100)
    return {
      letter: 'V',
      shift: 0,
      start,
      base: Ratio.of(100 - random.int(11, 20), 100),
      target,
      says: model => ({
        en: prose`A car is worth ${model} dollars after ${t} years. After how many years is it worth ${wanted}? Round to the nearest tenth.`,
        es: prose`Un carro vale ${model} dólares después de ${t} años. ¿Después de cuántos años vale ${wanted}? Redondea a la décima más cercana.`,
      }),
      ends: time => ({
        en: line`The car is worth ${wanted} after about ${time} years.`,
        es: line`El carro vale ${wanted} después de unos ${time} años.`,
      }),
    }
  },
  random => {
    const start = random.int(3, 30) * 100
    const target = start * random.int(4, 12)
    return {
      letter: 'D',
      shift: 0,
      start,
      base: Ratio.of(100 + random.int(8, 30), 100),
      target,
      says: model => ({
        en: prose`An app has ${model} downloads after ${t} weeks. After how many weeks does it have ${target} downloads? Round to the nearest tenth.`,
        es: prose`Una aplicación tiene ${model} descargas después de ${t} semanas. ¿Después de cuántas semanas tiene ${target} descargas? Redondea a la décima más cercana.`,
      }),
      ends: time => ({
        en: line`The app has ${target} downloads after about ${time} weeks.`,
        es: line`La aplicación tiene ${target} descargas después de unas ${time} semanas.`,
      }),
    }
  },
]
