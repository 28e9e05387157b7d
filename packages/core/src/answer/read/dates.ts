import { plainWords } from '../grade/text.ts'
import type { Prompt } from './prompt.ts'

const MONTHS =
  'january february march april may june july august september october november december enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  )
const MONTH = new RegExp(`(?<!\\p{L})(?:${MONTHS.join('|')})(?!\\p{L})`, 'u')

/** Beside a blank: May ____, ____ de mayo. */
const BESIDE_BLANK = new RegExp(`(?<before>${MONTH.source}) _{2,}|_{2,} (?:de |of )?(?<after>${MONTH.source})`, 'u')

/** May 29th, el 29 de mayo: the day, where its month stands beside the blank; undefined where no month is told, null where another is. */
export function dayIn(text: string, prompt: Prompt): string | null | undefined {
  const { before, after } = BESIDE_BLANK.exec(prompt.words)?.groups ?? {}
  const words = plainWords(text)
  const [told] = MONTH.exec(words) ?? []
  const month = before ?? after
  if (month === undefined || told === undefined) return undefined
  const day = /(?<!\d)(\d{1,2})(?:st|nd|rd|th|º|ª)?(?![\d/:])/u.exec(words)?.[1]
  return told === month && day !== undefined ? day : null
}
