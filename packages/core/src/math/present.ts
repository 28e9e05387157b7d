import type { Locale } from '../both.ts'
import { never } from '../errors.ts'
import type { Notation } from '../language/notation.ts'
import { NOTATIONS } from '../language/notation.ts'
import { unitSign, unitSignOfOne } from '../language/units.ts'
import {
  isDifferential,
  isOne,
  isPartOfOne,
  needsThinSpace,
  readsAsOne,
  startsWithDigit,
  withoutOne,
} from './adjacent.ts'
import { type Expr, holds, type Of } from './expr.ts'
import { fence, type Layout, MINUS, row, space, token } from './layout.ts'
import { presentMoney, presentNumber } from './present-number.ts'
import { Strength, signed, strength, withoutZeros } from './strength.ts'

const THIN = space(1 / 6)
const WORD = space(0.3)
const COMMA = token('punctuation', ',')
const BRACKETS = { round: ['(', ')'], square: ['[', ']'], curly: ['{', '}'] } as const
const CLOSING = { '(': ')', '{': '}', '⟨': '⟩', '[': ']' } as const

const cache = { en: new WeakMap<Expr, Layout>(), es: new WeakMap<Expr, Layout>() }

/** Decides, once for every renderer, how an expression looks: brackets, signs, 1x, separators, function names. */
export function present(expr: Expr, locale: Locale): Layout {
  const known = cache[locale].get(expr)
  if (known) return known
  const layout = presentOnce(expr, locale)
  cache[locale].set(expr, layout)
  return layout
}

/** The same for an expression that is not looked at again. */
export const presentOnce = (expr: Expr, locale: Locale): Layout => presenters[locale].at(expr, Strength.relation)

class Presenter {
  readonly #locale: Locale
  readonly #notation: Notation

  constructor(locale: Locale, notation: Notation) {
    this.#locale = locale
    this.#notation = notation
  }

  /** In brackets where the expression holds looser than its place asks for. */
  at(expr: Expr, place: number): Layout {
    const shown = this.#show(expr)
    return strength(expr) < place ? fence(shown) : shown
  }

  #plain(expr: Expr): Layout {
    return this.at(expr, Strength.relation)
  }

  #show(expr: Expr): Layout {
    switch (expr.kind) {
      case 'number':
        return presentNumber(expr, this.#notation)
      case 'symbol':
        return this.#symbol(expr)
      case 'sum':
        return this.#sum(expr)
      case 'negative':
        return row(MINUS, this.at(expr.of, Strength.product))
      case 'product':
        return this.#product(expr)
      case 'quotient':
        return expr.sign
          ? this.#division(expr)
          : { kind: 'fraction', over: this.#plain(expr.over), under: this.#plain(expr.under), line: true }
      case 'power':
        return isOne(expr.exponent) ? this.at(expr.base, Strength.base) : this.#power(expr)
      case 'root':
        return { kind: 'root', of: this.#plain(expr.of), ...(expr.degree ? { degree: this.#plain(expr.degree) } : {}) }
      case 'call':
        return this.#call(expr)
      case 'apply':
        return this.#apply(expr)
      case 'relation':
        return row(this.#plain(expr.left), token('relation', expr.sign), this.#plain(expr.right))
      case 'connected':
        return this.#connected(expr)
      case 'operation':
        return row(
          this.at(expr.left, Strength.sum),
          token('operator', expr.sign),
          this.at(expr.right, Strength.product),
        )
      case 'integral':
        return this.#integral(expr)
      case 'series':
        return row(
          {
            kind: 'big',
            text: expr.sign,
            from: row(token('identifier', expr.index), token('relation', '='), this.#plain(expr.from)),
            to: this.#plain(expr.to),
          },
          this.at(expr.of, Strength.product),
        )
      case 'limit':
        return this.#limit(expr)
      case 'derivative':
        return this.#derivative(expr)
      case 'evaluated':
        return this.#evaluated(expr)
      case 'group':
        return expr.brackets === 'none' ? this.#plain(expr.of) : fence(this.#plain(expr.of), ...BRACKETS[expr.brackets])
      case 'absolute':
        return fence(this.#plain(expr.of), '|', '|')
      case 'factorial':
        return row(this.at(expr.of, Strength.base), token('ordinary', '!'))
      case 'selection':
        return this.#selection(expr)
      case 'system':
        return fence(
          {
            kind: 'table',
            gap: 'equations',
            align: ['left'],
            rows: expr.rows.map(equation => [this.#plain(equation)]),
          },
          '{',
          '',
        )
      case 'cases':
        return fence(
          {
            kind: 'table',
            gap: 'cases',
            align: ['left', 'left'],
            rows: expr.rows.map(([value, condition]) => [row(this.#plain(value), COMMA), this.#condition(condition)]),
          },
          '{',
          '',
        )
      case 'matrix':
        return this.#matrix(expr)
      case 'list':
        return this.#list(expr)
      case 'interval':
        return fence(this.#listed([expr.from, expr.to]), expr.closed[0] ? '[' : '(', expr.closed[1] ? ']' : ')')
      case 'set-builder':
        return fence(row(this.#plain(expr.of), token('relation', '∣'), this.#plain(expr.where)), '{', '}')
      case 'ratio':
        return row(
          ...expr.items.flatMap((item, i) =>
            i === 0 ? [this.at(item, Strength.sum)] : [token('relation', ':'), this.at(item, Strength.sum)],
          ),
        )
      case 'remainder':
        return row(
          this.at(expr.quotient, Strength.sum),
          WORD,
          token('text', 'R'),
          WORD,
          this.at(expr.remainder, Strength.sum),
        )
      case 'time':
        return token('number', `${expr.hour}:${String(expr.minute).padStart(2, '0')}`)
      case 'percent':
        return row(this.#amount(expr.of, Strength.base), token('ordinary', '%'))
      case 'money':
        return presentMoney(expr, this.#notation)
      case 'measure':
        return this.#measure(expr)
      case 'prefixed':
        return expr.sign === '±' || expr.sign === '+'
          ? row(token('sign', expr.sign), this.at(expr.of, Strength.product))
          : row(...this.#prefix(expr.sign), this.#plain(expr.of))
      case 'accented':
        return { kind: 'accent', mark: expr.mark, of: this.#plain(expr.of) }
      case 'words':
        return token('text', expr[this.#locale])
      case 'blank':
        return { kind: 'blank', em: expr.width, box: expr.box }
      default:
        return never(expr)
    }
  }

  #symbol({ name, sub }: Of<'symbol'>): Layout {
    const base = symbolToken(name)
    return sub ? { kind: 'script', base, sub: this.#plain(sub) } : base
  }

  #prefix(sign: Of<'prefixed'>['sign']): Layout[] {
    return sign === 'm∠' ? [token('identifier', 'm'), token('ordinary', '∠')] : [token('ordinary', sign)]
  }

  #sum({ terms }: Of<'sum'>): Layout {
    const items: Layout[] = []
    withoutZeros(terms).forEach((term, i) => {
      if (term.kind === 'prefixed' && term.sign === '±' && i > 0) {
        items.push(token('operator', '±'), this.at(term.of, Strength.product))
        return
      }
      const { isNegative, size } = signed(term)
      if (i > 0) items.push(token('operator', isNegative ? '−' : '+'))
      else if (isNegative) items.push(MINUS)
      items.push(this.at(size, isNegative || i > 0 ? Strength.product : Strength.sum))
    })
    return row(...items)
  }

  /** −4x: the sign of a leading number stands before the whole product. */
  #product(expr: Of<'product'>): Layout {
    const { isNegative, size } = signed(expr)
    if (isNegative) return row(MINUS, this.at(size, Strength.product))
    return expr.sign ? this.#times(expr) : this.#joined(expr)
  }

  /** −45 ÷ (−9): as in a product, the leading sign needs no brackets. */
  #division(expr: Of<'quotient'>): Layout {
    const { isNegative, size } = signed(expr)
    if (isNegative) return row(MINUS, this.at(size, Strength.product))
    return row(this.at(expr.over, Strength.product), token('operator', '÷'), this.at(expr.under, Strength.factor))
  }

  #times({ factors }: Of<'product'>): Layout {
    return row(
      ...factors.flatMap((factor, i) =>
        i === 0
          ? [this.at(factor, Strength.product)]
          : [token('operator', this.#notation.times), this.at(factor, Strength.factor)],
      ),
    )
  }

  #joined({ factors }: Of<'product'>): Layout {
    const items: Layout[] = []
    const shown = withoutOne(factors)
    shown.forEach((factor, i) => {
      const previous = i > 0 ? shown[i - 1] : undefined
      const isDotted = previous !== undefined && startsWithDigit(factor)
      if (isDotted) items.push(token('operator', '·'))
      else if (previous && (needsThinSpace(previous, factor) || isDifferential(shown, i))) items.push(THIN)
      // 6x · 4x needs no brackets.
      const standsFree = i === 0 || (isDotted && factor.kind === 'product')
      items.push(this.at(factor, standsFree ? Strength.product : Strength.factor))
    })
    return row(...items)
  }

  #power({ base, exponent }: Of<'power'>): Layout {
    return { kind: 'script', base: this.at(base, Strength.base), sup: this.#plain(exponent) }
  }

  #call({ name, of, base, power }: Of<'call'>): Layout {
    const word = token('function', this.#notation.functions[name] ?? name)
    const marks = { ...(power ? { sup: this.#plain(power) } : {}), ...(base ? { sub: this.#plain(base) } : {}) }
    const printed: Layout = power || base ? { kind: 'script', base: word, ...marks } : word
    if (of.kind === 'list') return row(printed, fence(this.#listed(of.items)))
    if (of.kind === 'group' && of.brackets === 'round') return row(printed, this.#show(of))
    const isSimple =
      of.kind === 'absolute' ||
      (strength(of) >= Strength.product && readsAsOne(of) && !holds(of, part => part.kind === 'call'))
    return isSimple ? row(printed, THIN, this.#plain(of)) : row(printed, fence(this.#plain(of)))
  }

  #apply({ name, to, primes, inverse }: Of<'apply'>): Layout {
    const letter = token('identifier', name)
    const head: Layout = inverse
      ? { kind: 'script', base: letter, sup: row(MINUS, token('number', '1')) }
      : primes > 0
        ? token('identifier', name + '′'.repeat(primes))
        : letter
    return row(head, fence(this.#listed(to)))
  }

  #connected({ by, items }: Of<'connected'>): Layout {
    const word = token('text', { or: { en: 'or', es: 'o' }, and: { en: 'and', es: 'y' } }[by][this.#locale])
    return row(...items.flatMap((item, i) => (i === 0 ? [this.#plain(item)] : [WORD, word, WORD, this.#plain(item)])))
  }

  #condition(condition: Expr): Layout {
    if (condition.kind === 'words') return token('text', condition[this.#locale])
    return row(token('text', { en: 'if', es: 'si' }[this.#locale]), WORD, this.#plain(condition))
  }

  #integral({ of, by, from, to }: Of<'integral'>): Layout {
    const bounds = from && to ? { from: this.#plain(from), to: this.#plain(to) } : {}
    return row(
      { kind: 'big', text: '∫', ...bounds },
      this.at(of, of.kind === 'sum' ? Strength.product : Strength.sum),
      THIN,
      token('identifier', 'd'),
      token('identifier', by),
    )
  }

  #limit({ of, by, to, side }: Of<'limit'>): Layout {
    const goal = this.#plain(to)
    const sided: Layout = side
      ? { kind: 'script', base: goal, sup: token('ordinary', side === 'right' ? '+' : '−') }
      : goal
    return row(
      { kind: 'big', text: 'lim', from: row(token('identifier', by), token('relation', '→'), sided) },
      THIN,
      this.at(of, Strength.product),
    )
  }

  #derivative({ by, order, of, top }: Of<'derivative'>): Layout {
    const d = token('identifier', 'd')
    const raised = (base: Layout): Layout =>
      order === 1 ? base : { kind: 'script', base, sup: token('number', String(order)) }
    const sign: Layout = {
      kind: 'fraction',
      over: top ? row(raised(d), token('identifier', top)) : raised(d),
      under: row(d, raised(token('identifier', by))),
      line: true,
    }
    return of ? row(sign, fence(this.#plain(of), '[', ']')) : sign
  }

  #evaluated({ of, from, to }: Of<'evaluated'>): Layout {
    const base = from ? fence(this.#plain(of), '[', ']') : fence(this.#plain(of), '', '|')
    return from
      ? { kind: 'script', base, sub: this.#plain(from), sup: this.#plain(to) }
      : { kind: 'script', base, sub: this.#plain(to) }
  }

  #selection({ style, n, r }: Of<'selection'>): Layout {
    if (style === 'binomial')
      return fence({ kind: 'fraction', over: this.#plain(n), under: this.#plain(r), line: false })
    return row(
      { kind: 'script', base: row(), sub: this.#plain(n) },
      { kind: 'script', base: token('identifier', style), sub: this.#plain(r) },
    )
  }

  #matrix({ rows, fence: sides, augmented }: Of<'matrix'>): Layout {
    const columns = rows[0]?.length ?? 0
    const table: Layout = {
      kind: 'table',
      gap: 'matrix',
      align: Array<'center'>(columns).fill('center'),
      rows: rows.map(cells => cells.map(cell => this.#plain(cell))),
      ...(augmented ? { ruleBefore: columns - 1 } : {}),
    }
    return fence(table, sides, sides === '[' ? ']' : '|')
  }

  #list({ items, brackets }: Of<'list'>): Layout {
    const inside = this.#listed(items)
    return brackets === '' ? inside : fence(inside, brackets, CLOSING[brackets])
  }

  #listed(items: readonly Expr[]): Layout {
    return row(...items.flatMap((item, i) => (i === 0 ? [this.#plain(item)] : [COMMA, this.#plain(item)])))
  }

  /** −5 °C and 33 1/3% bear no brackets; (x + 10)° does. */
  #amount(of: Expr, place: number): Layout {
    return of.kind === 'number' ? this.#show(of) : this.at(of, place)
  }

  #measure({ of, unit }: Of<'measure'>): Layout {
    const sign = (isOne(of) || isPartOfOne(of) ? unitSignOfOne : unitSign)(unit)[this.#locale]
    if (sign.startsWith('°')) return row(this.#amount(of, Strength.base), token('ordinary', sign))
    return row(this.#amount(of, Strength.product), WORD, token('text', sign))
  }
}

const UPRIGHT: ReadonlySet<string> = new Set('∞…?°∅%#★□△○◇')

function symbolToken(name: string): Layout {
  if (name.length === 1) return token(UPRIGHT.has(name) ? 'ordinary' : 'identifier', name)
  return row(...[...name].map(letter => token(letter === '′' ? 'ordinary' : 'identifier', letter)))
}

const presenters = { en: new Presenter('en', NOTATIONS.en), es: new Presenter('es', NOTATIONS.es) }
