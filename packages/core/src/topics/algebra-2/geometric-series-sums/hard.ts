import {
  answerStep,
  type Block,
  type Both,
  both,
  bracketed,
  count,
  decimal,
  ellipsis,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  expressionList,
  type FormMaker,
  integer,
  isAsDrawn,
  isNear,
  itemOf,
  join,
  line,
  minus,
  money,
  moneyAmount,
  type Noun,
  over,
  percent,
  power,
  price,
  prose,
  quantity,
  Ratio,
  rational,
  relation,
  statements,
  step,
  sum,
  symbol,
  symbolsOf,
  tupleOf,
  undoneStep,
  type Value,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import { asDerivation, hiddenValues, printedLines, stepsToLastBlank } from '../../kit/polynomials/formula-blanks.ts'
import { isClear } from '../../kit/rounding/rounded.ts'
import { a1, drawFraction, finiteSum, firstTerms, type levels, partial, r, termsIn, unending } from './parts.ts'
import { finiteSteps, INFINITE, lessThanOne, ratioStep } from './steps.ts'
import { drawSumDerivation, isSumDerivation } from './sum-blanks.ts'

const n = symbol('n')

const [P, L, i] = [symbol('P'), symbol('L'), symbol('i')]

const FIND_THE_FORMULA = {
  en: line`Find a formula for the sum ${symbol('S')} if ${relation(symbol('r'), '≠', 1)}.`,
  es: line`Halla una fórmula para la suma ${symbol('S')} si ${relation(symbol('r'), '≠', 1)}.`,
}
const FIND_THE_SUM = { en: line`Find the sum ${symbol('S')}.`, es: line`Halla la suma ${symbol('S')}.` }

interface Plan {
  readonly payment: number
  readonly years: number
  readonly rate: number
}

const monthly = ({ rate }: Plan) => rate / 1200

const worth = (plan: Plan) => (plan.payment * ((1 + monthly(plan)) ** (12 * plan.years) - 1)) / monthly(plan)

const payment = ({ payment: loan, ...plan }: Plan) =>
  (loan * monthly({ payment: loan, ...plan })) / (1 - (1 + monthly({ payment: loan, ...plan })) ** (-12 * plan.years))

const GROWN = sum(1, i)
const BACK = power(bracketed(GROWN), join(-1, n))

/** Each deposit with its interest at the end; each payment without it at the start. */
const SAVED = equation(
  symbol('S'),
  sum(P, join(P, bracketed(GROWN)), ellipsis, join(P, power(bracketed(GROWN), sum(n, -1)))),
)
const OWED = equation(
  L,
  sum(over(P, GROWN), over(P, power(bracketed(GROWN), 2)), ellipsis, over(P, power(bracketed(GROWN), n))),
)

/** Both summed. */
const SAVED_SUM = equation(symbol('S'), over(join(P, bracketed(minus(power(bracketed(GROWN), n), 1))), i))
const OWED_FILLED = equation(L, join(over(P, GROWN), over(minus(1, BACK), minus(1, over(1, GROWN)))))
const OWED_SUM = equation(L, over(join(P, bracketed(minus(1, BACK))), i))

function doseTotal(dose: number, rest: number, count: number): Ratio {
  return finiteSum(Ratio.of(dose), Ratio.of(rest, 100), count)
}

const TURN: Noun = { en: ['turn', 'turns'], es: ['vuelta', 'vueltas'], gender: 'f' }
const UNITS = [nouns.foot, nouns.inch, TURN] as const
/** The sentence that ends each story of a sum without end. */
const ENDS = [
  (sum: Value) => ({ en: line`The ball travels ${sum} feet.`, es: line`La pelota recorre ${sum} pies.` }),
  (sum: Value) => ({ en: line`The pendulum swings ${sum} inches.`, es: line`El péndulo recorre ${sum} pulgadas.` }),
  (sum: Value) => ({ en: line`The wheel makes ${sum} turns.`, es: line`La rueda da ${sum} vueltas.` }),
] as const

export const hardForms = (form: FormMaker<typeof levels>) => ({
  missing: form({
    levels: ['medium', 'hard'],
    share: 2,
    lines: 4,
    draw: (random, { wanted }) => ({ a: Ratio.of(nonzero(random, 24)), ratio: drawFraction(random), wanted }),
    answer: rational,
    solve: ({ a, ratio, wanted }) => (wanted === 'ratio' ? ratio : a),
    ask: ({ a, ratio, wanted }) => {
      const whole = a.over(Ratio.of(1).minus(ratio))
      const [known, asked] = wanted === 'ratio' ? [equation(a1, a), r] : [equation(r, ratio), a1]
      return {
        en: prose`An infinite geometric series has sum ${whole} and ${known}. Find ${asked}.`,
        es: prose`Una serie geométrica infinita tiene suma ${whole} y ${known}. Halla ${asked}.`,
      }
    },
    solution: ({ a, ratio, wanted }) => {
      const whole = a.over(Ratio.of(1).minus(ratio))
      const rest = Ratio.of(1).minus(ratio)
      if (wanted === 'first')
        return [
          step(equation(whole, over(a1, lessThanOne(ratio))), because.use, { rule: INFINITE }),
          explained(
            equation(whole, over(a1, rest)),
            line`Subtract ${ratio} from 1 in the denominator.`,
            line`Resta ${ratio} de 1 en el denominador.`,
          ),
          step(equation(a1, a), because.multiplyBothSides, { value: rest }),
        ]
      return [
        step(equation(whole, over(a, minus(1, r))), because.use, { rule: INFINITE }),
        step(equation(join(whole, bracketed(minus(1, r))), a), because.multiplyBothSides, {
          value: bracketed(minus(1, r)),
        }),
        step(equation(minus(1, r), rest), because.divideBothSides, { value: whole }),
        step(equation(r, ratio), because.explain, {
          sentence: {
            en: line`Subtract ${rest} from 1.`,
            es: line`Resta ${rest} de 1.`,
          },
        }),
      ]
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
      r: Ratio.of(random.evenly([3, 2, 4])),
      n: random.int(6, 8),
    }),
    answer: integer,
    solve: ({ n }) => n,
    ask: ({ a, r, n }) => ({
      en: prose`How many terms of the geometric series ${unending(firstTerms(a, r, 3))} add up to ${finiteSum(a, r, n)}?`,
      es: prose`¿Cuántos términos de la serie geométrica ${unending(firstTerms(a, r, 3))} suman ${finiteSum(a, r, n)}?`,
    }),
    solution: ({ a, r: ratio, n: count }) => {
      const [whole, end] = [finiteSum(a, ratio, count), ratio.power(count)]
      const less = ratio.minus(1)
      const raised = power(ratio, n)
      const product = a.equals(1) ? minus(raised, 1) : join(a, bracketed(minus(raised, 1)))
      return [
        ratioStep(a, ratio),
        step(equation(whole, over(product, minus(ratio, 1))), because.use, {
          rule: equation(symbol('S', n), over(join(a1, bracketed(minus(power(r, n), 1))), minus(r, 1))),
        }),
        ...(a.equals(1) && less.equals(1)
          ? [
              explained(
                equation(end.minus(1), minus(raised, 1)),
                line`The denominator, ${minus(ratio, 1)}, is ${1}.`,
                line`El denominador, ${minus(ratio, 1)}, es ${1}.`,
              ),
            ]
          : [
              a.equals(less)
                ? explained(
                    equation(end.minus(1), minus(raised, 1)),
                    line`The factor ${a} and the denominator are equal: they cancel.`,
                    line`El factor ${a} y el denominador son iguales: se cancelan.`,
                  )
                : undoneStep(equation(end.minus(1), minus(raised, 1)), { a: a.over(less) }),
            ]),
        step(equation(end, raised), because.addToBothSides, { value: 1 }),
        explained(
          equation(power(ratio, count), raised),
          line`Write ${end} as a power of ${ratio}.`,
          line`Escribe ${end} como una potencia de ${ratio}.`,
        ),
        explained(
          equation(n, count),
          line`The bases are equal, so the exponents are equal.`,
          line`Las bases son iguales, así que los exponentes son iguales.`,
        ),
      ]
    },
    check(printed, answer) {
      const [whole] = printed.numbers
      return whole?.equals(partial(termsIn(printed.one('sum')), exact(answer).n)) === true
    },
  }),

  finance: form({
    levels: ['hard'],
    share: 3,
    draw: random =>
      random.until(
        () => {
          const isLoan = random.evenly([true, false])
          const plan: Plan = {
            payment: isLoan ? random.int(6, 30) * 1000 : random.int(4, 40) * 10,
            years: random.int(2, 5),
            rate: random.pick(isLoan ? [3, 6, 9, 12] : [3, 6]),
          }
          return { isLoan, plan, exactly: isLoan ? payment(plan) : worth(plan) }
        },
        ({ exactly }) => isClear(exactly, 2),
      ),
    answer: moneyAmount,
    solve: ({ exactly }) => Math.round(exactly * 100),
    ask: ({ isLoan, plan }) => {
      const [amount, rate] = [money(plan.payment * 100), percent(expr(plan.rate))]
      return isLoan
        ? {
            en: prose`A car loan of ${amount} is paid back in equal monthly payments over ${plan.years} years. The yearly interest rate is ${rate}, compounded monthly. Let ${L} be the loan, ${i} the interest rate for a month, ${n} the number of payments, and ${P} one payment. Then ${OWED}. Find the monthly payment ${P}, and round to the nearest cent.`,
            es: prose`Un préstamo de ${amount} para un carro se devuelve en cuotas mensuales iguales durante ${plan.years} años. La tasa de interés anual es del ${rate}, capitalizable mensualmente. Si ${L} es el préstamo, ${i} la tasa de interés de un mes, ${n} el número de cuotas y ${P} cada cuota, entonces ${OWED}. Halla la cuota mensual ${P} y redondea al centavo más cercano.`,
          }
        : {
            en: prose`At the end of each month, for ${plan.years} years, ${amount} goes into a savings plan. The yearly interest rate is ${rate}, compounded monthly. With ${P} the deposit, ${i} the interest rate for a month, and ${n} the number of deposits, the value right after the last one is ${SAVED}. Find ${symbol('S')}, and round to the nearest cent.`,
            es: prose`Al final de cada mes, durante ${plan.years} años, se depositan ${amount} en un plan de ahorro. La tasa de interés anual es del ${rate}, capitalizable mensualmente. Si ${P} es el depósito, ${i} la tasa de interés de un mes y ${n} el número de depósitos, el valor justo después del último es ${SAVED}. Halla ${symbol('S')} y redondea al centavo más cercano.`,
          }
    },
    solution: ({ isLoan, plan }, answer) => {
      const [by, months] = [Ratio.of(plan.rate, 1200), 12 * plan.years]
      const grown = bracketed(sum(1, decimal(by)))
      const filled = isLoan
        ? over(join(plan.payment, decimal(by)), minus(1, power(grown, -months)))
        : over(join(plan.payment, bracketed(minus(power(grown, months), 1))), decimal(by))
      const letter = symbol(isLoan ? 'P' : 'S')
      return [
        explained(
          statements(
            equation(equation(i, over(decimal(Ratio.of(plan.rate, 100)), 12)), decimal(by)),
            equation(equation(n, join(12, plan.years)), months),
          ),
          line`Divide the yearly rate by the ${12} months of a year, and count ${12} months for each year.`,
          line`Divide la tasa anual entre los ${12} meses del año y cuenta ${12} meses por cada año.`,
        ),
        ...(isLoan
          ? [
              explained(
                OWED_FILLED,
                line`Sum the geometric series: the first term and the ratio are ${over(P, GROWN)} and ${over(1, GROWN)}.`,
                line`Suma la serie geométrica: el primer término y la razón son ${over(P, GROWN)} y ${over(1, GROWN)}.`,
              ),
              explained(
                OWED_SUM,
                line`Multiply the numerator and the denominator by ${GROWN}; the denominator becomes ${equation(minus(GROWN, 1), i)}.`,
                line`Multiplica el numerador y el denominador por ${GROWN}; el denominador queda ${equation(minus(GROWN, 1), i)}.`,
              ),
            ]
          : [
              explained(
                SAVED_SUM,
                line`Sum the geometric series: the first term is ${P}, and the ratio is ${GROWN}.`,
                line`Suma la serie geométrica: el primer término es ${P} y la razón es ${GROWN}.`,
              ),
            ]),
        isLoan
          ? explained(
              equation(letter, filled),
              line`Multiply both sides by ${i}, divide by ${minus(1, BACK)}, and put in the numbers.`,
              line`Multiplica ambos lados por ${i}, divide entre ${minus(1, BACK)} y sustituye los números.`,
            )
          : step(equation(letter, filled), because.substituteValues),
        answerStep(
          relation(letter, '≈', price(exact(answer).n)),
          isLoan
            ? {
                en: line`The monthly payment is ${price(exact(answer).n)}.`,
                es: line`La cuota mensual es de ${price(exact(answer).n)}.`,
              }
            : {
                en: line`The savings plan is worth ${price(exact(answer).n)}.`,
                es: line`El plan de ahorro vale ${price(exact(answer).n)}.`,
              },
        ),
      ]
    },
    // Month by month: interest on the balance, then the payment.
    check(printed, answer) {
      const [first, second, rate] = printed.numbers
      if (!first || !second || !rate) return false
      const [cents, by] = [exact(answer).toNumber() / 100, rate.toNumber() / 12]
      const isLoan = printed.all('relation').some(({ left }) => left.kind === 'symbol' && left.name === 'L')
      const [amount, years] = isLoan ? [first, second] : [second, first]
      const end = (start: number, change: number) => {
        let balance = start
        for (let k = 0; k < 12 * years.n; k++) balance = balance * (1 + by) + change
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
      return {
        height: bottom * random.int(1, 8),
        ratio: Ratio.of(top, bottom),
        story: random.evenly([0, 1, 2] as const),
      }
    },
    answer: quantity,
    solve: ({ height, ratio, story }) => {
      const rest = Ratio.of(1).minus(ratio)
      const whole =
        story === 0
          ? ratio
              .times(2 * height)
              .over(rest)
              .plus(height)
          : Ratio.of(height).over(rest)
      return count(whole, itemOf(UNITS, story))
    },
    ask: ({ height, ratio, story }): Both<Block> =>
      (
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
        ] as const
      )[story],
    solution: ({ height, ratio, story }, { amount }) => {
      const first = Ratio.of(height).times(ratio)
      const terms = [first, first.times(ratio)]
      const rest = Ratio.of(1).minus(ratio)
      const isBall = story === 0
      return [
        isBall
          ? explained(
              sum(height, join(2, bracketed(sum(...terms, ellipsis)))),
              line`After the first fall, the ball goes up and down the height of each bounce: twice the series of these heights.`,
              line`Después de la primera caída, la pelota sube y baja la altura de cada rebote: el doble de la serie de esas alturas.`,
            )
          : step(sum(height, ...terms, ellipsis), because.writeAsSeries),
        step(
          statements(
            equation(r, ratio),
            isBall ? sum(height, join(2, over(first, minus(1, ratio)))) : over(height, minus(1, ratio)),
          ),
          because.sumOfInfinite,
          { rule: INFINITE },
        ),
        answerStep(isBall ? equation(sum(height, first.times(2).over(rest)), amount) : amount, ENDS[story](amount)),
      ]
    },
    check(printed, answer) {
      const [height, ratio] = printed.numbers
      if (!height || !ratio) return false
      const ways = /ball|pelota/.test(printed.text) ? 2 : 1
      const rest = ways * partial([height.times(ratio), height.times(ratio).times(ratio)], 600)
      return isAsDrawn(height.toNumber() + rest, exact(answer.amount).toNumber())
    },
  }),

  doses: form({
    levels: ['hard'],
    share: 2,
    draw: random => {
      const count = random.evenly([4, 5])
      return random.until(
        () => ({
          rest: random.pick([20, 40, 50, 60, 10, 30]),
          dose: random.pick([50, 100, 125, 200, 250, 300, 375, 400, 500, 600, 625, 750, 800]),
          count,
        }),
        ({ rest, dose, count }) => doseTotal(dose, rest, count).times(10).isInteger,
      )
    },
    answer: quantity,
    solve: ({ dose, rest, count: pills }) => count(decimal(doseTotal(dose, rest, pills)), nouns.milligram),
    ask: ({ dose, rest, count }) => ({
      en: prose`A patient takes a pill with ${dose} milligrams of a medicine every day. After one day, ${percent(rest)} of the medicine is still in the body. How many milligrams are in the body right after pill number ${count}?`,
      es: prose`Un paciente toma cada día una pastilla con ${dose} miligramos de una medicina. Después de un día, el ${percent(rest)} de la medicina sigue en el cuerpo. ¿Cuántos miligramos hay en el cuerpo justo después de la pastilla número ${count}?`,
    }),
    solution: ({ dose, rest, count }, { amount }) => {
      const by = Ratio.of(rest, 100)
      const terms = firstTerms(Ratio.of(dose), by, count).map(term => decimal(term))
      const [formula, worked] = tupleOf(finiteSteps(Ratio.of(dose), by, count), 3)
      return [
        step(sum(...terms), because.writeAsSeries),
        formula,
        worked,
        answerStep(amount, {
          en: line`Right after pill number ${count}, there are ${amount} milligrams in the body.`,
          es: line`Justo después de la pastilla número ${count} hay ${amount} miligramos en el cuerpo.`,
        }),
      ]
    },
    // Day by day: a part of what was there, and a new pill.
    check(printed, answer) {
      const [dose, part, pills] = printed.numbers
      if (!dose || !part || !pills) return false
      let amount = Ratio.of(0)
      for (let day = 0; day < pills.n; day++) amount = amount.times(part).plus(dose)
      return exact(answer.amount).equals(amount)
    },
  }),

  derivation: form({
    levels: ['hard'],
    lines: 0,
    wide: true,
    draw: drawSumDerivation,
    answer: { ...expressionList, show: values => both(statements(...values)) },
    solve: ({ of, shown }) => hiddenValues(of, shown),
    ask: ({ of, shown }) =>
      asDerivation(symbolsOf(of.start).has('a') ? FIND_THE_FORMULA : FIND_THE_SUM, of.start, printedLines(of, shown)),
    solution: ({ of, shown }) => stepsToLastBlank(of, shown),
    check: isSumDerivation,
  }),
})
