import { assert, failed, WorksheetError } from '../errors.ts'
import { factorisation } from '../number/primes.ts'
import { Ratio } from '../number/ratio.ts'
import { factorialOf, selections } from '../number/selections.ts'
import { type Expr, type Of, partsOf } from './expr.ts'
import {
  constant,
  constantOf,
  content,
  equals,
  letter,
  type Polynomial,
  plus,
  polynomial,
  scaled,
  type Term,
  times,
  toPower,
} from './polynomial.ts'
import { symbolName } from './symbols.ts'
import { spend } from './work.ts'

/**
 * One polynomial over another, in letters and in atoms that stand for what is no polynomial: √2, sin(2x), |x|.
 * `isExact`: no two atoms can be related, so that different normal forms mean different values.
 */
export interface NormalForm {
  readonly over: Polynomial
  readonly under: Polynomial
  readonly isExact: boolean
}

const ONE = constant(1)
const LARGEST_RADICAND = 1e10
const HIGHEST_POWER = 40

const whole = (over: Polynomial, isExact = true): NormalForm => ({ over, under: ONE, isExact })
const numeric = (value: Ratio): NormalForm => whole(constant(value))
const negated = (form: NormalForm): NormalForm => ({ ...form, over: scaled(form.over, -1) })

/** The number that a form without letters is, or null. */
export function rationalOfForm({ over, under }: NormalForm): Ratio | null {
  const [top, bottom] = [constantOf(over), constantOf(under)]
  return top && bottom ? top.over(bottom) : null
}

/** Brings expressions that are to be compared into normal form; knows the roots that stand in them. */
export class Normalizer {
  readonly #radicands = new Map<string, { readonly degree: number; readonly radicand: Polynomial }>()

  /** Null where the expression has no value, or is too large to expand. */
  form(expr: Expr): NormalForm | null {
    try {
      return this.#form(expr)
    } catch (error) {
      if (error instanceof WorksheetError) return null
      throw error
    }
  }

  areEqual(a: NormalForm, b: NormalForm): boolean {
    return equals(this.#reduced(times(a.over, b.under)), this.#reduced(times(b.over, a.under)))
  }

  difference(a: NormalForm, b: NormalForm): NormalForm {
    return this.#plus(a, negated(b))
  }

  /** The two sides of a/b over one denominator, to tell whether a is a multiple of b. */
  crossed(a: NormalForm, b: NormalForm): readonly [Polynomial, Polynomial] {
    return [this.#reduced(times(a.over, b.under)), this.#reduced(times(b.over, a.under))]
  }

  #form(expr: Expr): NormalForm {
    spend(1)
    switch (expr.kind) {
      case 'number':
        return numeric(Ratio.of(expr.n, expr.d))
      case 'money':
        return numeric(Ratio.of(expr.cents, 100))
      case 'symbol':
        return whole(letter(isPlain(expr.sub) ? symbolName(expr) : JSON.stringify(expr)))
      case 'group':
        return this.#form(expr.of)
      case 'negative':
        return negated(this.#form(expr.of))
      case 'sum':
        return expr.terms.map(term => this.#form(term)).reduce((a, b) => this.#plus(a, b))
      case 'product':
        return expr.factors.map(factor => this.#form(factor)).reduce((a, b) => this.#times(a, b))
      case 'quotient':
        return this.#times(this.#form(expr.over), inverse(this.#form(expr.under)))
      case 'percent':
        return this.#times(this.#form(expr.of), numeric(Ratio.of(1, 100)))
      case 'measure':
        return this.#times(this.#form(expr.of), whole(letter(`unit ${expr.unit}`)))
      case 'power':
        return this.#power(expr)
      case 'root':
        return this.#root(this.#form(expr.of), expr.degree ? this.#wholeNumber(expr.degree) : 2)
      case 'absolute':
        return this.#absolute(this.#form(expr.of))
      case 'factorial':
      case 'selection':
        return this.#counted(expr)
      case 'call':
        return expr.power
          ? this.#toPower(this.#form(withoutPower(expr)), this.#wholeNumber(expr.power))
          : this.#opaque(expr)
      case 'list': {
        const [only] = expr.items
        assert(only && expr.items.length === 1, 'A list has no single value')
        return this.#form(only)
      }
      case 'apply':
      case 'derivative':
      case 'integral':
      case 'series':
      case 'limit':
      case 'evaluated':
      case 'accented':
        return this.#opaque(expr)
      case 'relation':
      case 'connected':
      case 'operation':
      case 'system':
      case 'cases':
      case 'matrix':
      case 'interval':
      case 'set-builder':
      case 'ratio':
      case 'remainder':
      case 'time':
      case 'prefixed':
      case 'words':
      case 'blank':
        return failed(`A ${expr.kind} has no normal form`)
    }
  }

  #plus(a: NormalForm, b: NormalForm): NormalForm {
    const isExact = a.isExact && b.isExact
    if (equals(a.under, b.under)) return { over: plus(a.over, b.over), under: a.under, isExact }
    return this.#quotient(plus(times(a.over, b.under), times(b.over, a.under)), times(a.under, b.under), isExact)
  }

  #times(a: NormalForm, b: NormalForm): NormalForm {
    return this.#quotient(times(a.over, b.over), times(a.under, b.under), a.isExact && b.isExact)
  }

  #toPower(base: NormalForm, exponent: number): NormalForm {
    const size = Math.abs(exponent)
    assert(size <= HIGHEST_POWER, 'The exponent is too large')
    const { over, under, isExact } = exponent < 0 ? inverse(base) : base
    return this.#quotient(toPower(over, size), toPower(under, size), isExact)
  }

  /** A number below the bar goes above it, so that it does not grow from step to step. */
  #quotient(top: Polynomial, bottom: Polynomial, isExact: boolean): NormalForm {
    const [over, under] = [this.#reduced(top), this.#reduced(bottom)]
    const divisor = constantOf(under)
    return divisor ? { over: scaled(over, divisor.power(-1)), under: ONE, isExact } : { over, under, isExact }
  }

  #wholeNumber(of: Expr): number {
    const value = rationalOfForm(this.#form(of))
    assert(value?.isInteger, 'Only whole exponents and degrees')
    return value.n
  }

  #power({ base, exponent }: Of<'power'>): NormalForm {
    const by = this.#form(exponent)
    const value = rationalOfForm(by)
    if (value) return this.#toPower(value.isInteger ? this.#form(base) : this.#root(this.#form(base), value.d), value.n)
    const under = constantOf(by.under)
    return under
      ? this.#exponential(this.#form(base), scaled(by.over, under.power(-1)))
      : whole(letter(`(${textOfForm(this.#form(base))})^(${textOfForm(by)})`), false)
  }

  /** b^(2x + 1) is b · (b^x)². */
  #exponential(base: NormalForm, exponent: Polynomial): NormalForm {
    const factors = [...exponent].map(([monomial, { coefficient }]) =>
      monomial === '' && coefficient.isInteger
        ? this.#toPower(base, coefficient.n)
        : this.#toPower(whole(letter(`(${textOfForm(base)})^(${monomial}/${coefficient.d})`), false), coefficient.n),
    )
    return factors.reduce((a, b) => this.#times(a, b), whole(ONE))
  }

  /** √12 is 2√3, in square roots of primes; a root of letters is an atom of its own. */
  #root(form: NormalForm, degree: number): NormalForm {
    assert(degree >= 2 && degree <= 12, 'No such root')
    const value = rationalOfForm(form)
    if (value) return this.#rootOfNumber(value, degree)
    const by = constantOf(form.under)
    if (!by)
      return this.#times(
        this.#root(whole(form.over, form.isExact), degree),
        inverse(this.#root(whole(form.under, form.isExact), degree)),
      )
    const radicand = scaled(form.over, by.power(-1))
    const front = content(radicand)
    return this.#times(
      this.#rootOfNumber(front, degree),
      whole(letter(this.#atom(scaled(radicand, front.power(-1)), degree)), false),
    )
  }

  #atom(radicand: Polynomial, degree: number): string {
    const name = `${degree}√(${textOf(radicand)})`
    this.#radicands.set(name, { degree, radicand })
    return name
  }

  #rootOfNumber(value: Ratio, degree: number): NormalForm {
    if (value.n === 0) return numeric(value)
    assert(value.n > 0 || degree % 2 === 1, 'An even root of a negative number is not real')
    assert(Math.abs(value.n) <= LARGEST_RADICAND && value.d <= LARGEST_RADICAND, 'The radicand is too large')
    const top = this.#rootOfWhole(Math.abs(value.n), degree)
    const root = value.d === 1 ? top : this.#times(top, inverse(this.#rootOfWhole(value.d, degree)))
    return value.n < 0 ? negated(root) : root
  }

  #rootOfWhole(n: number, degree: number): NormalForm {
    spend(Math.sqrt(n) / 4)
    const powers = new Map<string, number>()
    let outside = 1
    for (const { prime, exponent } of factorisation(n)) {
      outside *= prime ** Math.floor(exponent / degree)
      if (exponent % degree !== 0) powers.set(this.#atom(constant(prime), degree), exponent % degree)
    }
    return whole(polynomial([{ coefficient: Ratio.of(outside), powers }]), degree === 2 || powers.size === 0)
  }

  /** (√3)² is 3. */
  #reduced(of: Polynomial): Polynomial {
    if (this.#radicands.size === 0) return of
    let result = of
    for (let rounds = 0; rounds < 8; rounds++) {
      const terms = [...result.values()]
      if (
        !terms.some(({ powers }) =>
          [...powers].some(
            ([name, exponent]) => exponent >= (this.#radicands.get(name)?.degree ?? Number.POSITIVE_INFINITY),
          ),
        )
      )
        return result
      result = terms.map(term => this.#reducedTerm(term)).reduce(plus)
    }
    return result
  }

  #reducedTerm({ coefficient, powers }: Term): Polynomial {
    const left = new Map<string, number>()
    let product = constant(coefficient)
    for (const [name, exponent] of powers) {
      const root = this.#radicands.get(name)
      const rest = root ? exponent % root.degree : exponent
      if (rest > 0) left.set(name, rest)
      if (root && exponent >= root.degree)
        product = times(product, toPower(root.radicand, Math.floor(exponent / root.degree)))
    }
    return times(product, polynomial([{ coefficient: Ratio.of(1), powers: left }]))
  }

  /** |−3x| is 3|x|. */
  #absolute(form: NormalForm): NormalForm {
    const value = rationalOfForm(form)
    if (value) return numeric(sizeOf(value))
    const by = constantOf(form.under)
    if (!by) return this.#times(this.#absolute(whole(form.over)), inverse(this.#absolute(whole(form.under))))
    const front = content(form.over)
    const inside = scaled(form.over, front.power(-1))
    const [name = ''] = [textOf(inside), textOf(scaled(inside, -1))].sort()
    return this.#times(numeric(front.over(sizeOf(by))), whole(letter(`|${name}|`), false))
  }

  /** n!, or a number of selections, where they are of numbers. */
  #counted(expr: Of<'factorial' | 'selection'>): NormalForm {
    const [of, taken] = partsOf(expr).map(part => rationalOfForm(this.#form(part))?.toNumber())
    if (expr.kind === 'factorial') return of === undefined ? this.#opaque(expr) : numeric(Ratio.of(factorialOf(of)))
    return of === undefined || taken === undefined
      ? this.#opaque(expr)
      : numeric(Ratio.of(selections(expr.style, of, taken)))
  }

  /** A part that no rule here opens: equal parts are equal atoms. */
  #opaque(expr: Expr): NormalForm {
    if (expr.kind !== 'call' && expr.kind !== 'apply') return whole(letter(JSON.stringify(expr)), false)
    const parts = partsOf(expr).map(part => textOfForm(this.#form(part)))
    const marks =
      expr.kind === 'call' ? (expr.base ? '_' : '') : `${expr.inverse ? '⁻¹' : ''}${'′'.repeat(expr.primes)}`
    return whole(letter(`${expr.name}${marks}(${parts.join()})`), false)
  }
}

const isPlain = (sub: Expr | undefined) =>
  sub === undefined || sub.kind === 'number' || (sub.kind === 'symbol' && sub.sub === undefined)
const sizeOf = (value: Ratio) => (value.n < 0 ? value.negated() : value)

function withoutPower({ power: _, ...call }: Of<'call'>): Of<'call'> {
  return call
}

function inverse({ over, under, isExact }: NormalForm): NormalForm {
  assert(over.size > 0, 'A denominator is zero')
  return { over: under, under: over, isExact }
}

const textOf = (of: Polynomial): string =>
  [...of]
    .map(([monomial, { coefficient }]) => `${coefficient} ${monomial}`)
    .sort()
    .join(' + ')

function textOfForm({ over, under }: NormalForm): string {
  const [first = ''] = [...under.keys()].sort()
  const scale = (under.get(first)?.coefficient ?? Ratio.of(1)).power(-1)
  return constantOf(under)
    ? textOf(scaled(over, scale))
    : `(${textOf(scaled(over, scale))})/(${textOf(scaled(under, scale))})`
}
