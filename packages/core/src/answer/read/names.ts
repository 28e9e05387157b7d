import { withPlainSigns } from '../../math/tokens.ts'
import { plainWords } from '../grade/text.ts'
import type { Prompt } from './prompt.ts'

/** What a letter stands for where a prompt asks for it in words. */
const ROLES: Readonly<Record<string, RegExp>> = {
  A: /\barea/,
  V: /\bvolum/,
  P: /\bperim|\bprob|\bprice|\bprecio/,
  C: /\bcircun|\bcircum|\bcost/,
  S: /\barea|\bsum/,
  M: /\bmidpoint|\bpunto medio/,
  T: /\btotal|\btemp/,
  D: /\bdist|\bvert/,
}

type Kind = 'capital' | 'letter' | 'angle' | 'segment' | 'call'

interface Name {
  readonly kind: Kind
  readonly name: string
}

/** sin B, P(A), f(2), ∠ABC, m∠A, AB, A, x. */
const NAMES =
  /(?<call>(?:sin|sen|cos|tan|csc|sec|cot)\s*(?:∠?\s*\p{Lu}|\([^()]{1,16}\))|[PEFGfgh]'*\([^()]{1,12}\))|(?<angle>m?∠ ?(?:\p{Lu}{1,3}|\d{1,2}))|(?<segment>(?<!\p{L})\p{Lu}{2}(?!\p{L}))|(?<capital>(?<!\p{L})\p{Lu}'*(?![\p{L}'(]))|(?<letter>(?<![\p{L}\d'])[a-z](?![\p{L}'(]))/gu

export function namesIn(text: string): readonly Name[] {
  return [...withPlainSigns(text).matchAll(NAMES)].map(({ groups = {}, 0: whole }) => {
    const squeezed = whole
      .replace(/\s+/g, '')
      .replace(/^sen/, 'sin')
      .replace(/\((\p{Lu})\)$/u, '$1')
    if (groups['call'] !== undefined) return { kind: 'call', name: squeezed }
    if (groups['angle'] !== undefined) return { kind: 'angle', name: squeezed.replace(/^m?∠/, '') }
    if (groups['segment'] !== undefined) return { kind: 'segment', name: [...squeezed].sort().join('') }
    return { kind: groups['capital'] !== undefined ? 'capital' : 'letter', name: squeezed }
  })
}

/** Articles and joining words are single letters too. */
const WORDS = /(?<=^|[\s¿¡(])(?:a|y|o|e|u|A|I|O|Y)(?=\s+\p{L}{2,}|\s*$)/gu

/** Whether a name before an answer is one that the prompt gives, or not the one that it asks for: cos B = 8/17 for sin B. */
export function namesAnother(text: string, prompt: Prompt): boolean {
  const typed = withPlainSigns(text).replace(
    /^(?:the |la |el )?(?:angle|angulo|ángulo|side|lado|length|longitud) /i,
    '',
  )
  const names = namesIn(typed)
  const [, over, under] = /^d(\p{L}) ?\/ ?d(\p{L})$/u.exec(typed) ?? []
  if (over === 'x' && under === 'y' && !/d?x ?\/ ?d?y/.test(prompt.text)) return true
  const [name] = names
  if (!name || names.length > 1 || typed.replace(/\s+/g, '').length > name.name.length + 2) return false
  if (isGiven(typed, prompt)) return true
  if (name.kind === 'call' && isOfOther(name.name, prompt)) return true
  if (isSlopeThere(name.name, prompt)) return false
  const [, letter] = /\b(?:find|halla|value of|valor de) ([a-z])\b/i.exec(prompt.question) ?? []
  const sides = prompt.sides.filter(([side]) => side === letter)
  if (name.kind === 'segment' && sides.length > 0) return sides.every(([, ends]) => ends !== name.name)
  // The last sentence that asks for something of the kind.
  const alike =
    prompt.question
      .split(/(?<=[.?!])\s+|\n/)
      .map(sentence => namesIn(sentence.replace(WORDS, ' ')).filter(other => isAlike(other.kind, name.kind)))
      .findLast(names => names.length > 0) ?? []
  if (
    alike.length === 0 ||
    alike.some(
      other =>
        other.name === name.name.replace(/'+(?=\()/, '') || other.name === name.name || isPartOf(name.name, other.name),
    )
  )
    return false
  if (ROLES[name.name]?.test(plainWords(prompt.question))) return false
  return name.kind === 'letter'
    ? /\b(?:for|find|value of|halla|valor de|side|lado) \p{L}(?=[\s.,;?]|$)/u.test(plainWords(prompt.question))
    : true
}

/** f'(0) for the slope of f at x = 0. */
function isSlopeThere(call: string, prompt: Prompt): boolean {
  const [, letter, at] = /^([a-z])'\((-?[\d./]+)\)$/.exec(call) ?? []
  return (
    at !== undefined &&
    /slope|tangent|pendiente|rate of change|velocity|velocidad|tasa|razon de cambio/.test(prompt.words) &&
    prompt.text.includes(`${letter}(`) &&
    new RegExp(`= ?${at.replace(/[.]/g, '\\.')}(?![\\d.]*\\d)`).test(prompt.question)
  )
}

/** P(A) where the prompt asks about D, P(X = 3) where it tells no 3. */
function isOfOther(call: string, prompt: Prompt): boolean {
  const [, event, variable] = /^P(?:(\p{Lu})|\(\p{Lu}=(\d+)\))$/u.exec(call) ?? []
  if (event !== undefined) {
    const events = namesIn(prompt.question.replace(WORDS, ' ')).filter(({ kind }) => kind === 'capital')
    return events.length > 0 && events.every(({ name }) => name !== event)
  }
  return variable !== undefined && !prompt.text.includes(variable)
}

/** ∠B is the middle of ∠ABC. */
const isPartOf = (a: string, b: string): boolean =>
  (a.length === 1 && b.length === 3 && b[1] === a) ||
  (b.length === 1 && a.length === 3 && a[1] === b) ||
  [...a].reverse().join('') === b
const isAlike = (a: Kind, b: Kind): boolean =>
  a === b || ((a === 'capital' || a === 'angle') && (b === 'capital' || b === 'angle'))

/** Whether the prompt itself says what the name is: cos B = 15/17. */
function isGiven(name: string, prompt: Prompt): boolean {
  const escaped = name
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, ' ?')
  const given = new RegExp(
    String.raw`(?<=^|[;,(\n] *|\p{L}{2} )(?<!(?:asymptote|as[ií]ntota|line|recta)(?: \p{L}+)? )${escaped} ?= ?-?[\d(√$][\d.,/√() ]*(?=$|[;,.\n]|\s(?:and|y|con|with|en|in|on)\b)`,
    'mu',
  )
  return given.test(prompt.text)
}
