import {
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
  integer,
  isNear,
  join,
  money,
  moneyAmount,
  over,
  percent,
  power,
  prose,
  Ratio,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { isClear } from '../../kit/rounding/rounded.ts'
import type { levels } from './levels.ts'
import { passingStories } from './money-stories.ts'
import { afterSteps, factorOf, formula, isWithin, t, withFactor, y } from './parts.ts'

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
      en: prose`The number of cells in a dish doubles every ${period} hours. There are ${start} cells at first. How many are there after ${time} hours?`,
      es: prose`El número de células en una placa se duplica cada ${period} horas. Al principio hay ${start} células. ¿Cuántas hay después de ${time} horas?`,
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
    check(printed, answer) {
      const [start, rate, years] = printed.numbers
      if (!start || !rate || !years) return false
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
        en: prose`An amount grows according to ${of}, with ${t} in years. Which form shows the monthly growth factor?`,
        es: prose`Una cantidad crece según ${of}, con ${t} en años. ¿Qué forma muestra el factor de crecimiento mensual?`,
      }
    },
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
    check(printed, answer) {
      const [start, rate, target] = printed.numbers
      if (!start || !rate || !target) return false
      const years = exact(answer).n
      const at = (count: number) => afterSteps(start, rate.plus(1), count)
      return years > 0 && at(years) > target.toNumber() && at(years - 1) < target.toNumber()
    },
  }),
})
