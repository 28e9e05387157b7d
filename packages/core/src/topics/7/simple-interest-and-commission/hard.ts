import {
  answerStep,
  type Block,
  type Both,
  blank,
  count,
  decimal,
  divide,
  type Expr,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  itemOf,
  join,
  type Locale,
  line,
  minus,
  money,
  moneyAmount,
  over,
  percent,
  percentage,
  quantity,
  type Random,
  Ratio,
  role,
  times,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { blankAnswers } from '../../kit/measures/named-blanks.ts'
import { alone, paragraph } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { type Account, accounts } from './accounts.ts'
import {
  dollarsShown,
  drawLoan,
  FORMULA,
  factorShown,
  interestOf,
  type Loan,
  rateOf,
  rateShown,
  yearsOf,
} from './interest.ts'
import { soughtJobs } from './jobs.ts'
import type { levels } from './levels.ts'
import { offers, worth } from './offers.ts'

const MONTHS = [6, 9, 18, 30, 24, 36, 42, 48, 15, 8, 4, 10] as const
/** Of which products with hundreds of dollars are exact. */
const QUARTERS = MONTHS.filter(months => months % 3 === 0)
const draw = (random: Random, first: number, months: readonly number[] = QUARTERS) => {
  const account = random.evenly(startingAt(accounts, first))
  return { account, loan: drawLoan(random, account, months, 5) }
}
/** P · r and the like of which two are known. */
const yearly = ({ dollars, tenths }: Loan) => Ratio.of(dollars * tenths, 1000)
const yearsExpr = (loan: Loan): Expr => {
  const years = yearsOf(loan)
  return years.isInteger || 100 % years.d !== 0 ? expr(years) : shown(years)
}
/** 42/12 = 3.5. */
const inYears = (loan: Loan) =>
  explained(
    equation(over(loan.months, 12), yearsExpr(loan)),
    line`One year has ${12} months: write ${count(loan.months, nouns.month)} in years.`,
    line`Un año tiene ${12} meses: escribe ${count(loan.months, nouns.month)} en años.`,
  )
const formulaStep = (left: Expr, p: Expr, r: Expr, t: Expr) =>
  explained(
    equation(left, times(p, r, t)),
    line`Put the known numbers into ${FORMULA}, with the time in years.`,
    line`Pon los números conocidos en ${FORMULA}, con el tiempo en años.`,
  )
const P = { kind: 'symbol', name: 'P' } as const
const R = { kind: 'symbol', name: 'r' } as const
const T = { kind: 'symbol', name: 't' } as const
const S = { kind: 'symbol', name: 's' } as const
const asked = (account: Account, loan: Loan, hide: 'principal' | 'rate' | 'time') =>
  account.isSaved ? savedSaid(loan, hide) : owedSaid(loan, hide)

export const hardForms = (form: FormMaker<typeof levels>) => ({
  findRate: form({
    levels: ['hard'],
    kind: 'story',
    lines: 4,
    draw: random => draw(random, 0),
    answer: percentage,
    solve: ({ loan }) => shown(rateOf(loan)),
    ask: ({ account, loan }) => asked(account, loan, 'rate'),
    solution: ({ loan }, answer) => {
      const product = yearsOf(loan).times(loan.dollars)
      return [
        inYears(loan),
        formulaStep(dollarsShown(interestOf(loan)), money(loan.dollars * 100), R, yearsExpr(loan)),
        explained(
          equation(times(money(loan.dollars * 100), yearsExpr(loan)), dollarsShown(product)),
          line`Multiply the principal by the time.`,
          line`Multiplica el capital por el tiempo.`,
        ),
        explained(
          equation(divide(dollarsShown(interestOf(loan)), dollarsShown(product)), factorShown(loan)),
          line`Divide both sides by this product.`,
          line`Divide ambos lados entre ese producto.`,
        ),
        answerStep(percent(answer), {
          en: line`Write the decimal as a percent: the yearly rate is ${percent(answer)}.`,
          es: line`Escribe el decimal como porcentaje: la tasa anual es del ${percent(answer)}.`,
        }),
      ]
    },
    check: (printed, answer) =>
      exact(answer)
        .times(printed.role('principal'))
        .times(printed.role('time'))
        .equals(printed.role('interest').times(1200)),
  }),

  findPrincipal: form({
    levels: ['hard'],
    kind: 'story',
    lines: 4,
    draw: random => draw(random, 3),
    answer: moneyAmount,
    solve: ({ loan }) => loan.dollars * 100,
    ask: ({ account, loan }) => asked(account, loan, 'principal'),
    solution: ({ account, loan }, answer) => {
      const product = Ratio.of(loan.tenths * loan.months, 12000)
      return [
        inYears(loan),
        formulaStep(dollarsShown(interestOf(loan)), P, factorShown(loan), yearsExpr(loan)),
        explained(
          equation(times(factorShown(loan), yearsExpr(loan)), factorOf(product)),
          line`Multiply the rate by the time.`,
          line`Multiplica la tasa por el tiempo.`,
        ),
        explained(
          equation(divide(dollarsShown(interestOf(loan)), factorOf(product)), money(answer)),
          line`Divide both sides by this product.`,
          line`Divide ambos lados entre ese producto.`,
        ),
        answerStep(
          money(answer),
          account.isSaved
            ? { en: line`The amount deposited is ${money(answer)}.`, es: line`Se depositaron ${money(answer)}.` }
            : { en: line`The amount borrowed is ${money(answer)}.`, es: line`Se pidieron prestados ${money(answer)}.` },
        ),
      ]
    },
    check: (printed, answer) =>
      Ratio.of(answer, 100)
        .times(printed.role('rate'))
        .times(printed.role('time'))
        .equals(printed.role('interest').times(12)),
  }),

  findTime: form({
    levels: ['hard'],
    kind: 'story',
    lines: 4,
    draw: random => draw(random, 6, MONTHS),
    answer: quantity,
    solve: ({ loan }) => count(loan.months, nouns.month),
    ask: ({ account, loan }) => asked(account, loan, 'time'),
    solution: ({ account, loan }, answer) => [
      formulaStep(dollarsShown(interestOf(loan)), money(loan.dollars * 100), factorShown(loan), T),
      explained(
        equation(times(money(loan.dollars * 100), factorShown(loan)), dollarsShown(yearly(loan))),
        line`Find the interest for one year.`,
        line`Halla el interés de un año.`,
      ),
      explained(
        equation(divide(dollarsShown(interestOf(loan)), dollarsShown(yearly(loan))), yearsExpr(loan)),
        line`Divide the interest by that of one year: this is the time in years.`,
        line`Divide el interés entre el de un año: ese es el tiempo en años.`,
      ),
      explained(
        equation(times(yearsExpr(loan), 12), loan.months),
        line`Multiply by ${12} to write the time in months.`,
        line`Multiplica por ${12} para escribir el tiempo en meses.`,
      ),
      answerStep(
        alone(answer),
        account.isSaved
          ? {
              en: line`The deposit earns ${dollarsShown(interestOf(loan))} in ${answer}.`,
              es: line`El depósito gana ${dollarsShown(interestOf(loan))} en ${answer}.`,
            }
          : {
              en: line`After ${answer}, ${dollarsShown(interestOf(loan))} of interest is due.`,
              es: line`Después de ${answer} se deben ${dollarsShown(interestOf(loan))} de interés.`,
            },
      ),
    ],
    check: (printed, { amount }) =>
      exact(amount)
        .times(printed.role('principal'))
        .times(printed.role('rate'))
        .equals(printed.role('interest').times(12)),
  }),

  betterOffer: form({
    levels: ['hard'],
    kind: 'story',
    lines: 5,
    draw(random) {
      const offer = random.evenly(offers)
      return random.until(
        () => ({ offer, ...offer.draw(random) }),
        ({ a, b }) => {
          const apart = Math.max(a.value, b.value) / Math.min(a.value, b.value)
          return apart <= 1.15 && apart >= 1.02
        },
      )
    },
    answer: blankAnswers,
    solve: ({ a, b }) => [a.value, b.value, apartOf(a.value, b.value)].map(amountOf),
    key: ({ offer, a, b }) => offer.better(a.value > b.value === offer.isMoreBetter ? 'A' : 'B'),
    ask: ({ offer, tell, a, b }) => {
      const told = paragraph(tell, ...[a, b].map(({ says }) => says), offer.ask)
      const lines = (locale: Locale) =>
        ['A', 'B', DIFFERENCE[locale]].map(name => ({
          kind: 'paragraph' as const,
          content: [`${name}: $`, blank(3)],
        }))
      return { en: [told.en, ...lines('en')], es: [told.es, ...lines('es')] }
    },
    solution: ({ offer, a, b }) => {
      const isA = a.value > b.value === offer.isMoreBetter
      const [more, less] = a.value > b.value ? [a.value, b.value] : [b.value, a.value]
      const better = offer.better(isA ? 'A' : 'B')
      return [
        ...a.steps('A'),
        ...b.steps('B'),
        explained(
          equation(minus(money(more), money(less)), money(more - less)),
          line`Subtract the lesser amount from the greater.`,
          line`Resta la cantidad menor de la mayor.`,
        ),
        answerStep(
          { en: threeShown(a.value, b.value, 'en'), es: threeShown(a.value, b.value, 'es') },
          { en: inlineOf(better.en), es: inlineOf(better.es) },
        ),
      ]
    },
    check: (printed, answers) => {
      const [one, other] = [worth(printed, 'A'), worth(printed, 'B')]
      const between = one.compare(other) > 0 ? one.minus(other) : other.minus(one)
      return (
        answers.length === 3 &&
        [one, other, between].every((cents, i) => cents.equals(exact(itemOf(answers, i)).times(100)))
      )
    },
  }),

  salesNeeded: form({
    levels: ['hard'],
    kind: 'story',
    lines: 4,
    draw(random) {
      const job = random.evenly(soughtJobs)
      return random.until(
        () => ({
          job,
          base: 10 * random.int(job.base[0] / 10, job.base[1] / 10),
          sales: job.step * random.int(job.sales[0] / job.step, job.sales[1] / job.step),
          tenths: 5 * random.int(job.rates[0] / 5, job.rates[1] / 5),
        }),
        ({ sales, tenths }) => (sales * tenths) % 10000 === 0 && tenths !== 100,
      )
    },
    answer: moneyAmount,
    solve: ({ sales }) => sales * 100,
    ask: ({ job, base, sales, tenths }) =>
      paragraph(
        job.pay(role('base', money(base * 100)), role('rate', rateShown({ tenths }))),
        job.askSales(role('pay', money(base * 100 + (sales * tenths) / 10))),
      ),
    solution: ({ base, sales, tenths }, answer) => {
      const commission = (sales * tenths) / 10
      return [
        explained(
          equation(minus(money(base * 100 + commission), money(base * 100)), money(commission)),
          line`Subtract the base salary: the rest must be commission.`,
          line`Resta el sueldo base: lo demás debe ser comisión.`,
        ),
        explained(
          equation(money(commission), join(factorShown({ tenths }), S)),
          line`Let ${S} be the sales: commission = rate × sales.`,
          line`Sea ${S} el total de ventas: comisión = tasa × ventas.`,
        ),
        explained(
          equation(equation(S, divide(money(commission), factorShown({ tenths }))), money(answer)),
          line`Divide both sides by the rate as a decimal.`,
          line`Divide ambos lados entre la tasa en forma decimal.`,
        ),
        answerStep(money(answer), {
          en: line`The sales must be ${money(answer)}.`,
          es: line`Las ventas deben ser de ${money(answer)}.`,
        }),
      ]
    },
    check: (printed, answer) =>
      Ratio.of(answer, 100).times(printed.role('rate')).plus(printed.role('base')).equals(printed.role('pay')),
  }),
})
const DIFFERENCE: Both<string> = { en: 'Difference', es: 'Diferencia' }
const apartOf = (a: number, b: number) => Math.abs(a - b)
const amountOf = (cents: number): Expr => decimal(Ratio.of(cents, 100), cents % 100 === 0 ? 0 : 2)
const threeShown = (a: number, b: number, locale: Locale): Block => ({
  kind: 'paragraph',
  content: ['A: ', money(a), '; B: ', money(b), `; ${DIFFERENCE[locale].toLowerCase()}: `, money(apartOf(a, b))],
})
const factorOf = (value: Ratio): Expr => (value.isInteger || 100000 % value.d !== 0 ? expr(value) : shown(value))
const inlineOf = (block: { readonly kind: string }) => ('content' in block ? (block.content as never) : ([] as never))

function savedSaid(loan: Loan, hide: 'principal' | 'rate' | 'time') {
  const [p, r, t, i] = told(loan)
  return {
    principal: paragraph({
      en: line`An account pays ${r} simple interest per year. In ${t}, the money in it earns ${i}. How much money was deposited?`,
      es: line`Una cuenta paga un interés simple anual del ${r}. En ${t}, el dinero gana ${i}. ¿Cuánto dinero se depositó?`,
    }),
    rate: paragraph({
      en: line`A deposit of ${p} earns ${i} in simple interest in ${t}. What is the yearly rate, as a percent?`,
      es: line`Un depósito de ${p} gana ${i} de interés simple en ${t}. ¿Cuál es la tasa anual, como porcentaje?`,
    }),
    time: paragraph({
      en: line`A deposit of ${p} earns ${r} simple interest per year. In how many months does it earn ${i}?`,
      es: line`Un depósito de ${p} gana un interés simple anual del ${r}. ¿En cuántos meses gana ${i}?`,
    }),
  }[hide]
}
function owedSaid(loan: Loan, hide: 'principal' | 'rate' | 'time') {
  const [p, r, t, i] = told(loan)
  return {
    principal: paragraph({
      en: line`A baker borrows money at ${r} simple interest per year and pays ${i} in interest for ${t}. How much money did the baker borrow?`,
      es: line`Un panadero pide dinero prestado con un interés simple anual del ${r} y paga ${i} de interés por ${t}. ¿Cuánto dinero pidió prestado el panadero?`,
    }),
    rate: paragraph({
      en: line`For a loan of ${p}, a family pays ${i} in simple interest for ${t}. What is the yearly rate, as a percent?`,
      es: line`Por un préstamo de ${p}, una familia paga ${i} de interés simple por ${t}. ¿Cuál es la tasa anual, como porcentaje?`,
    }),
    time: paragraph({
      en: line`A bank lends ${p} at ${r} simple interest per year. After how many months is ${i} of interest due?`,
      es: line`Un banco presta ${p} con un interés simple anual del ${r}. ¿Después de cuántos meses se deben ${i} de interés?`,
    }),
  }[hide]
}
const told = (loan: Loan) =>
  [
    role('principal', money(loan.dollars * 100)),
    role('rate', rateShown(loan)),
    role('time', count(loan.months, nouns.month)),
    role('interest', dollarsShown(interestOf(loan))),
  ] as const
