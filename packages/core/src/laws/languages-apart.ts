import type { Locale } from '../both.ts'
import type { ProblemLaw } from './law.ts'

const ENGLISH =
  /(?<!\p{L})(the|of|and|what|which|how|many|is|are|find|solve|write|with|from|each|does|then|draw|choose|his|her|an|if)(?!\p{L})/iu
const SPANISH =
  /[¿¡]|(?<!\p{L})(el|los|las|una|qué|cuál|cuántos|cuántas|del|con|halla|escribe|calcula|entonces|cada)(?!\p{L})/iu

const FOREIGN: Readonly<Record<Locale, RegExp>> = { es: ENGLISH, en: SPANISH }

export const languagesStayApart: ProblemLaw = ({ parts }) => {
  for (const locale of ['es', 'en'] as const) {
    for (const part of parts) {
      const words = part.words(locale)
      const found = FOREIGN[locale].exec(words)
      if (found) return `"${found[0]}" in ${words}`
    }
  }
  return null
}
