import { assert, failed } from '../errors.ts'
import { Ratio } from '../number/ratio.ts'
import { absolute, call, expr, infinity, mixed, negative, over, power, root, symbol } from './build.ts'
import type { Expr, FunctionName, Of, RelationSign } from './expr.ts'
import { numeral } from './numeral.ts'
import type { Token } from './tokens.ts'

/** How a text that a person may mean in two ways is read. Canonical text never depends on it. */
export interface Reading {
  /** Whether 1/2x is 1/(2x). */
  readonly slashTakesAll: boolean
  /** Whether √2x is √(2x). */
  readonly rootTakesAll: boolean
  /** Whether sin x/2 is sin(x/2). */
  readonly argumentTakesSlash: boolean
  /** Whether log2(8) is log₂ 8. */
  readonly logTakesBase: boolean
}

const RELATIONS: ReadonlySet<string> = new Set<RelationSign>([
  '=',
  '≠',
  '<',
  '>',
  '≤',
  '≥',
  '≈',
  '≅',
  '∼',
  '⊥',
  '∥',
  '∈',
  '→',
])
const OPERATIONS: ReadonlySet<string> = new Set<Of<'operation'>['sign']>(['∪', '∩', '∘'])
const INVERSE: Partial<Record<FunctionName, FunctionName>> = { sin: 'arcsin', cos: 'arccos', tan: 'arctan' }
const DEEPEST = 40

/** A recursive-descent parser over the tokens of one text. */
export class Parser {
  readonly #tokens: readonly Token[]
  readonly #reading: Reading
  #next = 0
  #bars = 0
  #depth = 0

  constructor(tokens: readonly Token[], reading: Reading) {
    this.#tokens = tokens
    this.#reading = reading
  }

  parse(): Expr {
    const result = this.#relation()
    assert(this.#next === this.#tokens.length, 'Something follows the formula')
    return result
  }

  #peek(ahead = 0): Token | undefined {
    return this.#tokens[this.#next + ahead]
  }

  #isMark(text: string, ahead = 0): boolean {
    const token = this.#peek(ahead)
    return token?.kind === 'mark' && token.text === text
  }

  #take(text: string): boolean {
    if (!this.#isMark(text)) return false
    this.#next++
    return true
  }

  #expect(text: string): void {
    assert(this.#take(text), () => `Expected ${text}`)
  }

  #sign<T extends string>(signs: ReadonlySet<string>): T | null {
    const token = this.#peek()
    if (token?.kind !== 'mark' || !signs.has(token.text)) return null
    this.#next++
    return token.text as T
  }

  #relation(): Expr {
    let left = this.#operation()
    for (let sign = this.#sign<RelationSign>(RELATIONS); sign; sign = this.#sign<RelationSign>(RELATIONS)) {
      left = { kind: 'relation', sign, left, right: this.#operation() }
    }
    return left
  }

  #operation(): Expr {
    let left = this.#sum()
    for (
      let sign = this.#sign<Of<'operation'>['sign']>(OPERATIONS);
      sign;
      sign = this.#sign<Of<'operation'>['sign']>(OPERATIONS)
    ) {
      left = { kind: 'operation', sign, left, right: this.#sum() }
    }
    return left
  }

  #sum(): Expr {
    let terms = [this.#signedProduct()]
    for (;;) {
      if (this.#take('+')) terms.push(this.#signedProduct())
      else if (this.#take('-')) terms.push(negative(this.#signedProduct()))
      else if (this.#take('±')) terms = [{ kind: 'operation', sign: '±', left: sumOf(terms), right: this.#product() }]
      else return sumOf(terms)
    }
  }

  /** −x², +5, ±3; a sign stands before the whole product. */
  #signedProduct(): Expr {
    let isNegative = false
    for (let signs = 0; signs < 4; signs++) {
      if (this.#take('-')) isNegative = !isNegative
      else if (!this.#take('+')) break
    }
    if (this.#take('±')) return { kind: 'prefixed', sign: '±', of: this.#product() }
    const of = this.#product()
    return isNegative ? opposite(of) : of
  }

  #product(): Expr {
    let left = this.#joined()
    for (;;) {
      if (this.#take('*')) {
        const right = this.#signedFactor()
        left = {
          kind: 'product',
          factors: left.kind === 'product' && left.sign ? [...left.factors, right] : [left, right],
          sign: true,
        }
      } else if (this.#take('÷')) left = { kind: 'quotient', over: left, under: this.#signedFactor(), sign: true }
      else return left
    }
  }

  #signedFactor(): Expr {
    return this.#take('-') ? opposite(this.#joined()) : this.#joined()
  }

  #joined(): Expr {
    const factors = [this.#fraction()]
    while (this.#startsFactor()) factors.push(this.#fraction())
    return factors.length === 1 ? factors[0]! : { kind: 'product', factors, sign: false }
  }

  #startsFactor(): boolean {
    const next = this.#peek()
    if (!next) return false
    if (next.kind === 'number') return this.#peek(-1)?.kind !== 'number'
    if (next.kind !== 'mark') return true
    return next.text === '|' ? this.#bars === 0 : '([{⟨√∛∜∞abs$'.includes(next.text) || next.text === 'abs'
  }

  #fraction(): Expr {
    let top = this.#power()
    while (this.#take('/')) {
      const isNegative = this.#take('-')
      const under = this.#reading.slashTakesAll ? this.#chain() : this.#power()
      top = over(bare(top), isNegative ? opposite(under) : bare(under))
    }
    return top
  }

  /** Powers side by side, without a slash. */
  #chain(): Expr {
    const factors = [this.#power()]
    while (this.#startsFactor() && !this.#peek()?.spaced) factors.push(this.#power())
    return factors.length === 1 ? factors[0]! : { kind: 'product', factors, sign: false }
  }

  #power(): Expr {
    const base = this.#postfixed(this.#atom())
    return this.#take('^') ? power(base, bare(this.#exponent())) : base
  }

  #exponent(): Expr {
    return this.#take('-') ? opposite(this.#exponent()) : this.#power()
  }

  #postfixed(of: Expr): Expr {
    if (this.#take('!')) return this.#postfixed({ kind: 'factorial', of })
    if (this.#take('%')) return { kind: 'percent', of }
    if (this.#take('°')) return { kind: 'measure', of, unit: 'degree' }
    return of
  }

  #atom(): Expr {
    assert(++this.#depth <= DEEPEST, 'The formula is nested too deeply')
    const result = this.#innerAtom()
    this.#depth--
    return result
  }

  #innerAtom(): Expr {
    const token = this.#peek()
    assert(token, 'The formula ends too early')
    this.#next++
    switch (token.kind) {
      case 'number':
        return this.#number(token.text)
      case 'name':
        return this.#name(token.text)
      case 'function':
        return this.#call(token.text as FunctionName)
      case 'derivative':
        return symbol(token.text.toLowerCase())
      case 'mark':
        return this.#marked(token.text)
    }
  }

  #marked(text: string): Expr {
    switch (text) {
      case '(':
      case '[':
      case '{':
      case '⟨':
        return this.#enclosed(text)
      case '|':
        return this.#absolute()
      case '√':
        return this.#root(this.#take('[') ? this.#closed(']') : undefined)
      case '∛':
        return this.#root(expr(3))
      case '∜':
        return this.#root(expr(4))
      case 'abs': {
        this.#expect('(')
        return absolute(this.#closed(')'))
      }
      case '∞':
        return infinity
      case '$':
        return this.#number(this.#peek()?.kind === 'number' ? (this.#tokens[this.#next++]?.text ?? '') : '')
      case '∅':
      case 'ℝ':
      case '?':
      case '…':
      case '□':
        return symbol(text)
      default:
        return failed(`${text} means nothing here`)
    }
  }

  #number(text: string): Expr {
    const digits = text.replaceAll(',', '')
    const first = numeral(digits)
    const [second, slash, third] = [this.#peek(), this.#peek(1), this.#peek(2)]
    const isMixed = /^\d+$/.test(digits) && isWhole(second) && second.spaced && slash?.text === '/' && isWhole(third)
    if (!isMixed) return first
    this.#next += 3
    const part = Ratio.of(Number(second.text), Number(third.text))
    return mixed(part.plus(Number(digits)))
  }

  /** f(x), f′(2), x₁, a_n, and every other letter. */
  #name(text: string): Expr {
    const letter = text.replaceAll("'", '')
    const primes = text.length - letter.length
    if (primes > 0 && this.#isMark('('))
      return { kind: 'apply', name: letter, to: this.#arguments(), primes, inverse: false }
    if ((letter === 'f' || letter === 'g') && this.#isMark('('))
      return { kind: 'apply', name: letter, to: this.#arguments(), primes: 0, inverse: false }
    if (primes === 0 && this.#isInverse(letter)) {
      this.#next += 5
      return { kind: 'apply', name: letter, to: this.#arguments(), primes: 0, inverse: true }
    }
    const name = letter + '′'.repeat(primes)
    return this.#take('_') ? symbol(name, bare(this.#atom())) : symbol(name)
  }

  #isInverse(letter: string): boolean {
    return (
      (letter === 'f' || letter === 'g') &&
      this.#isMark('^') &&
      this.#isMark('(', 1) &&
      this.#isMark('-', 2) &&
      this.#peek(3)?.text === '1' &&
      this.#isMark(')', 4) &&
      this.#isMark('(', 5)
    )
  }

  #arguments(): readonly Expr[] {
    this.#expect('(')
    const items = this.#items()
    this.#expect(')')
    return items
  }

  #call(name: FunctionName): Expr {
    const base = this.#take('_') || (name === 'log' && this.#isTypedBase()) ? bare(this.#atom()) : null
    const exponent = this.#take('^') ? bare(this.#take('-') ? opposite(this.#atom()) : this.#atom()) : null
    const of = this.#argument()
    const inverse = INVERSE[name]
    if (inverse && exponent && isMinusOne(exponent)) return call(inverse, of)
    return { kind: 'call', name, of, ...(base ? { base } : {}), ...(exponent ? { power: exponent } : {}) }
  }

  /** The 2 of log2(8) and log2 8. */
  #isTypedBase(): boolean {
    const [base, next] = [this.#peek(), this.#peek(1)]
    if (!this.#reading.logTakesBase || !isWhole(base) || base.spaced || !next) return false
    return next.text === '(' || (next.spaced && next.kind !== 'mark')
  }

  /** sin(x) y takes x alone; sin 3xy takes all up to a space or another function. */
  #argument(): Expr {
    if (this.#isMark('(')) return this.#closedBy()
    const isNegative = this.#take('-')
    const factors = [this.#power()]
    while (this.#startsFactor() && this.#peek()?.kind !== 'function' && !this.#peek()?.spaced)
      factors.push(this.#power())
    let of: Expr = factors.length === 1 ? factors[0]! : { kind: 'product', factors, sign: false }
    while (this.#reading.argumentTakesSlash && this.#isMark('/') && this.#peek(1)?.kind !== 'function') {
      this.#next++
      of = over(of, bare(this.#power()))
    }
    return isNegative ? opposite(of) : of
  }

  #closedBy(): Expr {
    this.#expect('(')
    return this.#closed(')')
  }

  #root(degree?: Expr): Expr {
    const isBracketed = this.#isMark('(')
    const of = isBracketed
      ? this.#closedBy()
      : this.#reading.rootTakesAll
        ? this.#chain()
        : this.#take('-')
          ? opposite(this.#atom())
          : this.#postfixed(this.#atom())
    return root(bare(of), degree)
  }

  #absolute(): Expr {
    this.#bars++
    const of = this.#relation()
    this.#expect('|')
    this.#bars--
    return absolute(of)
  }

  #items(): Expr[] {
    const items = [this.#relation()]
    while (this.#take(',') || this.#take(';')) items.push(this.#relation())
    return items
  }

  /** One part up to its closing bracket. */
  #closed(close: string): Expr {
    const bars = this.#bars
    this.#bars = 0
    const of = this.#relation()
    this.#expect(close)
    this.#bars = bars
    return of
  }

  #enclosed(open: '(' | '[' | '{' | '⟨'): Expr {
    const bars = this.#bars
    this.#bars = 0
    const items = this.#items()
    const close = this.#sign(new Set([')', ']', '}', '⟩']))
    assert(close, 'A bracket stays open')
    this.#bars = bars
    const [from, to] = items
    assert(from, 'Empty brackets')
    const isInterval =
      (open === '[' || close === ']') && (open === '(' || open === '[') && (close === ')' || close === ']')
    if (isInterval && to && items.length === 2)
      return { kind: 'interval', from, to, closed: [open === '[', close === ']'] }
    assert(
      `${open}${close}` === '()' ||
        `${open}${close}` === '[]' ||
        `${open}${close}` === '{}' ||
        `${open}${close}` === '⟨⟩',
      'Brackets do not match',
    )
    if (items.length === 1 && open !== '⟨' && open !== '{')
      return { kind: 'group', of: from, brackets: open === '[' ? 'square' : 'round' }
    return { kind: 'list', items, brackets: open }
  }
}

const isWhole = (token: Token | undefined): token is Token => token?.kind === 'number' && /^\d+$/.test(token.text)
const isMinusOne = (part: Expr) => part.kind === 'number' && part.n === -1 && part.d === 1
const sumOf = (terms: readonly Expr[]): Expr => (terms.length === 1 ? terms[0]! : { kind: 'sum', terms })

/** A minus before a plain number makes a negative number. */
const opposite = (of: Expr): Expr => (of.kind === 'number' && of.n > 0 ? { ...of, n: -of.n } : negative(of))

/** Brackets around a whole numerator, denominator or exponent say nothing: (x + 1)/2, e^(2x), e^{2x}. */
const bare = (part: Expr): Expr => {
  if (part.kind === 'list' && part.brackets === '{' && part.items.length === 1) return part.items[0] ?? part
  return part.kind === 'group' && part.brackets === 'round' ? part.of : part
}
