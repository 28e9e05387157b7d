import {
  bracketed,
  type Expr,
  equation,
  evaluate,
  explained,
  isTrue,
  join,
  line,
  m,
  prose,
  type Random,
  Ratio,
  solveLinear,
  sum,
  tapeDiagram,
  withFigure,
} from '../../../author.ts'
import type { Form } from './stories.ts'
import { equationAndSolution } from './writing.ts'

interface Tape {
  readonly shape: 'sum' | 'group'
  readonly p: number
  readonly q: number
  readonly x: number
}
const x = m`x`
const totalOf = ({ shape, p, q, x }: Tape): number => (shape === 'sum' ? p * x + q : p * (x + q))
const equationOf = (tape: Tape): Expr =>
  equation(tape.shape === 'sum' ? sum(join(tape.p, x), tape.q) : join(tape.p, bracketed(sum(x, tape.q))), totalOf(tape))
/** Boxes of x and of a known number over a total. */
function drawn({ shape, p, q, x: size, ...rest }: Tape) {
  const unknown = { label: 'x', size }
  const boxes =
    shape === 'sum'
      ? [...Array.from({ length: p }, () => unknown), q]
      : Array.from({ length: p }, () => [unknown, q]).flat()
  return tapeDiagram([{ boxes, brace: totalOf({ shape, p, q, x: size, ...rest }) }])
}

export const tapeForm = (form: Form, level: 'easy' | 'medium') =>
  form({
    levels: [level],
    draw: (random: Random): Tape =>
      random.until(
        () => ({
          shape: level === 'easy' ? ('sum' as const) : ('group' as const),
          p: level === 'easy' ? random.int(2, 5) : random.int(2, 4),
          q: random.int(4, 12),
          x: random.int(5, 14),
        }),
        ({ p, q, x }) => new Set([p, q, x]).size === 3,
      ),
    answer: equationAndSolution,
    solve: tape => ({ equation: equationOf(tape), x: Ratio.of(tape.x) }),
    ask: tape =>
      withFigure(
        tape.shape === 'sum'
          ? {
              en: prose`Write an equation of the form ${m`px + q = r`} for the tape diagram. Then solve it.`,
              es: prose`Escribe una ecuación de la forma ${m`px + q = r`} para el diagrama de cinta. Después resuélvela.`,
            }
          : {
              en: prose`Write an equation of the form ${m`p(x + q) = r`} for the tape diagram. Then solve it.`,
              es: prose`Escribe una ecuación de la forma ${m`p(x + q) = r`} para el diagrama de cinta. Después resuélvela.`,
            },
        drawn(tape),
      ),
    solution: tape => [
      tape.shape === 'sum'
        ? explained(
            equationOf(tape),
            line`There are ${tape.p} boxes of x and one of ${tape.q}: together they make ${totalOf(tape)}.`,
            line`Hay ${tape.p} cajas de x y una de ${tape.q}: juntas son ${totalOf(tape)}.`,
          )
        : explained(
            equationOf(tape),
            line`A box of x and a box of ${tape.q} appear ${tape.p} times: together they make ${totalOf(tape)}.`,
            line`Una caja de x y una de ${tape.q} aparecen ${tape.p} veces: juntas son ${totalOf(tape)}.`,
          ),
      ...solveLinear(equationOf(tape)).slice(0, -1),
      explained(
        { kind: 'paragraph', content: [equationOf(tape), '; ', equation(x, tape.x)] },
        line`Divide both sides by ${tape.p}.`,
        line`Divide ambos lados entre ${tape.p}.`,
      ),
    ],
    // All boxes together are as long as the brace.
    check(printed, { equation: of, x: value }) {
      const [row] = printed.figure('tape-diagram').rows
      if (!row) return false
      const total = row.boxes.reduce((all, { label }) => all.plus(evaluate(label as Expr, { x: value })), Ratio.of(0))
      return total.equals(evaluate(row.brace as Expr)) && isTrue(of, { x: value })
    },
  })
