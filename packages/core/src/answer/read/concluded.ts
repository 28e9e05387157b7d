import { parse } from '../../math/parse.ts'
import { withPlainSigns } from '../../math/tokens.ts'
import type { Asked } from '../check-answer.ts'
import { isRight } from '../grade/grade.ts'
import { splitAt } from '../grade/text.ts'
import type { AnswerKind } from '../type.ts'
import { agree, halfPlace, isArithmetic } from './chains.ts'
import { keyLine } from './prompt.ts'

/** Answers that have parts or a sign of their own, before which work is shown as equations. */
const CONCLUDED: ReadonlySet<AnswerKind> = new Set<AnswerKind>([
  'equation',
  'interval',
  'inequality',
  'point',
  'vector',
  'set',
  'expression',
])

const THEREFORE =
  /^(?<work>.+?),? *(?<![\p{L}\d])(?:so|thus|hence|therefore|entonces|por (?:lo )?tanto|as[ií] que)[ ,:]+(?<last>.+)$/su

interface Conclusion {
  readonly work: readonly string[]
  readonly last: string
}

/** m = 25, b = 80, so y = 25x + 80; 6x(x - 9) = 0; x = 0 or x = 9: work, and what follows from it. */
function conclusionOf(text: string): Conclusion | null {
  const { work, last } = THEREFORE.exec(text)?.groups ?? {}
  if (work !== undefined && last !== undefined) return { work: piecesOf(work), last: last.trim() }
  const pieces = piecesOf(text)
  const end = pieces.at(-1)
  return pieces.length > 1 && end !== undefined ? { work: pieces.slice(0, -1), last: end } : null
}

const piecesOf = (text: string): readonly string[] =>
  splitAt(text, /[,;\n] ?| and | y (?=\p{L} ?=|\d)/u)
    .map(piece => piece.trim())
    .filter(piece => piece !== '')

/** What a text concludes from work that is not false, and does not say something else of what is asked. */
export function concludedIn(asked: Asked, typed: string): string | null {
  if (!CONCLUDED.has(asked.answer.type)) return null
  const computed = asked.answer.type === 'vector' || asked.answer.type === 'point' ? workedOut(typed) : null
  if (computed !== null) return computed
  const conclusion = conclusionOf(withPlainSigns(typed))
  return conclusion?.work.every(piece => isWork(asked, piece, conclusion.last)) && inOrder(conclusion)
    ? conclusion.last
    : null
}

/** 3(x + 2) = 15, x = 3; m = 5, so the cost is $176; x = 13, m∠L = 43°: one number after work that is not false. */
export function concludedNumber({ answer, prompt }: Asked, typed: string): string | null {
  const text = withPlainSigns(typed)
  const conclusion = conclusionOf(text)
  if (conclusion === null) return null
  const { work, last } = conclusion
  const key = keyLine(answer, prompt)
  const names = [key, last].flatMap(of => /^\p{L}(?='? ?=)/u.exec(of)?.[0] ?? [])
  const isSo = THEREFORE.test(text)
  const isOther = (isSo && /\p{L}/u.test(last)) || /^m?∠/.test(last)
  const isPassed = (piece: string) => {
    if (/[<>≤≥]/.test(piece)) return isSo
    if (!ASSIGNED.test(piece)) return isTrueWork(piece)
    return isOther && !names.some(name => isNamed(piece, name))
  }
  return work.every(isPassed) ? last : null
}

/** z = -2. */
const ASSIGNED = /^\p{L}_?\d?'? ?= ?-?[\d./]+$/u

const isNamed = (text: string, name: string): boolean => new RegExp(`^${name}'? ?=`, 'u').test(text)

/** An equation whose sides of numbers are equal. */
function isTrueWork(piece: string): boolean {
  const [first, ...others] = piece.split('=').filter(side => isArithmetic(side))
  return (
    piece.includes('=') &&
    (first === undefined || others.every(side => agree(parse(first), parse(side), halfPlace(side))))
  )
}

const VALUE = /^(?:[\p{L} ]{1,20}|\p{L}_?\d?) ?=.*?(?<value>-?[\d./]+)$/u

function isWork({ answer }: Asked, piece: string, last: string): boolean {
  if (!/[=<>≤≥]/.test(piece)) return false
  if (/[<>≤≥]/.test(piece))
    return (answer.type === 'interval' || answer.type === 'inequality') && isRight({ ...answer, requires: null }, piece)
  const [name] = /^\p{L}(?='? ?=)/u.exec(piece) ?? []
  return (name === undefined || !isNamed(last, name)) && isTrueWork(piece)
}

/** The values that the work finds stand in the conclusion, in their order. */
function inOrder({ work, last }: Conclusion): boolean {
  const values = work.flatMap(piece => VALUE.exec(piece)?.groups?.value ?? [])
  const numbers = last.replace(/(?<=[+-]) (?=\d)/g, '').match(/-?\d+(?:[./]\d+)?/g) ?? []
  let at = 0
  for (const number of numbers) if (number === values[at]) at++
  return at === values.length
}

/** <5 - 2, 3 - 1> = <3, 2>: the last, where each part is what was worked out. */
function workedOut(typed: string): string | null {
  const [left, right, ...more] = typed.split(/(?<=[)>⟩]) ?= ?(?=[(<⟨])/)
  if (left === undefined || right === undefined || more.length > 0) return null
  const [, factor = '', bracket = ''] = /^([^(<⟨]*?) ?[·*×]? ?([(<⟨].*)$/s.exec(left) ?? []
  const [from, to] = [bracket, right].map(side => side.slice(1, -1).split(','))
  const times = (part: string) => parse(factor === '' ? part : `(${factor})*(${part})`)
  const isTrue = from?.length === to?.length && from?.every((part, i) => agree(times(part), parse(to?.[i] ?? ''), 0))
  return isTrue ? right : null
}
