import { parse } from '../../math/parse.ts'
import { factorBetween, type Polynomial, polynomialOf } from '../../math/polynomial.ts'
import { withPlainSigns } from '../../math/tokens.ts'
import type { Asked } from '../check-answer.ts'
import { letterAndWords } from '../grade/choice.ts'
import { difference } from '../grade/equation-form.ts'
import { isRight } from '../grade/grade.ts'
import { itemsOf, plainWords, squashed } from '../grade/text.ts'
import type { Json } from '../type.ts'
import { filledBlanks, statementOf, wholeRows, withoutSignsOfBlanks } from './blanks.ts'
import { isChosen } from './chosen.ts'
import { concludedIn } from './concluded.ts'
import { saysAnotherThing } from './contradictions.ts'
import { afterWords, beforeWords } from './frames.ts'
import { hasAnotherLetter } from './key-letter.ts'
import { LISTS, MANY, ONE, SINGLE } from './kinds.ts'
import { inOrderOfLabels } from './labels.ts'
import { isMatched, isTurned, withoutMeasures } from './matching.ts'
import { namesAnother, namesIn } from './names.ts'
import { hundredthOf } from './percent.ts'
import { escaped, isPrinted } from './printed.ts'
import { keyLine, type Prompt, wordsOf } from './prompt.ts'
import { withoutReason } from './remarks.ts'
import { lastRoman } from './roman.ts'
import { rowByRow, underLabels } from './rows.ts'
import { isRuleOfAll } from './rules.ts'
import { withoutShown } from './shown.ts'
import { isSingleAnswer } from './single.ts'
import { spellings } from './spellings.ts'
import { isFilledEquation, withoutRun } from './statements.ts'
import { withoutAskedUnit } from './units.ts'

const ALTERNATIVES = /(?<=[\p{L}\d)\]}°%] )(?:or|o|u(?= (?:8|11|h?o)))(?= [-−+([{√$\p{L}\d])/u

/** The line x = −1, en la recta y = 2: what an equation is of. */
const LINE =
  /^(?:(?:on|en|sobre|along) )?(?:(?:the|la|el|an?|una?) )?(?:(?:line|recta|asymptote|as[ií]ntota|axis|eje) )?(?:(?:is|es|at|en) )?(?=\p{L}'? ?=)/iu

const ARROW = /→|->|=>|↦/
/** (-9, 8) → before its image. */
const MAPPED = /\p{Lu}? ?(\([^()]{3,24}\)) ?(?:→|->|=>|≥|↦) ?/gu

/** (x, y) → before a rule. */
const ANY_POINT = /^\(\p{Ll}, ?\p{Ll}\)$/u

/** (-1, -2) and then (1, -2) where it is asked for two steps: the last of points whose coordinates are the same but for their signs and order. */
function afterSteps(text: string, prompt: Prompt): string | null {
  const [, start, first, last] =
    /^(?:first|primero),? ?(?:(\([^()]+\)) ?(?:→|->|=>|≥) ?)?(\([^()]+\))(?: ?(?:→|->|=>|≥) ?|,? (?:(?:and|y) )?(?:then|luego|despu[eé]s),? )(\p{Lu}?'* ?=? ?\([^()]+\))$/iu.exec(
      withPlainSigns(text).replace(/^(?=\()/, 'first '),
    ) ?? []
  if (start !== undefined && !isPrinted(start, prompt)) return null
  if (first === undefined || last === undefined || !/\b(?:then|luego|despues|followed|seguid[oa])\b/.test(prompt.words))
    return null
  const sizes = (point: string) => (point.match(/\d+(?:[./]\d+)?/g) ?? []).sort().join(' ')
  return sizes(first) === sizes(last) ? last : null
}

/** Whether a text, read in every way that its problem allows, is the answer. */
export function isAnsweredBy(asked: Asked, text: string): boolean {
  if (SINGLE.has(asked.answer.type) && isWordForDigits(text, asked.prompt)) return false
  const bare = withoutReason(asked, text)
  return [text, ...(bare === null ? [] : [bare])].some(said =>
    spellings(asked, said).some(spelling => isAnswer(asked, spelling)),
  )
}

/** Doce where the prompt prints "doce" and asks for it in digits. */
const isWordForDigits = (text: string, { lines, words }: Prompt): boolean =>
  !/\d/.test(text) &&
  (lines.some(line => plainWords(/^(.*\p{L}{3}.*?) ?= ?_{2,}$/u.exec(line)?.[1] ?? '\0') === plainWords(text)) ||
    isWordOfDigits(text, words))

const isWordOfDigits = (text: string, words: string): boolean =>
  /con cifras|in digits|with digits/.test(words) ||
  (/numeral/.test(words) && new RegExp(`(?<!\\p{L})${escaped(plainWords(text))}(?!\\p{L})`, 'u').test(words))

function isAnswer(asked: Asked, text: string): boolean {
  const { answer, prompt } = asked
  const labelled = answer.label ? letterAndWords(text) : null
  if (
    labelled?.[0] === answer.label?.toLowerCase() &&
    labelled &&
    !letterAndWords(labelled[1]) &&
    isAnswer(asked, labelled[1])
  )
    return true
  if (isLetterWithNote(asked, text)) return true
  if (isLeftToReduce(asked, text)) return false
  if (answer.type === 'choice') return isChosen(asked, text)
  // The words of the prompt are no answer to it.
  if (answer.type === 'time' && !/\d/.test(text) && prompt.words.includes(plainWords(text))) return false
  if (ALTERNATIVES.test(text) && ONE.has(answer.type)) return false
  if (withoutShown(asked, text).some(said => isAnswer(asked, said))) return true
  if (SINGLE.has(answer.type)) return isSingleAnswer(asked, text)
  const roman = isRomanKey(answer.value) ? lastRoman(text) : null
  if (roman !== null) return isRight(answer, roman)
  const count = LISTS.has(answer.type) && Array.isArray(answer.value) ? answer.value.length : 0
  const ordered = inOrderOfLabels(withPlainSigns(text), count, asked)
  const parts = answer.type === 'text-list' && Array.isArray(answer.value) ? answer.value.length : count
  const named = parts > 1 ? underLabels(asked, text, parts) : null
  if (hasDegreesAtLength(text, prompt) || hasOtherSign(text, prompt)) return false
  if (MANY.has(answer.type) && ((!named && saysAnotherThing(text, prompt)) || (hasDollars(text) && isInCents(prompt))))
    return false
  if (answer.type === 'number-list' && hasOtherLetters(asked, text)) return false
  if (Array.isArray(answer.value) && answer.type === 'ordered-list') {
    const letters = answer.value.map(String)
    if (isTurned(text, prompt)) return false
    if (isMatched(letters, prompt, text)) return true
    const numbers = withoutLettersOfNumbers(letters, text)
    if (numbers !== text && isRight(answer, numbers)) return true
    const bare = withoutMeasures(text, prompt)
    if (bare !== null && isRight(answer, bare)) return true
  }
  if (answer.type === 'set' && hasAnotherLetter(answer.content ?? [], text)) return false
  if (answer.type === 'set' && /≠/.test(text) && /undefined|excluded|domain|definid|excluid|dominio/.test(prompt.words))
    return isAnswer(asked, text.replaceAll('≠', '='))
  if (
    answer.type === 'point' &&
    /^\p{Lu}'? ?=? ?\(/u.test(text) &&
    namesAnother(/^\p{Lu}'*/u.exec(text)?.[0] ?? '', prompt)
  )
    return false
  if (answer.type === 'point') {
    const last = afterSteps(text, prompt)
    if (last !== null) return isAnswer(asked, last)
  }
  if ((answer.type === 'point' || answer.type === 'point-list') && ARROW.test(text)) {
    const images = withPlainSigns(text).replace(MAPPED, (typed, point: string) =>
      ANY_POINT.test(point) || isPrinted(point, prompt) ? '' : typed,
    )
    return !ARROW.test(images) && isAnswer(asked, images)
  }
  const isFilled = () =>
    filledBlanks(prompt, text).some(filled => isRight(answer, filled.join('; '))) ||
    (LISTS.has(answer.type) && wholeRows(prompt, text).some(cells => isRight(answer, cells.join('; '))))
  const rows = named ?? rowByRow(prompt, text, count)
  if (rows && isRight(answer, rows.join('; '))) return true
  if (LISTS.has(answer.type) && isShownWhole(asked, text)) return true
  const unsigned = /[$%°¢]/.test(text) && withoutSignsOfBlanks(prompt, rows ?? ordered ?? itemsOf(text, /[,;]/))
  if (unsigned && isRight(answer, unsigned.join('; '))) return true
  if (ordered) {
    const bare = ordered.map(value => withoutAskedUnit(value, prompt) ?? value)
    return isRight(answer, ordered.join('; ')) || isRight(answer, bare.join('; ')) || isFilled()
  }
  if (isRuleOfAll(asked, text)) return true
  if (isRight(answer, text) || isRight(answer, withoutPrintedName(text, prompt))) return true
  if (isFilled()) return true
  if (isSaidOnce(asked) && isRight({ ...answer, value: [...new Set(textsOf(answer.value))] }, text)) return true
  if (/intercept|interseccion/.test(prompt.words) && isRight(answer, text.replace(/\(0, ?([^(),]+)\)\s*$/, '$1')))
    return true
  const statement =
    MANY.has(answer.type) || answer.type === 'equation' ? statementOf(prompt, text.split(/[,;\s]+/)) : null
  if (statement !== null && isRight(answer, statement)) return true
  if (answer.type === 'interval' && /confiden|confian/.test(prompt.words) && isRight(answer, asInterval(text)))
    return true
  const led = answer.type === 'equation' ? text.replace(LINE, '') : text
  if (led !== text && isRight(answer, led)) return true
  const said = [
    ...afterWords(text, prompt).flatMap(claim => (claim.isContradicted ? [] : claim.text)),
    beforeWords(text, prompt),
  ]
  if (said.some(claim => claim !== null && isRight(answer, claim))) return true
  const concluded = concludedIn(asked, text)
  if (concluded !== null && isRight(answer, concluded)) return true
  const [, middle, margin] = /^([^±]+)±([^±]+)$/.exec(text) ?? []
  return (
    middle !== undefined &&
    margin !== undefined &&
    /margin|margen/.test(prompt.words) &&
    isRight(answer, `${middle}; ${margin}`)
  )
}

/** A, it should be 8 + 6i: the letter and what the key says after it. */
function isLetterWithNote({ answer, prompt }: Asked, text: string): boolean {
  const [, letter, note = ''] = /^\(?([a-h])[).:,;]* (.{4,})$/is.exec(text) ?? []
  const squeezed = (of: string) => squashed(of).toLowerCase()
  return (
    letter !== undefined &&
    letter.toLowerCase() === answer.label?.toLowerCase() &&
    squeezed(wordsOf((answer.content ?? []).slice(1), prompt.locale)).includes(squeezed(note))
  )
}

/** 4x² + 34x + 60 = 0 where coefficients without a common factor are asked for, the first one positive. */
function isLeftToReduce({ answer, prompt }: Asked, text: string): boolean {
  if (answer.type !== 'equation' || !/common factor|factor comun/.test(prompt.words)) return false
  const [typed, key] = [text, String(answer.value)].map(polynomialOfEquation)
  if (!typed || !key) return false
  const ratio = factorBetween(typed, key)
  return ratio !== null && !ratio.equals(1) && (/positiv/.test(prompt.words) || !ratio.equals(-1))
}

function polynomialOfEquation(text: string): Polynomial | null {
  const read = parse(text)
  if (read?.kind !== 'relation') return null
  return read.left.kind === 'number' && read.left.n === 0 ? polynomialOf(read.right) : polynomialOf(difference(read))
}

/** A run or an equation of the prompt that is written out with the right numbers in it. */
function isShownWhole({ answer, prompt }: Asked, text: string): boolean {
  const rest = withoutRun(text, prompt)
  if (rest !== null && isRight(answer, rest)) return true
  return Array.isArray(answer.value) && isFilledEquation(prompt, answer.value.map(String), text)
}

/** From 0.373 to 0.480, [37.3%, 48%], 0.02 < p₁ − p₂ < 0.1: an interval of numbers, whose ends nobody minds. */
function asInterval(typed: string): string {
  const text = typed.replace(/^(-?[\d.]+) ?[<≤] ?[pμ][₁1]? ?- ?[pμ][₂2] ?[<≤] ?(-?[\d.]+)$/u, '$1, $2')
  const ends =
    /^(?:from |between |de |entre |desde )?[[(]?(-?[\d.]+ ?%?)(?: ?[,;] ?| to | and | a | y | hasta )(-?[\d.]+ ?%?)[\])]?$/.exec(
      text,
    )
  const [from, to] = ends
    ? ends.slice(1).map(end => (end.endsWith('%') ? hundredthOf(end.slice(0, -1).trim()) : end))
    : []
  return from === undefined || to === undefined ? text : `(${from}, ${to})`
}

/** y = 3x; 28 for y = 3x; x = 28, where the first part is an equation and the second a number. */
const withoutLettersOfNumbers = (values: readonly string[], text: string): string =>
  values.some(value => value.includes('='))
    ? itemsOf(text, /[;,]/)
        .map((item, i) => (values[i]?.includes('=') ? item : item.replace(/^ ?\p{Ll} ?= ?(?=-?\d)/u, '')))
        .join('; ')
    : text

/** x = -3, y = -3 where the key is a = -3, b = -3. */
function hasOtherLetters({ answer, prompt }: Asked, text: string): boolean {
  const letters = (of: string) =>
    [...withPlainSigns(of).matchAll(/(?<![\p{L}\d])([a-z]) ?=(?!=)/giu)].map(([, name = '']) => name.toLowerCase())
  const key = keyLine(answer, prompt)
  const [own, typed] = [new Set(letters(key)), letters(text)]
  const count = Array.isArray(answer.value) ? answer.value.length : 0
  return own.size === count && count > 1 && typed.length === count && typed.every(name => !own.has(name))
}

/** -19 > -26 where an inequality with < is asked for. */
function hasOtherSign(text: string, { words }: Prompt): boolean {
  const [, asked] =
    /(?:inequality|comparison|desigualdad|comparacion) (?:with|using|con|usando) ([<>])(?! ?(?:,|or|o) )/.exec(words) ??
    []
  return asked !== undefined && /[<>]/.test(text) && !text.includes(asked)
}

/** m∠L, LM and KM: only the first is a number of degrees. */
function hasDegreesAtLength(text: string, prompt: Prompt): boolean {
  if (!text.includes('°')) return false
  const items = itemsOf(text, /[,;]/)
  const names = prompt.question
    .split(/(?<=[.?!])\s+/)
    .map(sentence => namesIn(sentence.replace(/ [yaeou] /g, ' ')))
    .find(found => found.length === items.length)
  return (
    names !== undefined &&
    items.some((item, i) => item.includes('°') && !item.includes('=') && names[i]?.kind === 'segment')
  )
}

const textsOf = (value: Json): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

/** 8 for the same number in both boxes. */
const isSaidOnce = ({ answer: { type, value }, prompt }: Asked): boolean =>
  type === 'number-list' && /same number|mismo numero/.test(prompt.words) && new Set(textsOf(value)).size === 1

const isRomanKey = (value: Json): boolean => {
  const [key, ...more] = textsOf(value)
  return key !== undefined && more.length === 0 && /^[IVXLCDM]+$/.test(key)
}

const hasDollars = (text: string): boolean => /\$ ?\d/.test(text)
/** Blanks with ¢ after them. */
const isInCents = ({ text }: Prompt): boolean => /(?:_{2,}|□) ?¢/.test(text) && !/\$[_□]/.test(text)

/** 4A − BC = [32, 16; −6, −14] without what the prompt prints. */
function withoutPrintedName(text: string, prompt: Prompt): string {
  const at = text.indexOf('=')
  return at > 0 && isPrinted(text.slice(0, at), prompt) ? text.slice(at + 1).trim() : text
}
