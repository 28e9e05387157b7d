import { fractionText } from './fraction.ts'

/** Signs of the project's own grammar and the LaTeX commands that mean them. A command that is not listed says nothing: \left, \displaystyle. */
const SIGNS: readonly string[] = [
  '× times cdot ast',
  '÷ div',
  '± pm mp',
  '≤ le leq leqslant',
  '≥ ge geq geqslant',
  '< lt',
  '> gt',
  '≠ ne neq',
  '≈ approx thickapprox simeq',
  '≅ cong',
  '∼ sim',
  '⊥ perp',
  '∥ parallel',
  '∈ in',
  '→ to rightarrow',
  '∪ cup',
  '∩ cap',
  '∘ circ',
  '∞ infty',
  'π pi',
  'θ theta',
  'α alpha',
  'β beta',
  'γ gamma',
  'λ lambda',
  'μ mu',
  'σ sigma',
  'φ phi',
  'Δ Delta',
  'e exponentialE',
  'i imaginaryI imaginaryJ',
  'd differentialD',
  '° degree',
  "' prime",
  "'' doubleprime",
  '∠ angle',
  'm∠ measuredangle',
  '△ triangle',
  '∅ emptyset varnothing',
  '⟨ langle',
  '⟩ rangle',
  '{ lbrace',
  '} rbrace',
  '[ lbrack',
  '] rbrack',
  '( lparen',
  ') rparen',
  '| lvert rvert vert mid',
  ': colon',
  '… dots ldots cdots',
  '∫ int',
  '∑ sum',
  '€ euro',
  '¢ cent',
  '£ pounds',
]
const COMMANDS: ReadonlyMap<string, string> = new Map([
  ...SIGNS.flatMap(line => {
    const [sign = '', ...commands] = line.split(' ')
    return commands.map(command => [command, sign] as const)
  }),
  ['lor', ' or '],
  ['vee', ' or '],
  ['land', ' and '],
  ['wedge', ' and '],
  ['allowbreak', ''],
  ['quad', ' '],
  ['qquad', ' '],
  ['newline', '; '],
])

/** Names that stand as they are, with a space before a letter or a digit that follows. */
const NAMES = new Set('sin cos tan csc sec cot arcsin arccos arctan ln log exp gcd max min sen tg'.split(' '))
/** Their argument is words or letters, not a formula of its own. */
const TEXTS = new Set(
  'text textrm textnormal mathrm mathbf mathit mathsf operatorname mbox textbf mathbb boldsymbol'.split(' '),
)
/** Marks over letters. */
const ACCENTS = new Set('hat widehat vec overrightarrow tilde mathring'.split(' '))
const ROWS = /^(?:[bpvBV]?matrix|smallmatrix|array|cases|aligned|align\*?|gathered)$/

export const isLatex = (text: string): boolean =>
  /\\[a-zA-Z,;:!%${}()\\ ]|[\^_]\{|\{[,:.]\}|\$\$|^\s*\$[^$]+\$\s*$/.test(text)

/** Reads LaTeX as math fields write it into text of the project's own grammar. */
export function fromLatex(latex: string): string {
  return new Reader(latex.replace(/^\s*(?:\$\$?|\\\(|\\\[)/, '').replace(/(?:(?<!\\)\$\$?|\\\)|\\\])\s*$/, '')).read()
}

const DEEPEST = 60

class Reader {
  readonly #text: string
  #at = 0
  #depth = 0

  constructor(text: string) {
    this.#text = text
  }

  read(): string {
    let out = ''
    while (this.#at < this.#text.length) out = joined(out, this.#piece(out))
    return out.replace(/ {2,}/g, ' ').trim()
  }

  /** One character, command or group, as it reads after what stands before it. */
  #piece(before: string): string {
    const character = this.#text[this.#at++] ?? ''
    switch (character) {
      case '\\':
        return this.#command(before)
      case '{':
        return this.#group('}')
      case '^':
      case '_':
        return this.#script(character)
      case '&':
        return ', '
      case '~':
        return ' '
      case '}':
        return ''
      default:
        return character
    }
  }

  #script(mark: '^' | '_'): string {
    if ('([|'.includes(this.#text[this.#at] ?? '(')) return mark
    const isBraced = this.#text[this.#at] === '{'
    const of = this.#argument()
    if (mark === '^' && /^[∘°]$/.test(of)) return '°'
    if (mark === '^' && /^['′]+$/.test(of)) return of
    return isBraced || /^\d$/.test(of) ? `${mark}(${of})` : `${mark}${of}`
  }

  #argument(): string {
    while (this.#text[this.#at] === ' ') this.#at++
    if (this.#text[this.#at] === '{') {
      this.#at++
      return this.#group('}')
    }
    return this.#at < this.#text.length ? this.#piece('') : ''
  }

  #group(close: string): string {
    if (++this.#depth > DEEPEST) this.#at = this.#text.length
    let out = ''
    while (this.#at < this.#text.length && this.#text[this.#at] !== close) out = joined(out, this.#piece(out))
    this.#at++
    this.#depth--
    return out.trim()
  }

  /** The characters up to the closing brace as they stand. */
  #words(): string {
    if (this.#text[this.#at] !== '{') return this.#argument()
    const end = this.#text.indexOf('}', this.#at)
    const words = this.#text.slice(this.#at + 1, end < 0 ? undefined : end)
    this.#at = end < 0 ? this.#text.length : end + 1
    return words
  }

  #command(before: string): string {
    const name = /^[a-zA-Z]+\*?/.exec(this.#text.slice(this.#at, this.#at + 40))?.[0]
    if (name === undefined) return this.#escaped(this.#text[this.#at++] ?? '')
    this.#at += name.length
    if (/^[dtc]?frac$/.test(name)) return fractionText(before, this.#argument(), this.#argument())
    if (/^[dt]?binom$/.test(name)) return `C(${this.#argument()}, ${this.#argument()})`
    if (name === 'sqrt') return this.#root()
    if (name === 'begin') return this.#environment()
    if (name === 'overline' || name === 'bar') return repeated(before, this.#argument())
    if (name === 'displaylines') return this.#argument()
    if (name === 'boxed' || name === 'square' || name === 'Box') {
      if (name === 'boxed') this.#argument()
      return '□'
    }
    if (name === 'int' || name === 'sum') return `${COMMANDS.get(name) ?? ''}${this.#bounds()} `
    if (name === 'lim') return `lim ${this.#below()} `
    if (name === 'rule' || name === 'hspace' || name === 'kern') {
      this.#words()
      if (name === 'rule') this.#words()
      return ''
    }
    if (name === 'placeholder') {
      this.#argument()
      return ''
    }
    if (name === 'mathbb') return { R: 'ℝ', N: 'ℕ', Z: 'ℤ' }[this.#words()] ?? ''
    if (TEXTS.has(name)) return spaced(this.#words())
    if (ACCENTS.has(name)) return this.#argument()
    if (NAMES.has(name))
      return `${/\p{L}$/u.test(before) ? ' ' : ''}${name}${/^[a-zA-Z\d]/.test(this.#text.slice(this.#at).trimStart()) ? ' ' : ''}`
    // A space after a command only ends its name.
    if (this.#text[this.#at] === ' ') this.#at++
    return COMMANDS.get(name) ?? ''
  }

  #escaped(character: string): string {
    if (character === '\\') return '; '
    return ',;: '.includes(character) ? ' ' : character === '!' ? '' : character === '|' ? '|' : character
  }

  /** The bounds of an integral or a sum: [0..2]. */
  #bounds(): string {
    const bounds = { _: '', '^': '' }
    for (let mark = this.#text[this.#at]; mark === '_' || mark === '^'; mark = this.#text[this.#at]) {
      this.#at++
      bounds[mark] = this.#argument()
    }
    return bounds['^'] === '' ? '' : `[${bounds._}..${bounds['^']}]`
  }

  /** x → 2 under lim. */
  #below(): string {
    if (this.#text[this.#at] !== '_') return ''
    this.#at++
    return `(${this.#argument()})`
  }

  #root(): string {
    while (this.#text[this.#at] === ' ') this.#at++
    if (this.#text[this.#at] !== '[') return `√(${this.#argument()})`
    this.#at++
    const index = this.#group(']')
    const of = this.#argument()
    return index === '3' ? `∛(${of})` : index === '2' ? `√(${of})` : `√[${index}](${of})`
  }

  #environment(): string {
    const name = this.#words()
    if (name === 'array' && this.#text[this.#at] === '{') this.#argument()
    if (++this.#depth > DEEPEST) return ''
    let inner = ''
    while (this.#at < this.#text.length && !this.#text.startsWith('\\end', this.#at))
      inner = joined(inner, this.#piece(inner))
    this.#depth--
    this.#at += '\\end'.length
    this.#words()
    const rows = inner.replace(/;\s*$/, '').trim()
    return ROWS.test(name) && /matrix|array/.test(name) ? `[${rows}]` : rows
  }
}

/** 0.\overline{3} */
const repeated = (before: string, of: string): string => (/[.,\d]$/.test(before) && /^\d+$/.test(of) ? `(${of})` : of)

const spaced = (words: string): string => (/^\p{L}$/u.test(words) ? words : ` ${words} `)

/** A fraction of digits ends with a space, which a sign or bracket after it does not need; a word between two points does. */
const joined = (before: string, next: string): string =>
  before.endsWith('/') || !before.endsWith(' ') || !/^[\^!%°'(]/.test(next) || / (?:and|or|y|o) +$/.test(before)
    ? before + next
    : `${before.trimEnd()}${next}`
