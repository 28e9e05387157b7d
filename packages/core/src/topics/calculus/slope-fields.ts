import { figureChoice, formulaChoice } from '../../answer/choice.ts'
import { drawing } from '../../answer/drawing.ts'
import { equation as equationAnswer } from '../../answer/expression.ts'
import { numberList } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { both, figure, prose, table } from '../../content.ts'
import type { Point } from '../../figure/pen.ts'
import { slopeField } from '../../figure/slope-field.ts'
import { blank, derivative, equation, expr, point as pointOf, symbol } from '../../math/build.ts'
import { approximate, evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'

const dydx = derivative('y', 'x')

/** Right sides whose slopes are whole numbers, halves or thirds on the lattice. */
const simple = {
  ax: (random: Random) => m`${random.pick([1, -1, 2, -2])}x`,
  ay: (random: Random) => m`${random.pick([1, -1, 2, -2])}y`,
  'x + y': () => m`x + y`,
  'x - y': () => m`x - y`,
  xy: () => m`x y`,
  'a - y': (random: Random) => m`${random.int(1, 3)} - y`,
  'x/y': () => m`x/y`,
  '-x/y': () => m`-x/y`,
  'x/2': (random: Random) => m`${Ratio.of(random.pick([1, -1]), 2)}x`,
}

/** A bank to match: by x alone, by y alone, by both. Any two differ at many lattice points. */
const bank = {
  'x alone': [m`x`, m`-x`, m`x^2`, m`x^2 - 1`, m`1 - x`, m`2x`, m`x + 2`, m`-x^2`],
  'y alone': [m`y`, m`-y`, m`y^2`, m`1 - y`, m`y + 2`, m`y^2 - 1`, m`2 - y`, m`-y^2`],
  both: [m`x + y`, m`x - y`, m`x y`, m`y - x`, m`-x y`, m`x + 2y`, m`x^2 - y`, m`x - y^2`],
} as const

const ALL: readonly Expr[] = Object.values(bank).flat()
const LATTICE = [-2, -1, 0, 1, 2]
const latticeSlopes = new WeakMap<Expr, readonly number[]>()

/** Kept by expression: the bank's are the same for every problem. */
function slopesOf(of: Expr): readonly number[] {
  const slopes = latticeSlopes.get(of) ?? LATTICE.flatMap(x => LATTICE.map(y => approximate(of, { x, y })))
  latticeSlopes.set(of, slopes)
  return slopes
}
const differences = (a: Expr, b: Expr) => {
  const [left, right] = [slopesOf(a), slopesOf(b)]
  return left.reduce((count, slope, i) => (slope === right[i] ? count : count + 1), 0)
}

interface Level {
  readonly kinds: readonly (keyof typeof simple)[]
}

const drawSimple = (random: Random, { kinds }: Level) => simple[random.evenly(kinds)](random)

/** Lattice points where there is a slope. */
const points = (random: Random, count: number, of: Expr): Point[] =>
  random.sample(
    LATTICE.flatMap(x => LATTICE.map((y): Point => [x, y])).filter(([x, y]) =>
      Number.isFinite(approximate(of, { x, y })),
    ),
    count,
  )

const shown = (of: Expr) => equation(dydx, of)

/** The right side of the printed dy/dx. */
const printedField = (printed: Printed): Expr => printed.one('relation').right

export const slopeFields = defineTopic(
  {
    id: 'slope-fields',
    name: { en: 'Slope fields', es: 'Campos de pendientes' },
    description: {
      en: 'Draw or match the slope field of a differential equation and sketch solution curves.',
      es: 'Dibuja o relaciona el campo de pendientes de una ecuación diferencial y traza curvas solución.',
    },
    domain: 'Differential Equations',
    standards: ['AP-CALC-7.3', 'AP-CALC-7.4'],
    levels: {
      easy: { kinds: ['ax', 'ay', 'x + y', 'x/y', 'x - y', 'xy', '-x/y', 'a - y', 'x/2'] },
      medium: { kinds: ['ax', 'ay', 'x + y'] },
      hard: { kinds: ['ax', 'ay', 'x + y'] },
    },
  },
  form => ({
    slopeTable: form({
      levels: ['easy'],
      share: 2,
      instruction: { en: prose`Complete the table of slopes.`, es: prose`Completa la tabla de pendientes.` },
      lines: 0,
      draw: (random, level) => {
        const of = drawSimple(random, level)
        return { of, at: points(random, 6, of) }
      },
      answer: numberList,
      solve: ({ of, at }) => at.map(([x, y]) => evaluate(of, { x, y })),
      ask: ({ of, at }) =>
        both([
          shown(of),
          table({
            rowHeads: true,
            rows: [
              [pointOf(symbol('x'), symbol('y')), ...at.map(([x, y]) => pointOf(x, y))],
              [dydx, ...at.map(() => blank(1))],
            ],
          }),
        ]),
      check(printed, answers) {
        const places = printed
          .all('list')
          .slice(1)
          .map(({ items }) => items.map(item => evaluate(item).toNumber()))
        return (
          answers.length === places.length &&
          answers.every(
            (answer, i) =>
              exact(answer).toNumber() ===
              approximate(printedField(printed), { x: places[i]?.[0] ?? 0, y: places[i]?.[1] ?? 0 }),
          )
        )
      },
    }),

    drawSegments: form({
      levels: ['easy'],
      instruction: {
        en: prose`Draw the slope field at the marked points.`,
        es: prose`Dibuja el campo de pendientes en los puntos marcados.`,
      },
      lines: 0,
      draw: (random, level) => {
        const of = drawSimple(random, level)
        return { of, at: points(random, 9, of) }
      },
      answer: fieldDrawing(),
      solve: ({ of, at }) => ({ of: JSON.stringify(of), at: at.map(([x, y]) => [x, y]) }),
      ask: ({ of, at }) => both([shown(of), figure(slopeField({ of, at: [], dots: at }))]),
      check: (printed, { of, at }) => {
        const asked = printedField(printed)
        const given = JSON.parse(of) as Expr
        return (
          printed.figure('slope-field').dots.length === at.length &&
          at.every(([x = 0, y = 0]) => approximate(asked, { x, y }) === approximate(given, { x, y })) &&
          at.length > 0
        )
      },
    }),

    matchTheEquation: form({
      levels: ['medium'],
      share: 3,
      draw: random => {
        const kind = random.evenly(['x alone', 'y alone', 'both'])
        const of = random.pick<Expr>(bank[kind])
        return {
          of,
          others: random.sample(
            ALL.filter(other => differences(of, other) >= 3),
            4,
          ),
        }
      },
      answer: formulaChoice,
      solve: ({ of }) => shown(of),
      mistakes: ({ others }) => Object.fromEntries(others.map((other, i) => [`another${i}`, shown(other)])),
      ask({ of }) {
        const field = figure(slopeField({ of }))
        return {
          en: [prose`Which differential equation has this slope field?`, field],
          es: [prose`¿Qué ecuación diferencial tiene este campo de pendientes?`, field],
        }
      },
      // The slopes drawn at the lattice points are those of the equation.
      check(printed, answer) {
        const { of } = printed.figure('slope-field')
        const chosen = expr(answer)
        return chosen.kind === 'relation' && differences(of, chosen.right) === 0
      },
    }),

    horizontal: form({
      levels: ['medium'],
      lines: 1,
      draw: random => ({ of: random.pick(['x - a', 'y - a', 'x - y', 'x + y']), a: random.int(-4, 4) }),
      answer: equationAnswer,
      solve: ({ of, a }) =>
        of === 'x - a'
          ? m`x = ${a}`
          : of === 'y - a'
            ? m`y = ${a}`
            : of === 'x - y'
              ? m`y = x + ${a}`
              : m`y = -x + ${a}`,
      ask({ of, a }) {
        const right =
          of === 'x - a'
            ? m`x + ${-a}`
            : of === 'y - a'
              ? m`y + ${-a}`
              : of === 'x - y'
                ? m`x - y + ${a}`
                : m`x + y + ${-a}`
        const field = shown(right)
        return {
          en: prose`On which line are the segments of ${field} horizontal? Write its equation.`,
          es: prose`¿Sobre qué recta son horizontales los segmentos de ${field}? Escribe su ecuación.`,
        }
      },
      // Points on the line have slope zero, points beside it do not.
      check(printed, answer) {
        if (answer.kind !== 'relation' || answer.left.kind !== 'symbol') return false
        const field = printedField(printed)
        const vertical = answer.left.name === 'x'
        return [-3, 0, 2].every(t => {
          const at = vertical
            ? { x: approximate(answer.right), y: t }
            : { x: t, y: approximate(answer.right, { x: t }) }
          return (
            approximate(field, at) === 0 &&
            approximate(field, vertical ? { ...at, x: at.x + 1 } : { ...at, y: at.y + 1 }) !== 0
          )
        })
      },
    }),

    matchTheField: form({
      levels: ['medium'],
      share: 2,
      lines: 0,
      wide: true,
      draw: random => {
        const kind = random.evenly(['x alone', 'y alone', 'both'])
        const of = random.pick<Expr>(bank[kind])
        const others = random.sample(
          ALL.filter(other => differences(of, other) >= 3),
          3,
        )
        return { of, others }
      },
      answer: figureChoice,
      solve: ({ of }) => slopeField({ of }),
      mistakes: ({ others }) => Object.fromEntries(others.map((of, i) => [`another${i}`, slopeField({ of })])),
      ask: ({ of }) => ({
        en: prose`Which is the slope field of ${shown(of)}?`,
        es: prose`¿Cuál es el campo de pendientes de ${shown(of)}?`,
      }),
      check: (printed, answer) => answer.kind === 'slope-field' && differences(answer.of, printedField(printed)) === 0,
    }),

    vertical: form({
      levels: ['medium'],
      lines: 1,
      draw: random => ({ isX: random.evenly([true, false]), a: random.int(-4, 4), b: random.int(-4, 4) }),
      answer: equationAnswer,
      solve: ({ isX, a }) => (isX ? m`x = ${a}` : m`y = ${a}`),
      ask({ isX, a, b }) {
        const field = shown(isX ? m`{y + ${-b}}/{x + ${-a}}` : m`{x + ${-b}}/{y + ${-a}}`)
        return {
          en: prose`On which line are the segments of ${field} vertical? Write its equation.`,
          es: prose`¿Sobre qué recta son verticales los segmentos de ${field}? Escribe su ecuación.`,
        }
      },
      // Beside the line the slopes grow past all bounds.
      check(printed, answer) {
        if (answer.kind !== 'relation' || answer.left.kind !== 'symbol') return false
        const field = printedField(printed)
        const place = approximate(answer.right)
        return [-7.3, 8.1].every(t => {
          const at =
            answer.left.kind === 'symbol' && answer.left.name === 'x'
              ? { x: place + 1e-7, y: t }
              : { x: t, y: place + 1e-7 }
          return Math.abs(approximate(field, at)) > 1e5
        })
      },
    }),

    sketchTheSolution: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Sketch the solution curve through the marked point.`,
        es: prose`Traza la curva solución que pasa por el punto marcado.`,
      },
      lines: 0,
      draw: random => ({
        ...random.pick(solvable),
        at: [random.pick([-1, 0, 1]), random.pick([-2, -1, 1, 2])] as [number, number],
      }),
      answer: solutionDrawing(),
      solve: ({ of, at }) => ({ of: JSON.stringify(of), at: at.map(value => value) }),
      ask: ({ of, at }) => both([shown(of), figure(slopeField({ of, points: [[at[0], at[1]]] }))]),
      check(printed, { of, at }) {
        const { points: marked, of: drawn } = printed.figure('slope-field')
        return (
          differences(printedField(printed), drawn) === 0 &&
          differences(drawn, JSON.parse(of) as Expr) === 0 &&
          marked[0]?.at[0] === at[0] &&
          marked[0]?.at[1] === at[1]
        )
      },
    }),

    equilibrium: form({
      levels: ['hard'],
      draw: random => ({
        c: random.int(-5, 5),
        k: random.intExcept(-3, 3, 0),
        other: random.evenly([null, 2, -2, 3, -3]),
      }),
      answer: option({
        approach: { en: prose`They approach it.`, es: prose`Se acercan a ella.` },
        leave: { en: prose`They move away from it.`, es: prose`Se alejan de ella.` },
      }),
      solve: ({ k, other }) => (k * (other === null ? 1 : -other) < 0 ? 'approach' : 'leave'),
      ask({ c, k, other }) {
        const fromSteady = c === 0 ? m`y` : m`y + ${-c}`
        // Zero at another place too, so many steps away.
        const second = other === null ? null : c + other === 0 ? m`y` : m`(y + ${-c - other})`
        const single = k === 1 ? fromSteady : c === 0 ? m`${k}y` : m`${k}(${fromSteady})`
        const right = second === null ? single : c === 0 ? m`${k}y${second}` : m`${k}(${fromSteady})${second}`
        const [field, steady] = [shown(right), m`y = ${c}`]
        return {
          en: prose`${steady} is an equilibrium solution of ${field}. As ${m`x`} increases, what do nearby solutions do?`,
          es: prose`${steady} es una solución de equilibrio de ${field}. Cuando ${m`x`} aumenta, ¿qué hacen las soluciones cercanas?`,
        }
      },
      // Just above the equilibrium solutions fall towards it, or rise away from it.
      check(printed, answer) {
        const [steady, field] = printed.all('relation')
        if (!steady || !field) return false
        const y = approximate(steady.right)
        const above = approximate(field.right, { y: y + 0.1 })
        return approximate(field.right, { y }) === 0 && answer === (above < 0 ? 'approach' : 'leave')
      },
    }),

    concavity: form({
      levels: ['hard'],
      draw: random => ({ of: random.pick(concave), x: random.intExcept(-3, 3, 0), y: random.intExcept(-3, 3, 0) }),
      answer: option({
        up: { en: prose`concave up`, es: prose`cóncava hacia arriba` },
        down: { en: prose`concave down`, es: prose`cóncava hacia abajo` },
        neither: {
          en: prose`neither: the second derivative is 0`,
          es: prose`ninguna de las dos: la segunda derivada es 0`,
        },
      }),
      solve: ({ of, x, y }) => {
        const second = approximate(of.second, { x, y })
        return second > 0 ? 'up' : second < 0 ? 'down' : 'neither'
      },
      ask({ of, x, y }) {
        const [field, place] = [shown(of.first), pointOf(x, y)]
        return {
          en: prose`A solution of ${field} passes through ${place}. Is it concave up or concave down there?`,
          es: prose`Una solución de ${field} pasa por ${place}. ¿Es cóncava hacia arriba o hacia abajo en ese punto?`,
        }
      },
      // Follows the solution a small step to both sides.
      check(printed, answer) {
        const field = printedField(printed)
        const [x, y] = printed.one('list').items.map(item => approximate(item))
        if (x === undefined || y === undefined) return false
        const h = 1e-4
        const slope = (u: number, v: number) => approximate(field, { x: u, y: v })
        const second = (slope(x + h, y + h * slope(x, y)) - slope(x - h, y - h * slope(x, y))) / (2 * h)
        return answer === (second > 1e-3 ? 'up' : second < -1e-3 ? 'down' : 'neither')
      },
    }),
  }),
)

/** Fields whose solutions stay smooth within the window. */
const solvable = [m`x`, m`-x`, m`y`, m`-y`, m`1 - y`, m`x - y`, m`-x y`, m`x + 1`, m`2 - y`, m`-2x`].map(of => ({ of }))

/** dy/dx with d²y/dx² in x and y, worked out by hand. */
const concave = [
  { first: m`x`, second: m`1` },
  { first: m`-2x`, second: m`{-2}` },
  { first: m`2y`, second: m`4y` },
  { first: m`-y`, second: m`y` },
  { first: m`x + y`, second: m`1 + x + y` },
  { first: m`x - y`, second: m`1 - x + y` },
  { first: m`y - x`, second: m`y - x - 1` },
  { first: m`x^2`, second: m`2x` },
] as const

function fieldDrawing() {
  return drawing<{ of: string; at: number[][] }>(
    ({ of, at }) => slopeField({ of: JSON.parse(of) as Expr, at: at.map(([x = 0, y = 0]): Point => [x, y]) }),
    value => [{ ...value, at: [] }],
  )
}

function solutionDrawing() {
  return drawing<{ of: string; at: number[] }>(
    ({ of, at: [x = 0, y = 0] }) => slopeField({ of: JSON.parse(of) as Expr, points: [[x, y]], solutions: [[x, y]] }),
    value => [{ ...value, at: [(value.at[0] ?? 0) + 1, value.at[1] ?? 0] }],
  )
}
