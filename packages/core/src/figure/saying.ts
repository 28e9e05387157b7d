import type { Both } from '../both.ts'
import { plainNumber } from './axis.ts'
import type { Label, Scribe } from './kind.ts'
import type { Point } from './pen.ts'

/** Sentences of alternate text. */
export const sentence = (scribe: Scribe, both: Both<string>): string => both[scribe.locale]

/** "A", "A and B", "A, B, and C"; "A, B y C". */
export function listing(parts: readonly string[], { locale }: Scribe): string {
  if (parts.length < 2) return parts.join('')
  if (locale === 'en') return parts.length === 2 ? parts.join(' and ') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`
  const last = parts.at(-1)!
  return `${parts.slice(0, -1).join(', ')} ${/^h?i(?![ae])/i.test(last) ? 'e' : 'y'} ${last}`
}

export const spokenNumber = (value: number, scribe: Scribe): string => scribe.speak(plainNumber(value)).trim()
export const spokenPoint = ([x, y]: Point, scribe: Scribe): string => `(${spokenNumber(x, scribe)}, ${spokenNumber(y, scribe)})`
export const spokenName = (label: Label | null, scribe: Scribe): string => (label ? scribe.speak(label).trim() : '')

/** "3 right and 2 up from the origin", so that reading off the coordinates is left to the pupil. */
export function spokenPlace([x, y]: Point, scribe: Scribe): string {
  const steps = [
    ...(x === 0 ? [] : [`${spokenNumber(Math.abs(x), scribe)} ${sentence(scribe, x > 0 ? { en: 'right', es: 'a la derecha' } : { en: 'left', es: 'a la izquierda' })}`]),
    ...(y === 0 ? [] : [`${spokenNumber(Math.abs(y), scribe)} ${sentence(scribe, y > 0 ? { en: 'up', es: 'hacia arriba' } : { en: 'down', es: 'hacia abajo' })}`]),
  ]
  return steps.length === 0 ? sentence(scribe, { en: 'at the origin', es: 'en el origen' }) : listing(steps, scribe)
}

/** The sentences that are there, with a capital at the start and a full stop at the end of each. */
export const told = (...sentences: readonly (string | null | false)[]): string =>
  sentences.filter(text => text !== null && text !== false && text !== '').map(text => {
    const trimmed = (text as string).trim()
    return trimmed.charAt(0).toUpperCase() + trimmed.slice(1) + (/[.!?]$/.test(trimmed) ? '' : '.')
  }).join(' ')
