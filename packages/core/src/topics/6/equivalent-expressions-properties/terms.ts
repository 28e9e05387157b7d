import {
  bracketed,
  decimal,
  decimalPlaces,
  type Expr,
  equation,
  evaluate,
  explained,
  isSameContent,
  join,
  lcm,
  line,
  negative,
  number,
  over,
  power,
  Ratio,
  type Rational,
  type Step,
  step,
  sum,
  symbol,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

export type Like = 'xx' | 'x' | 'y' | 'one'
/** A number times x², x or y, or alone. */
export interface Term {
  readonly times: Ratio
  readonly like: Like
}
/** A number times what stands in brackets. */
export interface Group {
  readonly factor: Ratio
  readonly inner: readonly Term[]
}
export type Part = Term | Group
export type Style = 'fraction' | 'decimal'

export const term = (of: Rational, like: Like): Term => ({ times: Ratio.from(of), like })
export const group = (factor: Rational, ...inner: readonly Term[]): Group => ({ factor: Ratio.from(factor), inner })
const isGroup = (part: Part): part is Group => 'inner' in part

export const X = symbol('x')
const LETTERS: Readonly<Record<Exclude<Like, 'one'>, Expr>> = { xx: power(X, 2), x: X, y: symbol('y') }
const ORDER: readonly Like[] = ['xx', 'x', 'y', 'one']

export const shown = (value: Ratio, style: Style): Expr =>
  style === 'decimal' && decimalPlaces(value.d) !== null ? decimal(value) : number(value)

const termExpr = ({ times: of, like }: Term, style: Style): Expr => {
  if (like === 'one') return shown(of, style)
  const letter = LETTERS[like]
  if (of.equals(1)) return letter
  return of.equals(-1) ? negative(letter) : join(shown(of, style), letter)
}
const added = (terms: readonly Expr[]): Expr => {
  const [only, ...others] = terms
  return only && others.length === 0 ? only : sum(...terms)
}
export const partsExpr = (parts: readonly Part[], style: Style = 'fraction'): Expr =>
  added(
    parts.map(part =>
      isGroup(part) ? join(shown(part.factor, style), bracketed(partsExpr(part.inner, style))) : termExpr(part, style),
    ),
  )

export const expanded = (parts: readonly Part[]): readonly Term[] =>
  parts.flatMap(part =>
    isGroup(part) ? part.inner.map(({ times: of, like }) => ({ times: of.times(part.factor), like })) : [part],
  )
/** Of like terms, those that are added come first. */
const inOrder = (terms: readonly Term[]) =>
  ORDER.flatMap(like => {
    const alike = terms.filter(one => one.like === like)
    return [...alike.filter(one => one.times.n > 0), ...alike.filter(one => one.times.n < 0)]
  })
/** Like terms combined: descending powers, then y, the constant last. */
export const combined = (parts: readonly Part[]): readonly Term[] =>
  ORDER.flatMap(like => {
    const alike = expanded(parts).filter(one => one.like === like)
    const total = alike.reduce((all, one) => all.plus(one.times), Ratio.of(0))
    return total.n === 0 ? [] : [{ times: total, like }]
  })
export const simplified = (parts: readonly Part[], style: Style = 'fraction') => partsExpr(combined(parts), style)

/** Nothing is negative but perhaps a constant, and no term vanishes. */
export const isTidy = (parts: readonly Part[]) => {
  const result = combined(parts)
  const kinds = new Set(expanded(parts).map(({ like }) => like))
  return result.length === kinds.size && result.every(({ times: of }) => of.n > 0)
}

/** (4 + 3)x: what the terms with one letter add up to. */
const gathered = (terms: readonly Term[], style: Style): Expr =>
  added(
    ORDER.flatMap(like => {
      const alike = terms.filter(one => one.like === like)
      const [only, ...others] = alike
      if (!only) return []
      if (others.length === 0) return [termExpr(only, style)]
      const total = bracketed(sum(...alike.map(one => shown(one.times, style))))
      return [like === 'one' ? total : join(total, LETTERS[like])]
    }),
  )

export function combineSteps(terms: readonly Term[], style: Style): readonly Step[] {
  const ordered = inOrder(terms)
  return [
    ...(isSameContent(partsExpr(ordered, style), partsExpr(terms, style))
      ? []
      : [step(partsExpr(ordered, style), because.likeTermsTogether)]),
    explained(
      gathered(ordered, style),
      line`Like terms have the same letter to the same power: add or subtract their coefficients.`,
      line`Los términos semejantes tienen la misma letra con el mismo exponente: suma o resta sus coeficientes.`,
    ),
    ...fractionsAdded(ordered, style),
    explained(
      simplified(ordered, style),
      line`Find each total. The terms that are left are unlike.`,
      line`Halla cada total. Los términos que quedan no son semejantes.`,
    ),
  ]
}

/** 2/4 + 1/4 = 3/4, where the coefficients of x are fractions. */
function fractionsAdded(terms: readonly Term[], style: Style): readonly Step[] {
  const all = terms.filter(({ like }) => like === 'x').map(one => one.times)
  const denominator = all.reduce((least, { d }) => lcm(least, d), 1)
  if (style === 'decimal' || denominator === 1 || all.length < 2) return []
  const total = all.reduce((added, one) => added.plus(one))
  return [
    explained(
      equation(sum(...all.map(({ n, d }) => over((n * denominator) / d, denominator))), total),
      line`Write the coefficients of ${X} with the denominator ${denominator} and add them.`,
      line`Escribe los coeficientes de ${X} con el denominador ${denominator} y súmalos.`,
    ),
  ]
}

/** Each bracket multiplied out, then like terms combined. */
export function workedOut(parts: readonly Part[], style: Style = 'fraction'): readonly Step[] {
  const groups = parts.filter(isGroup)
  const open = expanded(parts)
  const [one, other] = groups
  if (!one) return combineSteps(open, style)
  const first = shown(one.factor, style)
  const second = other && shown(other.factor, style)
  const products = added(
    parts.flatMap(part =>
      isGroup(part) ? part.inner.map(one => productExpr(part.factor, one, style)) : [termExpr(part, style)],
    ),
  )
  const distributed =
    second === undefined
      ? explained(
          products,
          line`Multiply each term in the parentheses by ${first}.`,
          line`Multiplica cada término del paréntesis por ${first}.`,
        )
      : explained(
          products,
          line`Multiply each term in the first parentheses by ${first} and in the second by ${second}.`,
          line`Multiplica cada término del primer paréntesis por ${first} y del segundo por ${second}.`,
        )
  const opened = explained(partsExpr(open, style), line`Find the products.`, line`Halla los productos.`)
  return parts.length === 1 ? [distributed, opened] : [distributed, opened, ...combineSteps(open, style)]
}
const productExpr = (factor: Ratio, of: Term, style: Style): Expr =>
  of.times.n < 0
    ? negative(times(shown(factor, style), termExpr({ ...of, times: of.times.negated() }, style)))
    : times(shown(factor, style), termExpr(of, style))

const PLACES = [
  [0, 0],
  [1, 0],
  [0, 1],
  [2, 3],
  [5, 4],
  [7, 2],
] as const
/** Two expressions that are equal wherever they are tried. */
export const agree = (one: Expr, other: Expr): boolean =>
  PLACES.every(([x, y]) => evaluate(one, { x, y }).equals(evaluate(other, { x, y })))
/** No brackets are left. */
export const isOpen = (of: Expr): boolean =>
  of.kind === 'sum'
    ? of.terms.every(one => one.kind !== 'group' && isOpen(one))
    : of.kind !== 'product' || of.factors.every(({ kind }) => kind !== 'group')
