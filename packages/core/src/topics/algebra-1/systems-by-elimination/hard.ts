import {
  both,
  evaluate,
  exact,
  type FormMaker,
  formulaChoice,
  integer,
  m,
  moneyAmount,
  people,
  prose,
  Ratio,
  system,
  systemSolution,
} from '../../../author.ts'
import { combined, type Row, rowExpr, solutionOf, solves } from '../../kit/equations/linear-system.ts'
import type { levels } from './levels.ts'
import { checkSolution, draw, kinds } from './parts.ts'
import { drawAmounts, sumAndDifference } from './two-amounts.ts'
import { goods, paysOrders, spokenOrders } from './two-prices.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  anySystem: form({
    levels: ['hard'],
    share: 4,
    instruction: {
      en: prose`Solve the system by elimination. If there is not exactly one solution, write “no solution” or “infinitely many solutions.”`,
      es: prose`Resuelve el sistema por eliminación. Si no hay exactamente una solución, escribe “no tiene solución” o “infinitas soluciones”.`,
    },
    lines: 7,
    draw,
    answer: systemSolution,
    solve: ({ solution }) => solution,
    ask: ({ printed }) => both(system(...printed)),
    check: checkSolution,
  }),

  equivalent: form({
    levels: ['medium', 'hard'],
    instruction: {
      en: prose`Choose the system that has the same solution.`,
      es: prose`Elige el sistema que tiene la misma solución.`,
    },
    draw: random => {
      const kind = random.evenly(['multiply both', 'multiply one'])
      const drawn = random.until(
        () => kinds[kind](random),
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
        cents: prices[asked],
        who: random.sample(people, 2) as [(typeof people)[0], (typeof people)[0]],
      }
    },
    answer: moneyAmount,
    solve: ({ cents }) => cents,
    ask: ({ things, orders, asked, who }) => spokenOrders(things, orders, who, things[asked]),
    check: paysOrders,
  }),

  amounts: form({
    levels: ['medium', 'hard'],
    lines: 6,
    draw: random => drawAmounts(random, random.pick(people)),
    answer: integer,
    solve: ({ first }) => first,
    ask: ({ says }) => says,
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
      const { larger, smaller, says } = random.evenly(sumAndDifference)
      const [a, b] = [random.int(...larger), random.int(...smaller)]
      return { larger: a, says: says(a + b, a - b) }
    },
    answer: integer,
    solve: ({ larger }) => larger,
    ask: ({ says }) => says,
    check(printed, larger) {
      const [sum, difference] = printed.numbers
      return sum!.minus(exact(larger)).plus(difference!).equals(exact(larger))
    },
  }),
})
