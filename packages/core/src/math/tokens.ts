import type { FunctionName } from './expr.ts'

/** A piece of typed maths. `spaced`: white space stands before it, which ends the argument of sin x y. */
export interface Token {
  readonly kind: 'number' | 'name' | 'function' | 'derivative' | 'mark'
  readonly text: string
  readonly spaced: boolean
}

const LONGEST = 400

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿˣ⁄'
const RAISED_PLAIN = '0123456789+-()nx/'
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₍₎ₙₓ'
const LOWERED_PLAIN = '0123456789+-()nx'
const VULGAR: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅐': '1/7',
  '⅑': '1/9',
  '⅒': '1/10',
}

const plain = (from: string, to: string, text: string) =>
  [...text].map(character => to[[...from].indexOf(character)] ?? character).join('')

/** White space but for a single space, which most texts have and no replacement changes. */
const SPACES = /[\s\u200b]{2,}|[^\S ]|\u200b/g

/** One spelling for each sign: minus, times, fractions, superscripts. */
export function withPlainSigns(text: string): string {
  return text
    .replace(/[−–—‐‑﹣－]/g, '-')
    .replace(/[×⋅·∙•∗✕✖]/g, '*')
    .replace(/\*\*/g, '^')
    .replace(/[⁄∕]/g, '/')
    .replace(/[’‘´`]/g, "'")
    .replace(/″/g, "''")
    .replace(/′/g, "'")
    .replace(/[º˚]/g, '°')
    .replace(/[‖∣]/g, '|')
    .replace(SPACES, ' ')
    .replace(/(?:(\d) ?)?([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞⅐⅑⅒])/g, (_, digit: string | undefined, sign: string) =>
      digit === undefined ? `(${VULGAR[sign]})` : `${digit} ${VULGAR[sign]}`,
    )
    .replace(/<=|=<|⩽|≦/g, '≤')
    .replace(/>=|=>|⩾|≧/g, '≥')
    .replace(/!=|<>/g, '≠')
    .replace(/\+ ?\/ ?-/g, '±')
    .replace(/∶/g, ':')
    .replace(/％/g, '%')
    .trim()
}

/** Superscripts as ^(…), an index of a root as √[…], subscripts as _(…). */
function withPlainScripts(text: string): string {
  return text
    .replace(
      new RegExp(`(^|[-+*/÷=(\\[,<>≤≥ ])([${RAISED}]+)√`, 'gu'),
      (_, before: string, index: string) => `${before}√[${plain(RAISED, RAISED_PLAIN, index)}]`,
    )
    .replace(new RegExp(`[${RAISED}]+`, 'gu'), raised => `^(${plain(RAISED, RAISED_PLAIN, raised)})`)
    .replace(new RegExp(`[${LOWERED}]+`, 'gu'), lowered => `_(${plain(LOWERED, LOWERED_PLAIN, lowered)})`)
}

/** Typed names of functions, English and Spanish. */
const FUNCTIONS: Readonly<Record<string, FunctionName>> = {
  arcsin: 'arcsin',
  arcsen: 'arcsin',
  asin: 'arcsin',
  arccos: 'arccos',
  acos: 'arccos',
  arctan: 'arctan',
  arctg: 'arctan',
  atan: 'arctan',
  sin: 'sin',
  sen: 'sin',
  cos: 'cos',
  tan: 'tan',
  tg: 'tan',
  cosec: 'csc',
  csc: 'csc',
  sec: 'sec',
  cotan: 'cot',
  cotg: 'cot',
  cot: 'cot',
  ctg: 'cot',
  ln: 'ln',
  log: 'log',
  exp: 'exp',
}

/** Typed names of signs and letters. */
const NAMES: Readonly<Record<string, string>> = {
  infinity: '∞',
  infinito: '∞',
  infty: '∞',
  inf: '∞',
  sqrt: '√',
  raiz: '√',
  raíz: '√',
  cbrt: '∛',
  abs: 'abs',
  theta: 'θ',
  alpha: 'α',
  beta: 'β',
  lambda: 'λ',
  pi: 'π',
}

const WORDS = [...Object.keys(FUNCTIONS), ...Object.keys(NAMES)].sort((a, b) => b.length - a.length)
const MARKS: ReadonlySet<string> = new Set(['√', '∛', '∞', 'abs'])

const PATTERN = new RegExp(
  [
    String.raw`(?<derivative>(?<!\p{L})d(?:\^\(?\d\)?)?[a-zA-Z]\/d[a-z](?:\^\(?\d\)?)?(?![a-zA-Z(]))`,
    String.raw`(?<number>\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\d,])|(?:\d+(?:\.\d*)?|\.\d+)(?:E[-+]?\d+|(?:\d?[\u0304\u0305])*))`,
    `(?<word>${WORDS.join('|')})`,
    String.raw`(?<letter>\p{L}'*)`,
    String.raw`(?<mark>[^\s])`,
  ].join('|'),
  'giu',
)

/** Pieces of a typed formula, or null for a text too long to be an answer. */
export function tokensOf(typed: string): Token[] | null {
  if (typed.length > LONGEST) return null
  const text = withPlainScripts(withPlainSigns(typed))
  return [...text.matchAll(PATTERN)].map(match => {
    const spaced = match.index > 0 && text[match.index - 1] === ' '
    const { derivative, number, word, letter } = match.groups ?? {}
    if (derivative !== undefined) return { kind: 'derivative', text: derivative, spaced }
    if (number !== undefined) return { kind: 'number', text: number, spaced }
    if (word !== undefined) return wordToken(word, spaced)
    if (letter !== undefined) return { kind: 'name', text: letter, spaced }
    return { kind: 'mark', text: match[0], spaced }
  })
}

function wordToken(word: string, spaced: boolean): Token {
  const lower = word.toLowerCase()
  const name = FUNCTIONS[lower]
  if (name) return { kind: 'function', text: name, spaced }
  const sign = NAMES[lower] ?? word
  return { kind: MARKS.has(sign) ? 'mark' : 'name', text: sign, spaced }
}
