import type { ProblemLaw } from './law.ts'

/** A worksheet that is stored or sent comes back as it was. */
export const isPlainJson: ProblemLaw = ({ draft: { prompt, answer } }) =>
  strangeIn(prompt.en) ?? (prompt.en === prompt.es ? null : strangeIn(prompt.es)) ?? strangeIn(answer)

/** What JSON would lose or change, or null. */
function strangeIn(value: unknown): string | null {
  if (value === null) return null
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null
    case 'number':
      return Number.isFinite(value) ? null : String(value)
    case 'object':
      return Array.isArray(value) ? strangeAmong(value) : strangeInObject(value)
    default:
      return typeof value
  }
}

function strangeAmong(items: readonly unknown[]): string | null {
  for (const item of items) {
    const strange = strangeIn(item)
    if (strange !== null) return strange
  }
  return null
}

/** A property that is undefined is left out by JSON, which changes nothing for a reader. */
function strangeInObject(value: object): string | null {
  if (Object.getPrototypeOf(value) !== Object.prototype) return `a ${value.constructor.name}`
  for (const [name, part] of Object.entries(value)) {
    const strange = part === undefined ? null : strangeIn(part)
    if (strange !== null) return `${name}: ${strange}`
  }
  return null
}
