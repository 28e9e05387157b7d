import type { Block } from '../../content.ts'
import { parse } from '../../math/parse.ts'
import { withPlainSigns } from '../../math/tokens.ts'
import type { Asked } from '../check-answer.ts'
import { isSpelled, letterOf } from '../grade/choice.ts'
import { type GradedAnswer, isRight } from '../grade/grade.ts'
import { itemsOf } from '../grade/text.ts'
import type { AnswerKind, Json } from '../type.ts'
import { filledBlanks, statementOf } from './blanks.ts'
import { isRightChoice } from './choices.ts'
import { claimsOf, isPrinted, withoutLeadIn } from './claims.ts'
import { inOrderOfLabels } from './labels.ts'
import { namesAnother, namesIn } from './names.ts'
import { withDigits } from './number-words.ts'
import type { Prompt } from './prompt.ts'
import { hasAlienSign, withoutAskedUnit, withoutMaterial, withoutRate } from './units.ts'

/** Answers that are one number or formula, which a sentence or a chain may end in. */
const SINGLE: ReadonlySet<AnswerKind> = new Set<AnswerKind>([
  'integer',
  'fraction',
  'decimal',
  'mixed',
  'percent',
  'money',
  'measure',
  'angle',
  'time',
  'remainder',
  'ratio',
  'radical',
  'complex',
  'expression',
])
const NUMBERS: ReadonlySet<AnswerKind> = new Set<AnswerKind>([
  'integer',
  'fraction',
  'decimal',
  'mixed',
  'percent',
  'money',
  'measure',
  'angle',
  'radical',
])
/** Answers whose parts may have names of their own. */
const LISTS: ReadonlySet<AnswerKind> = new Set<AnswerKind>(['number-list', 'ordered-list', 'table', 'point-list'])
/** Numbers to which the prompt may ask for a unit, though the answer has none. */
const PLAIN: ReadonlySet<AnswerKind> = new Set<AnswerKind>([
  'integer',
  'fraction',
  'decimal',
  'mixed',
  'radical',
  'expression',
])

/** Answers of which there is one: two joined by "or" are none. */
const ONE: ReadonlySet<AnswerKind> = new Set<AnswerKind>([
  ...SINGLE,
  'equation',
  'point',
  'vector',
  'matrix',
  'point-list',
])
const ALTERNATIVES = /(?<=[\p{L}\d)\]}°%] )(?:or|o|u(?= (?:8|11|h?o)))(?= [-−+([{√$\p{L}\d])/u

/** Whether an answer is one number or formula. */
export const isSingle = (type: AnswerKind): boolean => SINGLE.has(type)

/** Whether a text, read in every way that its problem allows, is the answer. */
export function isAnsweredBy(asked: Asked, text: string): boolean {
  return spellings(asked, text).some(spelling => isAnswer(asked, spelling))
}

/** Number words as digits, and in Spanish a decimal comma. */
function spellings({ answer, prompt }: Asked, text: string): readonly string[] {
  const digits = NUMBERS.has(answer.type) ? withDigits(text) : text
  const points = prompt.locale === 'es' ? digits.replace(/(?<=\d),(?=\d)/g, '.') : digits
  return [...new Set([text, digits, points].map(withoutHats).flatMap(spelling => [spelling, withoutLeadIn(spelling)]))]
}

/** ŷ is y. */
const withoutHats = (text: string): string => text.replace(/ŷ|y\u0302|\by[- ]hat\b/g, 'y')

function isAnswer(asked: Asked, text: string): boolean {
  const { answer, prompt } = asked
  if (answer.type === 'choice') return isChosen(asked, text)
  if (ALTERNATIVES.test(text) && ONE.has(answer.type)) return false
  if (SINGLE.has(answer.type)) return isSingleAnswer(asked, text)
  const ordered =
    LISTS.has(answer.type) && Array.isArray(answer.value)
      ? inOrderOfLabels(withPlainSigns(text), answer.value.length, prompt)
      : null
  if (hasDegreesAtLength(text, prompt)) return false
  if (answer.type === 'point' && /^\p{Lu}'? ?=? ?\(/u.test(text) && namesAnother(text.slice(0, 1), prompt)) return false
  const isFilled = () => filledBlanks(prompt, text).some(filled => isRight(answer, filled.join('; ')))
  if (ordered) return isRight(answer, ordered.join('; ')) || isFilled()
  if (isRight(answer, text) || isRight(answer, withoutPrintedName(text, prompt))) return true
  if (isFilled()) return true
  if (/intercept|interseccion/.test(prompt.words) && isRight(answer, text.replace(/\(0, ?([^(),]+)\)\s*$/, '$1')))
    return true
  const statement = answer.type === 'equation' ? statementOf(prompt, text.split(/[,;\s]+/)) : null
  if (statement !== null && isRight(answer, statement)) return true
  const [, middle, margin] = /^([^±]+)±([^±]+)$/.exec(text) ?? []
  return (
    middle !== undefined &&
    margin !== undefined &&
    /margin|margen/.test(prompt.words) &&
    isRight(answer, `${middle}; ${margin}`)
  )
}

/** m∠L, LM and KM: only the first is a number of degrees. */
function hasDegreesAtLength(text: string, prompt: Prompt): boolean {
  if (!text.includes('°')) return false
  const items = itemsOf(text, /^[,;]/)
  const names = prompt.question
    .split(/(?<=[.?!])\s+/)
    .map(sentence => namesIn(sentence.replace(/ [yaeou] /g, ' ')))
    .find(found => found.length === items.length)
  return names !== undefined && items.some((item, i) => item.includes('°') && names[i]?.kind === 'segment')
}

/** 4A − BC = [32, 16; −6, −14] without what the prompt prints. */
function withoutPrintedName(text: string, prompt: Prompt): string {
  const at = text.indexOf('=')
  return at > 0 && isPrinted(text.slice(0, at), prompt) ? text.slice(at + 1).trim() : text
}

const amountOf = (value: Json): string =>
  typeof value === 'object' && value !== null && 'amount' in value && typeof value.amount === 'string'
    ? value.amount
    : ''

function isChosen(asked: Asked, text: string): boolean {
  const { answer, prompt } = asked
  const letter = letterOf(text)
  if (answer.label && letter && !isSpelled(answer.value, text)) return letter === answer.label.toLowerCase()
  return (
    isRightChoice(asked, text) ||
    filledBlanks(prompt, text).some(filled => filled.length === 1 && isRightChoice(asked, filled[0] ?? ''))
  )
}

/** The claim without what its problem lets stand beside it. */
function shorter({ answer, prompt }: Asked, claim: string, isSolution: boolean): readonly (string | null)[] {
  const percent = /^(.*\d) ?%$/.exec(claim)?.[1]
  if (answer.type === 'decimal' && percent !== undefined && /probab|proporti|proporci/.test(prompt.words))
    return [hundredthOf(percent)]
  const set = isSolution && /^\{[^{}]+\}$/.test(claim) ? claim.slice(1, -1) : null
  if (answer.type === 'money') return [withoutRate(claim, prompt)]
  if (answer.type === 'measure') return [withoutMaterial(claim, prompt), ...withWordLast(claim)]
  return PLAIN.has(answer.type) ? [withoutAskedUnit(claim, prompt), set] : [set]
}

/** 8.2 as 0.082, digit by digit. */
const hundredthOf = (digits: string): string => (Number(digits) / 100).toFixed((digits.split('.')[1] ?? '').length + 2)

/** decrease of 55% as 55% decrease. */
function withWordLast(claim: string): readonly string[] {
  const [, word, amount] = /^(?:an? |una? )?(\p{L}+?)(?:ed|d)? ?(?:of|by|de|del|en)? ?([\d.,]+ ?%?)$/u.exec(claim) ?? []
  const [, number, unit] = /^([\d.,]+ ?%?), (\p{L}[\p{L} ]+)$/u.exec(claim) ?? []
  const [, some, verb] = /^(\p{L}+e)d by ([\d.,]+ ?%?)$/u.exec(claim) ?? []
  return [
    ...(word !== undefined && amount !== undefined ? [`${amount} ${word}`] : []),
    ...(number !== undefined && unit !== undefined ? [`${number} ${unit}`] : []),
    ...(some !== undefined && verb !== undefined ? [`${verb} ${some}`] : []),
  ]
}

/** y = 6 where the key is x = 6. */
function hasAnotherLetter(content: readonly Block[], text: string): boolean {
  const [, typed] = /^([a-z]) ?=/i.exec(text.trim()) ?? []
  const block = content[0]
  const of = block?.kind === 'maths' ? block.of : null
  return (
    typed !== undefined &&
    of?.kind === 'relation' &&
    of.left.kind === 'symbol' &&
    of.left.name.length === 1 &&
    of.left.name.toLowerCase() !== typed.toLowerCase()
  )
}

const isRelationKey = (content: readonly Block[]): boolean =>
  content.some(
    block =>
      (block.kind === 'maths' && block.of.kind === 'relation') ||
      (block.kind === 'paragraph' && block.content.some(item => typeof item !== 'string' && item.kind === 'relation')),
  )

/** 66/3 for 22. */
function isLeftToDivide({ type, value }: GradedAnswer, claim: string): boolean {
  const [, over, under] = /^-? ?(\d+) ?\/ ?(\d+)$/.exec(claim.trim()) ?? []
  return (
    type === 'fraction' &&
    typeof value === 'string' &&
    !value.includes('/') &&
    over !== undefined &&
    under !== undefined &&
    Number(under) !== 0
  )
}

function isSingleAnswer(asked: Asked, text: string): boolean {
  const { answer, prompt } = asked
  const model = parse(typeof answer.value === 'string' ? answer.value : amountOf(answer.value))
  const [whole, ...claims] = claimsOf(text, prompt, model, model?.kind === 'relation')
  const isSolution = isRelationKey(answer.content ?? [])
  if (hasAnotherLetter(answer.content ?? [], text)) return false
  const accepts = (claim: string): boolean => {
    if (PLAIN.has(answer.type) && hasAlienSign(claim, prompt)) return false
    if (isLeftToDivide(answer, claim) && !isSolution) return false
    if (isRight(answer, claim)) return true
    return shorter(asked, claim, isSolution).some(text => text !== null && isRight(answer, text))
  }
  if (answer.type === 'measure' && /\p{L} \/ \p{L}/u.test(text)) return false
  const isContradicted = claims.some(claim => claim.isContradicted)
  if (whole && !isContradicted && accepts(whole.text)) return true
  if (claims.some(claim => !claim.isContradicted && accepts(claim.text))) return true
  const statement = statementOf(prompt, text.split(/[,;]\s*/))
  if (
    statement !== null &&
    claimsOf(statement, prompt, model, false)
      .slice(1)
      .some(claim => !claim.isContradicted && accepts(claim.text))
  )
    return true
  return filledBlanks(prompt, text).some(filled => filled.length === 1 && accepts(filled[0] ?? ''))
}
