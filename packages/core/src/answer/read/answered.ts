import type { Block, Inline } from '../../content.ts'
import { isEqual } from '../../math/equivalence.ts'
import type { Expr } from '../../math/expr.ts'
import { parse } from '../../math/parse.ts'
import { withPlainSigns } from '../../math/tokens.ts'
import { isTerm } from '../../printed.ts'
import type { Asked } from '../check-answer.ts'
import { isSpelled, letterAndWords, letterOf } from '../grade/choice.ts'
import { type GradedAnswer, isRight } from '../grade/grade.ts'
import { itemsOf, withoutName } from '../grade/text.ts'
import type { AnswerKind, Json } from '../type.ts'
import { BLANKS, filledBlanks, statementOf, wholeRows } from './blanks.ts'
import { isRightChoice } from './choices.ts'
import { afterWords, beforeWords, claimsOf, isPrinted, withoutLeadIn } from './claims.ts'
import { inOrderOfLabels } from './labels.ts'
import { namesAnother, namesIn } from './names.ts'
import { withDigits } from './number-words.ts'
import type { Prompt } from './prompt.ts'
import { withSigns } from './spoken.ts'
import { hasAlienSign, withoutAskedUnit, withoutMaterial, withoutRate, withoutSaid } from './units.ts'

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
/** Answers that are words themselves. */
const WORDS: ReadonlySet<AnswerKind> = new Set<AnswerKind>(['number-words', 'text-list', 'drawing'])
/** Answers whose signs may be said. */
const FORMULAS: ReadonlySet<AnswerKind> = new Set<AnswerKind>([
  'integer',
  'fraction',
  'expression',
  'radical',
  'complex',
  'equation',
  'inequality',
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
  const isWorded = answer.type !== 'choice' && answer.type !== 'time' && !WORDS.has(answer.type)
  const digits = isWorded ? withDigits(text) : text
  const signed = FORMULAS.has(answer.type) ? withSigns(digits) : text
  const points =
    prompt.locale === 'es'
      ? digits.replace(/(?<=\d)\.(?=\d{3}(?:\.\d{3})*,\d)/g, '').replace(/(?<=\d),(?=\d)/g, '.')
      : digits
  const counted = isWorded ? withDigits(text, false) : text
  const bare = withoutBound(digits, prompt)
  const chance = /probab/.test(prompt.words)
    ? digits.replace(/^(\d+) (?:out of|in|de cada|de) (\d+)$/, '$1/$2')
    : digits
  return [
    ...new Set(
      [text, digits, points, signed, chance, counted, bare]
        .map(withoutHats)
        .flatMap(spelling => [spelling, withoutLeadIn(spelling)]),
    ),
  ]
}

/** At least 9 for the least number, ±0.05 for a margin, and a quotient with the remainder 0. */
function withoutBound(text: string, { words }: Prompt): string {
  if (/\bleast\b|minim|menor/.test(words)) return text.replace(/\b(?:at least|al menos|como m[ií]nimo) (?=\d)/i, '')
  if (/\bmost\b|maxim|greatest|mayor/.test(words))
    return text.replace(/\b(?:at most|a lo sumo|como m[aá]ximo) (?=\d)/i, '')
  if (/margin|margen/.test(words)) return text.replace(/^± ?/, '')
  return /divi/.test(words)
    ? text.replace(/,? ?\b(?:(?:with |con )?(?:R|remainder|residuo|resto)(?: of| de)?)[ :=]*0$/i, '')
    : text
}

/** ŷ is y, and an angle may be told by its word. */
const withoutHats = (text: string): string =>
  text
    .replace(/ŷ|y\u0302|\by[- ]hat\b/g, 'y')
    .replace(/\b(?:angle|[aá]ngulo) (?=[A-Z]{1,3}\b)|m?<(?=[A-Z]{3}\b)/gi, '∠')

function isAnswer(asked: Asked, text: string): boolean {
  const { answer, prompt } = asked
  const labelled = answer.label ? letterAndWords(text) : null
  if (labelled && labelled[0] === answer.label?.toLowerCase() && isAnswer(asked, labelled[1])) return true
  if (answer.type === 'choice') return isChosen(asked, text)
  if (ALTERNATIVES.test(text) && ONE.has(answer.type)) return false
  if (SINGLE.has(answer.type)) return isSingleAnswer(asked, text)
  const ordered =
    LISTS.has(answer.type) && Array.isArray(answer.value)
      ? inOrderOfLabels(withPlainSigns(text), answer.value.length, asked)
      : null
  if (hasDegreesAtLength(text, prompt)) return false
  if (answer.type === 'set' && hasAnotherLetter(answer.content ?? [], text)) return false
  if (answer.type === 'set' && /≠/.test(text) && /undefined|excluded|domain|definid|excluid|dominio/.test(prompt.words))
    return isAnswer(asked, text.replaceAll('≠', '='))
  if (
    answer.type === 'point' &&
    /^\p{Lu}'? ?=? ?\(/u.test(text) &&
    namesAnother(/^\p{Lu}'*/u.exec(text)?.[0] ?? '', prompt)
  )
    return false
  const isFilled = () =>
    filledBlanks(prompt, text).some(filled => isRight(answer, filled.join('; '))) ||
    (LISTS.has(answer.type) && wholeRows(prompt, text).some(cells => isRight(answer, cells.join('; '))))
  if (ordered) return isRight(answer, ordered.join('; ')) || isFilled()
  if (isRight(answer, text) || isRight(answer, withoutPrintedName(text, prompt))) return true
  if (isFilled()) return true
  if (/intercept|interseccion/.test(prompt.words) && isRight(answer, text.replace(/\(0, ?([^(),]+)\)\s*$/, '$1')))
    return true
  const statement = answer.type === 'equation' ? statementOf(prompt, text.split(/[,;\s]+/)) : null
  if (statement !== null && isRight(answer, statement)) return true
  if (answer.type === 'interval' && /confiden|confian/.test(prompt.words) && isRight(answer, asInterval(text)))
    return true
  const said = [
    ...afterWords(text, prompt).flatMap(claim => (claim.isContradicted ? [] : claim.text)),
    beforeWords(text, prompt),
  ]
  if (said.some(claim => claim !== null && isRight(answer, claim))) return true
  const [, middle, margin] = /^([^±]+)±([^±]+)$/.exec(text) ?? []
  return (
    middle !== undefined &&
    margin !== undefined &&
    /margin|margen/.test(prompt.words) &&
    isRight(answer, `${middle}; ${margin}`)
  )
}

/** From 0.373 to 0.480, [37.3%, 48%]: an interval of numbers, whose ends nobody minds. */
function asInterval(text: string): string {
  const ends =
    /^(?:from |between |de |entre |desde )?[[(]?(-?[\d.]+ ?%?)(?: ?[,;] ?| to | and | a | y | hasta )(-?[\d.]+ ?%?)[\])]?$/.exec(
      text,
    )
  const [from, to] = ends
    ? ends.slice(1).map(end => (end.endsWith('%') ? hundredthOf(end.slice(0, -1).trim()) : end))
    : []
  return from === undefined || to === undefined ? text : `(${from}, ${to})`
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

/** A chain of equal parts is a claim, an equation to choose is none. */
const isEquationChoice = ({ value }: GradedAnswer): boolean =>
  typeof value === 'string' && parse(value)?.kind === 'relation'

const COMPARED: readonly (readonly [words: RegExp, sign: string])[] = [
  [/ (?:is |es )?(?:less|smaller|menor) (?:than|que) /i, '<'],
  [/ (?:is |es )?(?:greater|larger|more|mayor) (?:than|que) /i, '>'],
  [/ (?:is equal to|equals|es igual a|igual a) /i, '='],
]

/** The sign that is set between the two sides of the prompt, or between what they are worth: 4 < 6 for 32 ÷ 8 ____ 42 ÷ 7. */
function signBetween(prompt: Prompt, text: string): string | null {
  const typed = COMPARED.reduce((said, [words, sign]) => said.replace(words, sign), withPlainSigns(text))
  const [left, sign, right, ...more] = typed.split(/ ?([<>=]) ?/)
  const sides = prompt.lines.map(line => line.split(BLANKS)).find(parts => parts.length === 2)
  if (left === undefined || sign === undefined || right === undefined || more.length > 0 || !sides) return null
  return [left, right].every((side, i) => {
    const [own, printed] = [side, sides[i] ?? ''].map(of => parse(of))
    return own && printed && own.kind !== 'relation' && isEqual(own, printed)
  })
    ? sign
    : null
}

const amountOf = (value: Json): string =>
  typeof value === 'object' && value !== null && 'amount' in value && typeof value.amount === 'string'
    ? value.amount
    : ''

function isChosen(asked: Asked, text: string): boolean {
  const { answer, prompt } = asked
  const letter = letterOf(text)
  if (answer.label && letter && !isSpelled(answer.value, text)) return letter === answer.label.toLowerCase()
  const sign = signBetween(prompt, text)
  return (
    isRightChoice(asked, text) ||
    (sign !== null && isRightChoice(asked, sign)) ||
    [...claimsOf(text, prompt, null, isEquationChoice(answer)), ...afterWords(text, prompt)].some(
      claim => !claim.isContradicted && !/\p{L}{3}/u.test(claim.text) && isRightChoice(asked, claim.text),
    ) ||
    filledBlanks(prompt, text).some(filled => filled.length === 1 && isRightChoice(asked, filled[0] ?? ''))
  )
}

/** The claim without what its problem lets stand beside it. */
function shorter({ answer, prompt }: Asked, claim: string, isSolution: boolean): readonly (string | null)[] {
  const percent = /^(.*\d) ?%$/.exec(claim)?.[1]
  if (answer.type === 'decimal' && percent !== undefined && /probab|proporti|proporci/.test(prompt.words))
    return [hundredthOf(percent)]
  const set = isSolution && /^\{[^{}]+\}$/.test(claim) ? claim.slice(1, -1) : null
  if (answer.type === 'money') return [withoutRate(claim, prompt), withoutSaid(claim, prompt)]
  if (answer.type === 'measure')
    return [withoutMaterial(claim, prompt), withoutSaid(claim, prompt), ...withWordLast(claim)]
  const said = withoutSaid(claim, prompt)
  return PLAIN.has(answer.type)
    ? [withoutAskedUnit(claim, prompt), said && (withoutAskedUnit(said, prompt) ?? said), set]
    : [set]
}

/** 8.2 as 0.082, digit by digit. */
const hundredthOf = (digits: string): string => (Number(digits) / 100).toFixed((digits.split('.')[1] ?? '').length + 2)

/** decrease of 55% as 55% decrease. */
function withWordLast(claim: string): readonly string[] {
  const [, word, amount] =
    /^(?:an? |una? )?(\p{L}+?)(?:ed|d)? ?(?:of|by|de|del|en)? ?([\d.,]+ ?(?:%|percent|por ciento)?)$/u.exec(claim) ?? []
  const [, number, unit] = /^([\d.,]+ ?%?), (\p{L}[\p{L} ]+)$/u.exec(claim) ?? []
  const [, some, verb] = /^(\p{L}+e)d by ([\d.,]+ ?%?)$/u.exec(claim) ?? []
  const [, bare] = /^(?:an? |una? )?([\d.,]+ ?(?:%|percent|por ciento)? ?(?:\p{L}+e))d?$/u.exec(claim) ?? []
  return [
    ...(word !== undefined && amount !== undefined ? [`${amount} ${word}`] : []),
    ...(number !== undefined && unit !== undefined ? [`${number} ${unit}`] : []),
    ...(bare !== undefined ? [bare] : []),
    ...(some !== undefined && verb !== undefined ? [`${verb} ${some}`] : []),
  ]
}

/** y = 6 where the key is x = 6. */
function hasAnotherLetter(content: readonly Block[], text: string): boolean {
  const [, typed] = /^([a-z]) ?=/i.exec(text.trim()) ?? []
  const block = content[0]
  const relation = relationOf(block)
  const name = relation?.kind === 'relation' ? relation.left : null
  return (
    typed !== undefined &&
    name?.kind === 'symbol' &&
    name.name.length === 1 &&
    name.name.toLowerCase() !== typed.toLowerCase()
  )
}

/** x = 5, or the first of x = 2 or x = 5. */
function relationOf(block: Block | undefined): Expr | undefined {
  const of = block?.kind === 'maths' ? block.of : block?.kind === 'paragraph' ? block.content.find(isMaths) : undefined
  return of?.kind === 'connected' ? of.items[0] : of
}
const isMaths = (item: Inline): item is Expr => typeof item !== 'string' && !isTerm(item)

const isRelationKey = (content: readonly Block[]): boolean =>
  content.some(
    block =>
      (block.kind === 'maths' && block.of.kind === 'relation') ||
      (block.kind === 'paragraph' && block.content.some(item => typeof item !== 'string' && item.kind === 'relation')),
  )

/** 66/3 for 22. */
function isLeftToDivide({ type, value }: GradedAnswer, claim: string): boolean {
  const [, over, under] = /^-? ?(\d+) ?\/ ?(\d+)$/.exec(withoutName(claim.trim())) ?? []
  return (
    (type === 'fraction' || type === 'expression') &&
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
