import { bracketed, divide, type Expr, expr, minus, sum, times } from '../../../author.ts'

export type Letter = 'a' | 'b' | 'c' | 'd' | 'e'
export type Values = Readonly<Record<Letter, number>>
type Operation = '+' | '−' | '×' | '÷'
/** What is done with the numbers of a story. */
type Tree = Letter | readonly [Operation, Tree, Tree]

interface PlanOf {
  readonly tree: Tree
  /** The numbers of the story from those that are drawn, so that each result is whole. */
  readonly fit: (drawn: Values) => Values
}
const as = (drawn: Values): Values => drawn

export const PLANS = {
  more: { tree: ['+', 'a', 'b'], fit: as },
  less: { tree: ['−', 'a', 'b'], fit: as },
  groups: { tree: ['×', 'a', 'b'], fit: as },
  shared: { tree: ['÷', 'a', 'b'], fit: v => ({ ...v, a: v.a * v.b }) },
  'groups, more': { tree: ['+', ['×', 'a', 'b'], 'c'], fit: as },
  'groups, less': { tree: ['−', ['×', 'a', 'b'], 'c'], fit: as },
  'rest of groups': { tree: ['−', 'c', ['×', 'a', 'b']], fit: v => ({ ...v, c: v.a * v.b + v.c }) },
  'less, shared': { tree: ['÷', ['−', 'a', 'b'], 'c'], fit: v => ({ ...v, a: v.a * v.c + v.b }) },
  'joined, shared': { tree: ['÷', ['+', 'a', 'b'], 'c'], fit: v => ({ ...v, a: v.a * v.c - v.b }) },
  'shared, more': { tree: ['+', ['÷', 'a', 'b'], 'c'], fit: v => ({ ...v, a: v.a * v.b }) },
  'shared, less': { tree: ['−', ['÷', 'a', 'b'], 'c'], fit: v => ({ ...v, a: v.a * v.b }) },
  'two groups joined': { tree: ['+', ['×', 'a', 'b'], ['×', 'c', 'd']], fit: as },
  'groups less groups': { tree: ['−', ['×', 'a', 'b'], ['×', 'c', 'd']], fit: as },
  'rest shared': {
    tree: ['÷', ['−', 'a', ['×', 'b', 'c']], 'd'],
    fit: v => ({ ...v, a: v.a * v.d + v.b * v.c }),
  },
  'joined groups, less': { tree: ['−', ['×', ['+', 'a', 'b'], 'c'], 'd'], fit: as },
  'joined, shared, groups': {
    tree: ['×', ['÷', ['+', 'a', 'b'], 'c'], 'd'],
    fit: v => ({ ...v, a: v.a * v.c - v.b }),
  },
  'groups, more, shared': {
    tree: ['÷', ['+', ['×', 'a', 'b'], 'c'], 'd'],
    fit: v => ({ ...v, c: v.c + ((v.d - ((v.a * v.b + v.c) % v.d)) % v.d) }),
  },
  'groups, less, shared': {
    tree: ['÷', ['−', ['×', 'a', 'b'], 'c'], 'd'],
    fit: v => ({ ...v, c: v.c + ((v.a * v.b - v.c) % v.d) }),
  },
} as const satisfies Readonly<Record<string, PlanOf>>
export type Plan = keyof typeof PLANS
export const treeOf = (plan: Plan): Tree => PLANS[plan].tree

const isLetter = (tree: Tree): tree is Letter => typeof tree === 'string'

const results: Readonly<Record<Operation, (one: number, other: number) => number>> = {
  '+': (one, other) => one + other,
  '−': (one, other) => one - other,
  '×': (one, other) => one * other,
  '÷': (one, other) => one / other,
}
const written: Readonly<Record<Operation, (one: Expr, other: Expr) => Expr>> = {
  '+': (one, other) => sum(one, other),
  '−': (one, other) => minus(one, other),
  '×': (one, other) => times(one, other),
  '÷': (one, other) => divide(one, other),
}

export const valueOf = (tree: Tree, values: Values): number =>
  isLetter(tree) ? values[tree] : results[tree[0]](valueOf(tree[1], values), valueOf(tree[2], values))

const isSum = (tree: Tree) => !isLetter(tree) && (tree[0] === '+' || tree[0] === '−')

/** In one line, with brackets where the order needs them. */
export function expressionOf(tree: Tree, values: Values): Expr {
  if (isLetter(tree)) return expr(values[tree])
  const [operation, left, right] = tree
  const binds = operation === '×' || operation === '÷'
  const [one, other] = [expressionOf(left, values), expressionOf(right, values)]
  const needsLeft = binds && isSum(left)
  const needsRight = (binds && !isLetter(right)) || (operation === '−' && isSum(right))
  return written[operation](needsLeft ? bracketed(one) : one, needsRight ? bracketed(other) : other)
}

export interface Worked {
  readonly operation: Operation
  readonly work: Expr
  readonly numbers: readonly [number, number]
  readonly result: number
}
/** Each operation with its numbers, the inner ones first. */
export function stepsOf(tree: Tree, values: Values): readonly Worked[] {
  if (isLetter(tree)) return []
  const [operation, left, right] = tree
  const [one, other] = [valueOf(left, values), valueOf(right, values)]
  return [
    ...stepsOf(left, values),
    ...stepsOf(right, values),
    {
      operation,
      numbers: [one, other],
      work: written[operation](expr(one), expr(other)),
      result: results[operation](one, other),
    },
  ]
}

const OTHER: Readonly<Record<Operation, Operation>> = { '+': '−', '−': '+', '×': '+', '÷': '×' }
/** The same with one wrong operation, at the end or at the beginning, or with brackets at another place. */
export function wrongTrees(tree: Tree): readonly Tree[] {
  if (isLetter(tree)) return []
  const [operation, left, right] = tree
  const regrouped: Tree[] = []
  if (!isLetter(left)) regrouped.push([left[0], left[1], [operation, left[2], right]])
  if (!isLetter(right)) regrouped.push([right[0], [operation, left, right[1]], right[2]])
  return [
    [OTHER[operation], left, right],
    ...regrouped,
    ...wrongTrees(left).map((inner): Tree => [operation, inner, right]),
    ...wrongTrees(right).map((inner): Tree => [operation, left, inner]),
    ...wrongTrees(left).map((inner): Tree => [OTHER[operation], inner, right]),
    ...(isLetter(left) ? [] : [[left[0], left[1], [OTHER[operation], left[2], right]] as const]),
  ]
}

/** Undoes the steps from the answer back, until one of the numbers of the story is reached. */
export function leadsBack(tree: Tree, values: Values, answer: number): boolean {
  if (isLetter(tree)) return values[tree] === answer
  const [operation, left, right] = tree
  if (isLetter(left) && operation === '−') return leadsBack(right, values, values[left] - answer)
  const other = valueOf(right, values)
  const before = { '+': answer - other, '−': answer + other, '×': answer / other, '÷': answer * other }[operation]
  return leadsBack(left, values, before)
}
