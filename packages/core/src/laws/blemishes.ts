import { LOCALES } from '../both.ts'
import type { ProblemLaw } from './law.ts'

/** What a teacher would circle in red, in any format. */
const BLEMISHES =
  /(?<![⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺])¹(?![⁰¹²³⁴⁵⁶⁷⁸⁹ˣ°])|NaN|null|\[object|Infinity|(?<![\d.,/√^₀-₉])1[xyzabnt](?![\p{L}\d])|(?<![\d.,])0[xyz](?!\p{L})|\+ -|- -|(?<!\d )\+ 0(?![\d.,])(?=.*[xyz])|--|\d\.\d{11}|\$\$| {2}(?=\S)| [,.;!](?!\d)|(?<![=+\-−×÷]) \?(?!\d)|\(\s*\)|¿[^?]*$|[«»]|(?<!\p{L})de el(?!\p{L})|(?<!\p{L})su \p{L}+(?:[ao]s|(?!m)\p{L}es)(?!\p{L})/u

/** A leak of the program prints this in both languages; in English it is also a word: the slope of a vertical line. */
const UNDEFINED = /undefined/

export const isUnblemished: ProblemLaw = ({ parts }) => {
  for (const locale of LOCALES) {
    for (const part of parts) {
      const text = part.lines(locale)
      const found = BLEMISHES.exec(text) ?? (locale === 'es' ? UNDEFINED.exec(text) : null)
      if (found) return `"${found[0]}" in ${text}`
    }
  }
  return null
}

/** 3 + (−2) is no answer. */
export const isWorkedOut: ProblemLaw = ({ answer }) => {
  const text = answer.lines('en')
  return /[-+] \(-[^()]*\)(?![/^²³ⁿ])/.test(text) ? text : null
}
