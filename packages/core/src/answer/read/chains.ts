import { approximate } from '../../math/approximate.ts'
import { isEqual } from '../../math/equivalence.ts'
import type { Expr } from '../../math/expr.ts'
import { parse } from '../../math/parse.ts'
import { symbolsOf } from '../../math/symbols.ts'
import { withPlainSigns } from '../../math/tokens.ts'
import { splitAt, withoutName, withTypedSigns } from '../grade/text.ts'
import { withCounts } from './counts.ts'
import type { Claim } from './frames.ts'
import { namesAnotherPart } from './labels.ts'
import { namesAnother } from './names.ts'
import { escaped, isPrinted } from './printed.ts'
import type { Prompt } from './prompt.ts'
import { unitsNamed } from './units.ts'

const LONGEST_CHAIN = 8

/** 35 + 2 = 37 and sin(4π/3) = −√3/2: the last part, if each part is equal to it, is a name, or is what the prompt prints. */
export function lastOfChain(text: string, prompt: Prompt, model: Expr | null): Claim | null {
  const parts = splitAt(withPlainSigns(text).replace(/ ?→ ?/g, ' ≈ '), /[=≈](?!=)/)
  const last = parts.at(-1)
  if (parts.length < 2 || parts.length > LONGEST_CHAIN || last === undefined || last === '') return null
  const isRounded =
    /[≈→]/.test(text) || /round|redonde|nearest|cercan|cifras decimales|decimal places/.test(prompt.words)
  const [first = ''] = parts
  // 8 = x, and 4 × 3 − (6 + 2²) = 2 where the prompt prints the 2.
  if (parts.length === 2 && isName(last)) return { text: first, isContradicted: namesAnother(last, prompt) }
  if (
    parts.length === 2 &&
    !isName(first) &&
    new RegExp(`=\\s*${escaped(last)}\\s*$`, 'm').test(prompt.text) &&
    !/_{2}|□/.test(prompt.text) &&
    valueOf(first, model)
  )
    return { text: first, isContradicted: !agree(valueOf(first, model), valueOf(last, model), 0) }
  const value = valueOf(last, model)
  const before = parts.slice(0, -1)
  const isFalse = before.some((part, i) => {
    if (part === '') return i > 0
    if (i === 0 && isDouble(part, prompt)) return false
    if (isFormula(part, prompt) || (i > 0 && /^[a-z]{2,3}$/.test(part))) return false
    if (/^\p{Lu}{2} ?[:/] ?\p{Lu}{2}$/u.test(part)) return false
    if (isName(part) && withCounts(part) === part)
      return i > 0 || namesAnother(part, prompt) || namesAnotherPart(part, prompt) || isDefined(part, value, prompt)
    const isEqualPart = () => agree(valueOf(part, model), value, isRounded ? halfPlace(last) : 0)
    if (/[≈→]/.test(text) && (isPrinted(part, prompt) || /sin|cos|tan|sen/.test(part))) return false
    if (isPrintedAsAnother(part, last, prompt)) return true
    if (isPrinted(part, prompt)) return namesAnother(part, prompt) || (isArithmetic(part) && !isEqualPart())
    return !isEqualPart()
  })
  return { text: last, isContradicted: isFalse }
}

/** 7 = 16 - 9: the equation turned round. */
export function firstOfTurned(text: string): Claim | null {
  const [first = '', last = '', ...more] = withPlainSigns(text).split(/ ?= ?/)
  const isTurned = more.length === 0 && /^-?[\d.,]+$/.test(first) && isArithmetic(last) && /\d ?[-+*/÷^(]/.test(last)
  return isTurned ? { text: first, isContradicted: !agree(parse(first), parse(last), 0) } : null
}

/** A rule that the work begins with, in letters that nobody asks for: lwh, πr², b² - 4ac. */
const isFormula = (part: string, prompt: Prompt): boolean => {
  const letters = part.match(/(?<!\p{L})[\p{L}]|(?<=\p{L})\p{L}(?!\p{L}{2})/gu) ?? []
  return (
    prompt.text !== '' &&
    new Set(letters).size > 1 &&
    !/d\p{L}\/d\p{L}/u.test(part) &&
    /^[\p{L}\d\s+\-*/^().²³√π|]+$/u.test(part) &&
    !/\p{L}{4}|^\p{Lu}{2,3}$/u.test(part) &&
    !isName(part) &&
    !isPrinted(part, prompt) &&
    letters.every(letter => letter === 'π' || !new RegExp(`(?<!\\p{L})${letter}(?!\\p{L})`, 'u').test(prompt.question))
  )
}

/** f(x) where the prompt prints another rule for it. */
function isDefined(name: string, value: Expr | null, prompt: Prompt): boolean {
  if (!/^[a-z]\([a-z]\)$/i.test(name) || /series|taylor|maclaurin|polynom|polinom|approx|aprox/.test(prompt.words))
    return false
  const [, rule] = new RegExp(`(?<!\\p{L}'*)${escaped(name)} ?= ?([^\n;,?_□]+)`, 'u').exec(prompt.text) ?? []
  const printed = rule === undefined ? null : parse(rule.replace(/[. ]+$/, ''))
  return printed !== null && value !== null && !isEqual(printed, value)
}

/** x, m∠A, f(2), dy/dx: what may stand before an equals sign and is no work. */
const isName = (part: string): boolean => part.length <= 60 && withoutName(`${part} = 1`) === '1'

/** 2b for a minor axis, 2a for a major one, 2r for a diameter. */
const isDouble = (part: string, { question }: Prompt): boolean =>
  (part === '2b' && /\b(?:minor|menor)\b/.test(question)) ||
  (part === '2a' && /\b(?:major|mayor)\b/.test(question)) ||
  (part === '2r' && /\bdi[aá]met/.test(question))

/** 2x = 12 where the prompt prints 2x = 24. */
function isPrintedAsAnother(part: string, last: string, { text }: Prompt): boolean {
  if (!/^-?\d+\p{L}$/u.test(part)) return false
  const [, number] =
    new RegExp(`(?<![\\p{L}\\d.^/*+-]|[\\d*/+^-] )${escaped(part)} ?= ?(-?\\d+(?:\\.\\d+)?)(?![\\d\\p{L}/])`, 'u').exec(
      text,
    ) ?? []
  return number !== undefined && number !== last
}

/** Half of the last place of a number in digits. */
export const halfPlace = (text: string): number => 0.5 * 10 ** -(/\.(\d+)\D*$/.exec(text)?.[1]?.length ?? 0)

export const isArithmetic = (part: string): boolean => /^[\d\s+\-*/×÷().√^²³,]+$/.test(part) && /\d/.test(part)

function valueOf(measured: string, model: Expr | null): Expr | null {
  const text = withCounts(/\p{L}/u.test(measured) ? measured : measured.replace(/°/g, ''))
  const hasLetters = model === null || symbolsOf(model).size > 0
  const bare = text
    .replace(/(?<=\d) ?° ?[CF]$/, '')
    .replace(/(?<=[\d)²³]) ?(?:\p{L}{2,}|[a-z]+[²³]).*$/u, '')
    .replace(/(?<=[\d)²³]) ?\p{L}$/u, unit => (hasLetters || unitsNamed(unit).length === 0 ? unit : ''))
    .replace(/^\$ ?| ?¢$/g, '')
  // In a formula of letters, xy and x² are no units.
  const whole = model && hasLetters && bare !== text ? parse(withTypedSigns(text, model)) : null
  if (model && whole && [...symbolsOf(whole)].every(name => symbolsOf(model).has(name))) return whole
  return parse(model ? withTypedSigns(bare, model) : bare) ?? parse(bare)
}

/** Equal, or within what rounding leaves out. */
export function agree(a: Expr | null, b: Expr | null, within: number): boolean {
  if (!a || !b || a.kind === 'relation' || b.kind === 'relation') return false
  return isEqual(a, b) || (within > 0 && Math.abs(approximate(a, {}) - approximate(b, {})) <= within * 1.0001)
}
