import { type AnswerType, both, type Expr, equation, expr, type Inline, sum, writtenOut } from '../../../author.ts'
import { x as letter } from '../../kit/equations/parts.ts'

/** The equation of a story, its solution, and what else is asked for. */
export interface Worked {
  readonly equation: Expr
  readonly x: number
  readonly asked: readonly number[]
}
export const workedLine = ({ equation: of, x, asked }: Worked): readonly Inline[] => [
  of,
  '; ',
  equation(letter, x),
  ...asked.flatMap((value): Inline[] => ['; ', expr(value)]),
]

/** Any equation that says the same is accepted. */
export const worked: AnswerType<Worked> = {
  kind: 'ordered-list',
  show: of => both({ kind: 'paragraph', content: workedLine(of) }),
  value: ({ equation: of, x, asked }) => [writtenOut(of), String(x), ...asked.map(String)],
  nearMisses: of => [
    { ...of, x: of.x + 1 },
    ...(of.asked.length > 0 ? [{ ...of, asked: of.asked.map(value => value + 1) }] : []),
    ...(of.equation.kind === 'relation'
      ? [{ ...of, equation: { ...of.equation, right: sum(of.equation.right, 1) } }]
      : []),
  ],
}
export const anyEquation = {
  en: 'An equivalent equation is also correct.',
  es: 'Una ecuación equivalente también es correcta.',
}
