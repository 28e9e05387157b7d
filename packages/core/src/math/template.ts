import { assert } from '../errors.ts'
import { Ratio } from '../number/ratio.ts'
import { absolute, blank, box, decimal, expr, infinity, symbol, type Value } from './build.ts'
import type { Expr, FunctionName, Of, RelationSign } from './expr.ts'
import { combine, fixed, type Maker } from './template-maker.ts'
import {
  FUNCTION_LETTERS,
  isFunction,
  isLetter,
  OPERATIONS,
  RELATIONS,
  type Token,
  tokensOf,
} from './template-tokens.ts'

const compiled = new WeakMap<TemplateStringsArray, Maker>()

/**
 * Maths as a teacher writes it: m`${a}x^2 + ${b}x + ${c} = 0`.
 *
 * - Round brackets print as written; braces group without printing: {x + 1}/2, e^{2x}.
 *   A bracket that is a whole numerator, denominator or exponent is not printed.
 * - A slash is a fraction bar and binds to its two neighbours; ÷ and × are printed signs.
 * - `+ ${-4}` prints − 4, `+ (${-4})` prints + (−4); 1x, 0x and + 0 vanish unless in braces.
 * - f(x), f'(x), x_1, |x|, n!, 30°, 5%, √x, ∛x, log_2 x, sin^2 x, (1, 2), ∫_0^1 x dx, ∑_{n=1}^5 n, lim_{x→0} x.
 */
export function m(strings: TemplateStringsArray, ...holes: readonly Value[]): Expr {
  let maker = compiled.get(strings)
  if (!maker) {
    maker = new Compiler(strings).compile()
    compiled.set(strings, maker)
  }
  return maker(holes.map(expr))
}

const read = new Map<string, Expr>()

/** Maths that stands in a sentence that every problem shares, written in the same way: `f′(x) = 0`. */
export function formulaIn(text: string): Expr {
  let formula = read.get(text)
  if (!formula) {
    formula = new Compiler([text.replaceAll('′', "'")]).compile()([])
    read.set(text, formula)
  }
  return formula
}

/** A recursive-descent parser whose result is a function from holes to the expression. */
class Compiler {
  readonly #tokens: readonly Token[]
  readonly #source: string
  #next = 0
  #integrals = 0
  #bars = 0
  #arguments = 0

  constructor(strings: readonly string[]) {
    this.#tokens = tokensOf(strings)
    this.#source = strings.join('${}')
  }

  compile(): Maker {
    const result = this.#relation()
    assert(
      this.#next === this.#tokens.length,
      () => `Nothing expected after part ${this.#next} of m\`${this.#source}\``,
    )
    return result
  }

  #peek(ahead = 0): Token | undefined {
    return this.#tokens[this.#next + ahead]
  }

  #isNext(...texts: string[]): boolean {
    return texts.some(text => text === this.#peek())
  }

  #take(text: string): boolean {
    if (!this.#isNext(text)) return false
    this.#next++
    return true
  }

  #expect(text: string): void {
    assert(this.#take(text), () => `Expected "${text}" at part ${this.#next} of m\`${this.#source}\``)
  }

  #relation(): Maker {
    let left = this.#operation()
    for (let sign = this.#peek(); typeof sign === 'string' && RELATIONS.has(sign); sign = this.#peek()) {
      const printed = sign as RelationSign
      this.#next++
      left = combine([left, this.#operation()], ([l, r]) => ({ kind: 'relation', sign: printed, left: l!, right: r! }))
    }
    return left
  }

  #operation(): Maker {
    let left = this.#sum()
    for (let sign = this.#peek(); typeof sign === 'string' && OPERATIONS.has(sign); sign = this.#peek()) {
      const printed = sign as Of<'operation'>['sign']
      this.#next++
      left = combine([left, this.#sum()], ([l, r]) => ({ kind: 'operation', sign: printed, left: l!, right: r! }))
    }
    return left
  }

  #sum(): Maker {
    const terms = [this.#isMinus() ? this.#negative(this.#product()) : this.#product()]
    while (this.#isNext('+', '-', '−'))
      terms.push(this.#isMinus() ? this.#negative(this.#product()) : this.#afterPlus())
    return terms.length === 1 ? terms[0]! : combine(terms, terms => ({ kind: 'sum', terms }))
  }

  #afterPlus(): Maker {
    this.#expect('+')
    return this.#product()
  }

  #isMinus(): boolean {
    return this.#take('-') || this.#take('−')
  }

  #negative(of: Maker): Maker {
    return combine([of], ([of]) => ({ kind: 'negative', of: of! }))
  }

  #product(): Maker {
    let left = this.#juxtaposed()
    while (this.#isNext('*', '×', '÷')) {
      if (this.#take('÷')) {
        left = combine([left, this.#juxtaposed()], ([over, under]) => ({
          kind: 'quotient',
          over: over!,
          under: under!,
          sign: true,
        }))
      } else {
        this.#next++
        left = combine([left, this.#juxtaposed()], ([a, b]) => ({
          kind: 'product',
          factors: a!.kind === 'product' && a!.sign ? [...a!.factors, b!] : [a!, b!],
          sign: true,
        }))
      }
    }
    return left
  }

  #startsFactor(): boolean {
    const next = this.#peek()
    if (next === undefined) return false
    if (typeof next !== 'string') return true
    if ('+-−*×÷/)}],:^_!°%'.includes(next) || RELATIONS.has(next) || OPERATIONS.has(next)) return false
    if (next === '|') return this.#bars === 0
    return !(next === 'd' && this.#integrals > 0 && isLetter(this.#peek(1)))
  }

  #juxtaposed(): Maker {
    const factors = [this.#quotient()]
    while (this.#startsFactor()) factors.push(this.#quotient())
    return factors.length === 1 ? factors[0]! : combine(factors, factors => ({ kind: 'product', factors, sign: false }))
  }

  #quotient(): Maker {
    let over = this.#powered()
    while (this.#take('/')) {
      assert(
        this.#arguments === 0 || !isFunction(this.#peek()),
        () => `m\`${this.#source}\`: write {sin x}/{cos x}, as sin x/cos x is the sine of a quotient`,
      )
      over = combine([over, this.#powered()], ([over, under]) => ({
        kind: 'quotient',
        over: bare(over!),
        under: bare(under!),
        sign: false,
      }))
    }
    return over
  }

  #powered(): Maker {
    let base = this.#postfixed(this.#atom())
    while (this.#take('^')) {
      const exponent = this.#isMinus() ? this.#negative(this.#atom()) : this.#atom()
      base = combine([base, exponent], ([base, exponent]) => ({
        kind: 'power',
        base: base!,
        exponent: bare(exponent!),
      }))
    }
    return base
  }

  #postfixed(of: Maker): Maker {
    if (this.#take('!')) return this.#postfixed(combine([of], ([of]) => ({ kind: 'factorial', of: of! })))
    if (this.#take('°')) return combine([of], ([of]) => ({ kind: 'measure', of: of!, unit: 'degree' }))
    if (this.#take('%')) return combine([of], ([of]) => ({ kind: 'percent', of: of! }))
    return of
  }

  #atom(): Maker {
    const token = this.#peek()
    this.#next++
    assert(token !== undefined, () => `m\`${this.#source}\` ends too early`)
    if (typeof token !== 'string') return holes => holes[token.hole]!
    if (isFunction(token)) return this.#call(token)
    if (/^\d/.test(token)) return fixed(literal(token))
    if (token.startsWith('__')) return fixed(blank(token.length))
    if (isLetter(token)) return this.#letter(token)
    switch (token) {
      case '(':
        return this.#enclosed(')', 'round')
      case '[':
        return this.#enclosed(']', 'square')
      case '{':
        return this.#enclosed('}', 'none')
      case '|':
        return this.#absolute()
      case '∫':
        return this.#integral()
      case '∑':
        return this.#series()
      case 'lim':
        return this.#limit()
      case '√':
        return combine([this.#atom()], ([of]) => ({ kind: 'root', of: bare(of!) }))
      case '∛':
        return combine([this.#atom()], ([of]) => ({ kind: 'root', of: bare(of!), degree: expr(3) }))
      case '□':
        return fixed(box())
      case '∞':
        return fixed(infinity)
      case '…':
        return fixed(symbol('…'))
      case '?':
        return fixed(symbol('?'))
      case '±':
        return combine([this.#juxtaposed()], ([of]) => ({ kind: 'prefixed', sign: '±', of: of! }))
      default:
        assert(false, () => `"${token}" means nothing in m\`${this.#source}\``)
    }
  }

  #letter(letter: string): Maker {
    const next = this.#peek()
    if (FUNCTION_LETTERS.includes(letter) && (next === "'" || next === '(')) return this.#applied(letter)
    if (!this.#take('_')) return fixed(symbol(letter))
    return combine([this.#atom()], ([sub]) => ({ kind: 'symbol', name: letter, sub: bare(sub!) }))
  }

  #call(name: FunctionName): Maker {
    const base = this.#take('_') ? this.#atom() : null
    const power = this.#take('^') ? this.#atom() : null
    const parts = [this.#argument(), ...(base ? [base] : []), ...(power ? [power] : [])]
    return combine(parts, ([of, ...marks]) => ({
      kind: 'call',
      name,
      of: of!,
      ...(base ? { base: bare(marks[0]!) } : {}),
      ...(power ? { power: bare(marks.at(-1)!) } : {}),
    }))
  }

  /** sin 3x takes the whole 3x; sin x e^x takes x alone. */
  #argument(): Maker {
    const startsWithNumber = typeof this.#peek() !== 'string' || /^\d/.test(String(this.#peek()))
    this.#arguments++
    const factors = [this.#quotient()]
    this.#arguments--
    while (startsWithNumber && isLetter(this.#peek()) && this.#startsFactor()) factors.push(this.#powered())
    return factors.length === 1 ? factors[0]! : combine(factors, factors => ({ kind: 'product', factors, sign: false }))
  }

  #items(): Maker[] {
    const items = [this.#relation()]
    while (this.#take(',')) items.push(this.#relation())
    return items
  }

  #enclosed(close: string, brackets: Of<'group'>['brackets']): Maker {
    const [bars, calls] = [this.#bars, this.#arguments]
    this.#bars = 0
    this.#arguments = 0
    const items = this.#items()
    this.#expect(close)
    this.#bars = bars
    this.#arguments = calls
    if (items.length === 1) return combine(items, ([of]) => ({ kind: 'group', of: of!, brackets }))
    return combine(items, items => ({
      kind: 'list',
      items,
      brackets: brackets === 'round' ? '(' : brackets === 'square' ? '[' : '{',
    }))
  }

  #absolute(): Maker {
    this.#bars++
    const of = this.#relation()
    this.#expect('|')
    this.#bars--
    return combine([of], ([of]) => absolute(of!))
  }

  #applied(name: string): Maker {
    let primes = 0
    while (this.#take("'")) primes++
    this.#expect('(')
    const to = this.#items()
    this.#expect(')')
    return combine(to, to => ({ kind: 'apply', name, to, primes, inverse: false }))
  }

  #integral(): Maker {
    const bounds = this.#bounds()
    this.#integrals++
    const of = this.#sum()
    this.#integrals--
    this.#expect('d')
    const by = String(this.#peek())
    this.#next++
    return combine([of, ...bounds], ([of, from, to]) => ({
      kind: 'integral',
      of: of!,
      by,
      ...(from && to ? { from: bare(from), to: bare(to) } : {}),
    }))
  }

  #bounds(): Maker[] {
    if (!this.#take('_')) return []
    const from = this.#isMinus() ? this.#negative(this.#atom()) : this.#atom()
    this.#expect('^')
    return [from, this.#isMinus() ? this.#negative(this.#atom()) : this.#atom()]
  }

  /** ∑_{n=1}^{5} n^2 */
  #series(): Maker {
    this.#expect('_')
    this.#expect('{')
    const index = String(this.#peek())
    this.#next++
    this.#expect('=')
    const from = this.#sum()
    this.#expect('}')
    this.#expect('^')
    const to = this.#atom()
    return combine([this.#product(), from, to], ([of, from, to]) => ({
      kind: 'series',
      sign: '∑',
      of: of!,
      index,
      from: from!,
      to: bare(to!),
    }))
  }

  /** lim_{x→2} x^2, lim_{x→0^+} 1/x */
  #limit(): Maker {
    this.#expect('_')
    this.#expect('{')
    const by = String(this.#peek())
    this.#next++
    this.#expect('→')
    const to = this.#isMinus() ? this.#negative(this.#atom()) : this.#atom()
    const side = this.#take('^') ? (this.#isMinus() ? 'left' : 'right') : null
    if (side === 'right') this.#expect('+')
    this.#expect('}')
    return combine(
      [this.#product(), to],
      ([of, to]) => ({ kind: 'limit', of: of!, by, to: to!, ...(side ? { side } : {}) }) as Of<'limit'>,
    )
  }
}

/** Brackets around a whole numerator, denominator or exponent say nothing. */
const bare = (part: Expr): Expr => (part.kind === 'group' && part.brackets !== 'square' ? part.of : part)

function literal(digits: string): Expr {
  const places = digits.split('.')[1]?.length ?? 0
  return places === 0 ? expr(Number(digits)) : decimal(Ratio.of(Number(digits.replace('.', '')), 10 ** places), places)
}
