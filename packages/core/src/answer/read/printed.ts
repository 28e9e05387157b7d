import { squashed } from '../grade/text.ts'
import type { Prompt } from './prompt.ts'

/** A text as a part of a pattern. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether a number stands in a text, no digit of it in a longer one. */
export const standsIn = (number: string, text: string): boolean =>
  new RegExp(`(?<![\\d.])${escaped(number)}(?![\\d.]*\\d)`).test(text)

/** Whether the prompt prints this, such as sin(4π/3) or 66 ft. */
export function isPrinted(part: string, prompt: Prompt): boolean {
  const typed = shortened(part)
  return typed.length > 1 && shortened(prompt.text).includes(typed)
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺ⁿˣ⁽⁾'
const LEVEL = '0123456789-+nx()'
export const shortened = (text: string): string =>
  squashed(text)
    .replace(
      /[⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺ⁿˣ⁽⁾]+/g,
      raised => `^${[...raised].map(sign => LEVEL[RAISED.indexOf(sign)] ?? '').join('')}`,
    )
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/[()×*·{}\s]/g, '')
    .replace(/sqrt/g, '√')
    .replace(/(?<=\d)x(?=\d)/g, '')
    .toLowerCase()
