import { factorisation } from '../number/primes.ts'
import { gcd } from '../number/ratio.ts'
import { type Expr, holds, partsOf } from './expr.ts'
import { factored, factorsOf } from './factor.ts'
import { factorsAbove, termsOf } from './form.ts'
import { Normalizer } from './normal.ts'
import { constantOf, content, equals, expanded, type Polynomial, polynomialOf, scaled } from './polynomial.ts'

/** Whether the expression is a sum of unlike terms, each a number times powers of letters, functions and roots. */
export function isExpanded(expr: Expr): boolean {
  const normalizer = new Normalizer()
  const monomials = termsOf(expr).map(term => {
    if (!isMonomial(term)) return null
    const form = normalizer.form(term)
    const [only] = form?.over ?? []
    return form && only && form.over.size === 1 ? `${only[0]} / ${[...form.under.keys()].join()}` : null
  })
  return monomials.every(monomial => monomial !== null) && new Set(monomials).size === monomials.length
}

/** One number at most, and no letter twice: 6x²y, but neither 2 · 3x nor x · x. */
function isMonomial(term: Expr): boolean {
  const { above, below } = factorsAbove(term)
  const isSimple = (factor: Expr) =>
    !holds(factor.kind === 'power' ? factor.base : factor, part => part.kind === 'sum') ||
    factor.kind === 'call' ||
    factor.kind === 'root'
  const names = [...above, ...below].map(factor =>
    factor.kind === 'power'
      ? JSON.stringify(factor.base)
      : factor.kind === 'number'
        ? 'number'
        : JSON.stringify(factor),
  )
  const numbers = (factors: readonly Expr[]) => factors.filter(factor => factor.kind === 'number').length
  const letters = names.filter(name => name !== 'number')
  return (
    [...above, ...below].every(factor => isSimple(factor) && (factor.kind !== 'power' || isLetterLike(factor.base))) &&
    numbers(above) <= 1 &&
    numbers(below) <= 1 &&
    new Set(letters).size === letters.length
  )
}

const isLetterLike = (base: Expr): boolean =>
  base.kind === 'symbol' ||
  base.kind === 'call' ||
  base.kind === 'root' ||
  (base.kind === 'group' && isLetterLike(base.of))

/** Whether the expression has the same factors as the full factorisation: no factor can be taken further apart. */
export function isFactoredAs(expr: Expr, full: Expr): boolean {
  const [mine, right] = [factorKeys(expr), factorKeys(full)]
  return mine !== null && right !== null && mine === right
}

/** The factors other than numbers, each up to its sign. */
function factorKeys(expr: Expr): string | null {
  const normalizer = new Normalizer()
  const keys: string[] = []
  const visit = (part: Expr, times: number): boolean => {
    const { above, below } = factorsAbove(part)
    if (below.some(factor => factor.kind !== 'number')) return false
    return above.every(factor => {
      if (
        factor.kind === 'number' ||
        (factor.kind === 'power' && factor.base.kind === 'number' && factor.exponent.kind === 'number')
      )
        return true
      const exponent =
        factor.kind === 'power' &&
        factor.exponent.kind === 'number' &&
        factor.exponent.d === 1 &&
        factor.exponent.n > 0 &&
        factor.exponent.n <= 20
          ? factor.exponent.n
          : 1
      const base = factor.kind === 'power' && exponent > 1 ? factor.base : factor
      if (base !== factor && factorsAbove(base).above.length !== 1) return visit(base, times * exponent)
      const form = normalizer.form(base)
      if (!form) return false
      for (let k = 0; k < times * exponent; k++) keys.push(keyOf(form.over) + keyOf(form.under))
      return true
    })
  }
  return visit(expr, 1) ? keys.sort().join(' | ') : null
}

/** The same for a polynomial and its opposite. */
function keyOf(of: Polynomial): string {
  const text = (polynomial: Polynomial) =>
    [...polynomial]
      .map(([monomial, { coefficient }]) => `${coefficient} ${monomial}`)
      .sort()
      .join(' + ')
  return [text(of), text(scaled(of, -1))].sort()[0] ?? ''
}

/** Whether nothing is left to combine, reduce or take out of a root, as in the model answer. */
export function isSimplified(expr: Expr, model: Expr): boolean {
  const longest = Math.max(
    ...[model, expanded(model), factored(model), termByTerm(model), multipliedOut(model)].map(leaves),
  )
  return leaves(expr) <= longest && RULES.every(rule => rule(expr) || !rule(model))
}

/** (1 + √5)/2 as 1/2 + √5/2: over a number each term may have its own bar. */
function termByTerm(model: Expr): Expr {
  if (model.kind !== 'quotient' || model.under.kind !== 'number') return model
  return { kind: 'sum', terms: termsOf(model.over).map(over => ({ ...model, over })) }
}

/** (x + 6)/((x − 3)(x − 2)) as (x + 6)/(x² − 5x + 6): what is above the bar and below it, each multiplied out. */
const multipliedOut = (model: Expr): Expr =>
  model.kind === 'quotient' ? { ...model, over: expanded(model.over), under: expanded(model.under) } : model

/** How many numbers and letters are written; a factor 1 and a term 0 do not count. */
function leaves(expr: Expr): number {
  if (expr.kind === 'number') return expr.d === 1 || expr.as === 'decimal' ? 1 : 2
  const parts = partsOf(expr)
  const counted =
    expr.kind === 'product'
      ? parts.filter(part => !isNumber(part, 1))
      : expr.kind === 'sum'
        ? parts.filter(part => !isNumber(part, 0))
        : parts
  if (expr.kind === 'quotient' && isNumber(expr.over, 1)) return leaves(expr.under)
  return parts.length === 0 ? 1 : counted.reduce((sum, part) => sum + leaves(part), 0)
}

const isNumber = (part: Expr, n: number): boolean =>
  (part.kind === 'number' && part.n === n && part.d === 1) || (part.kind === 'group' && isNumber(part.of, n))

const everywhere =
  (test: (part: Expr) => boolean) =>
  (expr: Expr): boolean =>
    !holds(expr, part => !test(part))

const RULES: readonly ((expr: Expr) => boolean)[] = [
  everywhere(
    part => part.kind !== 'root' || isReducedRoot(part.of, part.degree?.kind === 'number' ? part.degree.n : 2),
  ),
  everywhere(part => part.kind !== 'quotient' || !holds(part.under, inner => inner.kind === 'root')),
  everywhere(part => (part.kind !== 'quotient' && part.kind !== 'product') || isReducedTerm(part)),
  everywhere(part => part.kind !== 'power' || !(part.exponent.kind === 'number' && part.exponent.n < 0)),
  everywhere(part => part.kind !== 'power' || part.base.kind !== 'number' || part.exponent.kind !== 'number'),
  everywhere(part => part.kind !== 'sum' || hasUnlikeTerms(part)),
]

function isReducedRoot(radicand: Expr, degree: number): boolean {
  const polynomial = polynomialOf(radicand)
  if (!polynomial) return true
  const common = content(polynomial)
  const isFree = (n: number) => n <= 1e10 && factorisation(n).every(({ exponent }) => exponent < degree)
  const powers = [...polynomial.values()].map(term => term.powers)
  const names = new Set(powers.flatMap(letters => [...letters.keys()]))
  return (
    common.d === 1 &&
    isFree(common.n) &&
    !constantOf(polynomial)?.equals(1) &&
    [...names].every(name => Math.min(...powers.map(letters => letters.get(name) ?? 0)) < degree)
  )
}

/** 4x/6 and 4(x/6) share a factor above and below. */
function isReducedTerm(term: Expr): boolean {
  const { above, below } = factorsAbove(term)
  if (below.length === 0) return term.kind !== 'quotient'
  const product = (factors: readonly Expr[]): Expr => ({
    kind: 'product',
    factors: factors.length === 0 ? [{ kind: 'number', n: 1, d: 1, as: 'fraction' }] : factors,
    sign: false,
  })
  return isReducedQuotient(product(above), product(below))
}

function isReducedQuotient(over: Expr, under: Expr): boolean {
  const bottom = polynomialOf(under)
  if (!bottom) return true
  const divisor = constantOf(bottom)
  if (divisor?.equals(1)) return false
  const top = polynomialOf(over)
  if (!top) return divisor === null || gcd(numberAbove(over), divisor.n) === 1
  const [above, below] = [factorsOf(top), factorsOf(bottom)]
  const isWhole = above.number.d === 1 && below.number.d === 1
  return (
    isWhole &&
    gcd(above.number.n, below.number.n) === 1 &&
    !above.factors.some(factor => below.factors.some(other => equals(factor.of, other.of)))
  )
}

/** The number in a numerator with roots: 4√3 has 4, and so has 8 + 4√3. */
function numberAbove(over: Expr): number {
  const terms = termsOf(over)
  if (terms.length > 1) return terms.map(numberAbove).reduce(gcd)
  return factorsAbove(over).above.reduce(
    (number, factor) =>
      factor.kind === 'number' ? number * factor.n : factor.kind === 'sum' ? number * numberAbove(factor) : number,
    1,
  )
}

/** 2x + 3x and √2 + 3√2 are to be combined. */
function hasUnlikeTerms(sum: Expr): boolean {
  const normalizer = new Normalizer()
  const monomials = termsOf(sum).flatMap(term => {
    const form = normalizer.form(term)
    return form && form.over.size === 1 ? [`${[...form.over.keys()][0]} / ${[...form.under.keys()].join()}`] : []
  })
  return new Set(monomials).size === monomials.length
}
