import {
  type Block,
  type Both,
  decimal,
  decimalNumber,
  equation,
  equationFor,
  evaluate,
  exact,
  type FormMaker,
  integer,
  money,
  moneyAmount,
  people,
  percent,
  prose,
  type Random,
  Ratio,
} from '../../../author.ts'
import { isClear, roundedNear } from '../../kit/rounding/rounded.ts'
import type { levels } from './levels.ts'
import { interestStories } from './money-stories.ts'
import { afterSteps, isWithin, t, withFactor, y } from './parts.ts'

const valueOf = (start: number, rate: number, steps: number) => start * (1 + rate / 100) ** steps

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
      es: prose`Una ciudad tiene ${start} habitantes. Su población crece un ${percent(rate)} al año. Escribe un modelo para la población ${y} después de ${t} años.`,
    }),
    asks: (start, rate, years) => ({
      en: prose`A town has ${start} people. Its population grows by ${percent(rate)} a year. How many people are there after ${years} years? Use a calculator and round to the nearest whole number.`,
      es: prose`Una ciudad tiene ${start} habitantes. Su población crece un ${percent(rate)} al año. ¿Cuántos habitantes hay después de ${years} años? Usa una calculadora y redondea al número entero más cercano.`,
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
      en: prose`A patient takes ${start} milligrams of a medicine. Each hour, the body removes ${percent(rate)} of what is left. Write a model for the amount ${y} in milligrams after ${t} hours.`,
      es: prose`Un paciente toma ${start} miligramos de una medicina. Cada hora el cuerpo elimina el ${percent(rate)} de lo que queda. Escribe un modelo para la cantidad ${y} en miligramos después de ${t} horas.`,
    }),
    asks: (start, rate, years) => ({
      en: prose`A patient takes ${start} milligrams of a medicine. Each hour, the body removes ${percent(rate)} of what is left. How many milligrams are left after ${years} hours? Use a calculator and round to the nearest whole number.`,
      es: prose`Un paciente toma ${start} miligramos de una medicina. Cada hora el cuerpo elimina el ${percent(rate)} de lo que queda. ¿Cuántos miligramos quedan después de ${years} horas? Usa una calculadora y redondea al número entero más cercano.`,
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
    start: [8, 60, 100],
    rates: [2, 9],
    isGrowth: true,
    isMoney: true,
    writes: (start, rate) => ({
      en: prose`A painting is worth ${money(start * 100)}. Its value grows by ${percent(rate)} a year. Write a model for its value ${y} in dollars after ${t} years.`,
      es: prose`Una pintura vale ${money(start * 100)}. Su valor crece un ${percent(rate)} al año. Escribe un modelo para su valor ${y} en dólares después de ${t} años.`,
    }),
    asks: (start, rate, years) => ({
      en: prose`A painting is worth ${money(start * 100)}. Its value grows by ${percent(rate)} a year. How much is it worth after ${years} years? Use a calculator and round to the nearest cent.`,
      es: prose`Una pintura vale ${money(start * 100)}. Su valor crece un ${percent(rate)} al año. ¿Cuánto vale después de ${years} años? Usa una calculadora y redondea al centavo más cercano.`,
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

const signed = ({ story, rate }: ReturnType<typeof drawStory>) => (story.isGrowth ? rate : -rate)

/** By the printed verb: growth or loss. */
const printedFactor = (text: string, rate: Ratio) => (/grows|crece/.test(text) ? rate.plus(1) : Ratio.of(1).minus(rate))

export const mediumForms = (form: FormMaker<typeof levels>) => ({
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
      return isWithin(exact(answer), afterSteps(start, printedFactor(printed.text, rate), years.n), 0)
    },
  }),

  worth: form({
    levels: ['medium'],
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
      return isWithin(Ratio.of(cents, 100), afterSteps(start, printedFactor(printed.text, rate), years.n), 2)
    },
  }),

  yearly: form({
    levels: ['medium'],
    draw: random => ({
      story: random.evenly(interestStories),
      saver: random.pick(people),
      ...random.until(
        () => ({ start: random.int(4, 80) * 50, rate: random.int(2, 9), years: random.int(2, 4) }),
        ({ start, rate, years }) => isClear(valueOf(start, rate, years), 2),
      ),
    }),
    answer: moneyAmount,
    solve: ({ start, rate, years }) => Math.round(valueOf(start, rate, years) * 100),
    ask: ({ story, saver, start, rate, years }) => story(start, rate, years, saver),
    check(printed, answer) {
      const [start, rate, years] = printed.numbers
      if (!start || !rate || !years) return false
      return isWithin(exact(answer).over(100), afterSteps(start, rate.plus(1), years.n), 2)
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
      return isWithin(exact(answer), afterSteps(first!, second!.over(first!), evaluate(when.right).n), 2)
    },
  }),
})
