import { isEqual } from '../../math/equivalence.ts'
import { parse } from '../../math/parse.ts'
import { withPlainSigns } from '../../math/tokens.ts'
import type { Ratio } from '../../number/ratio.ts'
import { isAskedIn, PLACES } from '../asked.ts'
import type { Asked } from '../check-answer.ts'
import { letterOf } from '../grade/choice.ts'
import type { GradedAnswer } from '../grade/grade.ts'
import { readNumber } from '../grade/number.ts'
import { listings, withoutName } from '../grade/text.ts'
import type { AnswerKind, Json, Requirement } from '../type.ts'
import type { Finding, MissedForm } from '../verdict.ts'
import { isAnsweredBy } from './answered.ts'
import { choicesSaid } from './choices.ts'
import { isSingle } from './kinds.ts'
import { inOrderOfLabels } from './labels.ts'
import { namesAnother } from './names.ts'
import { tailOf, unitsNamed } from './units.ts'

/** Each reason judges the text again, in parts or without its unit; of a longer one it is told that it is wrong. */
const LONGEST_EXPLAINED = 160

/** Why an answer is not right; the first reason that is found, from the most to the least telling. */
export function findingOf(asked: Asked, text: string): Finding {
  if (text.length > LONGEST_EXPLAINED) return chosen(asked, text) ?? { kind: 'wrong' }
  return (
    chosen(asked, text) ??
    unitMissed(asked, text) ??
    formMissed(asked, text) ??
    partMissed(asked, text) ??
    misread(asked, text) ?? { kind: 'wrong' }
  )
}

/** Another of the printed choices. */
function chosen(asked: Asked, text: string): Finding | null {
  const letter = letterOf(text)
  const said = asked.choices.filter(({ label }) => label.toLowerCase() === letter)
  const [choice, ...more] = said.length > 0 ? said : choicesSaid(asked, text)
  if (!choice || more.length > 0 || choice.label === asked.answer.label) return null
  return { kind: 'mistake', label: choice.label, mistake: choice.mistake ?? null }
}

function formMissed(asked: Asked, text: string): Finding | null {
  const { answer } = asked
  if (text.includes('=') && namesAnother(text.split('=')[0] ?? '', asked.prompt)) return null
  const { requires = null } = answer
  const other = (form: MissedForm): Finding => ({ kind: 'other-form', asked: form })
  if (
    requires !== null &&
    requires !== 'up-to-a-constant' &&
    isAnsweredBy({ ...asked, answer: { ...answer, requires: null } }, text)
  )
    return other(requires)
  if (requires !== null && isUnroundedList(answer.value, (PLACES as readonly Requirement[]).indexOf(requires), text))
    return other(requires)
  if (!isSingle(answer.type)) return null
  const value = parse(amountText(answer.value))
  const bare = withoutName(withPlainSigns(text)).replace(/^\$ ?| ?[%°]$/g, '')
  const typed = parse(bare)
  if (value && typed && typed.kind !== 'relation' && requires !== 'up-to-a-constant' && isEqual(typed, value)) {
    if (/%$/.test(text.trim()) && answer.type !== 'percent') return null
    return other(requires ?? (answer.type === 'decimal' ? 'decimal' : answer.type === 'mixed' ? 'mixed' : 'worked-out'))
  }
  const places = PLACES.findIndex(form => isAskedIn(asked.prompt.words, form))
  const number = readNumber(bare)?.values[0]
  const key = readNumber(amountText(answer.value))?.values[0]
  const form = PLACES[places]
  return form !== undefined && isNear(number, key, places) ? other(form) : null
}

/** Whether a number is the other one before it was rounded. */
const isNear = (number: Ratio | undefined, key: Ratio | undefined, places: number): boolean =>
  number !== undefined && key !== undefined && Math.abs(number.minus(key).toNumber()) <= 0.5 * 10 ** -places * 1.0001

const isUnroundedList = (values: Json, places: number, text: string): boolean =>
  places >= 0 &&
  Array.isArray(values) &&
  listings(withPlainSigns(text)).some(
    items =>
      items.length === values.length &&
      items.every((item, i) => {
        const [number, key] = [withoutName(item).replace(/ ?°$/, ''), amountText(values[i] ?? null)].map(readNumber)
        return isNear(number?.values[0], key?.values[0], places)
      }),
  )

const amountText = (value: Json): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null && 'amount' in value && typeof value.amount === 'string'
      ? value.amount
      : ''

function unitMissed(asked: Asked, text: string): Finding | null {
  if (!isSingle(asked.answer.type)) return null
  const [number, tail = ''] = tailOf(text) ?? []
  // A letter is no unit, unless it stands for one; "or 5" is another answer.
  const unit =
    /^(?:or|o|u|y|and)\b|\d/.test(tail) || (tail.length < 2 && unitsNamed(tail).length === 0) ? undefined : tail
  const signed = /^([$€£]) ?(.+)$|^(.+?) ?([$€£°%])$/.exec(text.trim())
  const [bare, sign] = signed ? [signed[2] ?? signed[3], signed[1] ?? signed[4]] : []
  const found = [
    [number, unit],
    [bare, sign],
  ].find(([amount, name]) => amount !== undefined && name !== undefined && isAnsweredBy(asked, amount))
  return found?.[1] === undefined || found[1] === '' ? null : { kind: 'wrong-unit', unit: found[1] }
}

const LISTS: ReadonlySet<AnswerKind> = new Set<AnswerKind>([
  'number-list',
  'ordered-list',
  'table',
  'vector',
  'point',
  'point-list',
  'set',
  'text-list',
])

function partMissed(asked: Asked, text: string): Finding | null {
  const { answer } = asked
  if (answer.requires === 'up-to-a-constant' && isAnsweredBy(asked, `${text} + C`))
    return { kind: 'missing-part', parts: ['+ C'] }
  if (answer.type === 'remainder' && isAnsweredBy(asked, `${text} R ${remainderOf(answer.value)}`))
    return { kind: 'missing-part', parts: ['R'] }
  if (answer.type === 'equation') return nameMissed(asked, text)
  return LISTS.has(answer.type) && Array.isArray(answer.value) ? itemsMissed(answer, asked, text) : null
}

const remainderOf = (value: Json): string =>
  typeof value === 'object' && value !== null && 'remainder' in value ? String(value.remainder) : ''

/** 2x + 1 for y = 2x + 1. */
function nameMissed(asked: Asked, text: string): Finding | null {
  const name =
    typeof asked.answer.value === 'string' ? /^([a-z](?:\(\w\))?) = /i.exec(asked.answer.value)?.[1] : undefined
  if (name === undefined || text.includes('=')) return null
  return isAnsweredBy(asked, `${name} = ${text}`) ? { kind: 'missing-part', parts: [`${name} =`] } : null
}

const MOST_ITEMS = 12

/** One item of a list as an answer of its own, without the words of the prompt. */
function askedAlone(asked: Asked, value: Json): Asked {
  const { type } = asked.answer
  return {
    ...asked,
    prompt: { ...asked.prompt, lines: [], question: '', text: '' },
    answer: {
      ...asked.answer,
      type: type === 'set' || type === 'point-list' ? type : 'number-list',
      value: [value],
    },
  }
}

function itemsMissed(answer: GradedAnswer, asked: Asked, text: string): Finding | null {
  const values: readonly Json[] = Array.isArray(answer.value) ? answer.value : []
  if (values.length < 2 || values.length > MOST_ITEMS) return null
  const bare = withPlainSigns(text).replace(
    /^[[{(⟨](?=.*[,;].*[\])}⟩]$)|(?<=[,;].*)[\])}⟩]$/g,
    answer.type === 'point-list' ? '$&' : '',
  )
  const found = new Map<string, boolean>()
  const isOne = (value: Json, item: string): boolean => {
    const key = JSON.stringify([value, item])
    const known = found.get(key) ?? isAnsweredBy(askedAlone(asked, value), item)
    found.set(key, known)
    return known
  }
  const ordered = inOrderOfLabels(withPlainSigns(text), values.length, asked)
  for (const items of ordered ? [ordered] : listings(bare)) {
    if (items.length < 1 || items.length > values.length + 1) continue
    if (items.length === values.length && answer.type !== 'set') {
      const wrong = values.flatMap((value, i) => (isOne(value, items[i] ?? '') ? [] : [i + 1]))
      if (wrong.length > 0 && wrong.length < values.length) return { kind: 'wrong-part', places: wrong }
      continue
    }
    const unmet = values.flatMap((value, i) => (items.some(item => isOne(value, item)) ? [] : [i + 1]))
    const strange = items.flatMap((item, i) => (values.some(value => isOne(value, item)) ? [] : [i + 1]))
    if (strange.length === 0 && unmet.length > 0)
      return {
        kind: 'missing-part',
        parts: answer.type === 'set' ? [`${unmet.length}/${values.length}`] : unmet.map(String),
      }
    if (strange.length > 0 && strange.length < items.length) return { kind: 'wrong-part', places: strange }
  }
  return null
}

const WORDY: ReadonlySet<AnswerKind> = new Set<AnswerKind>([
  'choice',
  'text-list',
  'number-words',
  'drawing',
  'time',
  'remainder',
  'ratio',
  'matrix',
])

/** The first place that no reading goes beyond. */
function misread({ answer, choices }: Asked, text: string): Finding | null {
  if (WORDY.has(answer.type) || choices.length > 0) return null
  const word = text.search(
    /(?<![\p{L}])(?!(?:sqrt|sin|cos|tan|sen|log|exp|arc|theta|alpha|beta|infin|undefined|none|solu|real|todos|infinit))\p{L}{4,}/u,
  )
  if (word >= 0 && !/\d/.test(text)) return { kind: 'not-understood', at: word }
  if (
    text.length > 120 ||
    listings(text).some(items => items.every(item => parse(item) !== null || readNumber(item) !== null))
  )
    return null
  for (let at = text.length - 1; at > 0; at--) {
    if (parse(text.slice(0, at)) !== null) return { kind: 'not-understood', at: text.slice(at).search(/\S/) + at }
  }
  return { kind: 'not-understood', at: 0 }
}
