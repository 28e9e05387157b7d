import type { Expr } from '../../math/expr.ts'
import { symbolsOf } from '../../math/symbols.ts'
import { withPlainSigns } from '../../math/tokens.ts'
import { spend } from '../../math/work.ts'

/** Lower case, without accents, with single spaces: words as they are compared. The stroke of ≠ is no accent. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/(\p{L})\p{M}+/gu, '$1')
    .toLowerCase()
    .replace(/[’‘´`]/g, "'")
    .replace(/[¿?¡!"“”«»]/g, '')
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .replace(/(?<![.,;:])[.,;:]+$/, '')
    .trim()

/** The formula alone, to compare two texts that no parser reads. */
export const squashed = (text: string): string =>
  withPlainSigns(text)
    .replace(/\barcsen/g, 'arcsin')
    .replace(/\bsen/g, 'sin')
    .replace(/\s+/g, '')

const TIMES = /(?<=[\d⁰¹²³⁴⁵⁶⁷⁸⁹□)]\s*|(?<!\p{L})\p{L}\s+)x(?=\s*[\d□(\p{L}])/giu
const DIVIDED = /(?<=[\d□)]\s*):(?=\s*[\d□(\p{L}])/gu

/** X for x and c for C, where the right answer has the one and not the other: telephones begin with a capital. */
export const withLettersOf = (text: string, letters: ReadonlySet<string>): string =>
  text.replace(/\p{L}/gu, letter => {
    const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
    return !letters.has(letter) && letters.has(other) ? other : letter
  })

/** 6 x 7 and 42 : 7 with the signs that are meant; where x is a letter of the right answer, it stays a letter. */
export function withTypedSigns(text: string, model: Expr): string {
  const letters = symbolsOf(model)
  // 4e-4 is a number in a calculator's notation, unless the answer has the number e.
  const typed = withLettersOf(letters.has('e') ? text.replace(/(?<=\d)e(?=[-+−]\d)/g, ' e ') : text, letters)
  return letters.has('x') || letters.has('X') ? typed : typed.replace(TIMES, '×').replace(DIVIDED, '÷')
}

const STATISTIC =
  'mean|media|median|mediana|range|rango|lower fence|upper fence|límite inferior|límite superior|[xyp][\\u0302\\u0304]'

/** A letter or word that stands for the answer, perhaps of a point or of a letter: x, x₁, y', m∠A, f(2), a_n, theta. */
const LETTER = String.raw`m?∠ ?\d{1,2}|(?:m?∠ ?)?(?:theta|alpha|beta|radius|radio|${STATISTIC}|\p{L}{1,3})(?:_?[\p{L}\d]|_\([\p{L}\d]\)|[₀-₉ₙ]+|′|'+)?(?:\([^()=]{1,8}\))?`
/** dy/dx, (d²y)/(dx²), d/dx [f(x)], f⁻¹(3), tan D, AP : PB. What is added to dy/dx or stands beside it is no name. */
const NAMES = [
  LETTER,
  String.raw`\(?d[²³]?(?:\^\d)? ?\p{L}\)? ?/ ?\(?d\p{L}[²³]?(?:\^\d)?\)?(?: ?[([][^=]{1,40}[)\]])?`,
  String.raw`\(?d[²³]?(?:\^\d)?\)? ?/ ?\(?d\p{L}[²³]?(?:\^\d)?\)?[^=]{0,40}`,
  String.raw`\p{L}(?:⁻¹|\^[({]?-1[)}]?) ?(?:\([^()=]{1,8}\))?`,
  String.raw`(?:sin|sen|cos|tan|tg|csc|sec|cot|log|ln) ?∠? ?\p{L}`,
  String.raw`\p{Lu}{2} ?[:/] ?\p{Lu}{2}`,
  String.raw`P\([^()]{1,24}\)`,
  String.raw`[\d₀-₉]{0,3}[PC][\d₀-₉]{1,3}`,
  '[□?]',
  String.raw`\|{1,2}[^|=]{1,6}\|{1,2}`,
]
const NAME = new RegExp(`^(?:${NAMES.join('|')}) ?[=≈∈] ?(?=.)`, 'u')

/** "x = 5", "m∠A = 45°", "f(2) = 5", "dy/dx = 5", "≈ 5", "5 = x": the part that is the answer. */
export function withoutName(text: string): string {
  const bare = text.replace(/^[=≈~] ?/, '')
  if (NAME.test(bare)) return bare.replace(NAME, '')
  return bare.replace(/ ?= ?\p{L}$/u, '')
}

/** "(5)" is "5", as far as the first bracket closes at the end. */
export function withoutBrackets(text: string, pairs = '()'): string {
  const [open = '(', close = ')'] = [...pairs]
  if (!text.startsWith(open) || !text.endsWith(close)) return text
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    if (text[i] === open) depth++
    else if (text[i] === close && --depth === 0) return i === text.length - 1 ? text.slice(1, -1).trim() : text
  }
  return text
}

/** Splits outside of brackets, wherever a pattern matches. */
export function splitAt(text: string, separator: RegExp): string[] {
  spend(text.length)
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: found, index } of text.matchAll(
    new RegExp(`[([{⟨)\\]}⟩]|${separator.source}`, `${separator.flags}g`),
  )) {
    if ('([{⟨'.includes(found)) depth++
    else if (')]}⟩'.includes(found)) depth--
    else if (depth === 0) {
      parts.push(text.slice(start, index).trim())
      start = index + found.length
    }
  }
  return [...parts, text.slice(start).trim()]
}

/** "2 y 3", but not the letter of "; y = 3" or of ", y - 3". */
const CONNECTORS = /,? (?:[Aa]nd|AND|[Oo]r|OR|y|o|u|ó|e|&) (?![=<>≤≥≠≈∈*/^]|[-+] )/

/** Items between commas or semicolons, or words such as "and". `comma` may be only a comma before a space: 1,234 is a number. */
export const itemsOf = (text: string, comma: RegExp): string[] =>
  splitAt(text, new RegExp(`${CONNECTORS.source}|${comma.source}`, 'u')).filter(item => item !== '')

/** Every way to take a list apart, the likeliest first. */
export function listings(text: string): string[][] {
  const parts = splitAt(text, /[;\n]/).filter(part => part !== '')
  const ways = [/[;\n]/, /[;\n]|,(?= )/, /[,;\n]/, /[,;\n ]/, /[;\n ]/].map(comma => itemsOf(text, comma))
  const found = new Map([parts, ...ways].map(items => [JSON.stringify(items), items]))
  return [...found.values()]
}
