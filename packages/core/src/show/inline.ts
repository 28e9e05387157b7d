import type { Locale } from '../both.ts'
import type { Inline } from '../content.ts'
import { capital } from '../language/capital.ts'
import { say } from '../language/say.ts'
import type { Expr } from '../math/expr.ts'
import { present } from '../math/present.ts'
import { isTerm } from '../printed.ts'
import type { ShownInline, ShownMaths } from '../shown.ts'

export const showMaths = (of: Expr, locale: Locale): ShownMaths => ({ kind: 'maths', layout: present(of, locale), of })

const SENTENCE_START = /(?:^|[.?!:]["”»)]?\s+|[¿¡]\s*)$/

/** Words and formulas of a line. A lexicon term that begins a sentence takes a capital. */
export function showLine(items: readonly Inline[], locale: Locale): readonly ShownInline[] {
  const shown: ShownInline[] = []
  const add = (text: string) => {
    const last = shown.at(-1)
    if (typeof last === 'string') shown[shown.length - 1] = locale === 'es' ? contracted(last, text) : last + text
    else shown.push(text)
  }
  for (const item of items) {
    if (typeof item === 'string') add(item)
    else if (!isTerm(item)) shown.push(showMaths(item, locale))
    else {
      for (const part of say(item, locale)) {
        if (typeof part !== 'string') shown.push(showMaths(part, locale))
        else add(startsSentence(shown) ? capital(part) : part)
      }
    }
  }
  return shown
}

/** Spanish says del and al for de el and a el. */
const contracted = (before: string, after: string): string =>
  after.startsWith('el ') && /(?<!\p{L})(?:de|a) $/iu.test(before)
    ? `${before.trimEnd()}l ${after.slice(3)}`
    : before + after

function startsSentence(shown: readonly ShownInline[]): boolean {
  const last = shown.at(-1)
  return last === undefined ? true : typeof last === 'string' && SENTENCE_START.test(last)
}
