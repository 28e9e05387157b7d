import type { Locale } from '../both.ts'
import type { Label, Scribe } from '../figure/kind.ts'
import { say } from '../language/say.ts'
import type { Layout } from '../math/layout.ts'
import { present } from '../math/present.ts'
import { textOf } from '../math/text.ts'
import { isTerm } from '../printed.ts'

/** Letters a figure's words and formulas in one language. */
function scribeFor(locale: Locale): Scribe {
  const layout = (label: Label): Layout => {
    if (!isTerm(label)) return present(label, locale)
    const parts = say(label, locale).map(
      (part): Layout => (typeof part === 'string' ? { kind: 'text', text: part } : present(part, locale)),
    )
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'row', items: parts }
  }
  return { locale, layout, speak: label => textOf(layout(label)) }
}

export const SCRIBES = { en: scribeFor('en'), es: scribeFor('es') } as const
