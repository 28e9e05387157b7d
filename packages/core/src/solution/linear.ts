import { type Both, type Content, line } from '../content.ts'
import { assert } from '../errors.ts'
import { decimal, expr, join, negative, over, relation, sum, symbol, times } from '../math/build.ts'
import { evaluate } from '../math/evaluate.ts'
import { type Expr, holds, isSame, type Of, type RelationSign } from '../math/expr.ts'
import { symbolsOf } from '../math/symbols.ts'
import { inOrder } from '../math/truth.ts'
import { decimalPlaces } from '../number/decimal.ts'
import { lcm, Ratio } from '../number/ratio.ts'
import * as because from './reasons/index.ts'
import { type Step, step } from './step.ts'

/** ax + b. */
interface Linear {
  readonly a: Ratio
  readonly b: Ratio
}
type Show = (value: Ratio) => Expr

const ZERO = Ratio.of(0)
const FLIPPED = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' } as const
const flipped = (sign: RelationSign): RelationSign =>
  sign === '<' || sign === '>' || sign === '≤' || sign === '≥' ? FLIPPED[sign] : sign

function linearOf(side: Expr, letter: string): Linear {
  const at = (value: number) => evaluate(side, { [letter]: value })
  const b = at(0)
  const a = at(1).minus(b)
  assert(at(3).equals(a.times(3).plus(b)), 'Only a linear side is solved')
  return { a, b }
}

/** 3x, x, −x, x/4; a fraction that is not one part stands before the letter. */
export function linearTerm(a: Ratio, of: Expr, show: Show = value => expr(value)): Expr {
  if (a.equals(1)) return of
  if (a.equals(-1)) return negative(of)
  if (Math.abs(a.n) === 1 && show(a).kind === 'number' && !isDecimal(show(a)))
    return a.n < 0 ? negative(over(of, a.d)) : over(of, a.d)
  return join(show(a), of)
}
const isDecimal = (of: Expr) => of.kind === 'number' && of.as === 'decimal'

function written({ a, b }: Linear, letter: string, show: Show): Expr {
  const terms = [...(a.n === 0 ? [] : [linearTerm(a, symbol(letter), show)]), ...(b.n === 0 ? [] : [show(b)])]
  return terms.length === 0 ? expr(0) : terms.length === 1 ? (terms[0] ?? expr(0)) : sum(...terms)
}

/** The terms of a side, brackets multiplied out and nothing combined; null where it has none. */
function distributed(side: Expr, letter: string, show: Show): { readonly of: Expr; readonly factor: Expr } | null {
  const terms = side.kind === 'sum' ? side.terms : [side]
  let factor: Expr | null = null
  const open = terms.flatMap(term => {
    const inner = groupIn(term)
    if (!inner) return [term]
    const parts = inner.kind === 'sum' ? inner.terms : [inner]
    const [whole, group] = [linearOf(term, letter), linearOf(inner, letter)]
    const by = group.a.n === 0 ? whole.b.over(group.b) : whole.a.over(group.a)
    factor ??= show(by)
    return parts.map(part => {
      const { a, b } = linearOf(part, letter)
      return written({ a: a.times(by), b: b.times(by) }, letter, show)
    })
  })
  return factor ? { of: open.length === 1 ? (open[0] ?? side) : sum(...open), factor } : null
}

/** The sum in brackets, or over a bar, that a term multiplies. */
function groupIn(term: Expr): Expr | null {
  if (term.kind === 'negative') return groupIn(term.of)
  if (term.kind === 'group') return term.of.kind === 'sum' ? term.of : groupIn(term.of)
  if (term.kind === 'product') return term.factors.map(groupIn).find(found => found !== null) ?? null
  return null
}

/** At most one term with the letter and one number, nothing in brackets or over a bar. */
function isPlain(side: Expr): boolean {
  const terms = side.kind === 'sum' ? side.terms : [side]
  const withLetter = terms.filter(term => symbolsOf(term).size > 0)
  return (
    withLetter.length <= 1 &&
    terms.length - withLetter.length <= 1 &&
    !terms.some(term => holds(term, part => part.kind === 'sum'))
  )
}

/** A linear equation or inequality in one letter, solved by what is done to both sides. `join` as the product prints · for ×. */
export function solveLinear(statement: Expr, letter = 'x', product: typeof times = times): readonly Step[] {
  assert(statement.kind === 'relation', 'Only an equation or an inequality is solved')
  const usesDecimals = holds(statement, isDecimal)
  const show: Show = value => (usesDecimals && decimalPlaces(value.d) !== null ? decimal(value) : expr(value))
  const cleared = withoutBar(statement, show)
  const { steps, left, right, swapped } = simplified(cleared?.of ?? statement, letter, show)
  const before = [...(cleared ? [cleared.step] : []), ...steps]
  return [
    ...before,
    ...isolated(left, (cleared?.of ?? statement).sign, right, swapped, letter, show, 6 - before.length, product),
  ]
}

/** (x − 6)/4 = 1 is x − 6 = 4. */
function withoutBar({ left, sign, right }: Of<'relation'>, show: Show) {
  const onLeft = left.kind === 'quotient'
  const [side, other] = onLeft ? [left, right] : [right, left]
  if (side.kind !== 'quotient' || side.over.kind !== 'sum' || symbolsOf(side.under).size > 0) return null
  if (symbolsOf(side.over).size === 0 || symbolsOf(other).size > 0) return null
  const by = evaluate(side.under)
  if (by.n < 0) return null
  const value = show(evaluate(other).times(by))
  const of = relation(onLeft ? side.over : value, sign, onLeft ? value : side.over)
  return of.kind === 'relation' ? { of, step: step(of, because.multiplyBothSides, { value: show(by) }) } : null
}

/** "−3 and 5", where each side has a bracket of its own. */
const bothOf = (one: Expr, other: Expr) => ({ en: line`${one} and ${other}`, es: line`${one} y ${other}` })

/** Both sides without brackets and with like terms together. */
function simplified({ left, sign, right }: Of<'relation'>, letter: string, show: Show) {
  const steps: Step[] = []
  const opened = [left, right].map(side => distributed(side, letter, show))
  const [open, other] = [opened[0]?.of ?? left, opened[1]?.of ?? right]
  const factors = opened.flatMap(one => (one ? [one.factor] : []))
  const [factor, second] = factors
  if (factor)
    steps.push(
      step(relation(open, sign, other), because.distribute, {
        factor: second && !isSame(factor, second) ? bothOf(factor, second) : factor,
      }),
    )
  const sides = [linearOf(open, letter), linearOf(other, letter)] as const
  const isCombined = !isPlain(open) || !isPlain(other)
  const [one, two] = isCombined
    ? [written(sides[0], letter, show), written(sides[1], letter, show)]
    : ([open, other] as const)
  if (isCombined) steps.push(step(relation(one, sign, two), because.combineLikeTerms))
  return { steps, left: sides[0], right: sides[1], swapped: relation(two, flipped(sign), one) }
}

/** The term with the letter alone on the left, its number alone on the right, one operation a line. */
function isolated(
  left: Linear,
  sign: RelationSign,
  right: Linear,
  swapped: Expr,
  letter: string,
  show: Show,
  room: number,
  product: typeof times,
): readonly Step[] {
  const lines: Step[] = []
  const x = symbol(letter)
  const line = (one: Linear, between: RelationSign, other: Linear) =>
    relation(written(one, letter, show), between, written(other, letter, show))
  const moved = (value: Ratio, what: Expr, of: Expr) =>
    lines.push(step(of, value.n < 0 ? because.addToBothSides : because.subtractFromBothSides, { value: what }))
  let [one, other, between] = [left, right, sign]
  if (isBetterSwapped(left, sign, right)) {
    ;[one, other, between] = [other, one, flipped(between)]
    lines.push(step(swapped, because.swapSides))
  }
  if (other.a.n !== 0) {
    const size = other.a.n < 0 ? other.a.negated() : other.a
    const next = [
      { a: one.a.minus(other.a), b: one.b },
      { a: ZERO, b: other.b },
    ] as const
    const term = linearTerm(size, x, show)
    if (next[0].a.n === 0) {
      const out = other.a.negated()
      const both = [one, other].map(({ b }) => sum(linearTerm(other.a, x, show), show(b), linearTerm(out, x, show)))
      moved(other.a, term, relation(both[0] ?? x, between, both[1] ?? x))
      return [...lines, settled(one.b, between, other.b)]
    }
    moved(other.a, term, line(next[0], between, next[1]))
    ;[one, other] = next
  }
  if (one.b.n !== 0) {
    const size = one.b.n < 0 ? one.b.negated() : one.b
    const b = other.b.minus(one.b)
    if (one.a.equals(1) && lines.length === 0)
      lines.push(
        step(
          relation(
            sum(symbol(letter), show(one.b), show(one.b.negated())),
            between,
            sum(show(other.b), show(one.b.negated())),
          ),
          one.b.n < 0 ? because.addToBothSides : because.subtractFromBothSides,
          { value: show(size) },
        ),
        ...overOneDenominator(x, between, other.b, one.b.negated(), show),
        step(relation(x, between, show(b)), because.simplify),
      )
    else moved(one.b, show(size), line({ a: one.a, b: ZERO }, between, { a: ZERO, b }))
    ;[one, other] = [
      { a: one.a, b: ZERO },
      { a: ZERO, b },
    ]
  }
  return one.a.equals(1)
    ? lines
    : [...lines, ...scaled(one.a, between, other.b, x, show, room - lines.length, lines.length === 0, product)]
}

/** 8 = 2x, and 3x + 18 = 5x, where the term of the left would leave a negative one. */
const isBetterSwapped = (left: Linear, sign: RelationSign, right: Linear): boolean =>
  left.a.n === 0 ? right.a.n !== 0 : sign === '=' && right.b.n === 0 && left.b.n !== 0 && right.a.compare(left.a) > 0

/** x = 11/10 − 5/10, where two fractions or a whole number and a fraction are added. */
function overOneDenominator(x: Expr, sign: RelationSign, b: Ratio, added: Ratio, show: Show): readonly Step[] {
  if (b.d === added.d || b.n === 0 || isDecimal(show(b)) || isDecimal(show(added))) return []
  const denominator = lcm(b.d, added.d)
  const fraction = (value: Ratio) => {
    const size = over((Math.abs(value.n) * denominator) / value.d, denominator)
    return value.n < 0 ? negative(size) : size
  }
  return [
    step(relation(x, sign, sum(fraction(b), fraction(added))), because.explain, {
      sentence: {
        en: line`Write both over the common denominator ${denominator}.`,
        es: line`Escribe los dos con el denominador común ${denominator}.`,
      },
    }),
  ]
}

/** One line from ax + b = c to x, by what was done to both sides; `termOf` where b is the coefficient of another letter. */
export function undoneStep(
  work: Content | Both<Content>,
  { a = 1, b = 0 }: { readonly a?: Ratio | number; readonly b?: Ratio | number },
  termOf: Show = value => expr(value),
): Step {
  const [divisor, added] = [Ratio.of(1).times(a), Ratio.of(1).times(b)]
  const value = termOf(added.n < 0 ? added.negated() : added)
  if (divisor.equals(1))
    return added.n === 0
      ? step(work, because.multiply)
      : step(work, added.n < 0 ? because.addToBothSides : because.subtractFromBothSides, { value })
  if (added.n === 0)
    return divisor.isInteger
      ? step(work, because.divideBothSides, { value: divisor })
      : step(work, because.multiplyBothSides, { value: divisor.power(-1) })
  return step(work, added.n < 0 ? because.addThenDivide : because.subtractThenDivide, { value, divisor })
}

/** ax = b to x = b/a. */
function scaled(
  a: Ratio,
  sign: RelationSign,
  b: Ratio,
  x: Expr,
  show: Show,
  room: number,
  isAlone: boolean,
  product: typeof times,
): readonly Step[] {
  const isPart = !a.isInteger && !isDecimal(show(a))
  const by = isPart ? Ratio.of(1).over(a) : a
  const turns = a.n < 0 && flipped(sign) !== sign
  const after = turns ? flipped(sign) : sign
  const reason = isPart
    ? turns
      ? because.multiplyAndReverse
      : because.multiplyBothSides
    : turns
      ? because.divideAndReverse
      : because.divideBothSides
  const result = relation(x, after, show(b.over(a)))
  if (room < 2 || !(isPart || isAlone)) return [step(result, reason, { value: show(by) })]
  const written = isPart ? product(show(b), show(by)) : over(show(b), show(by))
  const line = relation(x, after, written)
  if (isSame(line, result)) return [step(result, reason, { value: show(by) })]
  return [step(line, reason, { value: show(by) }), step(result, because.simplify)]
}

/** No letter is left: true for every number, or for none. */
function settled(b: Ratio, sign: RelationSign, c: Ratio): Step {
  const order = b.compare(c)
  const isTrue = inOrder(sign, order)
  const truth = isTrue ? sign : sign === '=' ? '≠' : order < 0 ? '<' : order > 0 ? '>' : '='
  return step(
    relation(expr(b), truth, expr(c)),
    isTrue ? because.alwaysTrue : sign === '=' ? because.neverEqual : because.neverTrue,
  )
}
