import type { Both } from '../both.ts'
import { capital } from '../language/capital.ts'
import { plainNumber } from './axis.ts'
import type { Label, Scribe } from './kind.ts'
import type { Point } from './pen.ts'

/** Sentences of alternate text. */
export const sentence = (scribe: Scribe, both: Both<string>): string => both[scribe.locale]

/** "A", "A and B", "A, B, and C"; "A, B y C". */
export function listing(parts: readonly string[], { locale }: Scribe): string {
  if (parts.length < 2) return parts.join('')
  if (locale === 'en')
    return parts.length === 2 ? parts.join(' and ') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`
  const last = parts.at(-1)!
  return `${parts.slice(0, -1).join(', ')} ${/^h?i(?![ae])/i.test(last) ? 'e' : 'y'} ${last}`
}

export const spokenNumber = (value: number, scribe: Scribe): string => scribe.speak(plainNumber(value)).trim()
export const spokenPoint = ([x, y]: Point, scribe: Scribe): string =>
  `(${spokenNumber(x, scribe)}, ${spokenNumber(y, scribe)})`
export const spokenName = (label: Label | null, scribe: Scribe): string => (label ? scribe.speak(label).trim() : '')

/** "labeled ℓ" after what bears a label. */
export const spokenLabel = (label: Label | null, scribe: Scribe): string =>
  label
    ? sentence(scribe, {
        en: ` labeled ${spokenName(label, scribe)}`,
        es: ` con la etiqueta ${spokenName(label, scribe)}`,
      })
    : ''

/** The sentences that are there, with a capital at the start and a full stop at the end of each. */
export const told = (...sentences: readonly (string | null | false)[]): string =>
  sentences
    .filter(text => text !== null && text !== false && text !== '')
    .map(text => {
      const trimmed = (text as string).trim()
      return capital(trimmed) + (/[.!?]$/.test(trimmed) ? '' : '.')
    })
    .join(' ')
