import type { Expr } from '../../src/math/expr.ts'

/** An expression in the words of SymPy; null where it has no like of it. Blanks take what is given, in reading order. */
export function sympyText(expr: Expr, blanks: readonly Expr[] = []): string | null {
  const left = [...blanks]
  try {
    const text = write(expr, left)
    return left.length === 0 ? text : null
  } catch (error) {
    if (error === NO_LIKE) return null
    throw error
  }
}

const NO_LIKE = Symbol('SymPy has no like of this')

function write(expr: Expr, blanks: Expr[]): string {
  const at = (part: Expr) => write(part, blanks)
  switch (expr.kind) {
    case 'number':
      return `Rational(${expr.n},${expr.d})`
    case 'symbol':
      return letter(expr.name) + (expr.sub ? `_${at(expr.sub).replace(/\W+/g, '_')}` : '')
    case 'sum':
      return `(${expr.terms.map(at).join('+')})`
    case 'negative':
      return `(-${at(expr.of)})`
    case 'product':
      return `(${expr.factors.map(at).join('*')})`
    case 'quotient':
      return `(${at(expr.over)}/${at(expr.under)})`
    case 'power':
      return `(${at(expr.base)}**${at(expr.exponent)})`
    case 'root':
      return `real_root_of(${at(expr.of)},${expr.degree ? at(expr.degree) : 2})`
    case 'call':
      return call(expr, at)
    case 'group':
      return at(expr.of)
    case 'absolute':
      return `Abs(${at(expr.of)})`
    case 'factorial':
      return `factorial(${at(expr.of)})`
    case 'percent':
      return `(${at(expr.of)}/100)`
    case 'money':
      return `Rational(${expr.cents},100)`
    case 'selection':
      return `${expr.style === 'P' ? 'permutations' : 'binomial'}(${at(expr.n)},${at(expr.r)})`
    case 'integral':
      if (!expr.from || !expr.to) throw NO_LIKE
      return `Integral(${at(expr.of)},(${letterNamed(expr.by)},${at(expr.from)},${at(expr.to)}))`
    case 'series':
      return series(expr, at)
    case 'limit':
      return `limit_of(${at(expr.of)},${letterNamed(expr.by)},${at(expr.to)},'${expr.side ?? 'both'}')`
    case 'derivative':
      if (!expr.of) throw NO_LIKE
      return `diff(${at(expr.of)},${letterNamed(expr.by)},${expr.order})`
    case 'matrix': {
      const matrix = `Matrix([${expr.rows.map(row => `[${row.map(at).join(',')}]`).join(',')}])`
      if (expr.augmented) throw NO_LIKE
      return expr.fence === '|' ? `${matrix}.det()` : matrix
    }
    case 'relation':
      return relation(expr, at)
    case 'connected':
      return `${expr.by === 'or' ? 'Or' : 'And'}(${expr.items.map(at).join(',')})`
    case 'blank': {
      const filled = blanks.shift()
      if (!filled) throw NO_LIKE
      return write(filled, [])
    }
    case 'prefixed':
      if (expr.sign === '+') return at(expr.of)
      throw NO_LIKE
    default:
      throw NO_LIKE
  }
}

/** What is no letter to solve for or to put a number in place of. */
export const CONSTANTS: Readonly<Record<string, string>> = { π: 'pi', e: 'E', i: 'I', '∞': 'oo' }

/** A letter that stands for a number, under a name that means nothing to SymPy. */
export const letterNamed = (name: string): string => `L_${name}`

function letter(name: string): string {
  const constant = CONSTANTS[name]
  if (constant) return constant
  if (!/^\p{L}+$/u.test(name)) throw NO_LIKE
  return letterNamed(name)
}

/** An index i is no imaginary unit. */
function series({ sign, of, index, from, to }: Extract<Expr, { kind: 'series' }>, at: (part: Expr) => string): string {
  const body = index === 'i' ? at(of).replace(/\bI\b/g, letterNamed('i')) : at(of)
  return `${sign === '∑' ? 'Sum' : 'Product'}(${body},(${letterNamed(index)},${at(from)},${at(to)}))`
}

function call({ name, of, base, power }: Extract<Expr, { kind: 'call' }>, at: (part: Expr) => string): string {
  if (of.kind === 'list') throw NO_LIKE
  const argument = at(of)
  const value = CALLS[name]?.(argument, base ? at(base) : '10')
  if (value === undefined) throw NO_LIKE
  return power ? `(${value}**${at(power)})` : value
}

const CALLS: Readonly<Record<string, (of: string, base: string) => string>> = {
  sin: of => `sin(${of})`,
  cos: of => `cos(${of})`,
  tan: of => `tan(${of})`,
  csc: of => `csc(${of})`,
  sec: of => `sec(${of})`,
  cot: of => `cot(${of})`,
  arcsin: of => `asin(${of})`,
  arccos: of => `acos(${of})`,
  arctan: of => `atan(${of})`,
  ln: of => `log(${of})`,
  log: (of, base) => `log(${of},${base})`,
  exp: of => `exp(${of})`,
}

const SIGNS: Readonly<Record<string, string>> = { '=': 'Eq', '≠': 'Ne', '<': 'Lt', '>': 'Gt', '≤': 'Le', '≥': 'Ge' }

/** A chain 2 < x ≤ 5 says both. */
function relation({ sign, left, right }: Extract<Expr, { kind: 'relation' }>, at: (part: Expr) => string): string {
  const name = SIGNS[sign]
  if (!name) throw NO_LIKE
  if (left.kind !== 'relation') return `${name}(${at(left)},${at(right)})`
  return `And(${at(left)},${name}(${at(left.right)},${at(right)}))`
}
