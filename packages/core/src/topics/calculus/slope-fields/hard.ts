import {
  approximate,
  both,
  drawing,
  type Expr,
  type FormMaker,
  figure,
  m,
  option,
  point as pointOf,
  prose,
  slopeField,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { differences, printedField, shown } from './parts.ts'

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

function solutionDrawing() {
  return drawing<{ of: string; at: number[] }>(
    ({ of, at: [x = 0, y = 0] }) => slopeField({ of: JSON.parse(of) as Expr, points: [[x, y]], solutions: [[x, y]] }),
    value => [{ ...value, at: [(value.at[0] ?? 0) + 1, value.at[1] ?? 0] }],
  )
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
})
