import { withPlainSigns } from '../../math/tokens.ts'
import type { Requirement } from '../type.ts'
import { isInForm } from './expression.ts'
import { isValue } from './number.ts'
import { withoutName } from './text.ts'
import { plainUnit, spellingsOf } from './unit-words.ts'

export interface Amount {
  readonly amount: string
  readonly unit: string
  /** The words for things that are counted, in both languages, for one and for many. */
  readonly words?: readonly string[]
}

const LONGEST_UNIT = 60
/** The sign of dollars stands before the number, all other signs after it. */
const DOLLARS = /^(?:(-?) ?\$|\$ ?(-)) ?(\d(?:[\d.,/ ]*\d)?)/
/** A number alone may have these signs beside it; an amount of cups may not. */
const OF_ANOTHER_UNIT = /[$°]/

/** 12 cm, 12cm, 12 centimeters, 12 centímetros, $12 per hour; the number alone unless `needsUnit`. */
export function isMeasure(
  { amount, unit, words }: Amount,
  requires: Requirement | null,
  input: string,
  needsUnit = false,
): boolean {
  const text = withoutName(withPlainSigns(input))
    .trim()
    .replace(DOLLARS, '$1$2$3 dollars')
    .replace(/^(?:an?|una?) (?=\p{L})/iu, '1 ')
  const isAmount = (typed: string) =>
    requires ? !OF_ANOTHER_UNIT.test(typed) && isInForm(amount, requires, typed) : isValue(amount, typed)
  if (!needsUnit && isAmount(text)) return true
  const spellings = spellingsOf(
    unit,
    words === undefined ? words : [...words, ...(words.includes('child') ? ['kid', 'kids'] : [])],
  )
  // Every place where a unit may begin: after a digit, a letter of a formula or a closing bracket.
  for (let at = Math.max(1, text.length - LONGEST_UNIT); at < text.length; at++) {
    const said = plainUnit(
      text
        .slice(at)
        .trim()
        .replace(/^(?:of an?|de(?: una?)?) /i, ''),
    )
    if (spellings.has(said) && isAmount(text.slice(0, at).trim())) return true
  }
  return false
}

/** 2 h 15 min, 5 ft 3 in: each amount with its unit; an amount of 0 may be left out. */
export function isCompound(parts: readonly Amount[], input: string): boolean {
  const text = withPlainSigns(input)
    .replace(/,(?!\d)/g, ' ')
    .replace(/(?<=[\p{L}'"])(?=\d)/gu, ' ')
  return isSequence(
    parts,
    text.split(' ').filter(word => word !== '' && !/^(?:and|y|con)$/i.test(word)),
  )
}

function isSequence(parts: readonly Amount[], words: readonly string[]): boolean {
  const [part, ...rest] = parts
  if (!part) return words.length === 0
  if (part.amount === '0' && isSequence(rest, words)) return true
  return words
    .slice(0, 6)
    .some(
      (_, i) => isMeasure(part, null, words.slice(0, i + 1).join(' '), true) && isSequence(rest, words.slice(i + 1)),
    )
}
