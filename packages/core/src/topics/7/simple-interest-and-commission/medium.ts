import {
  answerStep,
  blank,
  type Expr,
  equation,
  evaluate,
  explained,
  type FormMaker,
  itemOf,
  line,
  money,
  moneyAmount,
  prose,
  type Random,
  Ratio,
  role,
  type Sentence,
  sentenceChoice,
  sum,
  table,
  tableCells,
  times,
  words,
} from '../../../author.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { type Account, accounts, askInterest, askTotal, endTotal } from './accounts.ts'
import {
  centsOf,
  dollarsShown,
  drawLoan,
  factorShown,
  interestOf,
  interestSteps,
  type Loan,
  rateShown,
  timeShown,
  yearsOf,
} from './interest.ts'
import { paidJobs } from './jobs.ts'
import type { levels } from './levels.ts'

const MONTHS = [6, 9, 18, 30, 3, 8, 42, 15] as const
const drawAccount = (random: Random, first: number) => {
  const account = random.evenly(startingAt(accounts, first))
  return { account, loan: drawLoan(random, account, MONTHS, 5) }
}
const told = ({ dollars, tenths, months }: Loan) =>
  [
    role('principal', money(dollars * 100)),
    role('rate', rateShown({ tenths })),
    role('time', timeShown({ months })),
  ] as const
const totalOf = (loan: Loan) => interestOf(loan).plus(loan.dollars)
const HEAD = [
  words('Principal', 'Capital'),
  words('Yearly rate', 'Tasa anual'),
  words('Years', 'Años'),
  words('Interest', 'Interés'),
  words('Balance', 'Saldo'),
] as const
const rowOf = (loan: Loan): readonly Expr[] => [
  money(loan.dollars * 100),
  rateShown(loan),
  shown(yearsOf(loan)),
  dollarsShown(interestOf(loan)),
  dollarsShown(totalOf(loan)),
]

const SLIPS = ['months', 'percent', 'total', 'once'] as const
type Slip = (typeof SLIPS)[number]
const SAID: Readonly<Record<Slip, Sentence>> = {
  months: {
    key: 'months',
    says: {
      en: prose`The number of months was used as the number of years.`,
      es: prose`El número de meses se usó como número de años.`,
    },
  },
  percent: {
    key: 'percent',
    says: {
      en: prose`The percent was divided by 10, not by 100.`,
      es: prose`El porcentaje se dividió entre 10 y no entre 100.`,
    },
  },
  total: {
    key: 'total',
    says: { en: prose`The principal was added to the interest.`, es: prose`Al interés se le sumó el capital.` },
  },
  once: {
    key: 'once',
    says: { en: prose`The interest for one whole year was given.`, es: prose`Se dio el interés de un año completo.` },
  },
}
const madeOf = (slip: Slip, loan: Loan): Ratio =>
  ({
    months: interestOf(loan).times(12),
    percent: interestOf(loan).times(10),
    total: totalOf(loan),
    once: Ratio.of(loan.dollars * loan.tenths, 1000),
  })[slip]

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  total: form({
    levels: ['medium'],
    kind: 'story',
    share: 2,
    lines: 4,
    draw: random => drawAccount(random, 2),
    answer: moneyAmount,
    solve: ({ loan }) => centsOf(totalOf(loan)),
    ask: ({ account, loan }) => paragraph(account.tell(...told(loan)), askTotal(account)),
    solution: ({ account, loan }, answer) => [
      ...interestSteps(loan),
      explained(
        equation(sum(money(loan.dollars * 100), dollarsShown(interestOf(loan))), money(answer)),
        line`Add the interest to the principal.`,
        line`Suma el interés al capital.`,
      ),
      answerStep(money(answer), endTotal(account, money(answer))),
    ],
    check(printed, answer) {
      const p = printed.role('principal')
      return Ratio.of(answer, 100)
        .minus(p)
        .times(12)
        .equals(p.times(printed.role('rate')).times(printed.role('time')))
    },
  }),

  salaryAndCommission: form({
    levels: ['medium'],
    kind: 'story',
    share: 2,
    lines: 3,
    draw(random) {
      const job = random.evenly(paidJobs)
      return random.until(
        () => ({
          job,
          base: 10 * random.int(job.base[0] / 10, job.base[1] / 10),
          sales: job.step * random.int(job.sales[0] / job.step, job.sales[1] / job.step),
          tenths: 5 * random.int(job.rates[0] / 5, job.rates[1] / 5),
        }),
        ({ sales, tenths }) => (sales * tenths) % 10 === 0 && tenths !== 100,
      )
    },
    answer: moneyAmount,
    solve: ({ base, sales, tenths }) => base * 100 + (sales * tenths) / 10,
    ask: ({ job, base, sales, tenths }) =>
      paragraph(
        job.pay(role('base', money(base * 100)), role('rate', rateShown({ tenths }))),
        job.sold(role('sales', money(sales * 100))),
        job.ask,
      ),
    solution: ({ base, sales, tenths }, answer) => {
      const commission = (sales * tenths) / 10
      return [
        explained(
          equation(rateShown({ tenths }), factorShown({ tenths })),
          line`Write the percent as a decimal.`,
          line`Escribe el porcentaje como decimal.`,
        ),
        explained(
          equation(times(factorShown({ tenths }), money(sales * 100)), money(commission)),
          line`Find the commission: multiply the sales by the rate.`,
          line`Halla la comisión: multiplica las ventas por la tasa.`,
        ),
        explained(
          equation(sum(money(base * 100), money(commission)), money(answer)),
          line`Add the base salary.`,
          line`Suma el sueldo base.`,
        ),
        answerStep(money(answer), {
          en: line`The total pay is ${money(answer)}.`,
          es: line`El pago total es de ${money(answer)}.`,
        }),
      ]
    },
    check: (printed, answer) =>
      Ratio.of(answer, 100).minus(printed.role('base')).over(printed.role('sales')).equals(printed.role('rate')),
  }),

  balanceTable: form({
    levels: ['medium'],
    wide: true,
    instruction: {
      en: prose`Each row shows simple interest. Complete the table.`,
      es: prose`Cada fila muestra un interés simple. Completa la tabla.`,
    },
    draw(random) {
      const one = () =>
        drawLoan(
          random,
          { isSaved: true, hundreds: [3, 40], rates: [10, 60], tell: untold },
          [18, 30, 6, 42, 24, 36],
          5,
        )
      return random.until(
        () => ({ first: one(), second: one() }),
        ({ first, second }) =>
          first.dollars !== second.dollars && first.tenths !== second.tenths && first.months !== second.months,
      )
    },
    answer: tableCells,
    solve: ({ first, second }) => ({
      head: HEAD,
      rows: [rowOf(first), rowOf(second)],
      blanks: [first, second].flatMap(loan => [dollarsShown(interestOf(loan)), dollarsShown(totalOf(loan))]),
    }),
    ask({ first, second }) {
      const shown = table({
        head: HEAD,
        rows: [first, second].map(loan => rowOf(loan).map((item, i) => (i >= 3 ? blank(3) : item))),
      })
      return { en: shown, es: shown }
    },
    solution: ({ first, second }) =>
      [first, second].flatMap((loan, i) => [
        explained(
          equation(
            times(money(loan.dollars * 100), factorShown(loan), itemOf(rowOf(loan), 2)),
            dollarsShown(interestOf(loan)),
          ),
          line`Row ${i + 1}: interest = principal × rate × years.`,
          line`Fila ${i + 1}: interés = capital × tasa × años.`,
        ),
        explained(
          equation(sum(money(loan.dollars * 100), dollarsShown(interestOf(loan))), dollarsShown(totalOf(loan))),
          line`Row ${i + 1}: balance = principal + interest.`,
          line`Fila ${i + 1}: saldo = capital + interés.`,
        ),
      ]),
    check(printed, { blanks }) {
      const left = [...blanks]
      return printed.block('table').rows.every(row => {
        const [p, r, t, i, b] = row.map(([item]) =>
          evaluate((item as Expr).kind === 'blank' ? exprOf(left.shift()) : (item as Expr)),
        )
        return p && r && t && i && b && i.equals(p.times(r).times(t)) && b.minus(i).equals(p)
      })
    },
  }),

  whatWentWrong: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw(random) {
      const account = random.evenly(startingAt(accounts, 4))
      return {
        account,
        slip: random.evenly(SLIPS),
        loan: random.until(
          () => drawLoan(random, account, [3, 6, 8, 9, 4], 5),
          loan => new Set(SLIPS.map(slip => String(madeOf(slip, loan)))).size === 4,
        ),
      }
    },
    answer: sentenceChoice,
    solve: ({ slip }) => SAID[slip],
    mistakes: ({ slip }) =>
      Object.fromEntries(SLIPS.filter(other => other !== slip).map(other => [other, SAID[other]])),
    ask: ({ account, loan, slip }) =>
      paragraph(account.tell(...told(loan)), askInterest(account), {
        en: line`A student answers ${role('made', dollarsShown(madeOf(slip, loan)))}. What was the mistake?`,
        es: line`Una estudiante contesta ${role('made', dollarsShown(madeOf(slip, loan)))}. ¿Cuál fue el error?`,
      }),
    key: ({ loan }) => {
      const right = dollarsShown(interestOf(loan))
      return { en: prose`The interest is ${right}.`, es: prose`El interés es de ${right}.` }
    },
    solution: ({ loan, slip }, answer) => [...interestSteps(loan), answerStep(answer.says, workOf(slip, loan))],
    whyWrong: ({ loan, slip }) =>
      Object.fromEntries(
        SLIPS.filter(other => other !== slip).map(other => {
          const made = dollarsShown(madeOf(other, loan))
          return [
            other,
            { en: line`This would give ${made}.`, es: line`Con este error se obtendría ${made}.` },
          ] as const
        }),
      ),
    check(printed, { key }) {
      const [p, r, t] = [printed.role('principal'), printed.role('rate'), printed.role('time')]
      const made: Readonly<Record<string, Ratio>> = {
        months: p.times(r).times(t),
        percent: p.times(r).times(t).times(10).over(12),
        total: p.times(r).times(t).over(12).plus(p),
        once: p.times(r),
      }
      return made[key]?.equals(printed.role('made')) === true
    },
  }),
})
const untold: Account['tell'] = () => ({ en: [], es: [] })
const exprOf = (value: unknown): Expr => value as Expr
function workOf(slip: Slip, loan: Loan) {
  const made = dollarsShown(madeOf(slip, loan))
  const year = dollarsShown(Ratio.of(loan.dollars * loan.tenths, 1000))
  const work = {
    months: equation(times(year, loan.months), made),
    percent: equation(times(dollarsShown(interestOf(loan)), 10), made),
    total: equation(sum(dollarsShown(interestOf(loan)), money(loan.dollars * 100)), made),
    once: equation(times(money(loan.dollars * 100), factorShown(loan)), made),
  }[slip]
  return { en: line`The wrong answer comes from ${work}.`, es: line`La respuesta incorrecta viene de ${work}.` }
}
