import { LOCALES } from '../both.ts'
import type { ProblemLaw } from './law.ts'

export const canBeShown: ProblemLaw = ({ parts, prompt, answer }) => {
  for (const locale of LOCALES) {
    for (const part of parts) part.shown(locale)
    const [asked, told] = [prompt.text(locale), answer.text(locale)]
    if (!asked || !told) return `nothing is printed: "${asked}" / "${told}"`
  }
  return null
}
