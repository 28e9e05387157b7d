import { numberWords } from '../../language/number-words.ts'
import { plainWords } from '../grade/text.ts'

/** A number in words of both languages, as `plainWords` leaves them. */
const wordsFor = (n: number): readonly string[] =>
  [numberWords(n, 'en'), numberWords(n, 'es'), numberWords(n, 'es', 'f')].map(plainWords)

/** The words of numbers from one to another, those that are one word. */
const counted = (from: number, to: number, step: number): Map<string, number> => {
  const numbers = Array.from({ length: (to - from) / step + 1 }, (_, i) => from + i * step)
  return new Map(numbers.flatMap(n => wordsFor(n).flatMap(word => (/[ -]/.test(word) ? [] : [[word, n] as const]))))
}

/** Words that count up to a hundred, then what multiplies them. */
const SMALL = counted(0, 29, 1).set('un', 1).set('veintiun', 21)
const TENS = counted(20, 90, 10)
const HUNDREDS = counted(100, 900, 100).set('ciento', 100)
const SCALES = new Map([
  ['thousand', 1000],
  ['thousands', 1000],
  ['mil', 1000],
  ['million', 1_000_000],
  ['millon', 1_000_000],
  ['millones', 1_000_000],
])
/** Names of parts of one; the same word may name a place in an order, so it counts only after a number word. */
const PARTS = new Map<string, number>([
  ...[
    'half third fourth fifth sixth seventh eighth ninth tenth',
    'medio tercio cuarto quinto sexto septimo octavo noveno decimo',
  ].flatMap(words => words.split(' ').map((word, i) => [word, i + 2] as const)),
  ['media', 2],
  ['halve', 2],
  ['quarter', 4],
  ['decima', 10],
  ['twelfth', 12],
  ['hundredth', 100],
  ['centesimo', 100],
  ['centesima', 100],
  ['thousandth', 1000],
  ['milesimo', 1000],
  ['milesima', 1000],
])
const partOf = (word: string): number | undefined => PARTS.get(word.replace(/s$/, ''))

const HOURS: readonly (readonly [said: RegExp, minutes: string, part: string])[] = [
  [/\bthree[ -]quarters of an hour\b|\btres cuartos de hora\b/i, '45 minutes', '3/4 hour'],
  [/\b(?:a )?quarter (?:of an )?hour\b|\b(?:un )?cuarto de hora\b/i, '15 minutes', '1/4 hour'],
  [/\bhalf an hour\b|\bmedia hora\b/i, '30 minutes', '1/2 hour'],
]

/** Un cuarto de hora for 1/4 of an hour, not for 15 minutes. */
export const withPartsOfAnHour = (text: string): string =>
  HOURS.reduce((said, [words, , part]) => said.replace(words, part), text)

/** Half a kilometer, half of an inch, medio kilómetro. */
const HALF_OF =
  /^(?:(?:(?:an? |one )?half(?: of)?(?: an?)?|(?:un |una )?medi[oa](?: de(?: una?)?)?) )(?=\p{L}{2})(?!past)/iu

/** A kilometer and a half, 2 horas y media. */
const AND_A_HALF = /^(an?|one|una?|\d+) (\p{L}{2,}) (?:and (?:a|one) half|y medi[oa])\b/iu

/** "catorce patos" as "14 patos", "two thirds" as "2/3"; a text without number words stays as it is. */
export function withDigits(text: string, hasParts = true): string {
  const words = HOURS.reduce((said, [part, minutes]) => said.replace(part, minutes), text)
    .replace(/(?<=\p{L}{2})-(?=\p{L}{2})/gu, ' ')
    .replace(AND_A_HALF, (_, count: string, unit: string) => `${/^\p{L}/u.test(count) ? 1 : count} 1/2 ${unit}`)
    .replace(/(?<=^| )(?:a |one )?(?:half|(quarter))$/, (_, quarter?: string) => (quarter ? '1/4' : '1/2'))
    .replace(HALF_OF, '1/2 ')
    .replace(/ (?:and|y) (?:(?:a|one) half|medio|media)\b/, ' 1/2')
    .split(' ')
  if (words.length > 60) return text
  const out: string[] = []
  let changed = false
  for (let at = 0; at < words.length; ) {
    const read = readNumber(words, at) ?? (hasParts ? partsCounted(words, at) : null)
    if (!read) {
      out.push(words[at++] ?? '')
      continue
    }
    changed = true
    at += read.length
    const [next = '', after = ''] = words.slice(at, at + 2).map(plainWords)
    const ten = hasParts ? TENS.get(next) : undefined
    const ones = ten === undefined ? undefined : partOf(after)
    // One twenty-fifth.
    const isCompound = ten !== undefined && ones !== undefined && ones < 10 && /(?:rd|nd|th|st)s?$/.test(after)
    const part = isCompound ? ten + ones : hasParts && next !== '' ? partNamed(next) : undefined
    if (part !== undefined) at += isCompound ? 2 : 1
    out.push(`${read.value}${part === undefined ? '' : `/${part}`}${/[.,;:]$/.exec(words[at - 1] ?? '')?.[0] ?? ''}`)
  }
  return changed || words.join(' ') !== text ? out.join(' ') : text
}

/** The 4 of "4 fifths". */
function partsCounted(words: readonly string[], at: number): ReturnType<typeof readNumber> {
  const [count = '', part = ''] = words.slice(at, at + 2)
  const isCounted = /^\d{1,3}$/.test(count) && (count === '1' || part.endsWith('s')) && partNamed(plainWords(part))
  return isCounted ? { value: Number(count), length: 1 } : null
}

/** Thirds; also veinticincoavos and thirteenths, which a number word begins. */
function partNamed(word: string): number | undefined {
  const count = word.replace(/(?:av[oa]|th)s?$/, '')
  return (
    partOf(word) ??
    TENS.get(word.replace(/ieths?$/, 'y')) ??
    (count === word ? undefined : (SMALL.get(count) ?? TENS.get(`${count}a`) ?? TENS.get(count)))
  )
}

/** The longest number that begins at a word. */
function readNumber(
  words: readonly string[],
  from: number,
): { readonly value: number; readonly length: number } | null {
  let total = 0
  let group = 0
  let length = 0
  let ones = false
  for (let at = from; at < words.length; at++) {
    const word = plainWords(words[at] ?? '')
    const next = plainWords(words[at + 1] ?? '')
    const small = SMALL.get(word)
    const ten = TENS.get(word)
    const hundred = HUNDREDS.get(word)
    const scale = SCALES.get(word)
    const digits = at === from && /^\d{1,3}(?:\.\d)?$/.test(word) && SCALES.has(next) ? Number(word) : undefined
    if (digits !== undefined) group = digits
    else if (ten !== undefined && !ones && group % 100 === 0) group += ten
    else if (small !== undefined && !ones && (group % 100 === 0 || (group % 10 === 0 && small < 10))) {
      group += small
      ones = true
    } else if (word === 'hundred' && group > 0 && group < 10) {
      group *= 100
      ones = false
    } else if (hundred !== undefined && group === 0) group = hundred
    else if (scale !== undefined && (group > 0 || word === 'mil')) {
      total += Math.max(group, 1) * scale
      group = 0
      ones = false
    } else if (
      ((word === 'y' && group % 10 === 0 && group % 100 >= 30) || (word === 'and' && group >= 100)) &&
      at > from &&
      (SMALL.has(next) || (word === 'and' && TENS.has(next)))
    )
      continue
    else break
    length = at - from + 1
    if (/[.,;:]$/.test(words[at] ?? '')) break
  }
  return length > 0 ? { value: total + group, length } : null
}
