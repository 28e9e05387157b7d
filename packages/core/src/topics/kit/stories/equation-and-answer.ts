import { type AnswerType, both, type Expr, prose, sum, writtenOut } from '../../../author.ts'

/** The equation of a story with a box for what is not known, and the number in the box. */
export interface EquationAndAnswer {
  readonly equation: Expr
  readonly answer: number
}

/** Any equation that says the same is accepted. */
export const equationAndAnswer: AnswerType<EquationAndAnswer> = {
  kind: 'ordered-list',
  // After an equation a comma would run into its last number: = 12, 3.
  show: ({ equation, answer }) => both(prose`${equation}; ${answer}`),
  value: ({ equation, answer }) => [writtenOut(equation), String(answer)],
  nearMisses: ({ equation, answer }) => [
    { equation, answer: answer + 1 },
    { equation, answer: answer - 1 },
    ...(equation.kind === 'relation' ? [{ equation: { ...equation, right: sum(equation.right, 1) }, answer }] : []),
  ],
}
