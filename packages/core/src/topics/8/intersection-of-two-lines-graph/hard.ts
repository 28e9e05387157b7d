import {
  both,
  bracketed,
  coordinatePlane,
  decimal,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  figure,
  isTrue,
  itemOf,
  join,
  line,
  m,
  minus,
  negative,
  option,
  over,
  type Point,
  point,
  pointAnswer,
  prose,
  type Random,
  Ratio,
  solution,
  statements,
  sum,
  system,
  times,
  tupleOf,
} from '../../../author.ts'
import { coefficientsOf, solutionOf } from '../../kit/equations/linear-system.ts'
import type { Form } from './levels.ts'
import {
  areDistinct,
  drawPair,
  emptyPlane,
  formOf,
  halfSlopes,
  type Line,
  type Pair,
  SIZE,
  slopeOf,
  valueAt,
} from './lines.ts'
import { dataOf, GRAPH, graphAndPoint, graphing } from './medium.ts'

/** ax + by = c of a line, times k. */
function standardOf({ n, d, b }: Line, k: number): Expr {
  const [p, q, r] = [-n * k, d * k, d * b * k]
  return p > 0 ? m`${p}x + ${q}y = ${r}` : m`${-p}x - ${q}y = ${-r}`
}
/** The equation in standard form with a point put in. */
function putIn({ n, d, b }: Line, k: number, [x, y]: Pair['at']): Expr {
  const isTurned = -n * k < 0
  const [p, q, r] = [-n * k, d * k, d * b * k].map(value => (isTurned ? -value : value)) as [number, number, number]
  const put = (value: number) => (value < 0 ? bracketed(expr(value)) : expr(value))
  const product = (by: number, value: number) => (by === 1 ? put(value) : times(by, put(value)))
  const [first, second] = [p === 1 ? expr(x) : product(p, x), product(Math.abs(q), y)]
  return equation(q < 0 ? minus(first, second) : sum(first, second), r)
}
/** From standard form to y = mx + b. */
function rearranged(of: Line, k: number) {
  const [p, q, r] = [-of.n * k, of.d * k, of.d * of.b * k]
  const positive = p > 0
  const [term, right] = [Math.abs(p), positive ? r : -r]
  const coefficient = positive ? q : -q
  return [
    explainedBy(equation(coefficient === 1 ? m`y` : m`${coefficient}y`, sum(m`${-term}x`, right)), {
      en: line`Subtract ${m`${term}x`} from both sides of the equation in standard form.`,
      es: line`Resta ${m`${term}x`} de ambos lados de la ecuación en forma estándar.`,
    }),
    ...(coefficient === 1
      ? []
      : [
          explainedBy(formOf(of), {
            en: line`Divide every term by ${coefficient}.`,
            es: line`Divide cada término entre ${coefficient}.`,
          }),
        ]),
  ]
}

const COUNTS = {
  none: { en: prose`no solution`, es: prose`ninguna solución` },
  one: { en: prose`one solution`, es: prose`una solución` },
  all: { en: prose`infinitely many solutions`, es: prose`infinitas soluciones` },
} as const
type Count = keyof typeof COUNTS
interface Inspected {
  /** In the form y = mx + b. */
  readonly one: Line
  /** In standard form, times k. */
  readonly other: Line
  readonly k: number
  readonly kind: Count
  readonly isStandardFirst: boolean
}
const FRACTIONS = [
  [1, 2],
  [3, 2],
  [1, 3],
  [2, 3],
  [4, 3],
  [3, 4],
  [2, 5],
  [3, 5],
] as const

/** Two lines that cross near a point of halves, and not at one of them. */
interface Estimated {
  readonly lines: readonly [Line, Line]
  readonly at: Point
  readonly estimate: readonly [number, number]
}
const toHalf = (value: number) => Math.round(value * 2) / 2
const isClear = (value: number) => {
  const off = Math.abs(value - toHalf(value))
  return off <= 0.1 && off > 1e-6
}
/** Not on a grid line in one way at least, and clear of a tie in both. */
const isToEstimate = (x: number, y: number) =>
  [x, y].every(value => Math.abs(value) <= 6.5 && toHalf(value) !== 0 && Math.abs(value - toHalf(value)) <= 0.1) &&
  (isClear(x) || isClear(y)) &&
  !(Number.isInteger(toHalf(x)) && Number.isInteger(toHalf(y)))
const SLOPES = [
  [-2, 1],
  [-1, 1],
  [1, 1],
  [2, 1],
  [-3, 2],
  [3, 2],
  [-1, 2],
  [1, 2],
  [-2, 3],
  [2, 3],
  [3, 1],
  [-3, 1],
] as const
/** The lines of a slope that cross the first one where both coordinates can be estimated. */
function estimatedBeside(one: Line, [n, d]: (typeof SLOPES)[number]) {
  const found: { readonly other: Line; readonly x: number; readonly y: number }[] = []
  if (!areDistinct(one, { n, d, b: 0 })) return found
  for (let b = -6; b <= 6; b++) {
    const x = (b - one.b) / (one.n / one.d - n / d)
    const y = valueAt(one, x)
    if (b !== 0 && isToEstimate(x, y)) found.push({ other: { n, d, b }, x, y })
  }
  return found
}
const half = (value: number): Expr =>
  Number.isInteger(value) ? m`${value}` : decimal(Ratio.of(Math.round(value * 10), 10))

interface Parallel {
  readonly of: Line
  /** kx + qy = c. */
  readonly q: number
  readonly k: number
  readonly c: number
}

export const hardForms = (form: Form) => ({
  inspect: form({
    levels: ['hard'],
    share: 2,
    draw: (random: Random): Inspected => {
      const kind = random.evenly(['none', 'all', 'one'] as const)
      const [n, d] = random.evenly(FRACTIONS)
      const isStandardFirst = random.evenly([true, false])
      return random.until(
        () => {
          const one: Line = { n: n * random.sign(), d, b: random.intExcept(-6, 6, 0) }
          const other: Line =
            kind === 'all'
              ? one
              : kind === 'none'
                ? { ...one, b: random.intExcept(-6, 6, 0, one.b) }
                : { ...one, n: random.chance(0.5) ? -one.n : one.n + (one.n > 0 ? d : -d) }
          return { one, other, k: random.int(1, 3), kind, isStandardFirst }
        },
        ({ other, k }) => other.d * k > 1 && Math.abs(other.n * k) <= 12 && Math.abs(other.d * other.b * k) <= 48,
      )
    },
    answer: option(COUNTS),
    solve: ({ kind }): Count => kind,
    ask: ({ one, other, k, isStandardFirst }) => {
      const rows = [formOf(one), standardOf(other, k)]
      const [a, b] = isStandardFirst ? [...rows].reverse() : rows
      const of = system(a ?? m`x`, b ?? m`x`)
      return {
        en: [prose`Without graphing, tell how many solutions the system has.`, of],
        es: [prose`Sin graficar, indica cuántas soluciones tiene el sistema.`, of],
      }
    },
    solution: ({ one, other, k, kind }) => [
      ...rearranged(other, k),
      explainedBy(
        statements(equation(m`m`, slopeOf(one)), equation(m`b`, one.b)),
        {
          none: {
            en: line`The other equation has the same slope, but its ${m`y`}-intercept is ${one.b}, not ${other.b}: the lines are parallel.`,
            es: line`La otra ecuación tiene la misma pendiente, pero su intersección con el eje ${m`y`} es ${one.b}, no ${other.b}: las rectas son paralelas.`,
          },
          all: {
            en: line`The other equation has the same slope and the same ${m`y`}-intercept: both are the same line.`,
            es: line`La otra ecuación tiene la misma pendiente y la misma intersección con el eje ${m`y`}: son la misma recta.`,
          },
          one: {
            en: line`The other equation has the slope ${slopeOf(one)}, not ${slopeOf(other)}: lines with different slopes cross once.`,
            es: line`La otra ecuación tiene la pendiente ${slopeOf(one)}, no ${slopeOf(other)}: dos rectas de pendientes distintas se cruzan una vez.`,
          },
        }[kind],
      ),
      explainedBy(
        COUNTS[kind],
        {
          none: {
            en: line`Parallel lines have no common point.`,
            es: line`Las rectas paralelas no tienen puntos en común.`,
          },
          all: { en: line`Every point on the line is a solution.`, es: line`Todo punto de la recta es una solución.` },
          one: {
            en: line`They have the same ${m`y`}-intercept, so they cross at ${point(0, one.b)}.`,
            es: line`Tienen la misma intersección con el eje ${m`y`}, así que se cruzan en ${point(0, one.b)}.`,
          },
        }[kind],
      ),
    ],
    check(printed, answer) {
      const found = solutionOf(printed.one('system').rows)
      return answer === (typeof found === 'string' ? found : 'one')
    },
  }),

  estimate: form({
    levels: ['hard'],
    share: 2,
    draw: (random: Random): Estimated => {
      const { one, found } = random.until(
        () => {
          const [n, d] = random.pick(SLOPES)
          const one: Line = { n, d, b: random.intExcept(-6, 6, 0) }
          return { one, found: SLOPES.flatMap(slope => estimatedBeside(one, slope)) }
        },
        ({ found }) => found.length > 0,
      )
      const { other, x, y } = random.pick(found)
      return { lines: [one, other], at: [x, y], estimate: [toHalf(x), toHalf(y)] }
    },
    answer: pointAnswer,
    solve: ({ estimate }) => [half(estimate[0]), half(estimate[1])],
    ask: ({ lines }) => ({
      en: [
        prose`The graph shows the lines of a system. Estimate each coordinate of the solution to the nearest half.`,
        figure(plotOf(lines)),
      ],
      es: [
        prose`La gráfica muestra las rectas de un sistema. Estima cada coordenada de la solución a la media unidad más cercana.`,
        figure(plotOf(lines)),
      ],
    }),
    solution: ({ at, estimate }) => [
      explainedBy(equation(m`x`, half(estimate[0])), {
        en: [
          `Go straight ${at[1] > 0 ? 'down' : 'up'} from the crossing to the `,
          ...line`${m`x`}-axis. `,
          ...placeOf(at[0]).en,
        ],
        es: [
          `${at[1] > 0 ? 'Baja' : 'Sube'} en línea recta desde el cruce hasta el eje `,
          ...line`${m`x`}. `,
          ...placeOf(at[0]).es,
        ],
      }),
      explainedBy(equation(m`y`, half(estimate[1])), {
        en: [...line`Go straight across from the crossing to the ${m`y`}-axis. `, ...placeOf(at[1]).en],
        es: [...line`Ve en horizontal desde el cruce hasta el eje ${m`y`}. `, ...placeOf(at[1]).es],
      }),
      explainedBy(point(half(estimate[0]), half(estimate[1])), {
        en: line`Write the estimate as an ordered pair.`,
        es: line`Escribe la estimación como un par ordenado.`,
      }),
    ],
    // The crossing of the drawn lines, worked out from two points of each.
    check(printed, answer) {
      const [x, y] = tupleOf(answer, 2)
      const [first, second] = printed.figure('coordinate-plane').lines.map(({ through: [[a, b], [c, d]] }) => {
        const slope = Ratio.of(d - b, c - a)
        return { slope, start: Ratio.of(b).minus(slope.times(a)) }
      })
      if (!first || !second) return false
      const at = second.start.minus(first.start).over(first.slope.minus(second.slope))
      const up = first.slope.times(at).plus(first.start)
      return (
        Math.abs(exact(x).minus(at).toNumber()) < 0.15 &&
        Math.abs(exact(y).minus(up).toNumber()) < 0.15 &&
        [x, y].every(value => exact(value).times(2).isInteger)
      )
    },
  }),

  rearrangeAndGraph: form({
    levels: ['hard'],
    share: 2,
    instruction: GRAPH,
    draw: (random: Random) => {
      const k = random.int(1, 2)
      return random.until(
        () => ({ pair: drawPair(random, halfSlopes, 6), k }),
        ({
          pair: {
            lines: [one, other],
          },
          k,
        }) => one.d * k > 1 && other.d === 1 && Math.abs(one.n * k) > 0 && Math.abs(one.d * one.b * k) <= 28,
      )
    },
    answer: graphAndPoint,
    solve: ({ pair }) => dataOf(pair),
    ask: ({
      pair: {
        lines: [one, other],
      },
      k,
    }) => both([system(standardOf(one, k), standardOf(other, 1)), figure(emptyPlane())]),
    solution: ({ pair, k }) => {
      const [one, other] = pair.lines
      const [a, b] = [rearranged(one, k), rearranged(other, 1)]
      const last = graphing(pair, [putIn(one, k, pair.at), putIn(other, 1, pair.at)])
      return [
        explainedBy(formOf(one), {
          en: line`Solve the first equation for ${m`y`}: ${shownOf(a[0])}, then divide every term by ${coefficientOf(one, k)}.`,
          es: line`Despeja ${m`y`} en la primera ecuación: ${shownOf(a[0])}; luego divide cada término entre ${coefficientOf(one, k)}.`,
        }),
        explainedBy(formOf(other), {
          en:
            b.length > 1
              ? line`Solve the second equation for ${m`y`}: ${shownOf(b[0])}, then divide every term by ${m`-1`}.`
              : line`Solve the second equation for ${m`y`}: subtract ${m`${Math.abs(other.n)}x`} from both sides.`,
          es:
            b.length > 1
              ? line`Despeja ${m`y`} en la segunda ecuación: ${shownOf(b[0])}; luego divide cada término entre ${m`-1`}.`
              : line`Despeja ${m`y`} en la segunda ecuación: resta ${m`${Math.abs(other.n)}x`} de ambos lados.`,
        }),
        ...last,
      ]
    },
    check(printed, { lines, at }) {
      const { rows } = printed.one('system')
      return (
        rows.every(row => isTrue(row, { x: at[0], y: at[1] })) &&
        rows.every((row, i) => {
          const of = itemOf(lines, i)
          return [0, of.d].every(x => isTrue(row, { x, y: Ratio.of(of.n, of.d).times(x).plus(of.b) }))
        })
      )
    },
  }),

  noCrossing: form({
    levels: ['hard'],
    draw: (random: Random): Parallel => {
      const [n, d] = random.evenly([
        [2, 1],
        [3, 1],
        [1, 2],
        [3, 2],
        [2, 3],
        [4, 3],
        [3, 4],
        [5, 2],
      ] as const)
      return random.until(
        () => {
          const of: Line = { n: n * random.sign(), d, b: random.intExcept(-7, 7, 0) }
          const q = d * random.int(d === 1 ? 2 : 1, 3) * random.sign()
          return { of, q, k: (-of.n * q) / d, c: random.intExcept(-12, 12, 0) }
        },
        ({ of, q, k, c }) =>
          c !== q * of.b && Math.abs(k) > 1 && Math.abs(k) <= 12 && Math.abs(q) > 1 && k !== of.b && k !== q,
      )
    },
    answer: solution('k'),
    solve: ({ k }) => k,
    ask: ({ of, q, c }) => {
      const rows = system(formOf(of), equation(sum(m`k x`, m`${q}y`), c))
      return {
        en: [prose`For which value of ${m`k`} do the lines of this system never cross?`, rows],
        es: [prose`¿Para qué valor de ${m`k`} nunca se cruzan las rectas de este sistema?`, rows],
      }
    },
    solution: ({ of, q, k, c }) => [
      explainedBy(equation(m`y`, sum(minusOver(q), Ratio.of(c, q))), {
        en: line`Subtract ${m`k x`} from both sides of the second equation and divide by ${q}: its slope is ${minusOver(q, false)}.`,
        es: line`Resta ${m`k x`} de ambos lados de la segunda ecuación y divide entre ${q}: su pendiente es ${minusOver(q, false)}.`,
      }),
      explainedBy(equation(minusOver(q, false), slopeOf(of)), {
        en: line`Parallel lines have equal slopes; the slope of the first is ${slopeOf(of)}.`,
        es: line`Las rectas paralelas tienen pendientes iguales; la de la primera es ${slopeOf(of)}.`,
      }),
      explainedBy(equation(m`k`, k), {
        en: line`Multiply both sides by ${-q}. The ${m`y`}-intercepts ${of.b} and ${Ratio.of(c, q)} differ, so the lines never cross.`,
        es: line`Multiplica ambos lados por ${-q}. Las intersecciones con el eje ${m`y`}, ${of.b} y ${Ratio.of(c, q)}, son distintas, así que las rectas nunca se cruzan.`,
      }),
    ],
    check(printed, answer) {
      const [one, two] = printed.one('system').rows
      if (!one || two?.kind !== 'relation') return false
      // With this number in place of k the determinant is 0, and the lines are not one line.
      const at = (x: number, y: number) => evaluate(two.left, { x, y, k: exact(answer) })
      const [a, b] = [at(1, 0), at(0, 1)]
      const [p, q, r] = coefficientsOf(one)
      const c = evaluate(two.right)
      return a.times(q).equals(b.times(p)) && !b.times(r).equals(q.times(c))
    },
  }),
})

const plotOf = (lines: readonly [Line, Line]) =>
  coordinatePlane({
    x: [-SIZE, SIZE],
    y: [-SIZE, SIZE],
    lines: lines.map(of => {
      const all = Array.from({ length: 2 * SIZE + 1 }, (_, i): Point => [i - SIZE, valueAt(of, i - SIZE)]).filter(
        ([, y]) => Number.isInteger(y) && Math.abs(y) <= SIZE,
      )
      return { through: [itemOf(all, 0), itemOf(all, all.length - 1)] as const }
    }),
  })
/** Where the crossing is along an axis: close to a grid line, or about halfway between two. */
const placeOf = (value: number) => {
  const [near, low] = [Math.round(value), Math.floor(value)]
  return Math.abs(value - near) <= 0.11
    ? { en: line`You come to ${near}, or very close to it.`, es: line`Llegas a ${near} o muy cerca.` }
    : {
        en: line`You come to a point about halfway between ${low} and ${low + 1}.`,
        es: line`Llegas más o menos a la mitad entre ${low} y ${low + 1}.`,
      }
}
const shownOf = (of: { readonly work: { readonly en: readonly { readonly kind: string }[] } } | undefined): Expr => {
  const block = of?.work.en[0] as { readonly kind: string; readonly of?: Expr } | undefined
  return block?.of ?? m`y`
}
const coefficientOf = ({ n, d }: Line, k: number) => (-n * k > 0 ? d * k : -d * k)
/** −(k/q)x. */
const minusOver = (q: number, withX = true): Expr => {
  const size = over(m`k`, Math.abs(q))
  const term = withX ? join(bracketed(size), m`x`) : size
  return q < 0 ? term : negative(term)
}
