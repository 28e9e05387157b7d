import { bracketed, type Expr, failed, type Ratio } from '../../../author.ts'
import { type Fact, operation, resultOf, type Sign, type Style, shown } from './operations.ts'

export type Letter = 'a' | 'b' | 'c'
export type Values = Readonly<Partial<Record<Letter, Ratio>>>
/** What is done with some numbers. */
export type Tree = Letter | readonly [Sign, Tree, Tree]

const isLetter = (tree: Tree): tree is Letter => typeof tree === 'string'
export const at = (values: Values, letter: Letter): Ratio => values[letter] ?? failed(`There is no number ${letter}`)

export const valueOf = (tree: Tree, style: Style, values: Values): Ratio =>
  isLetter(tree) ? at(values, tree) : resultOf(factOf(tree, style, values))
const factOf = ([sign, left, right]: Exclude<Tree, Letter>, style: Style, values: Values): Fact => ({
  style,
  sign,
  a: valueOf(left, style, values),
  b: valueOf(right, style, values),
})

/** Each operation with its numbers, the inner ones first. */
export const factsOf = (tree: Tree, style: Style, values: Values): readonly Fact[] =>
  isLetter(tree)
    ? []
    : [...factsOf(tree[1], style, values), ...factsOf(tree[2], style, values), factOf(tree, style, values)]

const isSum = (tree: Tree) => !isLetter(tree) && (tree[0] === '+' || tree[0] === '−')

/** In one line, with brackets where the order needs them; `letters` may print something else for a number. */
export function expressionOf(tree: Tree, letters: (letter: Letter) => Expr): Expr {
  if (isLetter(tree)) return letters(tree)
  const [sign, left, right] = tree
  const [one, other] = [expressionOf(left, letters), expressionOf(right, letters)]
  const binds = sign === '×' || sign === '÷'
  return operation(
    sign,
    binds && isSum(left) ? bracketed(one) : one,
    (binds || sign === '−') && isSum(right) ? bracketed(other) : other,
  )
}
export const asNumbers =
  (style: Style, values: Values) =>
  (letter: Letter): Expr =>
    shown(style, at(values, letter))

/** Undoes the operations from the answer back, until one of the numbers is reached. */
export function leadsBack(tree: Tree, style: Style, values: Values, answer: Ratio): boolean {
  if (isLetter(tree)) return at(values, tree).equals(answer)
  const [sign, left, right] = tree
  if (isLetter(left) && sign === '−') return leadsBack(right, style, values, at(values, left).minus(answer))
  const other = valueOf(right, style, values)
  const before = {
    '+': () => answer.minus(other),
    '−': () => answer.plus(other),
    '×': () => answer.over(other),
    '÷': () => answer.times(other),
  }[sign]()
  return leadsBack(left, style, values, before)
}
