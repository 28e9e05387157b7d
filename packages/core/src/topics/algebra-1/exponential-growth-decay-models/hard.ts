import {
  answerStep,
  apply,
  approximate,
  type Block,
  type Both,
  bracketed,
  count,
  decimal,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  formulaChoice,
  type Inline,
  integer,
  isNear,
  join,
  line,
  m,
  measure,
  money,
  moneyAmount,
  over,
  percent,
  power,
  price,
  prose,
  Ratio,
  relation,
  statements,
  step,
  sum,
  symbol,
  tupleOf,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { measured } from '../../kit/measures/measured.ts'
import { isClear } from '../../kit/rounding/rounded.ts'
import type { levels } from './levels.ts'
import { passingStories } from './money-stories.ts'
import { afterSteps, factorOf, factorStep, formula, isWithin, t, withFactor, y } from './parts.ts'

const halves: readonly {
  readonly isHalf: boolean
  readonly unit: 'gram' | 'milligram'
  readonly tells: (amount: Expr) => Both<readonly Inline[]>
  readonly says: (start: number, period: number, time: number) => Both<Block>
}[] = [
  {
    isHalf: true,
    unit: 'gram',
    tells: amount => ({
      en: line`There are ${amount} of the substance left.`,
      es: line`Quedan ${amount} de la sustancia.`,
    }),
    says: (start, period, time) => ({
      en: prose`A substance has a half-life of ${period} days. How many grams of ${start} grams are left after ${time} days?`,
      es: prose`Una sustancia tiene una vida media de ${period} días. ¿Cuántos gramos quedan de ${start} gramos después de ${time} días?`,
    }),
  },
  {
    isHalf: false,
    unit: 'gram',
    tells: amount => ({
      en: line`The colony has a mass of ${amount}.`,
      es: line`La colonia tiene una masa de ${amount}.`,
    }),
    says: (start, period, time) => ({
      en: prose`The mass of a colony of algae doubles every ${period} days. It is ${start} grams at first. How many grams is it after ${time} days?`,
      es: prose`La masa de una colonia de algas se duplica cada ${period} días. Al principio es de ${start} gramos. ¿Cuántos gramos son después de ${time} días?`,
    }),
  },
  {
    isHalf: true,
    unit: 'milligram',
    tells: amount => ({
      en: line`There are ${amount} of the medicine left.`,
      es: line`Quedan ${amount} de la medicina.`,
    }),
    says: (start, period, time) => ({
      en: prose`The half-life of a medicine is ${period} hours. A patient takes ${start} milligrams. How many milligrams are left after ${time} hours?`,
      es: prose`La vida media de una medicina es de ${period} horas. Un paciente toma ${start} miligramos. ¿Cuántos miligramos quedan después de ${time} horas?`,
    }),
  },
]

const fourPlaces = (value: number): Expr => decimal(Ratio.of(Math.round(value * 10_000), 10_000), 4)

/** 1.15^(1/12). */
const monthlyFactor = (rate: number): Expr => power(decimal(factorOf(rate)), over(1, 12))

export const hardForms = (form: FormMaker<typeof levels>) => ({
  compounded: form({
    levels: ['hard'],
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
            en: prose`An account starts with ${money(start * 100)} and pays ${percent(rate)} a year, compounded monthly. How much is in it after ${count(years, nouns.year)}? Use a calculator and round to the nearest cent.`,
            es: prose`Una cuenta empieza con ${money(start * 100)} y paga el ${percent(rate)} anual, compuesto mensualmente. ¿Cuánto hay después de ${count(years, nouns.year)}? Usa una calculadora y redondea al centavo más cercano.`,
          }
        : {
            en: prose`An account starts with ${money(start * 100)} and pays ${percent(rate)} a year, compounded quarterly. How much is in it after ${count(years, nouns.year)}? Use a calculator and round to the nearest cent.`,
            es: prose`Una cuenta empieza con ${money(start * 100)} y paga el ${percent(rate)} anual, compuesto trimestralmente. ¿Cuánto hay después de ${count(years, nouns.year)}? Usa una calculadora y redondea al centavo más cercano.`,
          },
    solution: ({ perYear, start, rate, years }, answer) => {
      const [share, periods] = [decimal(Ratio.of(rate, 100)), perYear * years]
      return [
        step(equation(join(perYear, years), periods), because.explain, {
          sentence:
            perYear === 12
              ? {
                  en: line`Interest is paid 12 times a year: count the months.`,
                  es: line`El interés se paga 12 veces al año: cuenta los meses.`,
                }
              : {
                  en: line`Interest is paid 4 times a year: count the quarters.`,
                  es: line`El interés se paga 4 veces al año: cuenta los trimestres.`,
                },
        }),
        step(equation(y, formula(start, bracketed(sum(1, over(share, perYear))), m`${periods}`)), because.explain, {
          sentence: {
            en: line`Each period pays the yearly rate divided by ${perYear}.`,
            es: line`Cada período paga la tasa anual dividida entre ${perYear}.`,
          },
        }),
        answerStep(relation(y, '≈', price(answer)), {
          en: line`The account holds about ${price(answer)}.`,
          es: line`En la cuenta hay unos ${price(answer)}.`,
        }),
      ]
    },
    check(printed, answer) {
      const [start, rate, years] = printed.take(3)
      const perYear = /monthly|mensualmente/.test(printed.text) ? 12 : 4
      return isWithin(exact(answer).over(100), afterSteps(start, rate.over(perYear).plus(1), perYear * years.n), 2)
    },
  }),

  halfLife: form({
    levels: ['hard'],
    draw: random => {
      const [story, periods, period] = [random.evenly(halves), random.int(2, 5), random.int(2, 12)]
      return {
        story,
        periods,
        period,
        start: story.isHalf ? random.int(1, 12) * 2 ** periods * 5 : random.int(3, 60) * 10,
      }
    },
    answer: measured,
    solve: ({ story, periods, start }) => ({
      amount: story.isHalf ? start / 2 ** periods : start * 2 ** periods,
      unit: story.unit,
    }),
    ask: ({ story, periods, period, start }) => story.says(start, period, period * periods),
    solution: ({ story, periods, period, start }, { amount, unit }) => [
      step(equation(over(period * periods, period), periods), because.explain, {
        sentence: story.isHalf
          ? { en: line`Count the half-lives.`, es: line`Cuenta las vidas medias.` }
          : { en: line`Count how often it doubles.`, es: line`Cuenta cuántas veces se duplica.` },
      }),
      step(
        equation(y, story.isHalf ? join(start, power(bracketed(over(1, 2)), periods)) : join(start, power(2, periods))),
        because.explain,
        {
          sentence: story.isHalf
            ? { en: line`Each half-life halves the amount.`, es: line`Cada vida media deja la mitad.` }
            : { en: line`Each time the factor is 2.`, es: line`Cada vez el factor es 2.` },
        },
      ),
      answerStep(equation(y, measure(amount, unit)), story.tells(measure(amount, unit))),
    ],
    // Halved or doubled period by period.
    check(printed, { amount: answer }) {
      const [period, start, time] = tupleOf(
        printed.take(3).map(value => value.n),
        3,
      )
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
        en: prose`An amount grows according to ${of}, with ${t} in years. Which form shows the monthly growth factor?`,
        es: prose`Una cantidad crece según ${of}, con ${t} en años. ¿Qué forma muestra el factor de crecimiento mensual?`,
      }
    },
    solution: ({ start, rate }) => [
      step(equation(power(bracketed(monthlyFactor(rate)), 12), decimal(factorOf(rate))), because.explain, {
        sentence: {
          en: line`Twelve monthly factors make the yearly factor: take the 12th root.`,
          es: line`Doce factores mensuales forman el factor anual: toma la raíz duodécima.`,
        },
      }),
      step(equation(join(over(1, 12), join(12, t)), t), because.multiplyExponents),
      answerStep(equation(y, formula(start, bracketed(monthlyFactor(rate)), join(12, t))), {
        en: line`The exponent ${join(12, t)} counts the months.`,
        es: line`El exponente ${join(12, t)} cuenta los meses.`,
      }),
    ],
    check(printed, answer) {
      const { right } = printed.one('relation')
      const shown = expr(answer)
      return (
        shown.kind === 'relation' &&
        [1, 2, 5].every(value => isNear(approximate(shown.right, { t: value }) / approximate(right, { t: value }), 1))
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
        en: prose`An amount grows according to ${of}, with ${t} in years. Which number is closest to its monthly growth factor?`,
        es: prose`Una cantidad crece según ${of}, con ${t} en años. ¿Qué número es el más cercano a su factor de crecimiento mensual?`,
      }
    },
    solution: ({ rate }, answer) => [
      step(equation(power(symbol('b'), 12), decimal(factorOf(rate))), because.explain, {
        sentence: {
          en: line`Twelve monthly factors ${symbol('b')} make the yearly factor.`,
          es: line`Doce factores mensuales ${symbol('b')} forman el factor anual.`,
        },
      }),
      step(relation(monthlyFactor(rate), '≈', answer), because.explain, {
        sentence: { en: line`Take the 12th root.`, es: line`Toma la raíz duodécima.` },
      }),
    ],
    // Twelve months make the year.
    check(printed, answer) {
      const { right } = printed.one('relation')
      const at = (value: number) => evaluate(right, { t: value }).toNumber()
      let amount = at(0)
      for (let month = 0; month < 12; month++) amount *= exact(answer).toNumber()
      return Math.abs(amount / at(1) - 1) < 0.0007
    },
  }),

  firstYear: form({
    levels: ['hard'],
    draw: random =>
      random.until(
        () => {
          const story = random.evenly(passingStories)
          const [start, rate, years] = [random.int(10, 60) * 100, random.int(...story.rates), random.int(3, 7)]
          const target = Math.round((start * (1 + rate / 100) ** (years - 0.5)) / 100) * 100
          return { story, start, rate, years, target }
        },
        ({ start, rate, years, target }) =>
          start * (1 + rate / 100) ** (years - 1) < target * 0.99 && start * (1 + rate / 100) ** years > target * 1.01,
      ),
    answer: integer,
    solve: ({ years }) => years,
    ask: ({ story, start, rate, target }) => story.asks(start, rate, target),
    solution: ({ story, start, rate, years }) => [
      factorStep(rate),
      step(
        statements(
          ...Array.from({ length: years }, (_, i) =>
            relation(apply('y', i + 1), '≈', Math.round(start * (1 + rate / 100) ** (i + 1))),
          ),
        ),
        because.explain,
        {
          sentence: {
            en: line`Table: multiply by the factor year by year.`,
            es: line`Tabla: multiplica por el factor año tras año.`,
          },
        },
      ),
      answerStep(equation(t, years), story.tells(years)),
    ],
    check(printed, answer) {
      const [start, rate, target] = printed.take(3)
      const years = exact(answer).n
      const at = (count: number) => afterSteps(start, rate.plus(1), count)
      return years > 0 && at(years) > target.toNumber() && at(years - 1) < target.toNumber()
    },
  }),
})
