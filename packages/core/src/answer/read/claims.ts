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
const LEAD = /^[\p{L}\p{M}'’:,¿¡() ]{1,80}?[ :=](?=[-+±√$(\d.|⟨{[])/u

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
  if (isEquation) return claims
  for (const start of said === text ? [text] : [text, said]) {
    const chained = lastOfChain(start, prompt, model)
    if (chained) claims.push(chained)
    const [, echoed, after] = /^(.{3,80}) (?:is|es|equals|son|are) (.+)$/su.exec(start) ?? []
    if (echoed !== undefined && after !== undefined && isPrinted(echoed, prompt))
      claims.push({ text: after, isContradicted: false })
    // Row 22 has 58 seats: numbers before the verb are those of the prompt.
    const [, told, seen] =
      /^(.{2,80}\b(?:has|have|had|is|are|was|were|tiene|tienen|tenia|hay|es|son|mide|cuesta|costs?|gets?|needs?)) (.+)$/isu.exec(
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
    const lead = LEAD.exec(start)?.[0]
    if (
      lead !== undefined &&
      !TURNS.test(plainWords(lead)) &&
      plainWords(lead).split(' ').length <= 9 &&
      /\p{L}{2}/u.test(lead)
    )
      claims.push({
        text: start.slice(lead.length).trim(),
        isContradicted:
          namesAnother(lead.replace(/[:= ]+$/, ''), prompt) ||
          namesAnotherPart(lead.replace(/(?: is| es)?[:= ]+$/, ''), prompt),
      })
  }
  return claims
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
  const parts = splitAt(withPlainSigns(text), rest => Number(/^[=≈](?!=)/.test(rest)))
  const last = parts.at(-1)
  if (parts.length < 2 || parts.length > LONGEST_CHAIN || last === undefined || last === '') return null
  const isRounded = /≈/.test(text)
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
    return { text: first, isContradicted: !agree(valueOf(first, model), valueOf(last, model), false) }
  const value = valueOf(last, model)
  const before = parts.slice(0, -1)
  const isFalse = before.some((part, i) => {
    if (part === '') return i > 0
    if (isName(part)) return i > 0 || namesAnother(part, prompt) || namesAnotherPart(part, prompt)
    if (isPrinted(part, prompt))
      return namesAnother(part, prompt) || (isArithmetic(part) && !agree(valueOf(part, model), value, isRounded))
    return !agree(valueOf(part, model), value, isRounded)
  })
  return { text: last, isContradicted: isFalse }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** x, m∠A, f(2), dy/dx: what may stand before an equals sign and is no work. */
const isName = (part: string): boolean => part.length <= 60 && withoutName(`${part} = 1`) === '1'

const isArithmetic = (part: string): boolean => /^[\d\s+\-*/×÷().√^²³,]+$/.test(part) && /\d/.test(part)

function valueOf(text: string, model: Expr | null): Expr | null {
  const bare = text.replace(/(?<=[\d)²³]) ?(?:\p{L}{2,}|[a-z]+[²³]).*$/u, '').replace(/^\$ ?/, '')
  return parse(model ? withTypedSigns(bare, model) : bare) ?? parse(bare)
}

function agree(a: Expr | null, b: Expr | null, isRounded: boolean): boolean {
  if (!a || !b || a.kind === 'relation' || b.kind === 'relation') return false
  return isEqual(a, b) || (isRounded && a.kind !== 'list')
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
