import { expressionList } from '../../answer/expression-list.ts'
import { decimalNumber, fractionInLowestTerms, integer, moneyAmount, rational } from '../../answer/number.ts'
import { option } from '../../answer/option.ts'
import { type Block, type Both, both, count, prose } from '../../content.ts'
import { foot, inch } from '../../language/nouns/units.ts'
import {
  decimal,
  ellipsis,
  equation,
  expr,
  join,
  money,
  number,
  over,
  percent,
  power,
  repeating,
  series,
  sum,
  symbol,
  times,
} from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { asDerivation, hiddenValues, printedLines } from './shared/formula-blanks.ts'
import { isClear } from './shared/rounded.ts'
import { drawSumDerivation, isSumDerivation } from './shared/sum-blanks.ts'

const nonzero = (random: Random, most: number) => random.intExcept(-most, most, 0)
const firstTerms = (a: Ratio, r: Ratio, count: number): readonly Ratio[] =>
  Array.from({ length: count }, (_, i) => a.times(r.power(i)))
const finiteSum = (a: Ratio, r: Ratio, n: number) => a.times(r.power(n).minus(1)).over(r.minus(1))

const FRACTIONS: readonly (readonly [number, number])[] = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [1, 5],
  [2, 5],
  [3, 5],
  [1, 6],
  [-1, 2],
  [-1, 3],
  [-2, 3],
  [-1, 4],
  [-3, 4],
  [-2, 5],
]
const drawFraction = (random: Random) => Ratio.of(...random.pick(FRACTIONS))
const S = (n: number) => symbol('S', n)
const a1 = symbol('a', 1)
const r = symbol('r')
/** a + ar + ar² + … */
const unending = (terms: readonly Ratio[]) => sum(...terms, ellipsis)

/** The sum of many terms, each made from the one before. */
function partial(terms: readonly Ratio[], count: number): number {
  const [first = Ratio.of(0), second = Ratio.of(0)] = terms
  const factor = second.toNumber() / first.toNumber()
  let [term, total] = [first.toNumber(), 0]
  for (let i = 0; i < count; i++) {
    total += term
    term *= factor
  }
  return total
}
const termsIn = (of: Expr): readonly Ratio[] =>
  of.kind === 'sum' || of.kind === 'list'
    ? (of.kind === 'sum' ? of.terms : of.items).filter(item => item.kind !== 'symbol').map(item => evaluate(item))
    : []

const evaluateSeries = { en: prose`Find the sum.`, es: prose`Halla la suma.` }

/** Prints a term of the sum: 3 × 2^k. */
const power1 = (a: Ratio, base: Ratio, shift: number): Expr => {
  const exponent = shift === 0 ? symbol('k') : sum(symbol('k'), -shift)
  return a.equals(1) ? power(number(base), exponent) : times(a, power(number(base), exponent))
}

interface Plan {
  readonly payment: number
  readonly years: number
  readonly rate: number
}
const monthly = ({ rate }: Plan) => rate / 1200
const worth = (plan: Plan) => (plan.payment * ((1 + monthly(plan)) ** (12 * plan.years) - 1)) / monthly(plan)
const payment = ({ payment: loan, ...plan }: Plan) =>
  (loan * monthly({ payment: loan, ...plan })) / (1 - (1 + monthly({ payment: loan, ...plan })) ** (-12 * plan.years))

const n = symbol('n')
const [P, L, i] = [symbol('P'), symbol('L'), symbol('i')]
const SAVED = equation(symbol('S'), over(join(P, m`({(1 + ${i})^${n}} - 1)`), i))
const PAID = equation(P, over(join(L, i), sum(1, join(-1, power(m`(1 + ${i})`, m`-n`)))))

export const geometricSeriesSums = defineTopic(
  {
    id: 'geometric-series-sums',
    name: { en: 'Finite and infinite geometric series', es: 'Series geométricas finitas e infinitas' },
    description: {
      en: 'Find the sum of a finite geometric series, or of an infinite one that converges.',
      es: 'Halla la suma de una serie geométrica finita, o de una infinita que converge.',
    },
    domain: 'Sequences & Series',
    standards: ['A-SSE.B.4', 'F-BF.A.2', 'AP-PRECALC-2.1'],
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    fromTerms: form({
      levels: ['easy'],
      lines: 3,
      draw: random => ({
        a: Ratio.of(nonzero(random, 6)),
        r: Ratio.of(random.pick([2, 3, 4, -2, -3])),
        n: random.int(5, 7),
      }),
      answer: integer,
      solve: ({ a, r, n }) => finiteSum(a, r, n),
      ask: ({ a, r, n }) => ({
        en: prose`Find the sum of the first ${n} terms: ${unending(firstTerms(a, r, 4))}`,
        es: prose`Halla la suma de los primeros ${n} términos: ${unending(firstTerms(a, r, 4))}`,
      }),
      check(printed, answer) {
        const count = printed.numbers[0]?.n ?? 0
        return exact(answer).equals(partial(termsIn(printed.one('sum')), count))
      },
    }),

    fromRatio: form({
      levels: ['easy'],
      lines: 3,
      draw: random => ({
        a: Ratio.of(nonzero(random, 9)),
        r: Ratio.of(random.pick([2, 3, 4, -2, -3])),
        n: random.int(4, 6),
      }),
      answer: integer,
      solve: ({ a, r, n }) => finiteSum(a, r, n),
      ask: ({ a, r: ratio, n }) => {
        const [first, second] = [equation(a1, a), equation(r, ratio)]
        return {
          en: prose`A geometric series has ${first} and ${second}. Find ${S(n)}.`,
          es: prose`Una serie geométrica tiene ${first} y ${second}. Halla ${S(n)}.`,
        }
      },
      check(printed, answer) {
        const [a, ratio] = printed.all('relation').map(({ right }) => evaluate(right))
        const wanted = printed.maths.at(-1)
        if (!a || !ratio || wanted?.kind !== 'symbol' || !wanted.sub) return false
        return exact(answer).equals(partial([a, a.times(ratio)], evaluate(wanted.sub).n))
      },
    }),

    fromFraction: form({
      levels: ['medium'],
      lines: 4,
      draw: random => ({ a: random.int(1, 24), ratio: drawFraction(random), n: random.int(3, 5) }),
      answer: fractionInLowestTerms,
      solve: ({ a, ratio, n }) => finiteSum(Ratio.of(a), ratio, n),
      ask: ({ a, ratio, n }) => {
        const [first, second] = [equation(a1, a), equation(r, ratio)]
        return {
          en: prose`A geometric series has ${first} and ${second}. Find ${S(n)}. Write a fraction in lowest terms.`,
          es: prose`Una serie geométrica tiene ${first} y ${second}. Halla ${S(n)}. Escribe una fracción en su mínima expresión.`,
        }
      },
      // Term by term, from the first.
      check(printed, answer) {
        const [a, ratio] = printed.all('relation').map(({ right }) => evaluate(right))
        const wanted = printed.maths.findLast(item => item.kind === 'symbol')
        if (!a || !ratio || wanted?.kind !== 'symbol' || !wanted.sub) return false
        let [term, sum] = [a, Ratio.of(0)]
        for (let k = 0; k < evaluate(wanted.sub).n; k++) {
          sum = sum.plus(term)
          term = term.times(ratio)
        }
        return exact(answer).equals(sum)
      },
    }),

    sigma: form({
      levels: ['easy', 'medium'],
      instruction: evaluateSeries,
      lines: 3,
      draw: random => ({
        a: random.int(1, 6),
        base: random.pick([2, 3, 2, 3, 4]),
        from: random.evenly([0, 1]),
        count: random.int(4, 5),
        isShifted: random.chance(0.5),
      }),
      answer: integer,
      solve: ({ a, base, from, count, isShifted }) =>
        finiteSum(Ratio.of(a * base ** (isShifted && from === 1 ? 0 : from)), Ratio.of(base), count),
      ask: ({ a, base, from, count, isShifted }) =>
        both(series('k', from, from + count - 1, power1(Ratio.of(a), Ratio.of(base), isShifted && from === 1 ? 1 : 0))),
      check: (printed, answer) => exact(answer).equals(evaluate(printed.one('series'))),
    }),

    sigmaFraction: form({
      levels: ['medium'],
      instruction: {
        en: prose`Find the sum. Write a fraction in lowest terms.`,
        es: prose`Halla la suma. Escribe una fracción en su mínima expresión.`,
      },
      lines: 4,
      draw: random => ({ a: random.int(1, 12), base: drawFraction(random), count: random.int(3, 5) }),
      answer: rational,
      solve: ({ a, base, count }) => finiteSum(Ratio.of(a), base, count),
      ask: ({ a, base, count }) => both(series('k', 0, count - 1, power1(Ratio.of(a), base, 0))),
      check: (printed, answer) => exact(answer).equals(evaluate(printed.one('series'))),
    }),

    converges: form({
      levels: ['medium'],
      instruction: { en: prose`Does the series converge or diverge?`, es: prose`¿La serie converge o diverge?` },
      lines: 2,
      draw: random => {
        const isSmall = random.evenly([true, false])
        const ratio = drawFraction(random)
        return { a: Ratio.of(random.int(1, 5) * 12 * random.sign()), ratio: isSmall ? ratio : ratio.power(-1) }
      },
      answer: option({
        converges: { en: prose`It converges.`, es: prose`Converge.` },
        diverges: { en: prose`It diverges.`, es: prose`Diverge.` },
      }),
      solve: ({ ratio }) => (Math.abs(ratio.toNumber()) < 1 ? 'converges' : 'diverges'),
      ask: ({ a, ratio }) => both(unending(firstTerms(a, ratio, 4))),
      check: (printed, answer) =>
        (answer === 'converges') === Math.abs(partial(termsIn(printed.one('sum')), 300)) < 1e6,
    }),

    infinite: form({
      levels: ['medium'],
      share: 2,
      instruction: {
        en: prose`Find the sum of the infinite series.`,
        es: prose`Halla la suma de la serie infinita.`,
      },
      lines: 3,
      draw: random => ({ a: Ratio.of(nonzero(random, 24)), ratio: drawFraction(random) }),
      answer: rational,
      solve: ({ a, ratio }) => a.over(Ratio.of(1).minus(ratio)),
      ask: ({ a, ratio }) => both(unending(firstTerms(a, ratio, 4))),
      check: (printed, answer) => Math.abs(exact(answer).toNumber() - partial(termsIn(printed.one('sum')), 400)) < 1e-9,
    }),

    repeatingDecimal: form({
      levels: ['medium'],
      instruction: {
        en: prose`Use a geometric series to write the decimal as a fraction in lowest terms.`,
        es: prose`Usa una serie geométrica para escribir el decimal como una fracción en su mínima expresión.`,
      },
      lines: 3,
      draw: random => {
        const [length, hasLead] = [random.evenly([1, 2]), random.chance(0.4)]
        const nines = 10 ** length - 1
        const period = length === 1 ? random.int(1, 8) : random.intExcept(1, 98, 11, 22, 33, 44, 55, 66, 77, 88)
        const lead = hasLead ? random.int(1, 8) : 0
        const digits = Ratio.of(period, nines)
        return { value: hasLead ? Ratio.of(lead).plus(digits).over(10) : digits }
      },
      answer: fractionInLowestTerms,
      solve: ({ value }) => value,
      ask: ({ value }) => both(repeating(value)),
      // The printed number's long division ends nowhere: the fraction times its denominator is whole.
      check(printed, answer) {
        const [shown] = printed.numbers
        return shown !== undefined && Math.abs(shown.toNumber() - exact(answer).toNumber()) < 1e-12
      },
    }),

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
          Math.abs(partial([first, first.times(ratio)], 400) - whole.toNumber()) < 1e-9 &&
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
      lines: 4,
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
      lines: 4,
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
            en: prose`A ball drops from a height of ${count(height, foot)}. Each time, it bounces back up to ${ratio} of the height before. How many feet does the ball travel up and down in all?`,
            es: prose`Una pelota cae desde una altura de ${count(height, foot)}. Cada vez rebota hasta ${ratio} de la altura anterior. ¿Cuántos pies recorre en total hacia arriba y hacia abajo?`,
          },
          {
            en: prose`A pendulum first swings ${count(height, inch)}. Each later swing is ${ratio} as long as the one before. How many inches does the pendulum swing in all?`,
            es: prose`Un péndulo recorre primero ${count(height, inch)}. Cada oscilación mide ${ratio} de la anterior. ¿Cuántas pulgadas recorre el péndulo en total?`,
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
        return Math.abs(height.toNumber() + rest - exact(answer).toNumber()) < 1e-6
      },
    }),

    doses: form({
      levels: ['hard'],
      share: 2,
      lines: 4,
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
  }),
)

function doseTotal(dose: number, rest: number, count: number): Ratio {
  return finiteSum(Ratio.of(dose), Ratio.of(rest, 100), count)
}
