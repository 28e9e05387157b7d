import { LOCALES } from '../both.ts'
import { assert } from '../errors.ts'
import type { ReasonId } from '../solution/reason.ts'
import * as because from '../solution/reasons/index.ts'
import type { ProblemLaw } from './law.ts'
import { ofSolution } from './solution-law.ts'

/** A reason of the list, in its own words, with something in each of its slots. */
export const stepsSayWhatWasDone: ProblemLaw = ofSolution((steps, { stepsOfWrong }) => {
  for (const { reason, says } of [...steps, ...stepsOfWrong]) {
    if (!REASONS.has(reason)) return `${reason} is no reason of the list`
    for (const locale of LOCALES) {
      const text = says.text(locale).replaceAll('−', '-')
      if (!patternOf(reason, locale).test(text)) return `${reason} says "${text}"`
    }
  }
  return null
})

const patterns = new Map<string, RegExp>()

const REASONS = new Map(Object.values(because).map(reason => [reason.id, reason]))

/** The words of the reason, with any text but an empty one in its slots and for its maths. */
function patternOf(reason: ReasonId, locale: 'en' | 'es'): RegExp {
  const key = `${reason} ${locale}`
  const known = patterns.get(key)
  if (known) return known
  const words = REASONS.get(reason)
  assert(words, () => `${reason} is no reason of the list`)
  const parts = words[locale]
    .split(/\{\w+\}|`[^`]+`/)
    .map(part => part.replaceAll('−', '-').replaceAll(/[.*+?()[\]\\]/g, '\\$&'))
    // Before an article that begins a slot, de and a are del and al.
    .map(part => (locale === 'es' ? part.replace(/(?<!\p{L})(de|a) $/u, '$1l? ') : part))
  const made = new RegExp(`^${parts.join('[^{}]*[^{}\\s.:,][^{}]*')}$`, 'su')
  patterns.set(key, made)
  return made
}
