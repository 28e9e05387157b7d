import { formulaChoice } from '../../answer/choice.ts'
import { integer, moneyAmount } from '../../answer/number.ts'
import { systemSolution } from '../../answer/point.ts'
import { both, line, name, prose, steps } from '../../content.ts'
import { people } from '../../language/people.ts'
import { decimal, point, symbol, system } from '../../math/build.ts'
import { evaluate, exact, isTrue } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import {
  coefficientsOf,
  combined,
  nonzero,
  otherSize,
  type Row,
  rowExpr,
  rowThrough,
  solutionOf,
  solves,
} from '../8/shared/linear-system.ts'
import { drawAmounts, sumAndDifference } from './shared/two-amounts.ts'
import { goods, paysOrders, spokenOrders } from './shared/two-prices.ts'

type Letter = 'x' | 'y'
interface Drawn {
  readonly rows: readonly [Row, Row]
  readonly printed: readonly [Expr, Expr]
  readonly solution: readonly [number, number] | 'none' | 'all'
}

const place = (letter: Letter, eliminated: number, other: number): [number, number] =>
  letter === 'x' ? [eliminated, other] : [other, eliminated]

function of(
  random: Random,
  letter: Letter,
  first: [number, number],
  second: [number, number],
  [x, y]: readonly [number, number],
): Drawn {
  const rows = random.shuffle([first, second].map(([s, t]) => rowThrough(...place(letter, s, t), x, y))) as unknown as [
    Row,
    Row,
  ]
  return { rows, printed: [rowExpr(rows[0]), rowExpr(rows[1])], solution: [x, y] }
}

const drawPoint = (random: Random): [number, number] => [nonzero(random, 10), random.int(-10, 10)]

/** Neither number is a multiple of the other. */
const unlike = (random: Random): [number, number] => {
  const [a, b] = random.pick([
    [2, 3],
    [2, 5],
    [2, 7],
    [3, 4],
    [3, 5],
    [3, 7],
    [3, 8],
    [4, 5],
    [4, 6],
    [4, 7],
    [5, 6],
    [5, 7],
    [5, 8],
    [6, 8],
    [6, 9],
  ] as const)
  return [a * random.sign(), b * random.sign()]
}

const kinds = {
  opposite: (random: Random) => equalSize(random, -1),
  equal: (random: Random) => equalSize(random, 1),
  'multiply one': (random: Random) => {
    const k = random.int(2, 5) * random.sign()
    const s = random.int(1, Math.floor(9 / Math.abs(k))) * random.sign()
    const p = random.int(2, 9) * random.sign()
    const q = random.until(
      () => otherSize(random, 9, p, 2),
      value => value !== k * p,
    )
    return of(random, random.evenly(['x', 'y']), [s, p], [k * s, q], drawPoint(random))
  },
  'multiply both': (random: Random) => {
    const [[a, d], [b, e]] = random.until(
      () => [unlike(random), unlike(random)] as const,
      ([[a, d], [b, e]]) => a * e !== b * d,
    )
    return of(random, 'x', [a, b], [d, e], drawPoint(random))
  },
  fractions: (random: Random) => {
    const [d, e] = random.pick([
      [2, 3],
      [3, 2],
      [2, 4],
      [4, 3],
      [3, 4],
    ] as const)
    const [x, y] = [d * nonzero(random, 3), e * nonzero(random, 3)]
    const [a, b] = [random.coprimeTo(d, 3) * random.sign(), random.coprimeTo(e, 3) * random.sign()]
    const [p, q] = random.until(
      () => [nonzero(random, 5), nonzero(random, 5)] as const,
      ([p, q]) => a * e * q !== b * d * p && Math.abs(p) + Math.abs(q) > 2,
    )
    const row = rowThrough(p, q, x, y)
    const first: Row = [a * e, b * d, ((a * x) / d + (b * y) / e) * d * e]
    return {
      rows: [first, row],
      printed: [m`${Ratio.of(a, d)}x + ${Ratio.of(b, e)}y = ${first[2] / d / e}`, rowExpr(row)],
      solution: [x, y],
    } as Drawn
  },
  decimals: (random: Random) => {
    const drawn = kinds['multiply one'](random)
    const tenths = ([a, b, c]: Row) =>
      m`${decimal(Ratio.of(a, 10))}x + ${decimal(Ratio.of(b, 10))}y = ${decimal(Ratio.of(c, 10))}`
    return { ...drawn, printed: [tenths(drawn.rows[0]), rowExpr(drawn.rows[1])] } as Drawn
  },
  special: (random: Random) => {
    const [[a, b], c] = [unlike(random), random.int(-9, 9)]
    const size = 9 / Math.max(Math.abs(a), Math.abs(b))
    const [u, v] = size >= 2 ? [random.sign(), random.int(2, Math.floor(size)) * random.sign()] : [1, -1]
    const solution = random.evenly(['none', 'all'])
    const rows = random.shuffle<Row>([
      [u * a, u * b, u * c],
      [v * a, v * b, v * c + (solution === 'none' ? nonzero(random, 9) : 0)],
    ])
    return { rows, printed: rows.map(rowExpr), solution } as unknown as Drawn
  },
}

function equalSize(random: Random, sign: 1 | -1): Drawn {
  const s = random.int(2, 7) * random.sign()
  const p = nonzero(random, 7)
  return of(random, random.evenly(['x', 'y']), [s, p], [sign * s, otherSize(random, 7, p)], drawPoint(random))
}

type Kind = keyof typeof kinds
const draw = (random: Random, level: { readonly kinds: readonly Kind[] }): Drawn =>
  kinds[random.evenly(level.kinds)](random)
const checkSolution = (printed: Printed, answer: Parameters<typeof solves>[0]) => solves(answer, printed.one('system'))

/** Multiples of both rows whose sum has one letter only. */
function worked({ rows: [one, two], printed, solution }: Drawn) {
  if (typeof solution === 'string') return both(steps(...printed.map(row => line`${row}`)))
  const letter = Math.abs(one[0]) === Math.abs(two[0]) || one[0] % two[0] === 0 || two[0] % one[0] === 0 ? 0 : 1
  const [s, t] = [one[letter], two[letter]]
  const divisor = Ratio.of(Math.abs(s), Math.abs(t))
  const [k, l] = [divisor.d, Math.sign(s) === Math.sign(t) ? -divisor.n : divisor.n]
  const sum = combined(one, k, combined(two, l, [0, 0, 0]))
  return both(
    steps(
      line`${rowExpr(combined(one, k, [0, 0, 0]))}`,
      line`${rowExpr(combined(two, l, [0, 0, 0]))}`,
      line`${rowExpr(sum)}`,
      line`${letter === 0 ? m`y = ${solution[1]}` : m`x = ${solution[0]}`}`,
      line`${point(...solution)}`,
    ),
  )
}

const instruction = {
  en: prose`Solve the system by elimination. Write the solution as an ordered pair.`,
  es: prose`Resuelve el sistema por eliminación. Escribe la solución como par ordenado.`,
}

export const systemsByElimination = defineTopic(
  {
    id: 'systems-by-elimination',
    name: { en: 'Solve systems by elimination', es: 'Resolver sistemas por eliminación' },
    description: {
      en: 'Add or subtract multiples of two linear equations to eliminate one variable and solve.',
      es: 'Suma o resta múltiplos de dos ecuaciones lineales para eliminar una variable y resolver el sistema.',
    },
    domain: 'Systems',
    standards: ['A-REI.C.5', 'A-REI.C.6'],
    levels: {
      easy: { kinds: ['opposite', 'equal'], orders: 'same count' },
      medium: { kinds: ['multiply one'], orders: 'multiple' },
      hard: { kinds: ['multiply both', 'fractions', 'multiply both', 'decimals', 'special'], orders: 'unlike' },
    },
  },
  form => ({
    bare: form({
      levels: ['easy', 'medium'],
      share: 4,
      instruction,
      lines: 6,
      draw,
      answer: systemSolution,
      solve: ({ solution }) => solution,
      ask: ({ printed }) => both(system(...printed)),
      steps: worked,
      check: checkSolution,
    }),

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
  }),
)
