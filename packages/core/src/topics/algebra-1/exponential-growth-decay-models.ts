import { formulaChoice } from '../../answer/choice.ts'
import { equationFor } from '../../answer/expression.ts'
import { decimalNumber, integer, moneyAmount } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { type Block, type Both, both, count, name, prose } from '../../content.ts'
import { year } from '../../language/nouns/units.ts'
import { people } from '../../language/people.ts'
import {
  bracketed,
  decimal,
  equation,
  expr,
  join,
  minus,
  money,
  over,
  percent,
  power,
  sum,
  symbol,
  times,
} from '../../math/build.ts'
import { approximate, evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { isClear, roundedNear } from '../algebra-2/shared/rounded.ts'

interface Model {
  readonly start: number
  /** In percent, negative for decay. */
  readonly rate: number
}
const [y, t] = [symbol('y'), symbol('t')]
const factorOf = (rate: number) => Ratio.of(100 + rate, 100)
const formula = (start: number, base: Expr, exponent: Expr): Expr => times(start, power(base, exponent))
const withFactor = ({ start, rate }: Model) => formula(start, decimal(factorOf(rate)), t)
const withRate = ({ start, rate }: Model): Expr => {
  const share = decimal(Ratio.of(Math.abs(rate), 100))
  return formula(start, bracketed(rate < 0 ? minus(1, share) : sum(1, share)), t)
}
/** One step after the other, as a table would. */
function afterSteps(start: Ratio, factor: Ratio, steps: number): number {
  let value = start.toNumber()
  for (let i = 0; i < steps; i++) value += value * (factor.toNumber() - 1)
  return value
}
const isNear = (rounded: Ratio, value: number, places: number) =>
  rounded.times(10 ** places).isInteger && Math.abs(rounded.toNumber() - value) < 0.5000001 / 10 ** places

const stories: readonly {
  readonly start: readonly [from: number, to: number, step: number]
  /** The percents a year, a month or an hour that are likely. */
  readonly rates: readonly [from: number, to: number]
  readonly isGrowth: boolean
  /** Dollars, to the cent. */
  readonly isMoney?: true
  readonly writes: (start: number, rate: number) => Both<Block>
  readonly asks: (start: number, rate: number, years: number) => Both<Block>
}[] = [
  {
    start: [12, 90, 1000],
    rates: [2, 9],
    isGrowth: true,
    writes: (start, rate) => ({
      en: prose`A town has ${start} people. Its population grows by ${percent(rate)} a year. Write a model for the population ${y} after ${t} years.`,
      es: prose`Un pueblo tiene ${start} habitantes. Su población crece un ${percent(rate)} al año. Escribe un modelo para la población ${y} después de ${t} años.`,
    }),
    asks: (start, rate, years) => ({
      en: prose`A town has ${start} people. Its population grows by ${percent(rate)} a year. How many people are there after ${years} years? Use a calculator and round to the nearest whole number.`,
      es: prose`Un pueblo tiene ${start} habitantes. Su población crece un ${percent(rate)} al año. ¿Cuántos habitantes hay después de ${years} años? Usa una calculadora y redondea al número entero más cercano.`,
    }),
  },
  {
    start: [40, 90, 10],
    rates: [5, 30],
    isGrowth: true,
    writes: (start, rate) => ({
      en: prose`A culture starts with ${start} bacteria. The number grows by ${percent(rate)} an hour. Write a model for the number ${y} after ${t} hours.`,
      es: prose`Un cultivo empieza con ${start} bacterias. El número crece un ${percent(rate)} por hora. Escribe un modelo para el número ${y} después de ${t} horas.`,
    }),
    asks: (start, rate, years) => ({
      en: prose`A culture starts with ${start} bacteria. The number grows by ${percent(rate)} an hour. How many bacteria are there after ${years} hours? Use a calculator and round to the nearest whole number.`,
      es: prose`Un cultivo empieza con ${start} bacterias. El número crece un ${percent(rate)} por hora. ¿Cuántas bacterias hay después de ${years} horas? Usa una calculadora y redondea al número entero más cercano.`,
    }),
  },
  {
    start: [20, 80, 10],
    rates: [5, 30],
    isGrowth: false,
    writes: (start, rate) => ({
      en: prose`A patient takes ${start} milligrams of a medicine. The body removes ${percent(rate)} of it an hour. Write a model for the amount ${y} in milligrams after ${t} hours.`,
      es: prose`Un paciente toma ${start} miligramos de una medicina. El cuerpo elimina el ${percent(rate)} por hora. Escribe un modelo para la cantidad ${y} en miligramos después de ${t} horas.`,
    }),
    asks: (start, rate, years) => ({
      en: prose`A patient takes ${start} milligrams of a medicine. The body removes ${percent(rate)} of it an hour. How many milligrams are left after ${years} hours? Use a calculator and round to the nearest whole number.`,
      es: prose`Un paciente toma ${start} miligramos de una medicina. El cuerpo elimina el ${percent(rate)} por hora. ¿Cuántos miligramos quedan después de ${years} horas? Usa una calculadora y redondea al número entero más cercano.`,
    }),
  },
  {
    start: [12, 45, 1000],
    rates: [10, 25],
    isGrowth: false,
    isMoney: true,
    writes: (start, rate) => ({
      en: prose`A car costs ${money(start * 100)}. It loses ${percent(rate)} of its value a year. Write a model for its value ${y} in dollars after ${t} years.`,
      es: prose`Un auto cuesta ${money(start * 100)}. Pierde el ${percent(rate)} de su valor al año. Escribe un modelo para su valor ${y} en dólares después de ${t} años.`,
    }),
    asks: (start, rate, years) => ({
      en: prose`A car costs ${money(start * 100)}. It loses ${percent(rate)} of its value a year. How much is it worth after ${years} years? Use a calculator and round to the nearest cent.`,
      es: prose`Un auto cuesta ${money(start * 100)}. Pierde el ${percent(rate)} de su valor al año. ¿Cuánto vale después de ${years} años? Usa una calculadora y redondea al centavo más cercano.`,
    }),
  },
  {
    start: [20, 95, 100],
    rates: [2, 30],
    isGrowth: true,
    writes: (start, rate) => ({
      en: prose`A website has ${start} subscriptions. The number grows by ${percent(rate)} a month. Write a model for the number ${y} after ${t} months.`,
      es: prose`Un sitio web tiene ${start} suscripciones. El número crece un ${percent(rate)} al mes. Escribe un modelo para el número ${y} después de ${t} meses.`,
    }),
    asks: (start, rate, years) => ({
      en: prose`A website has ${start} subscriptions. The number grows by ${percent(rate)} a month. How many subscriptions are there after ${years} months? Use a calculator and round to the nearest whole number.`,
      es: prose`Un sitio web tiene ${start} suscripciones. El número crece un ${percent(rate)} al mes. ¿Cuántas suscripciones hay después de ${years} meses? Usa una calculadora y redondea al número entero más cercano.`,
    }),
  },
]
const counted = stories.filter(({ isMoney }) => !isMoney)
const drawStory = (random: Random, among = stories) => {
  const story = random.evenly(among)
  const [from, to, step] = story.start
  return { story, start: random.int(from, to) * step, rate: random.int(...story.rates), years: random.int(2, 6) }
}
const valueOf = (start: number, rate: number, steps: number) => start * (1 + rate / 100) ** steps
const signed = ({ story, rate }: ReturnType<typeof drawStory>) => (story.isGrowth ? rate : -rate)
/** By the printed verb: growth or loss. */
const printedFactor = (text: string, rate: Ratio) => (/grows|crece/.test(text) ? rate.plus(1) : Ratio.of(1).minus(rate))

const halves: readonly {
  readonly isHalf: boolean
  readonly says: (start: number, period: number, time: number) => Both<Block>
}[] = [
  {
    isHalf: true,
    says: (start, period, time) => ({
      en: prose`A substance has a half-life of ${period} days. How many grams of ${start} grams are left after ${time} days?`,
      es: prose`Una sustancia tiene una vida media de ${period} días. ¿Cuántos gramos quedan de ${start} gramos después de ${time} días?`,
    }),
  },
  {
    isHalf: false,
    says: (start, period, time) => ({
      en: prose`The number of cells in a dish doubles in ${period} hours. There are ${start} cells at first. How many are there after ${time} hours?`,
      es: prose`El número de células en un plato se duplica en ${period} horas. Al principio hay ${start} células. ¿Cuántas hay después de ${time} horas?`,
    }),
  },
  {
    isHalf: true,
    says: (start, period, time) => ({
      en: prose`The half-life of a medicine is ${period} hours. A patient takes ${start} milligrams. How many milligrams are left after ${time} hours?`,
      es: prose`La vida media de una medicina es de ${period} horas. Un paciente toma ${start} miligramos. ¿Cuántos miligramos quedan después de ${time} horas?`,
    }),
  },
]

const growing = {
  en: prose`Write the starting value and the percent of change per period, in this order. A loss is negative.`,
  es: prose`Escribe el valor inicial y el porcentaje de cambio por período, en este orden. Una pérdida es negativa.`,
}

export const exponentialGrowthDecayModels = defineTopic(
  {
    id: 'exponential-growth-decay-models',
    name: {
      en: 'Exponential growth, decay and compound interest',
      es: 'Crecimiento y decaimiento exponencial e interés compuesto',
    },
    description: {
      en: 'Write and evaluate exponential models for percent growth, decay, half-life and compound interest.',
      es: 'Escribe y evalúa modelos exponenciales de crecimiento porcentual, decaimiento, vida media e interés compuesto.',
    },
    domain: 'Exponential & Other Functions',
    standards: ['F-IF.C.8', 'F-IF.C.8b', 'A-SSE.B.3', 'A-SSE.B.3c', 'F-BF.A.1a', 'F-LE.A.2'],
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    kind: form({
      levels: ['easy'],
      instruction: {
        en: prose`Is it exponential growth or decay?`,
        es: prose`¿Es crecimiento o decaimiento exponencial?`,
      },
      lines: 1,
      draw: random => ({
        model: { start: random.int(2, 90) * 10, rate: random.int(1, 60) * random.evenly([1, -1]) },
        style: random.evenly(['factor', 'rate']),
      }),
      answer: option({
        growth: { en: prose`growth`, es: prose`crecimiento` },
        decay: { en: prose`decay`, es: prose`decaimiento` },
      }),
      solve: ({ model }) => (model.rate > 0 ? 'growth' : 'decay'),
      ask: ({ model, style }) => both(equation(y, style === 'factor' ? withFactor(model) : withRate(model))),
      check(printed, answer) {
        const { right } = printed.one('relation')
        return (answer === 'growth') === evaluate(right, { t: 1 }).compare(evaluate(right, { t: 0 })) > 0
      },
    }),

    read: form({
      levels: ['easy'],
      share: 2,
      instruction: growing,
      lines: 1,
      draw: random => ({
        model: { start: random.int(2, 90) * 10, rate: random.int(1, 60) * random.evenly([1, -1]) },
        style: random.evenly(['factor', 'rate']),
      }),
      answer: numberList,
      solve: ({ model: { start, rate } }) => [start, percent(expr(rate))],
      ask: ({ model, style }) => both(equation(y, style === 'factor' ? withFactor(model) : withRate(model))),
      check(printed, [start, rate]) {
        const { right } = printed.one('relation')
        const [first, second] = [0, 1].map(value => evaluate(right, { t: value }))
        return exact(start ?? 0).equals(first!) && exact(rate ?? 0).equals(second!.minus(first!).over(first!))
      },
    }),

    writeModel: form({
      levels: ['medium'],
      lines: 2,
      draw: random => drawStory(random),
      answer: equationFor('y'),
      solve: ({ story, start, rate }) => withFactor({ start, rate: story.isGrowth ? rate : -rate }),
      ask: ({ story, start, rate }) => story.writes(start, rate),
      check(printed, answer) {
        const [start, rate] = printed.numbers
        if (!start || !rate) return false
        const factor = printedFactor(printed.text, rate)
        return [0, 1, 2].every(value => evaluate(answer, { t: value }).equals(start.times(factor.power(value))))
      },
    }),

    evaluate: form({
      levels: ['medium'],
      share: 2,
      lines: 3,
      draw: random =>
        random.until(
          () => drawStory(random, counted),
          drawn => isClear(valueOf(drawn.start, signed(drawn), drawn.years), 0),
        ),
      answer: integer,
      solve: drawn => roundedNear(valueOf(drawn.start, signed(drawn), drawn.years), 0),
      ask: ({ story, start, rate, years }) => story.asks(start, rate, years),
      check(printed, answer) {
        const [start, rate, years] = printed.numbers
        if (!start || !rate || !years) return false
        return isNear(exact(answer), afterSteps(start, printedFactor(printed.text, rate), years.n), 0)
      },
    }),

    worth: form({
      levels: ['medium'],
      lines: 3,
      draw: random =>
        random.until(
          () =>
            drawStory(
              random,
              stories.filter(({ isMoney }) => isMoney),
            ),
          drawn => isClear(valueOf(drawn.start, signed(drawn), drawn.years), 2),
        ),
      answer: moneyAmount,
      solve: drawn => Math.round(valueOf(drawn.start, signed(drawn), drawn.years) * 100),
      ask: ({ story, start, rate, years }) => story.asks(start, rate, years),
      check(printed, cents) {
        const [start, rate, years] = printed.numbers
        if (!start || !rate || !years) return false
        return isNear(Ratio.of(cents, 100), afterSteps(start, printedFactor(printed.text, rate), years.n), 2)
      },
    }),

    yearly: form({
      levels: ['medium'],
      lines: 3,
      draw: random => ({
        saver: random.pick(people),
        ...random.until(
          () => ({ start: random.int(4, 80) * 50, rate: random.int(2, 9), years: random.int(2, 4) }),
          ({ start, rate, years }) => isClear(valueOf(start, rate, years), 2),
        ),
      }),
      answer: moneyAmount,
      solve: ({ start, rate, years }) => Math.round(valueOf(start, rate, years) * 100),
      ask: ({ saver, start, rate, years }) => ({
        en: prose`${name(saver)} puts ${money(start * 100)} into an account that pays ${percent(rate)} interest compounded yearly. How much is in the account after ${count(years, year)}? Use a calculator and round to the nearest cent.`,
        es: prose`${name(saver)} deposita ${money(start * 100)} en una cuenta que paga un interés del ${percent(rate)} compuesto anualmente. ¿Cuánto hay en la cuenta después de ${count(years, year)}? Usa una calculadora y redondea al centavo más cercano.`,
      }),
      check(printed, answer) {
        const [start, rate, years] = printed.numbers
        if (!start || !rate || !years) return false
        return isNear(exact(answer).over(100), afterSteps(start, rate.plus(1), years.n), 2)
      },
    }),

    compounded: form({
      levels: ['hard'],
      lines: 4,
      draw: random =>
        random.until(
          () => {
            const perYear = random.evenly([12, 4])
            const [start, rate, years] = [random.int(4, 80) * 50, random.int(2, 9), random.int(1, 5)]
            return { perYear, start, rate, years, value: start * (1 + rate / 100 / perYear) ** (perYear * years) }
          },
          ({ value }) => isClear(value, 2),
        ),
      answer: moneyAmount,
      solve: ({ value }) => Math.round(value * 100),
      ask: ({ perYear, start, rate, years }) =>
        perYear === 12
          ? {
              en: prose`An account starts with ${money(start * 100)} and pays ${percent(rate)} a year, compounded monthly. How much is in it after ${count(years, year)}? Use a calculator and round to the nearest cent.`,
              es: prose`Una cuenta empieza con ${money(start * 100)} y paga el ${percent(rate)} anual, compuesto mensualmente. ¿Cuánto hay después de ${count(years, year)}? Usa una calculadora y redondea al centavo más cercano.`,
            }
          : {
              en: prose`An account starts with ${money(start * 100)} and pays ${percent(rate)} a year, compounded quarterly. How much is in it after ${count(years, year)}? Use a calculator and round to the nearest cent.`,
              es: prose`Una cuenta empieza con ${money(start * 100)} y paga el ${percent(rate)} anual, compuesto trimestralmente. ¿Cuánto hay después de ${count(years, year)}? Usa una calculadora y redondea al centavo más cercano.`,
            },
      check(printed, answer) {
        const [start, rate, years] = printed.numbers
        if (!start || !rate || !years) return false
        const perYear = /monthly|mensualmente/.test(printed.text) ? 12 : 4
        return isNear(exact(answer).over(100), afterSteps(start, rate.over(perYear).plus(1), perYear * years.n), 2)
      },
    }),

    halfLife: form({
      levels: ['hard'],
      lines: 3,
      draw: random => {
        const [story, periods, period] = [random.evenly(halves), random.int(2, 5), random.int(2, 12)]
        return {
          story,
          periods,
          period,
          start: story.isHalf ? random.int(1, 12) * 2 ** periods * 5 : random.int(3, 60) * 10,
        }
      },
      answer: integer,
      solve: ({ story, periods, start }) => (story.isHalf ? start / 2 ** periods : start * 2 ** periods),
      ask: ({ story, periods, period, start }) => story.says(start, period, period * periods),
      // Halved or doubled period by period; the period is the number that goes into the last.
      check(printed, answer) {
        const numbers = printed.numbers.map(value => value.n)
        const [first = 1, second = 1, time = 1] = numbers
        const [period, start] = [first, second]
        const isHalf = /half-life|vida media/.test(printed.text)
        let [left, amount] = [time, start]
        while (left > 0) {
          left -= period
          amount = isHalf ? amount / 2 : amount * 2
        }
        return exact(answer).equals(Math.round(amount)) && Number.isInteger(amount)
      },
    }),

    monthlyRate: form({
      levels: ['hard'],
      draw: random => ({ rate: random.int(3, 30), start: random.int(2, 40) * 100 }),
      answer: formulaChoice,
      solve: ({ start, rate }) => equation(y, formula(start, bracketed(monthlyFactor(rate)), join(12, t))),
      mistakes: ({ start, rate }) => ({
        divided: equation(y, formula(start, decimal(factorOf(rate)), over(t, 12))),
        rateDivided: equation(y, formula(start, bracketed(over(decimal(factorOf(rate)), 12)), join(12, t))),
        yearlyEveryMonth: equation(y, formula(start, decimal(factorOf(rate)), join(12, t))),
      }),
      ask: ({ start, rate }) => {
        const of = equation(y, withFactor({ start, rate }))
        return {
          en: prose`An amount grows by ${of}, with ${t} in years. Which form shows the monthly growth factor?`,
          es: prose`Una cantidad crece según ${of}, con ${t} en años. ¿Qué forma muestra el factor de crecimiento mensual?`,
        }
      },
      check(printed, answer) {
        const { right } = printed.one('relation')
        const shown = expr(answer)
        return (
          shown.kind === 'relation' &&
          [1, 2, 5].every(
            value => Math.abs(approximate(shown.right, { t: value }) / approximate(right, { t: value }) - 1) < 1e-9,
          )
        )
      },
    }),

    monthlyDecimal: form({
      levels: ['hard'],
      lines: 2,
      draw: random => ({ rate: random.int(10, 30), start: random.int(2, 40) * 100 }),
      answer: formulaChoice,
      solve: ({ rate }) => fourPlaces((1 + rate / 100) ** (1 / 12)),
      mistakes: ({ rate }) => ({
        rateDivided: fourPlaces(1 + rate / 1200),
        factorDivided: fourPlaces((1 + rate / 100) / 12),
        yearlyFactor: fourPlaces(1 + rate / 100),
      }),
      ask: ({ start, rate }) => {
        const of = equation(y, withFactor({ start, rate }))
        return {
          en: prose`An amount grows by ${of}, with ${t} in years. Which number is closest to its monthly growth factor?`,
          es: prose`Una cantidad crece según ${of}, con ${t} en años. ¿Qué número es el más cercano a su factor de crecimiento mensual?`,
        }
      },
      // Twelve months make the year.
      check(printed, answer) {
        const { right } = printed.one('relation')
        const [first, second] = [0, 1].map(value => evaluate(right, { t: value }).toNumber())
        let amount = first!
        for (let month = 0; month < 12; month++) amount *= exact(answer).toNumber()
        return Math.abs(amount / second! - 1) < 0.0007
      },
    }),

    firstYear: form({
      levels: ['hard'],
      lines: 4,
      draw: random =>
        random.until(
          () => {
            const [start, rate, years] = [random.int(10, 60) * 100, random.int(5, 25), random.int(3, 7)]
            const target = Math.round((start * (1 + rate / 100) ** (years - 0.5)) / 100) * 100
            return { start, rate, years, target }
          },
          ({ start, rate, years, target }) =>
            start * (1 + rate / 100) ** (years - 1) < target * 0.99 &&
            start * (1 + rate / 100) ** years > target * 1.01,
        ),
      answer: integer,
      solve: ({ years }) => years,
      ask: ({ start, rate, target }) => ({
        en: prose`A fund is worth ${money(start * 100)} and grows by ${percent(rate)} a year. After how many whole years is it first worth more than ${money(target * 100)}? Use a table.`,
        es: prose`Un fondo vale ${money(start * 100)} y crece un ${percent(rate)} al año. ¿Después de cuántos años completos vale por primera vez más de ${money(target * 100)}? Usa una tabla.`,
      }),
      check(printed, answer) {
        const [start, rate, target] = printed.numbers
        if (!start || !rate || !target) return false
        const years = exact(answer).n
        const at = (count: number) => afterSteps(start, rate.plus(1), count)
        return years > 0 && at(years) > target.toNumber() && at(years - 1) < target.toNumber()
      },
    }),

    substitute: form({
      levels: ['medium'],
      lines: 2,
      draw: random =>
        random.until(
          () => ({ start: random.int(2, 40) * 10, rate: random.int(2, 30) * random.sign(), at: random.int(2, 4) }),
          ({ start, rate, at }) => isClear(valueOf(start, rate, at), 2),
        ),
      answer: decimalNumber,
      solve: ({ start, rate, at }) => decimal(roundedNear(valueOf(start, rate, at), 2), 2),
      ask: ({ start, rate, at }) => {
        const [of, when] = [equation(y, withFactor({ start, rate })), equation(t, at)]
        return {
          en: prose`Evaluate ${of} for ${when}. Use a calculator and round to the nearest hundredth.`,
          es: prose`Evalúa ${of} para ${when}. Usa una calculadora y redondea a la centésima más cercana.`,
        }
      },
      check(printed, answer) {
        const [of, when] = printed.all('relation')
        if (!of || !when) return false
        const [first, second] = [0, 1].map(value => evaluate(of.right, { t: value }))
        return isNear(exact(answer), afterSteps(first!, second!.over(first!), evaluate(when.right).n), 2)
      },
    }),
  }),
)

const fourPlaces = (value: number): Expr => decimal(Ratio.of(Math.round(value * 10_000), 10_000), 4)

/** 1.15^(1/12). */
const monthlyFactor = (rate: number): Expr => power(decimal(factorOf(rate)), over(1, 12))
