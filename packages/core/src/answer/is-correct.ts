import type { Block } from '../content.ts'
import { never, WorksheetError } from '../errors.ts'
import { isChoice, isNumberWords, isSpelled, isTextList, letterOf, sameJson } from './grade/choice.ts'
import { isComplex, isEquation, isExpression, isRadical } from './grade/expression.ts'
import { isList, isMatrix, isOrderedList, isPoint, isPointList, isSet, isVector } from './grade/list.ts'
import { type Amount, isCompound, isMeasure } from './grade/measure.ts'
import { isMoney } from './grade/money.ts'
import { isNumberOf } from './grade/number.ts'
import { isRatio, isRemainder } from './grade/parts.ts'
import { isSetOrInequality } from './grade/set.ts'
import { isTime } from './grade/time.ts'
import type { AnswerKind, Json, Requirement } from './type.ts'

/** What a machine needs of an answer to grade an input. `label` and `content` let choices be answered by letter and by words. */
export interface GradedAnswer {
  readonly type: AnswerKind
  readonly value: Json
  readonly requires?: Requirement | null
  readonly label?: string | null
  readonly content?: readonly Block[]
}

const LONGEST = 400
const LONGEST_JSON = 20_000
/** At the end of what is typed as a sentence; the dots of 0.33... go on. */
const FULL_STOP = /(?<=[^.\s])\.$/

/** Whether a pupil's input is right: any mathematically equal form that the prompt allows. Never throws. */
export function isCorrect(answer: GradedAnswer, input: string): boolean {
  const text = input.trim().replace(FULL_STOP, '')
  if (text === '' || text.length > (answer.type === 'drawing' || answer.type === 'choice' ? LONGEST_JSON : LONGEST))
    return false
  try {
    return isRight(answer, text)
  } catch (error) {
    // An overflow of exact numbers: no answer of a worksheet is that large.
    if (error instanceof WorksheetError) return false
    throw error
  }
}

function isRight({ type, value, requires = null, label = null, content = [] }: GradedAnswer, input: string): boolean {
  const letter = letterOf(input)
  if (label && letter && !(type === 'choice' && isSpelled(value, input))) return letter === label.toLowerCase()
  switch (type) {
    case 'integer':
    case 'fraction':
    case 'mixed':
    case 'decimal':
      return isNumberOf(type, textOf(value), requires, input)
    case 'percent':
      return isNumberOf(
        'fraction',
        textOf(value),
        requires,
        input.replace(/ ?(?:[%％]|per ?cent|pct\.?|por ?ciento)$/i, ''),
      )
    case 'money':
      return isMoney(textOf(value), input)
    case 'measure':
      return Array.isArray(value) ? isCompound(value.map(amountOf), input) : isMeasure(amountOf(value), requires, input)
    case 'angle':
      return isMeasure({ amount: textOf(value), unit: 'degree' }, requires, input.replace(/⁰$/, '°'))
    case 'time':
      return isTime(textOf(value), input)
    case 'remainder':
      return isRemainder(textOf(fieldOf(value, 'quotient')), textOf(fieldOf(value, 'remainder')), input)
    case 'ratio':
      return isRatio(textsOf(value), requires, input)
    case 'radical':
      return isRadical(textOf(value), requires, input)
    case 'complex':
      return isComplex(textOf(value), input)
    case 'expression':
      return isExpression(textOf(value), requires, input)
    case 'equation':
      return isEquation(textOf(value), requires, input)
    case 'inequality':
    case 'interval':
      return isSetOrInequality(textOf(value), requires, input)
    case 'point':
      return isPoint(typeof value === 'string' ? value : textsOf(value), input)
    case 'vector':
      return isVector(textsOf(value), requires, input)
    case 'matrix':
      return isMatrix(rowsOf(value), input)
    case 'number-list':
    case 'table':
      return isList(textsOf(value), requires, input)
    case 'set':
      return isSet(textsOf(value), requires, input)
    case 'point-list':
      return isPointList(rowsOf(value), input)
    case 'ordered-list':
      return isOrderedList(textsOf(value), requires, input)
    case 'number-words':
      return isNumberWords(Number(textOf(value)), input)
    case 'choice':
      return isChoice(value, content, input)
    case 'text-list':
      return isTextList(textsOf(value), content, input)
    case 'drawing':
      return sameJson(value, input)
    default:
      return never(type)
  }
}

const textOf = (value: Json): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const textsOf = (value: Json): readonly string[] => (Array.isArray(value) ? value.map(textOf) : [])
const rowsOf = (value: Json): readonly (readonly string[])[] => (Array.isArray(value) ? value.map(textsOf) : [])

function fieldOf(value: Json, name: string): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? ((value as Readonly<Record<string, Json>>)[name] ?? null)
    : null
}

function amountOf(value: Json): Amount {
  const words = fieldOf(value, 'words')
  return {
    amount: textOf(fieldOf(value, 'amount')),
    unit: textOf(fieldOf(value, 'unit')),
    ...(words === null ? {} : { words: textsOf(words) }),
  }
}
