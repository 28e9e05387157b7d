import { parse } from '../../math/parse.ts'
import { gcd } from '../../number/ratio.ts'
import type { Asked } from '../check-answer.ts'
import { isRight } from '../grade/grade.ts'
import { plainWords, withoutName } from '../grade/text.ts'
import type { Json } from '../type.ts'
import { filledBlanks, statementOf } from './blanks.ts'
import { claimsOf } from './claims.ts'
import { concludedIn, concludedNumber } from './concluded.ts'
import { saysAnotherThing } from './contradictions.ts'
import { dayIn } from './dates.ts'
import { hasAnotherLetter, isRelationKey } from './key-letter.ts'
import { PLAIN } from './kinds.ts'
import { hundredthOf } from './percent.ts'
import { isPrinted } from './printed.ts'
import type { Prompt } from './prompt.ts'
import { isSubstituted } from './statements.ts'
import {
  hasAlienSign,
  isPrintedNumber,
  singular,
  tailOf,
  withoutAskedUnit,
  withoutCounted,
  withoutMaterial,
  withoutRate,
  withoutSaid,
} from './units.ts'

const amountOf = (value: Json): string =>
  typeof value === 'object' && value !== null && 'amount' in value && typeof value.amount === 'string'
    ? value.amount
    : ''

const LONGEST_SHORTENED = 200

/** The claim without what its problem lets stand beside it. */
function shorter({ answer, prompt }: Asked, claim: string, isSolution: boolean): readonly (string | null)[] {
  if (claim.length > LONGEST_SHORTENED) return []
  const percent = /^(.*\d) ?%$/.exec(claim)?.[1]
  if (
    answer.type === 'decimal' &&
    answer.requires !== 'decimal' &&
    percent !== undefined &&
    /probab|proporti|proporci/.test(prompt.words)
  )
    return [hundredthOf(percent)]
  const set = isSolution && /^\{[^{}]+\}$/.test(claim) ? claim.slice(1, -1) : null
  if (answer.type === 'percent') return [withoutSaid(claim, prompt)]
  if (answer.type === 'money') return [withoutRate(claim, prompt), withoutSaid(claim, prompt)]
  if (answer.type === 'measure')
    return [
      isOfAnother(answer.value, claim) ? null : withoutMaterial(claim, prompt),
      isOfAnother(answer.value, claim) ? null : withoutSaid(claim, prompt),
      withoutCounted(claim, prompt),
      ...withWordLast(claim),
    ]
  const said = withoutSaid(claim, prompt)
  return PLAIN.has(answer.type)
    ? [withoutAskedUnit(claim, prompt), said && (withoutAskedUnit(said, prompt) ?? said), set]
    : [set]
}

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

/** 66/3 for 22, and 2420/100 for the 24.2 grams of which the prompt tells the 2,420 and the 100. */
function isLeftToDivide({ answer: { type, value }, prompt }: Asked, claim: string): boolean {
  const [, over, under] = /^-? ?(\d+) ?\/ ?(\d+)$/.exec(withoutName(claim.trim())) ?? []
  if (over === undefined || under === undefined || Number(under) === 0) return false
  if (type === 'fraction' || type === 'expression') return typeof value === 'string' && !value.includes('/')
  return (
    type === 'measure' &&
    gcd(Number(over), Number(under)) > 1 &&
    [over, under].every(number => isPrintedNumber(number, prompt))
  )
}

/** 3 × 10^4 for 30,000 where the prompt speaks of powers of 10. */
function isPowerOfTen({ answer, prompt }: Asked, claim: string): boolean {
  const [, digits, power] = /^(\d(?:\.\d+)?) ?[×*·x] ?10\^\(?(-?\d+)\)?$/.exec(claim.trim()) ?? []
  return (
    digits !== undefined &&
    answer.requires === null &&
    /power of 10|potencia de 10/.test(prompt.words) &&
    isRight(answer, String(Number(`${digits}e${power}`)))
  )
}

/** 4 nickels = 20¢: an amount and what the prompt says that it is, in another unit. */
function withoutWorth(text: string, prompt: Prompt): string | null {
  const [own = '', worth = '', ...more] = text.split('=').map(side => side.trim())
  const [of, as] = [own, worth].map(side => /^\$|[¢%]$/.exec(side)?.[0] ?? tailOf(side)?.[1])
  return more.length === 0 && of !== undefined && as !== undefined && of !== as && isPrinted(worth, prompt) ? own : null
}

/** 4 coins of five cents where coins of ten cents are asked for: things that are told apart by what they are of. */
function isOfAnother(value: Json, claim: string): boolean {
  const words =
    typeof value === 'object' && value !== null && 'words' in value && Array.isArray(value.words)
      ? value.words.map(String)
      : []
  const [, of] = / (?:of|de) (.+)$/.exec(plainWords(claim)) ?? []
  const own = words.flatMap(word => / (?:of|de) (.+)$/.exec(plainWords(word))?.[1] ?? [])
  return of !== undefined && own.length > 0 && !own.includes(of)
}

/** PB : AP where AP : PB is asked for. */
function isTurnedRatio(text: string, prompt: Prompt): boolean {
  const [, first, second] = /(?<!\p{L})(\p{Lu}{2}) ?[:/] ?(\p{Lu}{2})(?!\p{L})/u.exec(text) ?? []
  return first !== undefined && new RegExp(`(?<!\\p{L})${second} ?[:/] ?${first}(?!\\p{L})`, 'u').test(prompt.text)
}

/** 0.86¢ is less than a cent, whatever stands after a blank. */
const PART_OF_A_CENT = /^\d*\.\d+ ?(?:¢|c|cents?|centavos?)$/

/** Whether a text is the one number or formula that is asked for, alone, in a sentence or at the end of work. */
export function isSingleAnswer(asked: Asked, text: string): boolean {
  const { answer, prompt } = asked
  const day = answer.type === 'integer' ? dayIn(text, prompt) : undefined
  if (day !== undefined) return day !== null && isRight(answer, day)
  if (answer.type === 'money' && PART_OF_A_CENT.test(text)) return isRight(answer, text)
  const amount = answer.type === 'measure' ? withoutWorth(text, prompt) : null
  if (amount !== null && isSingleAnswer(asked, amount)) return true
  for (const last of [concludedNumber(asked, text), concludedIn(asked, text), withoutRepeatedUnit(text)])
    if (last !== null && last !== text && last.length <= text.length && isSingleAnswer(asked, last)) return true
  if (isNumeric(answer.value) && isSubstituted(text, answer.value, prompt)) return true
  const model = parse(typeof answer.value === 'string' ? answer.value : amountOf(answer.value))
  const [whole, ...claims] = claimsOf(text, prompt, model, model?.kind === 'relation')
  const isSolution = isRelationKey(answer.content ?? [])
  if (hasAnotherLetter(answer.content ?? [], text) || saysAnotherThing(text, prompt)) return false
  const accepts = (claim: string): boolean => {
    if (PLAIN.has(answer.type) && hasAlienSign(claim, prompt)) return false
    if (isLeftToDivide(asked, claim) && !isSolution) return false
    if (isRight(answer, claim) || isPowerOfTen(asked, claim)) return true
    return shorter(asked, claim, isSolution).some(text => text !== null && isRight(answer, text))
  }
  if (answer.type === 'ratio' && isTurnedRatio(text, prompt)) return false
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
  if (answer.type === 'remainder' && quotientAndRemainder(text, prompt).some(accepts)) return true
  return filledBlanks(prompt, text).some(filled => filled.length === 1 && accepts(filled[0] ?? ''))
}

const isNumeric = (value: Json): value is string => typeof value === 'string' && /^-?\d+$/.test(value)

/** 3 ducks + 3 ducks = 6 ducks, 1 duck + 2 = 3 ducks and 90¢ - 51¢ = 39¢: the one unit of the numbers after the last alone. */
function withoutRepeatedUnit(text: string): string | null {
  const sides = text.split('=')
  const units = text.match(UNIT_AFTER) ?? []
  const [unit = '', ...others] = new Set(units.map(word => singular(plainWords(word))))
  if (sides.length < 2 || unit === '' || others.length > 0 || /[×*/÷]/.test(text)) return null
  const numbers = text.match(/\d+(?:[.,]\d+)*/g) ?? []
  if (units.length !== numbers.length && !/^\p{L}{3}/u.test(unit)) return null
  const [last, ...before] = sides.toReversed()
  const work = before
    .toReversed()
    .join('=')
    .replace(UNIT_AFTER, '')
    .replace(/(?<=\d) +(?=$| )/g, '')
  return `${work}=${/\d$/.test(last?.trim() ?? '') ? `${last} ${units.at(-1)}` : last}`
}

const UNIT_AFTER = /(?<=\d) ?(?:¢|° ?[CF](?!\p{L})|\p{L}+)/gu

/** 395 and 4 in the line 21 × ____ + ____ = 8,299. */
function quotientAndRemainder(text: string, prompt: Prompt): readonly string[] {
  const filled = filledBlanks(prompt, text).filter(items => items.length === 2)
  const [, quotient, rest] = /^(\d+)(?:[,;] ?| (?:and|y) )(\d+)$/.exec(text) ?? []
  const isFilled = quotient !== undefined && rest !== undefined && statementOf(prompt, [quotient, rest]) !== null
  return [...filled, ...(isFilled ? [[quotient, rest]] : [])].map(items => items.join(' R '))
}
