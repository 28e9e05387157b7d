import { type AnswerType, type Expr, prose, sum, writtenOut } from '../../../author.ts'

/** The equation of a story, and a value that it leads to: 12x = 84; x = 7. */
export interface Written {
  readonly equation: Expr
  readonly solution: Expr
}
export const written: AnswerType<Written> = {
  kind: 'ordered-list',
  // A comma would run into the last number of the equation.
  show: ({ equation, solution }) => ({ en: prose`${equation}; ${solution}`, es: prose`${equation}; ${solution}` }),
  value: ({ equation, solution }) => {
    const [one, other] = [equation, solution].map(valueOf)
    // Two letters are read as the names of the two parts.
    return one && other && one.name !== other.name
      ? [writtenOut(one.of), writtenOut(other.of)]
      : [writtenOut(equation), writtenOut(solution)]
  },
  nearMisses: answer => [
    { ...answer, solution: oneMore(answer.solution) },
    { ...answer, equation: oneMore(answer.equation) },
  ],
}
const oneMore = (of: Expr): Expr => (of.kind === 'relation' ? { ...of, right: sum(of.right, 1) } : of)
/** What a letter alone on the left is equal to. */
const valueOf = (of: Expr) =>
  of.kind === 'relation' && of.left.kind === 'symbol' ? { name: of.left.name, of: of.right } : null
