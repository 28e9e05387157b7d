import { approximate } from '../../math/approximate.ts'
import { isEqual } from '../../math/equivalence.ts'
import type { Expr } from '../../math/expr.ts'
import { parse } from '../../math/parse.ts'
import { withPlainSigns } from '../../math/tokens.ts'
import { plainWords, splitAt, squashed, withoutName, withTypedSigns } from '../grade/text.ts'
import { namesAnotherPart } from './labels.ts'
import { namesAnother } from './names.ts'
import type { Prompt } from './prompt.ts'

/** The answer that a sentence claims, or a chain of equal things, or work that is shown. */
export interface Claim {
  readonly text: string
  /** Whether what was left out says something else than the prompt asks: cos B for sin B, a chain that is false. */
  readonly isContradicted: boolean
}

/** Words that turn a sentence into another one: what stands after them is not what is claimed. */
const TURNS =
  /\b(?:not|no|nor|isnt|isn't|never|or|nunca|ni|sin|o|either|maybe|quizas?|than|que|least|most|almost|casi|except|between|entre|if|si|but|pero|menos|increase|decrease)\b/

/** "The answer is 5", "Tenía 23 canicas", "lim = 7": words without a digit before what is claimed. */
const LEAD = /^[\p{L}\p{M}'’:,¿¡() ]{1,80}?[ :=](?=[-+±√$(\d.|⟨{[□])/u
/** Before a formula that begins with a letter a verb or a colon stands. */
const LEAD_OF_FORMULA =
  /^[\p{L}\p{M}'’, ]{3,80}?(?:\b(?:is|are|es|son)|:) +(?=\S)|^(?!.*\b(?:sin|sen|cos|tan|csc|sec|cot|log|ln) )[\p{L}' ]{2,40} (?=\p{L}_?\d? ?=)/u

/** Says that the answer follows, in front of anything. */
const SAYS =
  /^(?:so |thus |then |asi que |entonces |luego )?(?:(?:the |my |la |el |mi )?(?:final |exact )?(?:answer|solution|result|limit|value|slope|sum|product|area|volume|total|respuesta|solucion|resultado|limite|valor|pendiente|suma|producto|volumen|rule|equation|regla|ecuacion)(?: for \p{L}| of \p{L}| de \p{L})?(?: is| es|:| =)|it is|it's|its|they are|es|son|is|are|answer|respuesta|about|approximately|approx\.?|around|roughly|aproximadamente|alrededor de|cerca de|unos|unas|exactly|exactamente)(?: ?: ?| +)/iu

/** The text without words that only say that the answer follows. */
export function withoutLeadIn(text: string): string {
  const rest = text.slice(text.length - withoutAccents(text).replace(SAYS, '').length)
  return rest === '' ? text : rest
}

/** What may be the answer in a text, the text itself first. */
export function claimsOf(text: string, prompt: Prompt, model: Expr | null, isEquation: boolean): readonly Claim[] {
  const claims: Claim[] = [{ text, isContradicted: false }]
  const said = withoutLeadIn(text)
  if (said !== text) claims.push({ text: said, isContradicted: false })
  const compared = comparedNumber(text, prompt)
  if (compared !== null) claims.push({ text: compared, isContradicted: false })
  const between = numberBetween(text, prompt)
  if (between !== null) claims.push({ text: between, isContradicted: false })
  const last = lastStatement(text)
  if (last !== null) claims.push(...claimsOf(last, prompt, model, isEquation))
  if (isEquation) return claims
  for (const start of said === text ? [text] : [text, said]) {
    const chained = lastOfChain(start, prompt, model)
    if (chained) claims.push(chained)
    const [, echoed, after] = /^(.{3,80}) (?:is|es|equals|son|are) (.+)$/su.exec(start) ?? []
    if (echoed !== undefined && after !== undefined && isPrinted(echoed, prompt))
      claims.push({ text: after, isContradicted: false })
    // Row 22 has 58 seats: numbers before the verb are those of the prompt.
    const [, told, seen] =
      /^(.{2,80}\b(?:has|have|had|is|are|was|were|tiene|tienen|tenia|hay|es|son|mide|cuesta|costs?|gets?|needs?|makes?|rounds? to|rounded to|se redondea a|redondea a)) (.+)$/isu.exec(
        start,
      ) ?? []
    if (
      told !== undefined &&
      seen !== undefined &&
      /\d/.test(told) &&
      !TURNS.test(plainWords(told)) &&
      told.match(/\d+/g)?.every(number => prompt.text.includes(number)) &&
      !/[=<>+*/]/.test(told)
    )
      claims.push({ text: seen, isContradicted: false })
    const goesOn = start.replace(/ ?\+ ?(?:\.\.\.|…|⋯)$/, '')
    if (goesOn !== start) claims.push({ text: goesOn, isContradicted: false })
    claims.push(...afterWords(start, prompt))
  }
  return claims
}

/** What stands after words that only lead to it: the next terms are -20, -24; the point (7, 9). */
export function afterWords(text: string, prompt: Prompt): readonly Claim[] {
  return [LEAD, LEAD_OF_FORMULA].flatMap(pattern => {
    const lead = pattern.exec(text)?.[0] ?? ''
    if (!/\p{L}{2}/u.test(lead) || TURNS.test(plainWords(lead)) || plainWords(lead).split(' ').length > 9) return []
    const named = lead.replace(/(?: (?:is|are|es|son))?(?: (?:at|en))?[:= ]+$/, '')
    const rest = text.slice(lead.length).trim()
    const names = [named, /^\p{L}_?\d?(?= ?=)/u.exec(rest)?.[0] ?? '']
    return {
      text: rest,
      isContradicted: names.some(name => namesAnother(name, prompt) || namesAnotherPart(name, prompt)),
    }
  })
}

/** (8, 40) is the outlier: without words that the prompt says. */
export function beforeWords(text: string, prompt: Prompt): string | null {
  const [, claimed, words] = /^(.*[\d)\]}°%]),? (?:is|are|es|son) ([\p{L} ]+)$/su.exec(text) ?? []
  return claimed !== undefined &&
    words !== undefined &&
    plainWords(words)
      .split(' ')
      .every(word => word.length < 4 || prompt.words.includes(word))
    ? claimed
    : null
}

/** 7 + 3 = 10 for what makes 10 with 7: a true equation of the prompt's numbers and one more. */
function numberBetween(text: string, prompt: Prompt): string | null {
  const sides = withPlainSigns(text).split('=')
  const [left, right] = sides
  if (
    sides.length !== 2 ||
    (/[-/÷]/.test(text) && !sides.every(side => side.includes('/'))) ||
    left === undefined ||
    right === undefined ||
    !sides.every(isArithmetic)
  )
    return null
  const printed = prompt.text.replace(/[₀-₉]/g, digit => ` ${'₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)} `)
  const strange = (text.match(/\d+(?:\.\d+)?/g) ?? []).filter(
    number => !new RegExp(`(?<![\\d.])${escaped(number)}(?![\\d.]*\\d)`).test(printed),
  )
  const [number, ...more] = strange
  return number !== undefined && more.length === 0 && agree(parse(left), parse(right), 0) ? number : null
}

/** 3^(4x-8) = 3^(6x-9), x = 1/2: equations as work before the answer, which has a name or follows "so". */
function lastStatement(text: string): string | null {
  const [, work, last] =
    /^(.+?)(?:[,;\n] ?| )(?:so |thus |then |therefore |entonces |por lo tanto |asi que |así que )?([^,;\n=]*=?[^,;\n=]+)$/su.exec(
      text,
    ) ?? []
  if (work === undefined || last === undefined) return null
  const statements = work.split(/[,;\n]/)
  const isWork = statements.every(
    statement => /[^=<>]=[^=]/.test(statement) && !/^\s*\p{L}'? ?= ?-?[\d./]+\s*$/u.test(statement),
  )
  return isWork &&
    (/^\S{1,8} ?= ?\S/.test(last) ||
      /[,;\n] ?$|(?:so|thus|entonces|that|que) $/.test(text.slice(0, text.length - last.length)))
    ? last.trim()
    : null
}

/** 5 > 2 where the greater number is asked for. */
function comparedNumber(text: string, prompt: Prompt): string | null {
  const [, left, sign, right] = /^(-?\d[\d.,/]*) ?([<>]) ?(-?\d[\d.,/]*)$/.exec(withPlainSigns(text)) ?? []
  if (left === undefined || right === undefined) return null
  const [greater, less] = sign === '>' ? [left, right] : [right, left]
  if (!(Number(greater.replaceAll(',', '')) > Number(less.replaceAll(',', '')))) return null
  if (/greater|larger|more|mayor|\bmas\b/.test(prompt.words)) return greater
  return /less|smaller|fewer|menor|menos/.test(prompt.words) ? less : null
}

/** The same length as the text, so that places stay. */
const withoutAccents = (text: string): string =>
  [...text]
    .map(character => (character.length === 1 ? (character.normalize('NFD')[0] ?? character) : character))
    .join('')

const LONGEST_CHAIN = 8

/** 35 + 2 = 37 and sin(4π/3) = −√3/2: the last part, if each part is equal to it, is a name, or is what the prompt prints. */
function lastOfChain(text: string, prompt: Prompt, model: Expr | null): Claim | null {
  const parts = splitAt(withPlainSigns(text).replace(/ ?→ ?/g, ' ≈ '), rest => Number(/^[=≈](?!=)/.test(rest)))
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
    if (isFormula(part, prompt) || (i > 0 && /^[a-z]{2,3}$/.test(part))) return false
    if (isName(part))
      return i > 0 || namesAnother(part, prompt) || namesAnotherPart(part, prompt) || isDefined(part, value, prompt)
    const isEqualPart = () => agree(valueOf(part, model), value, isRounded ? halfPlace(last) : 0)
    if (/[≈→]/.test(text) && (isPrinted(part, prompt) || /sin|cos|tan|sen/.test(part))) return false
    if (isPrinted(part, prompt)) return namesAnother(part, prompt) || (isArithmetic(part) && !isEqualPart())
    return !isEqualPart()
  })
  return { text: last, isContradicted: isFalse }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

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

/** Half of the last place of a number in digits. */
const halfPlace = (text: string): number => 0.5 * 10 ** -(/\.(\d+)\D*$/.exec(text)?.[1]?.length ?? 0)

const isArithmetic = (part: string): boolean => /^[\d\s+\-*/×÷().√^²³,]+$/.test(part) && /\d/.test(part)

function valueOf(measured: string, model: Expr | null): Expr | null {
  const text = /\p{L}/u.test(measured) ? measured : measured.replace(/°/g, '')
  const bare = text.replace(/(?<=[\d)²³]) ?(?:\p{L}{2,}|[a-z]+[²³]).*$/u, '').replace(/^\$ ?/, '')
  return parse(model ? withTypedSigns(bare, model) : bare) ?? parse(bare)
}

/** Equal, or within what rounding leaves out. */
function agree(a: Expr | null, b: Expr | null, within: number): boolean {
  if (!a || !b || a.kind === 'relation' || b.kind === 'relation') return false
  return isEqual(a, b) || (within > 0 && Math.abs(approximate(a, {}) - approximate(b, {})) <= within * 1.0001)
}

/** Whether the prompt prints this, such as sin(4π/3) or 66 ft. */
export function isPrinted(part: string, prompt: Prompt): boolean {
  const typed = shortened(part)
  return typed.length > 1 && shortened(prompt.text).includes(typed)
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺ⁿˣ⁽⁾'
const LEVEL = '0123456789-+nx()'
export const shortened = (text: string): string =>
  squashed(text)
    .replace(
      /[⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺ⁿˣ⁽⁾]+/g,
      raised => `^${[...raised].map(sign => LEVEL[RAISED.indexOf(sign)] ?? '').join('')}`,
    )
    .replace(/[()×*·{}\s]/g, '')
    .replace(/sqrt/g, '√')
    .replace(/(?<=\d)x(?=\d)/g, '')
    .toLowerCase()
