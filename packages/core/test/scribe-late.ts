import type { Locale } from '../src/both.ts'
import type { Label, Scribe } from '../src/figure/kind.ts'
import type { Layout } from '../src/math/layout.ts'
import { present } from '../src/math/present.ts'
import { textOf } from '../src/math/text.ts'

export function scribeFor(locale: Locale): Scribe {
  const layout = (label: Label): Layout =>
    label.kind === 'words'
      ? { kind: 'text', text: label[locale] }
      : present(label as Parameters<typeof present>[0], locale)
  return { locale, layout, speak: label => textOf(layout(label)) }
}
