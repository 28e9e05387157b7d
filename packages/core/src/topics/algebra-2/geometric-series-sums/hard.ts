import {
  type Block,
  type Both,
  count,
  decimal,
  decimalNumber,
  equation,
  evaluate,
  exact,
  expr,
  expressionList,
  type FormMaker,
  integer,
  isAsDrawn,
  isNear,
  join,
  m,
  money,
  moneyAmount,
  over,
  percent,
  power,
  prose,
  Ratio,
  rational,
  sum,
  symbol,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import { asDerivation, hiddenValues, printedLines } from '../../kit/polynomials/formula-blanks.ts'
import { isClear } from '../../kit/rounding/rounded.ts'
import type { levels } from './levels.ts'
import { a1, drawFraction, finiteSum, firstTerms, partial, r, termsIn, unending } from './parts.ts'
import { drawSumDerivation, isSumDerivation } from './sum-blanks.ts'

const n = symbol('n')

const [P, L, i] = [symbol('P'), symbol('L'), symbol('i')]

interface Plan {
  readonly payment: number
  readonly years: number
  readonly rate: number
}

const monthly = ({ rate }: Plan) => rate / 1200

const worth = (plan: Plan) => (plan.payment * ((1 + monthly(plan)) ** (12 * plan.years) - 1)) / monthly(plan)

const payment = ({ payment: loan, ...plan }: Plan) =>
  (loan * monthly({ payment: loan, ...plan })) / (1 - (1 + monthly({ payment: loan, ...plan })) ** (-12 * plan.years))

const SAVED = equation(symbol('S'), over(join(P, m`({(1 + ${i})^${n}} - 1)`), i))

const PAID = equation(P, over(join(L, i), sum(1, join(-1, power(m`(1 + ${i})`, m`-n`)))))

function doseTotal(dose: number, rest: number, count: number): Ratio {
  return finiteSum(Ratio.of(dose), Ratio.of(rest, 100), count)
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  missing: form({
    levels: ['hard'],
    share: 4,
    lines: 4,
    draw: random => ({
      a: Ratio.of(nonzero(random, 24)),
      ratio: drawFraction(random),
      wanted: random.evenly(['ratio', 'first']),
    }),
    answer: rational,
    solve: ({ a, ratio, wanted }) => (wanted === 'ratio' ? ratio : a),
    ask: ({ a, ratio, wanted }) => {
      const whole = a.over(Ratio.of(1).minus(ratio))
      const [known, asked] = wanted === 'ratio' ? [equation(a1, a), r] : [equation(r, ratio), a1]
      return {
        en: prose`An infinite geometric series has the sum ${whole} and ${known}. Find ${asked}.`,
        es: prose`Una serie geométrica infinita tiene la suma ${whole} y ${known}. Halla ${asked}.`,
      }
    },
    check(printed, answer) {
      const [whole] = printed.numbers
      const { left, right } = printed.one('relation')
      if (!whole) return false
      const isRatio = left.kind === 'symbol' && left.name === 'a'
      const [first, ratio] = isRatio ? [evaluate(right), exact(answer)] : [exact(answer), evaluate(right)]
      return (
        Math.abs(ratio.toNumber()) < 1 &&
        isNear(partial([first, first.times(ratio)], 400), whole.toNumber()) &&
        first.n !== 0
      )
    },
  }),

  missingCount: form({
    levels: ['hard'],
    share: 2,
    lines: 4,
    draw: random => ({
      a: Ratio.of(random.int(1, 6)),
      r: Ratio.of(random.pick([2, 3, 4])),
      n: random.int(4, 7),
    }),
    answer: integer,
    solve: ({ n }) => n,
    ask: ({ a, r, n }) => ({
      en: prose`How many terms of the series ${unending(firstTerms(a, r, 3))} have the sum ${finiteSum(a, r, n)}?`,
      es: prose`¿Cuántos términos de la serie ${unending(firstTerms(a, r, 3))} tienen la suma ${finiteSum(a, r, n)}?`,
    }),
    check(printed, answer) {
      const [whole] = printed.numbers
      return whole?.equals(partial(termsIn(printed.one('sum')), exact(answer).n)) === true
    },
  }),

  finance: form({
    levels: ['hard'],
    share: 4,
    draw: random =>
      random.until(
        () => {
          const isLoan = random.evenly([true, false])
          const plan: Plan = {
            payment: isLoan ? random.int(6, 30) * 1000 : random.int(4, 40) * 10,
            years: random.int(2, 5),
            rate: random.pick([3, 6, 9, 12]),
          }
          return { isLoan, plan, exactly: isLoan ? payment(plan) : worth(plan) }
        },
        ({ exactly }) => isClear(exactly, 2),
      ),
    answer: moneyAmount,
    solve: ({ exactly }) => Math.round(exactly * 100),
    ask: ({ isLoan, plan }) => {
      const [amount, rate, months] = [money(plan.payment * 100), percent(expr(plan.rate)), 12 * plan.years]
      return isLoan
        ? {
            en: prose`A car loan of ${amount} is paid back in ${months} equal monthly payments. The yearly interest is ${rate}, so ${equation(i, over(percent(expr(plan.rate)), 12))} a month. Use ${PAID} to find the monthly payment. Round to the nearest cent.`,
            es: prose`Un préstamo de auto de ${amount} se paga en ${months} pagos mensuales iguales. El interés anual es del ${rate}, así que ${equation(i, over(percent(expr(plan.rate)), 12))} al mes. Usa ${PAID} para hallar el pago mensual. Redondea al centavo más cercano.`,
          }
        : {
            en: prose`At the end of each month, ${amount} goes into a savings plan, ${months} times in all. The yearly interest is ${rate}, so ${equation(i, over(percent(expr(plan.rate)), 12))} a month. Use ${SAVED} to find its value right after the last deposit. Round to the nearest cent.`,
            es: prose`Al final de cada mes se depositan ${amount} en un plan de ahorro, ${months} veces en total. El interés anual es del ${rate}, así que ${equation(i, over(percent(expr(plan.rate)), 12))} al mes. Usa ${SAVED} para hallar su valor justo después del último depósito. Redondea al centavo más cercano.`,
          }
    },
    // Month by month: interest on the balance, then the payment.
    check(printed, answer) {
      const [amount, months, rate] = printed.numbers
      if (!amount || !months || !rate) return false
      const [cents, by] = [exact(answer).toNumber() / 100, rate.toNumber() / 12]
      const isLoan = printed.all('relation').some(({ left }) => left.kind === 'symbol' && left.name === 'P')
      const end = (start: number, change: number) => {
        let balance = start
        for (let k = 0; k < months.n; k++) balance = balance * (1 + by) + change
        return balance
      }
      if (!isLoan) return Math.abs(end(0, amount.toNumber()) - cents) <= 0.005
      return end(amount.toNumber(), -(cents - 0.005)) >= 0 && end(amount.toNumber(), -(cents + 0.005)) <= 0
    },
  }),

  ball: form({
    levels: ['hard'],
    share: 2,
    draw: random => {
      const [top, bottom] = random.pick([
        [1, 2],
        [2, 3],
        [3, 4],
        [3, 5],
        [4, 5],
        [2, 5],
        [5, 6],
      ] as const)
      return { height: bottom * random.int(1, 8), ratio: Ratio.of(top, bottom), story: random.evenly([0, 1, 2]) }
    },
    answer: rational,
    solve: ({ height, ratio, story }) =>
      story === 0
        ? Ratio.of(height).plus(ratio.times(2 * height).over(Ratio.of(1).minus(ratio)))
        : Ratio.of(height).over(Ratio.of(1).minus(ratio)),
    ask: ({ height, ratio, story }): Both<Block> =>
      [
        {
          en: prose`A ball drops from a height of ${count(height, nouns.foot)}. Each time, it bounces back up to ${ratio} of the height before. How many feet does the ball travel up and down in all?`,
          es: prose`Una pelota cae desde una altura de ${count(height, nouns.foot)}. Cada vez rebota hasta ${ratio} de la altura anterior. ¿Cuántos pies recorre en total hacia arriba y hacia abajo?`,
        },
        {
          en: prose`A pendulum first swings ${count(height, nouns.inch)}. Each later swing is ${ratio} as long as the one before. How many inches does the pendulum swing in all?`,
          es: prose`Un péndulo recorre primero ${count(height, nouns.inch)}. Cada oscilación mide ${ratio} de la anterior. ¿Cuántas pulgadas recorre el péndulo en total?`,
        },
        {
          en: prose`A machine is stopped. In the first minute, its wheel makes ${height} turns, and in each later minute ${ratio} of the turns of the minute before. How many turns does the wheel make in all?`,
          es: prose`Se apaga una máquina. En el primer minuto su rueda da ${height} vueltas, y en cada minuto siguiente, ${ratio} de las vueltas del minuto anterior. ¿Cuántas vueltas da la rueda en total?`,
        },
      ][story]!,
    check(printed, answer) {
      const [height, ratio] = printed.numbers
      if (!height || !ratio) return false
      const ways = /ball|pelota/.test(printed.text) ? 2 : 1
      const rest = ways * partial([height.times(ratio), height.times(ratio).times(ratio)], 600)
      return isAsDrawn(height.toNumber() + rest, exact(answer).toNumber())
    },
  }),

  doses: form({
    levels: ['hard'],
    share: 2,
    draw: random => {
      const rest = random.evenly([20, 40, 50, 60, 10, 30])
      return random.until(
        () => ({ rest, dose: random.pick([50, 100, 125, 200, 250, 400, 500]), count: random.int(3, 5) }),
        ({ dose, count }) => doseTotal(dose, rest, count).times(10).isInteger,
      )
    },
    answer: decimalNumber,
    solve: ({ dose, rest, count }) => decimal(doseTotal(dose, rest, count)),
    ask: ({ dose, rest, count }) => ({
      en: prose`A patient takes a pill with ${dose} milligrams of a medicine every day. After one day, ${percent(rest)} of the medicine is still in the body. How many milligrams are in the body right after pill number ${count}?`,
      es: prose`Un paciente toma cada día una pastilla con ${dose} miligramos de una medicina. Después de un día, el ${percent(rest)} de la medicina sigue en el cuerpo. ¿Cuántos miligramos hay en el cuerpo justo después de la pastilla número ${count}?`,
    }),
    // Day by day: a part of what was there, and a new pill.
    check(printed, answer) {
      const [dose, part, pills] = printed.numbers
      if (!dose || !part || !pills) return false
      let amount = Ratio.of(0)
      for (let day = 0; day < pills.n; day++) amount = amount.times(part).plus(dose)
      return exact(answer).equals(amount)
    },
  }),

  derivation: form({
    levels: ['hard'],
    lines: 0,
    wide: true,
    draw: drawSumDerivation,
    answer: expressionList,
    solve: ({ of, shown }) => hiddenValues(of, shown),
    ask: ({ of, shown }) => asDerivation(of.start, printedLines(of, shown)),
    check: isSumDerivation,
  }),
})
