import {
  answerStep,
  aThing,
  both,
  cents,
  count,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  integer,
  join,
  lcm,
  line,
  m,
  money,
  moneyAmount,
  people,
  prose,
  quantity,
  type Random,
  Ratio,
  solveByElimination,
  statements,
  step,
  sum,
  symbol,
  system,
  systemSolution,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { combined, type Row, rowExpr, solutionOf, solves } from '../../kit/equations/linear-system.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import { checkSolution, draw, kinds, systemSteps } from './parts.ts'
import { drawAmounts, sumAndDifference } from './two-amounts.ts'
import { type Goods, goods, isThirdBill, type Order, paysOrders, spokenBills, spokenOrders } from './two-prices.ts'

/** Two prices that differ, so that nobody finds one for the other. */
const drawPrices = (random: Random, [one, other]: Goods['quarters']): readonly [number, number] =>
  random.until(
    () => [25 * random.int(...one), 25 * random.int(...other)] as const,
    ([first, second]) => first !== second,
  )

const orderOf = (counts: readonly [number, number], prices: readonly [number, number]): Order => ({
  counts,
  cents: counts[0] * prices[0] + counts[1] * prices[1],
})

const UNITS = { 1: words('cents', 'centavos'), 100: words('dollars', 'dólares') } as const
/** Whole dollars are not turned into cents. */
const unitOf = (amounts: readonly number[]) => (amounts.every(amount => amount % 100 === 0) ? 100 : 1)

export const hardForms = (form: FormMaker<typeof levels>) => ({
  anySystem: form({
    levels: ['hard'],
    share: 3,
    instruction: {
      en: prose`Solve the system by elimination. Write the solution as an ordered pair. If there is not exactly one solution, write “no solution” or “infinitely many solutions.”`,
      es: prose`Resuelve el sistema por eliminación. Escribe la solución como par ordenado. Si no hay exactamente una solución, escribe “no tiene solución” o “infinitas soluciones”.`,
    },
    lines: 7,
    draw,
    answer: systemSolution,
    solve: ({ solution }) => solution,
    ask: ({ printed }) => both(system(...printed)),
    solution: systemSteps,
    check: checkSolution,
  }),

  equivalent: form({
    levels: ['hard'],
    instruction: {
      en: prose`Choose the system that has the same solution.`,
      es: prose`Elige el sistema que tiene la misma solución.`,
    },
    draw: random => {
      const drawn = random.until(
        () => kinds['multiply both'](random),
        ({ solution }) => solution[1] !== 0,
      )
      return { ...drawn, k: random.evenly([2, -2, 3, -3, 4]) }
    },
    answer: formulaChoice,
    solve: ({ rows: [one, two], k }) => system(rowExpr(one), rowExpr(combined(one, k, two))),
    mistakes: ({ rows: [one, two], k }) => {
      const withSecond = (row: Row) => system(rowExpr(one), rowExpr(row))
      const [a, b, c] = combined(one, k, two)
      return {
        rightSideNotMultiplied: withSecond([a, b, one[2] + two[2] + (one[2] === 0 ? k : 0)]),
        oneTermNotMultiplied: withSecond([a, one[1] + two[1], c]),
        signOfMultiplierLost: withSecond([one[0] * -k + two[0], b, c]),
        sidesNotAdded: withSecond([a, b, one[2] * k - two[2] + (two[2] === 0 ? 1 : 0)]),
      }
    },
    ask: ({ printed }) => both(system(...printed)),
    solution: ({ rows: [one, two], k }) => [
      step(rowExpr([k * one[0], k * one[1], k * one[2]]), because.multiplyEquation, { which: 1, value: k }),
      step(rowExpr(combined(one, k, two)), because.addToEquationTwo),
      explained(
        system(rowExpr(one), rowExpr(combined(one, k, two))),
        line`Keep equation 1.`,
        line`Conserva la ecuación 1.`,
      ),
    ],
    whyWrong: ({ rows: [one, two], k }) => {
      const right = {
        en: line`The right side of the second equation must be ${k * one[2] + two[2]}.`,
        es: line`El lado derecho de la segunda ecuación debe ser ${k * one[2] + two[2]}.`,
      }
      return {
        rightSideNotMultiplied:
          one[2] === 0
            ? right
            : {
                en: line`The right side of equation 1, ${one[2]}, was not multiplied by ${k}.`,
                es: line`El lado derecho de la ecuación 1, ${one[2]}, no se multiplicó por ${k}.`,
              },
        oneTermNotMultiplied: {
          en: line`The ${symbol('y')}-term of equation 1 was not multiplied by ${k}.`,
          es: line`El término con ${symbol('y')} de la ecuación 1 no se multiplicó por ${k}.`,
        },
        signOfMultiplierLost: {
          en: line`The ${symbol('x')}-term of equation 1 was multiplied by ${-k}, not by ${k}.`,
          es: line`El término con ${symbol('x')} de la ecuación 1 se multiplicó por ${-k}, no por ${k}.`,
        },
        sidesNotAdded:
          two[2] === 0
            ? right
            : {
                en: line`The right sides were subtracted, not added.`,
                es: line`Los lados derechos se restaron en vez de sumarse.`,
              },
      }
    },
    // The solution of the printed system solves the chosen one, which has no other.
    check(printed, choice) {
      const solution = solutionOf(printed.one('system').rows)
      if (
        typeof solution === 'string' ||
        typeof choice === 'number' ||
        choice instanceof Ratio ||
        choice.kind !== 'system'
      )
        return false
      return solves(solution, choice)
    },
  }),

  prices: form({
    levels: ['easy'],
    lines: 6,
    draw: random => {
      const { things, quarters } = random.evenly(goods)
      const prices = drawPrices(random, quarters)
      const [a, b, more] = [random.int(2, 4), random.int(2, 6), random.int(1, 3)]
      const counts = random.shuffle([
        [a, b],
        [a, b + more],
      ] as [number, number][])
      const flipped = random.evenly([true, false])
      const orders = counts.map(([p, q]) => orderOf(flipped ? [q, p] : [p, q], prices))
      return {
        things,
        orders: tupleOf(orders, 2),
        // What is left after one subtraction.
        asked: flipped ? (0 as const) : (1 as const),
        prices,
        who: random.sample(people, 2) as [(typeof people)[0], (typeof people)[0]],
      }
    },
    answer: moneyAmount,
    solve: ({ prices, asked }) => prices[asked],
    ask: ({ things, orders, asked, who }) => spokenOrders(things, orders, who, things[asked]),
    solution: ({ things, orders, asked, prices }, price) => {
      const unit = unitOf([...orders.map(order => order.cents), prices[asked]])
      const [one, other] = orders.map(({ counts: [p, q], cents }): Row => [p, q, cents / unit]) as [Row, Row]
      return [
        step(statements(rowExpr(one), rowExpr(other)), because.equationsOfOrders, {
          one: aThing(things[0]),
          other: aThing(things[1]),
          unit: UNITS[unit],
        }),
        ...solveByElimination([one, other], ['x', 'y'], join, asked === 0 ? 1 : 0).slice(0, -2),
        answerStep(
          money(price),
          unit === 100
            ? {
                en: line`The price of ${aThing(things[asked])} is ${money(price)}.`,
                es: line`El precio de ${aThing(things[asked])} es ${money(price)}.`,
              }
            : {
                en: line`The price of ${aThing(things[asked])} is ${cents(prices[asked])}, or ${money(price)}.`,
                es: line`El precio de ${aThing(things[asked])} es ${cents(prices[asked])}, o sea ${money(price)}.`,
              },
        ),
      ]
    },
    check: paysOrders,
  }),

  thirdBill: form({
    levels: ['hard'],
    lines: 7,
    draw: random => {
      const { things, quarters } = random.evenly(startingAt(goods, 4))
      const prices = drawPrices(random, quarters)
      const rows = random.pick([
        [2, 5, 3, 2],
        [2, 7, 3, 3],
        [2, 5, 3, 4],
        [3, 4, 2, 5],
        [3, 2, 4, 5],
        [4, 3, 3, 5],
        [5, 2, 3, 3],
        [5, 3, 2, 5],
      ] as const)
      const orders = random.shuffle([
        [rows[0], rows[1]],
        [rows[2], rows[3]],
      ] as [number, number][])
      const third = random.until(
        () => [random.int(1, 5), random.int(1, 5)] as const,
        ([p, q]) => p !== q && orders.every(([a, b]) => a * q !== b * p) && p !== rows[0] + rows[2],
      )
      return {
        things,
        orders: tupleOf(
          orders.map(counts => orderOf(counts, prices)),
          2,
        ),
        third,
        prices,
      }
    },
    answer: moneyAmount,
    solve: ({ prices, third }) => third[0] * prices[0] + third[1] * prices[1],
    ask: ({ things, orders, third }) => spokenBills(things, orders, third),
    solution: ({ things, orders, third: [p, q], prices }, total) => {
      const unit = unitOf([...orders.map(order => order.cents), ...prices])
      const [x, y] = [prices[0] / unit, prices[1] / unit]
      const [one, other] = orders.map(({ counts: [p, q], cents }): Row => [p, q, cents / unit]) as [Row, Row]
      const [k, l] = [lcm(one[0], other[0]) / one[0], lcm(one[0], other[0]) / other[0]]
      const scaled = ([a, b, c]: Row, by: number): Row => [a * by, b * by, c * by]
      const [top, under] = [scaled(one, k), scaled(other, l)]
      const isTopFirst = top[1] > under[1]
      const left: Row = isTopFirst ? combined(under, -1, top) : combined(top, -1, under)
      const term = (times: number, price: number) => (times === 1 ? expr(price) : join(times, price))
      return [
        step(statements(rowExpr(one), rowExpr(other)), because.equationsOfOrders, {
          one: aThing(things[0]),
          other: aThing(things[1]),
          unit: UNITS[unit],
        }),
        explained(
          statements(rowExpr(top), rowExpr(under)),
          line`Multiply equation 1 by ${k} and equation 2 by ${l}.`,
          line`Multiplica la ecuación 1 por ${k} y la ecuación 2 por ${l}.`,
        ),
        step(rowExpr(left), isTopFirst ? because.subtractSecondEquation : because.subtractFirstEquation, {
          letter: symbol('x'),
        }),
        step(equation(symbol('y'), y), because.divideBothSides, { value: left[1] }),
        step(
          statements(
            m`${one[0]}x + ${join(one[1], y)} = ${one[2]}`,
            m`${one[0]}x = ${one[0] * x}`,
            equation(symbol('x'), x),
          ),
          because.substituteBack,
          {
            letter: symbol('x'),
          },
        ),
        answerStep(
          equation(sum(term(p, x), term(q, y)), total / unit),
          unit === 100
            ? {
                en: line`Together, ${count(p, things[0])} and ${count(q, things[1])} cost ${money(total)}.`,
                es: line`En total, ${count(p, things[0])} y ${count(q, things[1])} cuestan ${money(total)}.`,
              }
            : {
                en: line`Together, ${count(p, things[0])} and ${count(q, things[1])} cost ${cents(total)}, or ${money(total)}.`,
                es: line`En total, ${count(p, things[0])} y ${count(q, things[1])} cuestan ${cents(total)}, o sea ${money(total)}.`,
              },
        ),
      ]
    },
    check: isThirdBill,
  }),

  amounts: form({
    levels: ['medium'],
    lines: 6,
    draw: random => drawAmounts(random, random.pick(people)),
    answer: integer,
    solve: ({ first }) => first,
    ask: ({ says }) => says,
    solution: ({ rows, first, unknowns, answer }) => [
      step(statements(...rows.map(rowExpr)), because.equationsOfTwoUnknowns, unknowns),
      ...solveByElimination(rows, ['x', 'y'], join, 1).slice(0, -2),
      answerStep(prose`${first}`, answer),
    ],
    // The first kind as many times as the answer, the rest of the other kind: what all are worth.
    check(printed, first) {
      const [total, worth, otherWorth, value] = printed.numbers
      const other = total!.minus(exact(first))
      return other.n > 0 && evaluate(m`${worth!} ${first} + ${otherWorth!} ${other}`).equals(value!)
    },
  }),

  sumAndDifference: form({
    levels: ['easy'],
    draw: random => {
      const { larger, smaller, noun, says, unknowns, answer } = random.evenly(sumAndDifference)
      const [a, b] = [random.int(...larger), random.int(...smaller)]
      return { larger: a, smaller: b, noun, unknowns, answer: answer(count(a, noun)), says: says(a + b, a - b) }
    },
    answer: quantity,
    solve: ({ larger, noun }) => count(larger, noun),
    ask: ({ says }) => says,
    solution: ({ larger, smaller, unknowns, answer }) => [
      step(
        statements(m`x + y = ${larger + smaller}`, m`x - y = ${larger - smaller}`),
        because.equationsOfTwoUnknowns,
        unknowns,
      ),
      step(m`2x = ${2 * larger}`, because.addEquations, { letter: m`y` }),
      step(m`x = ${larger}`, because.divideBothSides, { value: 2 }),
      answerStep(prose`${larger}`, answer),
    ],
    check(printed, { amount: larger }) {
      const [sum, difference] = printed.numbers
      return sum!.minus(exact(larger)).plus(difference!).equals(exact(larger))
    },
  }),
})
