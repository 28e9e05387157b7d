import {
  bracketed,
  decimal,
  decimalPlaces,
  type Expr,
  equation,
  evaluate,
  explained,
  itemOf,
  join,
  line,
  negative,
  number,
  Ratio,
  type Step,
  step,
  sum,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

/** x · X + y · Y + constant. */
export interface Linear {
  readonly x: Ratio
  readonly y: Ratio
  readonly constant: Ratio
}

/** A printed part of a linear expression: a factor times what stands in brackets, or a plain term. */
export interface Part extends Linear {
  readonly factor: Ratio
  readonly isGrouped: boolean
}

const ZERO = Ratio.of(0)
const ONE = Ratio.of(1)
const [X, Y] = [symbol('x'), symbol('y')]

export const linear = (x: number | Ratio, constant: number | Ratio, y: number | Ratio = 0): Linear => ({
  x: Ratio.from(x),
  y: Ratio.from(y),
  constant: Ratio.from(constant),
})
const part = ({ x, y, constant }: Linear, factor: Ratio, isGrouped: boolean): Part => ({
  x,
  y,
  constant,
  factor,
  isGrouped,
})
/** ax or b, as it stands. */
export const term = (x: number | Ratio, constant: number | Ratio = 0, y: number | Ratio = 0): Part =>
  part(linear(x, constant, y), ONE, false)
/** a(x + b). */
export const grouped = (factor: number | Ratio, inner: Linear): Part => part(inner, Ratio.from(factor), true)

export const added = (parts: readonly Linear[]): Linear =>
  parts.reduce(
    (total, part) => ({
      x: total.x.plus(part.x),
      y: total.y.plus(part.y),
      constant: total.constant.plus(part.constant),
    }),
    linear(ZERO, ZERO),
  )
export const scaled = (factor: Ratio, { x, y, constant }: Linear): Linear => ({
  x: x.times(factor),
  y: y.times(factor),
  constant: constant.times(factor),
})
export const multipliedOut = (part: Part): Linear => (part.isGrouped ? scaled(part.factor, part) : part)
export const simplified = (parts: readonly Part[]): Linear => added(parts.map(multipliedOut))

export type Style = 'fraction' | 'decimal'
export const shown = (value: Ratio, style: Style): Expr =>
  style === 'decimal' && decimalPlaces(value.d) !== null ? decimal(value) : number(value)

/** Variables in the order of the alphabet, the constant last. */
export function linearExpr({ x, y, constant }: Linear, style: Style = 'fraction'): Expr {
  const terms: Expr[] = []
  if (x.n !== 0) terms.push(join(shown(x, style), X))
  if (y.n !== 0) terms.push(join(shown(y, style), Y))
  if (constant.n !== 0) terms.push(shown(constant, style))
  const [only, ...others] = terms
  return only === undefined ? number(0) : others.length === 0 ? only : sum(...terms)
}

export const partsExpr = (parts: readonly Part[], style: Style = 'fraction'): Expr =>
  sum(
    ...parts.map(part => {
      const inner = linearExpr(part, style)
      if (!part.isGrouped) return inner
      const group = bracketed(inner)
      if (part.factor.equals(1)) return group
      return part.factor.equals(-1) ? negative(group) : join(shown(part.factor, style), group)
    }),
  )

/** The terms of a part, those in brackets times the factor. */
const termsOf = (part: Part): readonly Part[] => {
  const { x, y, constant } = multipliedOut(part)
  return [term(x), term(0, 0, y), term(0, constant)].filter(
    ({ x, y, constant }) => x.n !== 0 || y.n !== 0 || constant.n !== 0,
  )
}
export const expanded = (parts: readonly Part[]): readonly Part[] => parts.flatMap(termsOf)

/** One pair of brackets after another, like terms side by side, and combined. */
export function simplifying(parts: readonly Part[], style: Style = 'fraction'): readonly Step[] {
  const [only] = parts
  const result = step(linearExpr(simplified(parts), style), because.combineLikeTerms)
  if (only?.isGrouped && parts.length === 1) {
    const factor = shown(only.factor, style)
    const products = [linear(only.x, 0), linear(0, 0, only.y), linear(0, only.constant)]
      .map(one => linearExpr(one, style))
      .filter(one => !evaluate(one, { x: 1, y: 1 }).equals(0))
    return [
      step(sum(...products.map(one => join(factor, bracketed(one)))), because.distribute, { factor }),
      explained(linearExpr(simplified(parts), style), line`Find the products.`, line`Halla los productos.`),
    ]
  }
  const steps: Step[] = []
  let open = parts
  for (
    let at = open.findIndex(({ isGrouped }) => isGrouped);
    at >= 0;
    at = open.findIndex(({ isGrouped }) => isGrouped)
  ) {
    const { factor } = itemOf(open, at)
    const isSign = factor.equals(1) || factor.equals(-1)
    // Parentheses that only a sign stands before go together.
    open = open.flatMap((part, i) =>
      i === at || (isSign && part.isGrouped && part.factor.equals(factor)) ? termsOf(part) : [part],
    )
    const line = partsExpr(open, style)
    if (factor.equals(1)) steps.push(step(line, because.removeParentheses))
    else if (isSign) steps.push(step(line, because.dropParentheses))
    else steps.push(step(line, because.distribute, { factor: shown(factor, style) }))
  }
  const ordered = [
    ...open.filter(({ x }) => x.n !== 0),
    ...open.filter(({ y }) => y.n !== 0),
    ...open.filter(({ constant }) => constant.n !== 0),
  ]
  if (ordered.some((part, i) => part !== open[i]))
    steps.push(step(partsExpr(ordered, style), because.likeTermsTogether))
  const coefficients = ordered.filter(({ x }) => x.n !== 0).map(({ x }) => x)
  if (coefficients.some(({ d }) => d > 1) && style === 'fraction')
    steps.push(
      step(
        equation(
          sum(...coefficients.map((value, i) => (i > 0 && value.n < 0 ? bracketed(value) : value))),
          coefficients.reduce((total, value) => total.plus(value)),
        ),
        because.addCoefficients,
        { letter: X },
      ),
    )
  return [...steps, result]
}

const PLACES = [
  [0, 0],
  [1, 0],
  [0, 1],
  [2, 3],
  [-1, 5],
  [4, -3],
] as const

/** Two expressions that are equal wherever they are tried. */
export const agreeEverywhere = (one: Expr, other: Expr): boolean =>
  PLACES.every(([x, y]) => evaluate(one, { x, y }).equals(evaluate(other, { x, y })))

/** No brackets, and every letter once. */
export function isSimplified(answer: Expr): boolean {
  const terms = answer.kind === 'sum' ? answer.terms : [answer]
  const names = terms.map(nameIn)
  return names.every(name => name !== null) && new Set(names).size === names.length
}

function nameIn(part: Expr): string | null {
  switch (part.kind) {
    case 'number':
      return ''
    case 'symbol':
      return part.name
    case 'negative':
      return nameIn(part.of)
    case 'product': {
      const [factor, letter] = part.factors
      return factor?.kind === 'number' && letter?.kind === 'symbol' && part.factors.length === 2 ? letter.name : null
    }
    default:
      return null
  }
}
