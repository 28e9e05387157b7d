import type { Asked } from '../check-answer.ts'
import { plainWords } from '../grade/text.ts'
import { wordsOf } from './prompt.ts'

const HALVES: readonly (readonly [words: RegExp, half: string])[] = [
  [/(?<![\p{L}.'])([ap])\.? ?m(?:\.|(?![\p{L}']))/u, '$1'],
  [/(?:(?:de |por |en )?la )?manana$|(?:in the )?morning$/, 'a'],
  [/(?:(?:de |por |en )?la )?tarde$|(?:in the )?(?:afternoon|evening)$/, 'p'],
]

/** a.m. or p.m. alone or after the time that is printed: pm, 12:15 p. m., por la tarde. */
export function halfSaid({ choices, prompt }: Asked, text: string): string | null {
  if (!choices.some(({ content }) => /^[ap]\.m$/.test(plainWords(wordsOf(content, prompt.locale))))) return null
  const plain = plainWords(text)
  const found = HALVES.find(([words]) => words.test(plain))
  const said = found === undefined ? '' : plain.replace(...found)
  const [, lead = '', time, half] = /^(\D*?)(\d{1,2}:\d{2})? ?([ap])$/.exec(said) ?? []
  const isSaid = /^(?:(?:it is|it's|es|son|a|at|las?|the) ?)*$/.test(lead.trim())
  return half !== undefined && isSaid && (time === undefined || prompt.words.includes(time)) ? `${half}.m.` : null
}
