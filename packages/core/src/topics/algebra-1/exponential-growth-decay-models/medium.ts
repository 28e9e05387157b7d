import {
  answerStep,
  type Block,
  type Both,
  decimal,
  decimalNumber,
  type Expr,
  equation,
  equationFor,
  evaluate,
  exact,
  expr,
  type FormMaker,
  type Inline,
  integer,
  line,
  m,
  money,
  moneyAmount,
  people,
  percent,
  price,
  prose,
  type Random,
  Ratio,
  relation,
  step,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { roundedNear } from '../../kit/rounding/rounded.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import { interestStories } from './money-stories.ts'
import {
  afterSteps,
  factorOf,
  factorStep,
  formula,
  isRounded,
  isWithin,
  t,
  valueSteps,
  withFactor,
  y,
} from './parts.ts'

const valueOf = (start: number, rate: number, steps: number) => start * (1 + rate / 100) ** steps

const FORM = m`y = a b^t`

const stories: readonly {
  readonly start: readonly [from: number, to: number, step: number]
  /** The percents a year, a month or an hour that are likely. */
  readonly rates: readonly [from: number, to: number]
  readonly isGrowth: boolean
  /** Dollars, to the cent. */
  readonly isMoney?: true
  readonly writes: (start: number, rate: number) => Both<Block>
  readonly asks: (start: number, rate: number, years: number) => Both<Block>
  readonly tells: (amount: Expr, years: number) => Both<readonly Inline[]>
}[] = [
  {
    start: [12, 90, 1000],
    rates: [2, 4],
    isGrowth: true,
    writes: (start, rate) => ({
      en: prose`A city has ${start} people. Its population grows by ${percent(rate)} a year. Write a model for the population ${y} after ${t} years in the form ${FORM}.`,
      es: prose`Una ciudad tiene ${start} habitantes. Su población crece un ${percent(rate)} al año. Escribe un modelo para la población ${y} después de ${t} años en la forma ${FORM}.`,
    }),
    asks: (start, rate, years) => ({
      en: prose`A city has ${start} people. Its population grows by ${percent(rate)} a year. How many people are there after ${years} years? Use a calculator and round to the nearest whole number.`,
      es: prose`Una ciudad tiene ${start} habitantes. Su población crece un ${percent(rate)} al año. ¿Cuántos habitantes hay después de ${years} años? Usa una calculadora y redondea al número entero más cercano.`,
    }),
    tells: (amount, years) => ({
      en: line`After ${years} years there are about ${amount} people.`,
      es: line`Después de ${years} años hay unos ${amount} habitantes.`,
    }),
  },
  {
    start: [40, 90, 10],
    rates: [5, 30],
    isGrowth: true,
    writes: (start, rate) => ({
      en: prose`A culture starts with ${start} bacteria. The number grows by ${percent(rate)} an hour. Write a model for the number ${y} after ${t} hours in the form ${FORM}.`,
      es: prose`Un cultivo empieza con ${start} bacterias. El número crece un ${percent(rate)} por hora. Escribe un modelo para el número ${y} después de ${t} horas en la forma ${FORM}.`,
    }),
    asks: (start, rate, years) => ({
      en: prose`A culture starts with ${start} bacteria. The number grows by ${percent(rate)} an hour. How many bacteria are there after ${years} hours? Use a calculator and round to the nearest whole number.`,
      es: prose`Un cultivo empieza con ${start} bacterias. El número crece un ${percent(rate)} por hora. ¿Cuántas bacterias hay después de ${years} horas? Usa una calculadora y redondea al número entero más cercano.`,
    }),
    tells: (amount, years) => ({
      en: line`After ${years} hours there are about ${amount} bacteria.`,
      es: line`Después de ${years} horas hay unas ${amount} bacterias.`,
    }),
  },
  {
    start: [20, 80, 10],
    rates: [5, 30],
    isGrowth: false,
    writes: (start, rate) => ({
      en: prose`A patient takes ${start} milligrams of a medicine. Each hour, the body removes ${percent(rate)} of what is left. Write a model for the amount ${y} in milligrams after ${t} hours in the form ${FORM}.`,
      es: prose`Un paciente toma ${start} miligramos de una medicina. Cada hora el cuerpo elimina el ${percent(rate)} de lo que queda. Escribe un modelo para la cantidad ${y} en miligramos después de ${t} horas en la forma ${FORM}.`,
    }),
    asks: (start, rate, years) => ({
      en: prose`A patient takes ${start} milligrams of a medicine. Each hour, the body removes ${percent(rate)} of what is left. How many milligrams are left after ${years} hours? Use a calculator and round to the nearest whole number.`,
      es: prose`Un paciente toma ${start} miligramos de una medicina. Cada hora el cuerpo elimina el ${percent(rate)} de lo que queda. ¿Cuántos miligramos quedan después de ${years} horas? Usa una calculadora y redondea al número entero más cercano.`,
    }),
    tells: (amount, years) => ({
      en: line`After ${years} hours about ${amount} milligrams are left.`,
      es: line`Después de ${years} horas quedan unos ${amount} miligramos.`,
    }),
  },
  {
    start: [12, 45, 1000],
    rates: [10, 25],
    isGrowth: false,
    isMoney: true,
    writes: (start, rate) => ({
      en: prose`A car costs ${money(start * 100)}. It loses ${percent(rate)} of its value a year. Write a model for its value ${y} in dollars after ${t} years in the form ${FORM}.`,
      es: prose`Un auto cuesta ${money(start * 100)}. Pierde el ${percent(rate)} de su valor al año. Escribe un modelo para su valor ${y} en dólares después de ${t} años en la forma ${FORM}.`,
    }),
    asks: (start, rate, years) => ({
      en: prose`A car costs ${money(start * 100)}. It loses ${percent(rate)} of its value a year. How much is it worth after ${years} years? Use a calculator and round to the nearest cent.`,
      es: prose`Un auto cuesta ${money(start * 100)}. Pierde el ${percent(rate)} de su valor al año. ¿Cuánto vale después de ${years} años? Usa una calculadora y redondea al centavo más cercano.`,
    }),
    tells: (amount, years) => ({
      en: line`After ${years} years the car is worth about ${amount}.`,
      es: line`Después de ${years} años el auto vale unos ${amount}.`,
    }),
  },
  {
    start: [8, 60, 100],
    rates: [2, 9],
    isGrowth: true,
    isMoney: true,
    writes: (start, rate) => ({
      en: prose`A painting is worth ${money(start * 100)}. Its value grows by ${percent(rate)} a year. Write a model for its value ${y} in dollars after ${t} years in the form ${FORM}.`,
      es: prose`Una pintura vale ${money(start * 100)}. Su valor crece un ${percent(rate)} al año. Escribe un modelo para su valor ${y} en dólares después de ${t} años en la forma ${FORM}.`,
    }),
    asks: (start, rate, years) => ({
      en: prose`A painting is worth ${money(start * 100)}. Its value grows by ${percent(rate)} a year. How much is it worth after ${years} years? Use a calculator and round to the nearest cent.`,
      es: prose`Una pintura vale ${money(start * 100)}. Su valor crece un ${percent(rate)} al año. ¿Cuánto vale después de ${years} años? Usa una calculadora y redondea al centavo más cercano.`,
    }),
    tells: (amount, years) => ({
      en: line`After ${years} years the painting is worth about ${amount}.`,
      es: line`Después de ${years} años la pintura vale unos ${amount}.`,
    }),
  },
  {
    start: [20, 95, 100],
    rates: [2, 30],
    isGrowth: true,
    writes: (start, rate) => ({
      en: prose`A website has ${start} subscriptions. The number grows by ${percent(rate)} a month. Write a model for the number ${y} after ${t} months in the form ${FORM}.`,
      es: prose`Un sitio web tiene ${start} suscripciones. El número crece un ${percent(rate)} al mes. Escribe un modelo para el número ${y} después de ${t} meses en la forma ${FORM}.`,
    }),
    asks: (start, rate, years) => ({
      en: prose`A website has ${start} subscriptions. The number grows by ${percent(rate)} a month. How many subscriptions are there after ${years} months? Use a calculator and round to the nearest whole number.`,
      es: prose`Un sitio web tiene ${start} suscripciones. El número crece un ${percent(rate)} al mes. ¿Cuántas suscripciones hay después de ${years} meses? Usa una calculadora y redondea al número entero más cercano.`,
    }),
    tells: (amount, years) => ({
      en: line`After ${years} months there are about ${amount} subscriptions.`,
      es: line`Después de ${years} meses hay unas ${amount} suscripciones.`,
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
    share: 2,
    lines: 2,
    draw: random => drawStory(random, counted),
    answer: equationFor('y'),
    solve: ({ story, start, rate }) => withFactor({ start, rate: story.isGrowth ? rate : -rate }),
    ask: ({ story, start, rate }) => story.writes(start, rate),
    solution: (drawn, answer) => [
      factorStep(signed(drawn)),
      answerStep(equation(y, answer), {
        en: line`Starting value times factor to the power ${t}.`,
        es: line`Valor inicial por el factor elevado a ${t}.`,
      }),
    ],
    check(printed, answer) {
      const [start, rate] = printed.take(2)
      const factor = printedFactor(printed.text, rate)
      return [0, 1, 2].every(value => evaluate(answer, { t: value }).equals(start.times(factor.power(value))))
    },
  }),

  evaluate: form({
    levels: ['medium'],

    draw: random =>
      random.until(
        () => drawStory(random, startingAt(counted, 2)),
        drawn => isRounded(valueOf(drawn.start, signed(drawn), drawn.years), 0),
      ),
    answer: integer,
    solve: drawn => roundedNear(valueOf(drawn.start, signed(drawn), drawn.years), 0),
    ask: ({ story, start, rate, years }) => story.asks(start, rate, years),
    solution: (drawn, answer) =>
      valueSteps(
        { start: drawn.start, rate: signed(drawn) },
        drawn.years,
        answer,
        drawn.story.tells(expr(answer), drawn.years),
      ),
    check(printed, answer) {
      const [start, rate, years] = printed.take(3)
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
        drawn => isRounded(valueOf(drawn.start, signed(drawn), drawn.years), 2),
      ),
    answer: moneyAmount,
    solve: drawn => Math.round(valueOf(drawn.start, signed(drawn), drawn.years) * 100),
    ask: ({ story, start, rate, years }) => story.asks(start, rate, years),
    solution: (drawn, answer) =>
      valueSteps(
        { start: drawn.start, rate: signed(drawn) },
        drawn.years,
        price(answer),
        drawn.story.tells(price(answer), drawn.years),
      ),
    check(printed, cents) {
      const [start, rate, years] = printed.take(3)
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
        ({ start, rate, years }) => isRounded(valueOf(start, rate, years), 2),
      ),
    }),
    answer: moneyAmount,
    solve: ({ start, rate, years }) => Math.round(valueOf(start, rate, years) * 100),
    ask: ({ story, saver, start, rate, years }) => story.asks(start, rate, years, saver),
    solution: ({ story, start, rate, years }, answer) =>
      valueSteps({ start, rate }, years, price(answer), story.tells(price(answer))),
    check(printed, answer) {
      const [start, rate, years] = printed.take(3)
      return isWithin(exact(answer).over(100), afterSteps(start, rate.plus(1), years.n), 2)
    },
  }),

  substitute: form({
    levels: ['medium'],
    lines: 2,
    draw: random =>
      random.until(
        () => ({ start: random.int(2, 40) * 10, rate: random.int(2, 30) * random.sign(), at: random.int(2, 4) }),
        ({ start, rate, at }) => isRounded(valueOf(start, rate, at), 2),
      ),
    answer: { ...decimalNumber, requires: 'decimal-places-2' },
    solve: ({ start, rate, at }) => decimal(roundedNear(valueOf(start, rate, at), 2), 2),
    ask: ({ start, rate, at }) => {
      const [of, when] = [equation(y, withFactor({ start, rate })), equation(t, at)]
      return {
        en: prose`Evaluate ${of} for ${when}. Use a calculator and round to the nearest hundredth.`,
        es: prose`Evalúa ${of} para ${when}. Usa una calculadora y redondea a la centésima más cercana.`,
      }
    },
    solution: ({ start, rate, at }, answer) => [
      step(equation(y, formula(start, decimal(factorOf(rate)), m`${at}`)), because.substitute, {
        value: at,
        letter: t,
      }),
      step(relation(y, '≈', answer), because.roundAtTheEnd, {
        place: { en: line`nearest hundredth`, es: line`a la centésima más cercana` },
      }),
    ],
    check(printed, answer) {
      const [of, when] = tupleOf(printed.all('relation'), 2)
      const at = (value: number) => evaluate(of.right, { t: value })
      return isWithin(exact(answer), afterSteps(at(0), at(1).over(at(0)), evaluate(when.right).n), 2)
    },
  }),
})
