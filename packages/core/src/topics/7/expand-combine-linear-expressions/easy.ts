import {
  both,
  type Cell,
  type CellHole,
  cell,
  type Expr,
  equation,
  explained,
  type FormMaker,
  failed,
  holds,
  line,
  match,
  Printed,
  simplifiedExpression,
  statements,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { agreeEverywhere, grouped, linear, linearExpr, partsExpr, simplified, term } from './linear.ts'
import { check, draw, signed, simplify, solution, solve } from './parts.ts'

/** The formula of a cell. */
const mathsOf = (of: Cell): Expr =>
  new Printed([{ kind: 'paragraph', content: of }]).maths[0] ?? failed('A formula stands there')

/** a(x + b), where something is to be distributed. */
const isGrouped = (of: CellHole) => holds(mathsOf(cell(of)), part => part.kind === 'group')

export const easyForms = (form: FormMaker<typeof levels>) => ({
  simplify: form({
    share: 3,
    instruction: simplify,
    draw,
    answer: simplifiedExpression,
    solve,
    ask: ({ parts, style }) => both(partsExpr(parts, style)),
    solution,
    check,
  }),

  match: form(
    match({
      levels: ['easy'],
      what: {
        en: line`each expression with an equivalent one`,
        es: line`cada expresión con otra equivalente`,
      },
      draw(random) {
        const [a, b] = random.until(
          () => [random.int(2, 6), signed(random, 2, 6)] as const,
          ([a, b]) => a !== Math.abs(b),
        )
        const shown = [
          [grouped(a, linear(1, b))],
          [grouped(a, linear(1, -b))],
          [term(a - 1), term(0, b), term(1)],
          [term(0, b), term(a), term(0, a * b)],
        ]
        return random.shuffle(shown).map(parts => [partsExpr(parts), linearExpr(simplified(parts))] as const)
      },
      belong: (left, right) => agreeEverywhere(mathsOf(left), mathsOf(right)),
      solution: pairs => [
        explained(
          statements(
            ...pairs
              .filter(([left]) => isGrouped(left))
              .map(([left, right]) => equation(mathsOf(cell(left)), mathsOf(cell(right)))),
          ),
          line`Multiply both terms in the parentheses by the factor in front.`,
          line`Multiplica los dos términos entre paréntesis por el factor de delante.`,
        ),
        step(
          statements(
            ...pairs
              .filter(([left]) => !isGrouped(left))
              .map(([left, right]) => equation(mathsOf(cell(left)), mathsOf(cell(right)))),
          ),
          because.combineLikeTerms,
        ),
      ],
    }),
  ),
})
