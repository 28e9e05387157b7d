import { formulaChoice } from '../../../answer/choice.ts'
import { integer, moneyAmount } from '../../../answer/number.ts'
import { systemSolution } from '../../../answer/point.ts'
import { both, name, prose } from '../../../content.ts'
import { people } from '../../../language/people.ts'
import { symbol, system } from '../../../math/build.ts'
import { evaluate, exact, isTrue } from '../../../math/evaluate.ts'
import { m } from '../../../math/template.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { FormMaker } from '../../../topic.ts'
import {
  coefficientsOf,
  combined,
  otherSize,
  type Row,
  rowExpr,
  rowThrough,
  solutionOf,
  solves,
} from '../../8/shared/linear-system.ts'
import { drawAmounts, sumAndDifference } from '../shared/two-amounts.ts'
import { goods, paysOrders, spokenOrders } from '../shared/two-prices.ts'
import type { levels } from './levels.ts'
import { checkSolution, draw, drawPoint, kinds, place } from './parts.ts'

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

  multiplier: form({
    levels: ['medium'],
    lines: 1,
    draw: random => {
      const letter = random.evenly(['x', 'y'])
      const [k, s] = [random.int(2, 4) * random.sign(), random.int(1, 2) * random.sign()]
      const p = random.int(3, 9) * random.sign()
      const q = random.until(
        () => otherSize(random, 9, p, 2),
        value => value !== -k * p,
      )
      const point = drawPoint(random)
      return {
        letter,
        k,
        rows: [
          [s, p],
          [-k * s, q],
        ].map(([s, t]) => rowThrough(...place(letter, s!, t!), ...point)),
      }
    },
    answer: integer,
    solve: ({ k }) => k,
    ask: ({ letter, rows }) => {
      const shown = system(...rows.map(rowExpr))
      return {
        en: [
          prose`By what number do you multiply the first equation so that adding the second equation to it eliminates ${symbol(letter)}?`,
          shown,
        ],
        es: [
          prose`¿Por qué número multiplicas la primera ecuación para que, al sumarle la segunda, se elimine ${symbol(letter)}?`,
          shown,
        ],
      }
    },
    check(printed, k) {
      const [one, two] = printed.one('system').rows.map(coefficientsOf)
      const index = printed.maths.some(item => item.kind === 'symbol' && item.name === 'x') ? 0 : 1
      return one !== undefined && two !== undefined && one[index].times(exact(k)).plus(two[index]).n === 0
    },
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

  correctTheSum: form({
    levels: ['easy'],
    draw: random => {
      const kind = random.evenly(['opposite', 'equal'])
      const { rows } = random.until(
        () => kinds[kind](random),
        ({ rows: [one, two] }) => one[2] !== 0 && two[2] !== 0 && Math.abs(one[2]) !== Math.abs(two[2]),
      )
      return { rows, k: kind === 'equal' ? -1 : 1, who: random.pick(people) }
    },
    answer: formulaChoice,
    solve: ({ rows: [one, two], k }) => rowExpr(combined(two, k, one)),
    mistakes: ({ rows: [one, two], k }) => {
      const [a, b, c] = combined(two, k, one)
      const [wrongA, wrongB, wrongC] = combined(two, -k, one)
      // The equation of the stem is known to be wrong: it is no choice.
      return {
        signLost: rowExpr([0 - a, 0 - b, c]),
        leftSidesInTheOtherWay: rowExpr([a === 0 ? 0 : wrongA, b === 0 ? 0 : wrongB, c]),
        everythingInTheOtherWay: rowExpr([a === 0 ? 0 : wrongA, b === 0 ? 0 : wrongB, wrongC]),
      }
    },
    ask: ({ rows, k, who }) => {
      const [one, two] = rows
      const [a, b] = combined(two, k, one)
      const shown = system(...rows.map(rowExpr))
      const wrong = rowExpr([a, b, combined(two, -k, one)[2]])
      return k === 1
        ? {
            en: [
              shown,
              prose`${name(who)} adds the equations and writes ${wrong}. This is wrong. Which equation is right?`,
            ],
            es: [
              shown,
              prose`${name(who)} suma las ecuaciones y escribe ${wrong}. Está mal. ¿Qué ecuación es correcta?`,
            ],
          }
        : {
            en: [
              shown,
              prose`${name(who)} subtracts the second equation from the first and writes ${wrong}. This is wrong. Which equation is right?`,
            ],
            es: [
              shown,
              prose`${name(who)} resta la segunda ecuación de la primera y escribe ${wrong}. Está mal. ¿Qué ecuación es correcta?`,
            ],
          }
    },
    // One letter is gone, what is left holds for the solution, and it is no multiple of the true sum.
    check(printed, choice) {
      const [one, two] = printed.one('system').rows
      const solution = solutionOf([one!, two!])
      if (typeof solution === 'string' || typeof choice === 'number' || choice instanceof Ratio) return false
      const [[a, b], [d, e], [f, g]] = [coefficientsOf(one!), coefficientsOf(two!), coefficientsOf(choice)]
      const [x, y] = solution
      const isSumOrDifference = [1, -1].some(k => a.plus(d.times(k)).equals(f) && b.plus(e.times(k)).equals(g))
      return isSumOrDifference && (f.n === 0) !== (g.n === 0) && isTrue(choice, { x, y })
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
    lines: 4,
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
