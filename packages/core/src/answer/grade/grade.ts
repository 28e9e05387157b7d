import type { Block } from '../../content.ts'
import { never } from '../../errors.ts'
import type { AnswerKind, Json, Requirement } from '../type.ts'
import { isChoice, isNumberWords, isSpelled, isTextList, letterOf, sameJson } from './choice.ts'
import { isComplex, isEquation, isExpression, isRadical } from './expression.ts'
import { isList, isMatrix, isOrderedList, isPoint, isPointList, isSet, isVector } from './list.ts'
import { type Amount, isCompound, isMeasure } from './measure.ts'
import { isMoney } from './money.ts'
import { isNumberOf } from './number.ts'
import { isRatio, isRemainder } from './parts.ts'
import { isSetOrInequality } from './set.ts'
import { isTime } from './time.ts'

/** What a machine needs of an answer to grade an input. `label` and `content` let choices be answered by letter and by words. */
export interface GradedAnswer {
  readonly type: AnswerKind
  readonly value: Json
  readonly requires?: Requirement | null
  readonly label?: string | null
  readonly content?: readonly Block[]
}

/** Whether a text alone is a right answer: any mathematically equal form that is allowed. May throw where numbers overflow. */
export function isRight(
  { type, value, requires = null, label = null, content = [] }: GradedAnswer,
  input: string,
): boolean {
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
      return isMoney(textOf(value), content, input)
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
      return isChoice(value, content, input) || isChoice(value, content.slice(0, 1), input)
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
