import {
  answerStep,
  aThing,
  both,
  cents,
  count,
  type Expr,
  easierToEliminate,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  formulaChoice,
  integer,
  join,
  line,
  m,
  money,
  moneyAmount,
  people,
  prose,
  quantity,
  Ratio,
  solveByElimination,
  statements,
  step,
  symbol,
  system,
  systemSolution,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { combined, type Row, rowExpr, solutionOf, solves } from '../../kit/equations/linear-system.ts'
import type { levels } from './levels.ts'
import { checkSolution, draw, kinds, systemSteps } from './parts.ts'
import { drawAmounts, sumAndDifference } from './two-amounts.ts'
import { goods, paysOrders, spokenOrders } from './two-prices.ts'

/** An order with the price that is known already put in for the letter that is not asked for. */
function filledIn([a, b, c]: Row, prices: readonly [number, number], asked: 0 | 1): Expr {
  const known = (times: number, price: number) => (times === 1 ? expr(price) : join(times, price))
  return asked === 0 ? m`${a}x + ${known(b, prices[1])} = ${c}` : m`${known(a, prices[0])} + ${b}y = ${c}`
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  anySystem: form({
    levels: ['hard'],
    share: 4,
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
    levels: ['medium', 'hard'],
    instruction: {
      en: prose`Choose the system that has the same solution.`,
      es: prose`Elige el sistema que tiene la misma solución.`,
    },
    draw: (random, { equivalents }: { readonly equivalents: 'multiply both' | 'multiply one' }) => {
      const drawn = random.until(
        () => kinds[equivalents](random),
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
      step(system(rowExpr(one), rowExpr(combined(one, k, two))), because.keepEquationOne),
    ],
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
    lines: 6,
    draw: (random, { orders }) => {
      const { things, quarters } = random.evenly(goods)
      const prices = quarters.map(range => 25 * random.int(...range)) as [number, number]
      const countsOf = {
        'same count': () => [
          [random.int(2, 4), random.int(2, 6)],
          [0, random.int(1, 3)],
        ],
        multiple: () => [
          [random.int(2, 3), random.int(2, 5)],
          [random.int(2, 3), random.int(1, 5)],
        ],
        unlike: () => [
          [2, random.int(4, 7)],
          [3, random.int(2, 3)],
        ],
      } as const
      const [[a, b], [c, d]] = countsOf[orders]() as [[number, number], [number, number]]
      const second: [number, number] =
        orders === 'same count'
          ? [a, b + d]
          : orders === 'multiple'
            ? [a * c, b + (d === b * (c - 1) ? d + 1 : d)]
            : [c, d]
      const counts = random.shuffle([[a, b], second] as [number, number][])
      const flipped = random.evenly([true, false])
      const ordersDrawn = counts.map(([p, q]) => {
        const [one, other] = flipped ? [q, p] : [p, q]
        return { counts: [one, other] as const, cents: one * prices[0] + other * prices[1] }
      })
      const asked = random.evenly([0, 1])
      return {
        things,
        orders: ordersDrawn as unknown as Parameters<typeof spokenOrders>[1],
        asked,
        prices,
        who: random.sample(people, 2) as [(typeof people)[0], (typeof people)[0]],
      }
    },
    answer: moneyAmount,
    solve: ({ prices, asked }) => prices[asked],
    ask: ({ things, orders, asked, who }) => spokenOrders(things, orders, who, things[asked]),
    solution: ({ things, orders, asked, prices }, price) => {
      const [one, other] = orders.map(({ counts: [p, q], cents }): Row => [p, q, cents]) as [Row, Row]
      const out = easierToEliminate([one, other])
      const unasked = asked === 0 ? 1 : 0
      const isDirect = out === unasked
      const cheap = solveByElimination([one, other])
      const steps = isDirect || cheap.length <= 5 ? cheap : solveByElimination([one, other], ['x', 'y'], join, unasked)
      const back = step(
        statements(filledIn(one, prices, asked), equation(symbol(asked === 0 ? 'x' : 'y'), price)),
        because.substituteBack,
        {
          letter: symbol(asked === 0 ? 'x' : 'y'),
        },
      )
      const solved = [...steps.slice(0, -2), ...(isDirect || cheap.length > 5 ? [] : [back])]
      return [
        step(statements(rowExpr(one), rowExpr(other)), because.equationsOfOrders, {
          one: aThing(things[0]),
          other: aThing(things[1]),
        }),
        ...solved,
        answerStep(money(price), {
          en: line`The price of ${aThing(things[asked])} is ${cents(price)}, or ${money(price)}.`,
          es: line`El precio de ${aThing(things[asked])} es ${cents(price)}, o sea ${money(price)}.`,
        }),
      ]
    },
    check: paysOrders,
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
