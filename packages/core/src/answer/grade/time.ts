import { plainWords } from './text.ts'

const DIGITS = /^(?:(?:a )?las? |at )?(\d{1,2})(?: ?[:.h] ?(\d{2}))? ?(?:(a|p)\.? ?m\.?|(o'?clock|en punto|h|hrs?))?$/

const PARTS_OF_DAY: readonly (readonly [words: RegExp, half: string])[] = [
  [/ (?:(?:de|en|por) la manana|de la madrugada|in the morning)$/, ' am'],
  [/ (?:(?:de|en|por) la (?:tarde|noche)|in the (?:afternoon|evening)|at night)$/, ' pm'],
]
/** People mean noon by some of these words, and midnight by others. */
const UNCLEAR = /^(?:(?:a )?las? |at )?12\b.* (?:manana|noche|morning|evening|night)$/

/** "5:20 de la tarde" is 5:20 pm. */
const withHalf = (text: string): string =>
  UNCLEAR.test(text) ? text : PARTS_OF_DAY.reduce((said, [words, half]) => said.replace(words, half), text)

/** 3:05, 03:05, 3:05 pm, 3:05 de la tarde, 3 o'clock. Where the value tells a.m. or p.m. the input must tell it too, or count to 24. */
export function isTime(value: string, input: string): boolean {
  const [, hours = '', minutes = '', half] = /^(\d{1,2}):(\d{2})(?: ([ap])\.m\.)?$/.exec(value) ?? []
  const typed = DIGITS.exec(withHalf(plainWords(input.replace(/[’‘´`]/g, "'"))))
  if (!typed || minutes === '') return false
  const [, hour = '', minute = '00', typedHalf, spoken] = typed
  if (typed[2] === undefined && !typedHalf && !spoken) return false
  if (Number(minute) !== Number(minutes)) return false
  if (typedHalf) return Number(hour) === Number(hours) && (half === undefined || typedHalf === half)
  if (half === undefined) return Number(hour) === Number(hours)
  const turned = (Number(hours) % 12) + (half === 'p' ? 12 : 0)
  return Number(hour) === turned && (turned > 12 || turned === 0)
}
