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
  explainedBy,
  expr,
  type FormMaker,
  formulaChoice,
  type Inline,
  integer,
  isNear,
  itemOf,
  join,
  line,
  m,
  money,
  moneyAmount,
  over,
  percent,
  power,
  price,
  prose,
  quantity,
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
import type { levels } from './levels.ts'
import { passingStories } from './money-stories.ts'
import { afterSteps, factorOf, factorStep, formula, isRounded, isWithin, t, withFactor, y } from './parts.ts'

type Quantity = ReturnType<typeof count>
type Amount = number | ReturnType<typeof money>

const halves: readonly {
  readonly isHalf: boolean
  readonly isMoney?: true
  readonly unit: 'day' | 'hour' | 'minute' | 'year'
  readonly tells: (time: Quantity, start: Amount, end: Amount) => Both<readonly Inline[]>
  readonly says: (start: Amount, period: number, end: Amount) => Both<Block>
}[] = [
  {
    isHalf: true,
    unit: 'day',
    tells: (time, start, end) => ({
      en: line`After ${time}, ${end} of the ${start} grams are left.`,
      es: line`Después de ${time} quedan ${end} de los ${start} gramos.`,
    }),
    says: (start, period, end) => ({
      en: prose`A substance has a half-life of ${period} days. After how many days are ${end} of ${start} grams left?`,
      es: prose`Una sustancia tiene una vida media de ${period} días. ¿Después de cuántos días quedan ${end} de ${start} gramos?`,
    }),
  },
  {
    isHalf: false,
    unit: 'day',
    tells: (time, _start, end) => ({
      en: line`After ${time}, its mass is ${end} grams.`,
      es: line`Después de ${time}, su masa es de ${end} gramos.`,
    }),
    says: (start, period, end) => ({
      en: prose`The mass of a colony of algae doubles every ${period} days. It is ${start} grams at first. After how many days is it ${end} grams?`,
      es: prose`La masa de una colonia de algas se duplica cada ${period} días. Al principio es de ${start} gramos. ¿Después de cuántos días es de ${end} gramos?`,
    }),
  },
  {
    isHalf: true,
    unit: 'hour',
    tells: (time, _start, end) => ({
      en: line`After ${time}, ${end} milligrams are left.`,
      es: line`Después de ${time} quedan ${end} miligramos.`,
    }),
    says: (start, period, end) => ({
      en: prose`The half-life of a medicine is ${period} hours. A patient takes ${start} milligrams. After how many hours are ${end} milligrams left?`,
      es: prose`La vida media de una medicina es de ${period} horas. Un paciente toma ${start} miligramos. ¿Después de cuántas horas quedan ${end} miligramos?`,
    }),
  },
  {
    isHalf: false,
    unit: 'minute',
    tells: (time, _start, end) => ({
      en: line`After ${time}, there are ${end} bacteria.`,
      es: line`Después de ${time} hay ${end} bacterias.`,
    }),
    says: (start, period, end) => ({
      en: prose`A culture of ${start} bacteria doubles every ${10 * period} minutes. After how many minutes are there ${end} bacteria?`,
      es: prose`Un cultivo de ${start} bacterias se duplica cada ${10 * period} minutos. ¿Después de cuántos minutos hay ${end} bacterias?`,
    }),
  },
  {
    isHalf: true,
    isMoney: true,
    unit: 'year',
    tells: (time, _start, end) => ({
      en: line`After ${time}, the machine is worth ${end}.`,
      es: line`Después de ${time}, la máquina vale ${end}.`,
    }),
    says: (start, period, end) => ({
      en: prose`A machine loses half of its value every ${period} years. It costs ${start}. After how many years is it worth ${end}?`,
      es: prose`Una máquina pierde la mitad de su valor cada ${period} años. Cuesta ${start}. ¿Después de cuántos años vale ${end}?`,
    }),
  },
  {
    isHalf: false,
    isMoney: true,
    unit: 'year',
    tells: (time, _start, end) => ({
      en: line`After ${time}, the fund holds ${end}.`,
      es: line`Después de ${time}, el fondo tiene ${end}.`,
    }),
    says: (start, period, end) => ({
      en: prose`The money in a fund doubles every ${period} years. The fund starts with ${start}. After how many years does it hold ${end}?`,
      es: prose`El dinero de un fondo se duplica cada ${period} años. El fondo empieza con ${start}. ¿Después de cuántos años tiene ${end}?`,
    }),
  },
]

const TIME = { day: nouns.day, hour: nouns.hour, minute: nouns.minute, year: nouns.year } as const
const timeOf = (amount: number, unit: keyof typeof TIME) => count(amount, TIME[unit])

const amountIn = ({ isMoney }: { readonly isMoney?: true }, amount: number): Amount =>
  isMoney ? money(100 * amount) : amount

const fourPlaces = (value: number): Expr => decimal(Ratio.of(Math.round(value * 10_000), 10_000), 4)

const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 0.0001

/** 1.15^(1/12), 1.15^(1/4). */
const monthlyFactor = (rate: number): Expr => power(decimal(factorOf(rate)), over(1, 12))
const quarterlyFactor = (rate: number): Expr => power(decimal(factorOf(rate)), over(1, 4))

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
        ({ value }) => isRounded(value, 2),
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
        explainedBy(equation(symbol('b'), sum(1, over(share, perYear))), {
          en: line`Each period pays the yearly rate divided by ${perYear}: the factor ${symbol('b')}.`,
          es: line`Cada período paga la tasa anual dividida entre ${perYear}: el factor ${symbol('b')}.`,
        }),
        step(equation(y, formula(start, bracketed(sum(1, over(share, perYear))), m`${periods}`)), because.use, {
          rule: m`y = a b^t`,
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
      const [story, periods, period] = [random.evenly(halves), random.int(3, 6), random.int(2, 6)]
      // No dose of a medicine is above a gram.
      const small = story.unit === 'hour' ? random.int(1, 3) * 5 : random.int(3, 24) * (story.isMoney ? 50 : 5)
      return { story, periods, period: story.unit === 'minute' ? 10 * period : period, small }
    },
    answer: quantity,
    solve: ({ story, periods, period }) => timeOf(periods * period, story.unit),
    ask: ({ story, periods, period, small }) => {
      const large = small * 2 ** periods
      const shownPeriod = story.unit === 'minute' ? period / 10 : period
      const [many, few] = [amountIn(story, large), amountIn(story, small)]
      return story.isHalf ? story.says(many, shownPeriod, few) : story.says(few, shownPeriod, many)
    },
    solution: ({ story, periods, period, small }) => {
      const large = small * 2 ** periods
      const [start, end] = story.isHalf ? [large, small] : [small, large]
      return [
        story.isHalf
          ? explainedBy(equation(small, join(large, power(bracketed(over(1, 2)), symbol('n')))), {
              en: line`Let ${symbol('n')} be the number of halvings: each one leaves half.`,
              es: line`Sea ${symbol('n')} el número de veces que baja a la mitad.`,
            })
          : explainedBy(equation(large, join(small, power(2, symbol('n')))), {
              en: line`Let ${symbol('n')} be the number of doublings: each time the factor is 2.`,
              es: line`Sea ${symbol('n')} el número de veces que se duplica: cada vez el factor es 2.`,
            }),
        explainedBy(equation(over(large, small), equation(2 ** periods, power(2, periods))), {
          en: line`Compare the two amounts; the quotient is a power of 2.`,
          es: line`Compara las dos cantidades; el cociente es una potencia de 2.`,
        }),
        explainedBy(equation(symbol('n'), periods), {
          en: line`Equal powers of 2 have equal exponents.`,
          es: line`Potencias iguales de 2 tienen exponentes iguales.`,
        }),
        explainedBy(
          equation(join(periods, period), periods * period),
          story.isHalf
            ? {
                en: line`Each halving takes ${timeOf(period, story.unit)}: multiply.`,
                es: line`Cada vez que baja a la mitad pasan ${timeOf(period, story.unit)}: multiplica.`,
              }
            : {
                en: line`Each doubling takes ${timeOf(period, story.unit)}: multiply.`,
                es: line`Cada vez que se duplica pasan ${timeOf(period, story.unit)}: multiplica.`,
              },
        ),
        answerStep(
          { kind: 'paragraph', content: [timeOf(periods * period, story.unit)] },
          story.tells(timeOf(periods * period, story.unit), amountIn(story, start), amountIn(story, end)),
        ),
      ]
    },
    // Halved or doubled period by period.
    check(printed, { amount }) {
      const numbers = printed.take(3).map(value => value.n)
      const time = evaluate(amount).n
      return [0, 1, 2].some(at => {
        const [one, other] = tupleOf(
          numbers.filter((_, i) => i !== at),
          2,
        )
        const count = time / itemOf(numbers, at)
        let [low, n] = [Math.min(one, other), 0]
        while (low < Math.max(one, other)) {
          low *= 2
          n++
        }
        return low === Math.max(one, other) && n === count && n >= 3
      })
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
    whyWrong: ({ rate }) => {
      const factor = decimal(factorOf(rate))
      return {
        divided: {
          en: line`In one year, ${equation(t, 1)}, the factor would be only ${power(factor, over(1, 12))}.`,
          es: line`En un año, ${equation(t, 1)}, el factor sería solo ${power(factor, over(1, 12))}.`,
        },
        rateDivided: {
          en: line`The factor ${over(factor, 12)} is less than 1: the amount would shrink.`,
          es: line`El factor ${over(factor, 12)} es menor que 1: la cantidad disminuiría.`,
        },
        yearlyEveryMonth: {
          en: line`The amount would be multiplied by ${factor} each month.`,
          es: line`La cantidad se multiplicaría por ${factor} cada mes.`,
        },
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

  quarterlyDecimal: form({
    levels: ['hard'],
    lines: 2,
    draw: random => ({ rate: random.int(10, 30), start: random.int(2, 40) * 100 }),
    answer: formulaChoice,
    solve: ({ rate }) => fourPlaces((1 + rate / 100) ** (1 / 4)),
    mistakes: ({ rate }) => ({
      rateDivided: fourPlaces(1 + rate / 400),
      factorDivided: fourPlaces((1 + rate / 100) / 4),
      yearlyFactor: fourPlaces(1 + rate / 100),
    }),
    ask: ({ start, rate }) => {
      const of = equation(y, withFactor({ start, rate }))
      return {
        en: prose`An amount grows according to ${of}, with ${t} in years. Which number is closest to its quarterly growth factor?`,
        es: prose`Una cantidad crece según ${of}, con ${t} en años. ¿Qué número es el más cercano a su factor de crecimiento trimestral?`,
      }
    },
    solution: ({ rate }, answer) => [
      step(equation(power(symbol('b'), 4), decimal(factorOf(rate))), because.explain, {
        sentence: {
          en: line`Four quarterly factors ${symbol('b')} make the yearly factor.`,
          es: line`Cuatro factores trimestrales ${symbol('b')} forman el factor anual.`,
        },
      }),
      step(relation(quarterlyFactor(rate), '≈', answer), because.explain, {
        sentence: { en: line`Take the 4th root.`, es: line`Toma la raíz cuarta.` },
      }),
    ],
    whyWrong: ({ rate }) => {
      const factor = decimal(factorOf(rate))
      return {
        rateDivided: {
          en: line`A fourth of ${percent(rate)} each quarter makes more than ${percent(rate)} in a year.`,
          es: line`Un cuarto del ${percent(rate)} cada trimestre da más del ${percent(rate)} en un año.`,
        },
        factorDivided: {
          en: line`It is ${factor} divided by 4, less than 1: the amount would shrink.`,
          es: line`Es ${factor} entre 4, menor que 1: la cantidad disminuiría.`,
        },
        yearlyFactor: { en: line`It is the factor of a whole year.`, es: line`Es el factor de un año entero.` },
      }
    },
    // Four quarters make the year.
    check(printed, answer) {
      const { right } = printed.one('relation')
      const at = (value: number) => evaluate(right, { t: value }).toNumber()
      let amount = at(0)
      for (let quarter = 0; quarter < 4; quarter++) amount *= exact(answer).toNumber()
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
    solution: ({ story, start, rate, years, target }) => [
      factorStep(rate),
      step(
        statements(
          ...Array.from({ length: years }, (_, i) =>
            relation(
              apply('y', i + 1),
              isWhole(start * (1 + rate / 100) ** (i + 1)) ? '=' : '≈',
              Math.round(start * (1 + rate / 100) ** (i + 1)),
            ),
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
      answerStep(equation(t, years), story.tells(years, target)),
    ],
    check(printed, answer) {
      const [start, rate, target] = printed.take(3)
      const years = exact(answer).n
      const at = (count: number) => afterSteps(start, rate.plus(1), count)
      return years > 0 && at(years) > target.toNumber() && at(years - 1) < target.toNumber()
    },
  }),
})
