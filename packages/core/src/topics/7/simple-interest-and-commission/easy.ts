import {
  answerStep,
  type Both,
  divide,
  equation,
  evaluate,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  type Inline,
  line,
  money,
  moneyAmount,
  prose,
  type Random,
  Ratio,
  role,
  sum,
  times,
} from '../../../author.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { accounts, askInterest, endInterest, sellers } from './accounts.ts'
import {
  centsOf,
  drawLoan,
  drawSale,
  FORMULA,
  factorShown,
  I,
  interestOf,
  interestSteps,
  type Loan,
  rateOf,
  rateShown,
  timeShown,
} from './interest.ts'
import type { levels } from './levels.ts'

const MONTHS = [24, 36, 48, 60, 72] as const
const drawAccount = (random: Random, first: number) => {
  const account = random.evenly(startingAt(accounts, first))
  return { account, loan: drawLoan(random, account, MONTHS, 10) }
}
const told = ({ dollars, tenths, months }: Loan) =>
  [
    role('principal', money(dollars * 100)),
    role('rate', rateShown({ tenths })),
    role('time', timeShown({ months })),
  ] as const
export const COMMISSION: Both<readonly Inline[]> = {
  en: line`How much is the commission?`,
  es: line`¿De cuánto es la comisión?`,
}
const isRight = (interest: Ratio, p: Ratio, rate: Ratio, years: Ratio) => interest.over(p).equals(rate.times(years))

export const easyForms = (form: FormMaker<typeof levels>) => ({
  formula: form({
    levels: ['easy'],
    instruction: {
      en: prose`Use ${FORMULA} to find the interest ${I}.`,
      es: prose`Usa ${FORMULA} para hallar el interés ${I}.`,
    },
    draw: random => ({
      loan: drawLoan(random, { isSaved: true, hundreds: [1, 50], rates: [10, 90], tell: accountless }, MONTHS, 10),
    }),
    answer: moneyAmount,
    solve: ({ loan }) => centsOf(interestOf(loan)),
    ask({ loan }) {
      const [p, r, t] = told(loan)
      return {
        en: prose`principal ${p}, rate ${r} per year, time ${t}`,
        es: prose`capital de ${p}, tasa anual del ${r}, tiempo de ${t}`,
      }
    },
    solution: ({ loan }) => interestSteps(loan),
    check: (printed, answer) =>
      isRight(Ratio.of(answer, 100), printed.role('principal'), printed.role('rate'), printed.role('time')),
  }),

  interestStory: form({
    levels: ['easy'],
    kind: 'story',
    share: 2,
    draw: random => drawAccount(random, 0),
    answer: moneyAmount,
    solve: ({ loan }) => centsOf(interestOf(loan)),
    ask: ({ account, loan }) => paragraph(account.tell(...told(loan)), askInterest(account)),
    solution: ({ account, loan }, answer) => [
      ...interestSteps(loan),
      answerStep(money(answer), endInterest(account, money(answer))),
    ],
    check: (printed, answer) =>
      isRight(Ratio.of(answer, 100), printed.role('principal'), printed.role('rate'), printed.role('time')),
  }),

  commission: form({
    levels: ['easy'],
    kind: 'story',
    share: 2,
    draw: random => {
      const seller = random.evenly(sellers)
      return { seller, ...drawSale(random, seller, 10) }
    },
    answer: moneyAmount,
    solve: ({ sale, tenths }) => (sale * tenths) / 10,
    ask: ({ seller, sale, tenths }) =>
      paragraph(seller.tell(role('sale', money(sale * 100)), role('rate', rateShown({ tenths }))), COMMISSION),
    solution: ({ sale, tenths }, answer) => [
      explained(
        equation(rateShown({ tenths }), factorShown({ tenths })),
        line`Write the percent as a decimal.`,
        line`Escribe el porcentaje como decimal.`,
      ),
      explained(
        equation(times(factorShown({ tenths }), money(sale * 100)), money(answer)),
        line`Multiply: commission = rate × sales.`,
        line`Multiplica: comisión = tasa × ventas.`,
      ),
      answerStep(money(answer), {
        en: line`The commission is ${money(answer)}.`,
        es: line`La comisión es de ${money(answer)}.`,
      }),
    ],
    check: (printed, answer) => Ratio.of(answer, 100).over(printed.role('rate')).equals(printed.role('sale')),
  }),

  whichExpression: form({
    levels: ['easy'],
    draw: random => drawAccount(random, 4),
    answer: formulaChoice,
    solve: ({ loan }) => times(loan.dollars, factorShown(loan), loan.months / 12),
    mistakes: ({ loan }) => ({
      wholePercent: times(loan.dollars, shown(rateOf(loan)), loan.months / 12),
      added: sum(loan.dollars, times(factorShown(loan), loan.months / 12)),
      divided: divide(times(loan.dollars, factorShown(loan)), loan.months / 12),
    }),
    ask: ({ account, loan }) =>
      paragraph(account.tell(...told(loan)), {
        en: line`Which expression gives the interest in dollars?`,
        es: line`¿Qué expresión da el interés en dólares?`,
      }),
    solution: ({ loan }, answer) => [
      explained(
        equation(rateShown(loan), factorShown(loan)),
        line`Write the percent as a decimal.`,
        line`Escribe el porcentaje como decimal.`,
      ),
      explained(
        equation(times(loan.dollars, factorShown(loan)), shown(Ratio.of(loan.dollars * loan.tenths, 1000))),
        line`This is the interest for one year.`,
        line`Este es el interés de un año.`,
      ),
      answerStep(formulaChoice.show(answer), {
        en: line`Principal × rate × time: multiply by the number of years.`,
        es: line`Capital × tasa × tiempo: multiplica por el número de años.`,
      }),
    ],
    whyWrong: ({ loan }) => ({
      wholePercent: {
        en: line`It multiplies by ${shown(rateOf(loan))}, not by ${factorShown(loan)}.`,
        es: line`Multiplica por ${shown(rateOf(loan))}, no por ${factorShown(loan)}.`,
      },
      added: {
        en: line`It adds the principal instead of multiplying by it.`,
        es: line`Suma el capital en vez de multiplicar por él.`,
      },
      divided: {
        en: line`It divides by the number of years instead of multiplying.`,
        es: line`Divide entre el número de años en vez de multiplicar.`,
      },
    }),
    check: (printed, answer) =>
      expr(answer).kind === 'product' &&
      isRight(evaluate(expr(answer)), printed.role('principal'), printed.role('rate'), printed.role('time')),
  }),
})
const accountless = () => ({ en: [], es: [] })
