import { WorksheetError } from './errors.ts'
import type { Worksheet } from './problem.ts'
import { checkRequest } from './request/check.ts'
import { worksheetOf } from './worksheet.ts'

/** A worksheet with the letter that tells it from its sisters. */
export interface WorksheetVersion {
  readonly version: string
  readonly worksheet: Worksheet
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** Far enough that the seeds a teacher tries one after another give no version twice. */
const STRIDE = 1_000_003

/**
 * Sisters of a worksheet for neighbours in class: problem k has the same form, level and kind of numbers in each, but other
 * numbers and another order of choices. The first is the worksheet itself.
 */
export function worksheetVersions(worksheet: Worksheet, count = 4): readonly WorksheetVersion[] {
  if (!Number.isInteger(count) || count < 1 || count > LETTERS.length) {
    throw new WorksheetError('invalid_option', `A worksheet has 1 to ${LETTERS.length} versions, not ${count}`)
  }
  const { locale, seed } = worksheet
  const entries = worksheet.entries.map(({ id, grade, topic, difficulty, count, forms }) => ({
    id,
    grade,
    topic,
    difficulty,
    count,
    forms,
  }))
  const solutions = worksheet.entries.some(({ problems }) => problems.some(({ solution }) => solution !== null))
  const sister = (i: number): Worksheet => {
    const request = checkRequest({ entries, locale, seed: (seed + i * STRIDE) % Number.MAX_SAFE_INTEGER })
    return worksheetOf(request, { solutions }, worksheet)
  }
  return [...LETTERS.slice(0, count)].map((version, i) => ({ version, worksheet: i === 0 ? worksheet : sister(i) }))
}
