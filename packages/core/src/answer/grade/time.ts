import { withDigits } from '../read/number-words.ts'
import { plainWords } from './text.ts'

const DIGITS =
  /^(?:(?:a )?las? |at )?(\d{1,2})(?:(?: ?[:.h] ?| )(\d{2}))? ?(?:(a|p)\.? ?m\.?|(o'?clock|en punto|h|hrs?))?$/

const PARTS_OF_DAY: readonly (readonly [words: RegExp, half: string])[] = [
  [/ (?:(?:de|en|por) la manana|de la madrugada|in the morning)$/, ' am'],
  [/ (?:(?:de|en|por) la (?:tarde|noche)|in the (?:afternoon|evening)|at night)$/, ' pm'],
]
/** People mean noon by some of these words, and midnight by others. */
const UNCLEAR = /^(?:(?:a )?las? |at )?12\b.* (?:manana|noche|morning|evening|night)$/

/** "5:20 de la tarde" is 5:20 pm. */
const withHalf = (text: string): string =>
  UNCLEAR.test(text) ? text : PARTS_OF_DAY.reduce((said, [words, half]) => said.replace(words, half), text)

/** Half past six, a quarter to three, las doce y veinte, las tres menos cuarto, un cuarto para las tres: as digits. */
function spoken(text: string): string {
  const said = withDigits(
    text
      .replace(/\bquarter\b/g, '15')
      .replace(/\bhalf past\b/g, '30 past')
      .replace(/\by media\b/g, 'y 30')
      .replace(/\b(?:un )?cuarto\b/g, '15'),
  ).replace(/^(?:[a-z]+ )?(\d{1,2})(?: minutos?)? para (?:las? )?(\d{1,2})$/, '$2 menos $1')
  const [, minute, way, hour] =
    /^(?:it is |it's )?(?:an? )?(\d{1,2}) (?:minutes? )?(past|after|to|before) (\d{1,2})$/.exec(said) ?? []
  const [, at, sign, more] =
    /^(?:(?:a |son |es )?las? )?(\d{1,2}) (y|con|menos) (\d{1,2})(?: minutos?)?$/.exec(said) ?? []
  const [start, turn, add] =
    hour === undefined ? [at, sign === 'menos', more] : [hour, way === 'to' || way === 'before', minute]
  if (start === undefined || add === undefined) return said.replace(/^(?:(?:a|son|es) )?(?=las? )/, '')
  const total = (((Number(start) * 60 + (turn ? -1 : 1) * Number(add)) % 720) + 720) % 720
  return `${Math.floor(total / 60) || 12}:${String(total % 60).padStart(2, '0')}`
}

/** 3:05, 03:05, 3:05 pm, 3:05 de la tarde, 3 o'clock. Where the value tells a.m. or p.m. the input must tell it too, or count to 24. */
export function isTime(value: string, input: string): boolean {
  const [, hours = '', minutes = '', half] = /^(\d{1,2}):(\d{2})(?: ([ap])\.m\.)?$/.exec(value) ?? []
  const typed = DIGITS.exec(spoken(withHalf(plainWords(input.replace(/[’‘´`]/g, "'")))))
  if (!typed || minutes === '') return false
  const [, hour = '', minute = '00', typedHalf, sharp] = typed
  if (typed[2] === undefined && !typedHalf && !sharp && !/^(?:son |a )?las? /.test(plainWords(input))) return false
  if (Number(minute) !== Number(minutes)) return false
  if (typedHalf) return Number(hour) === Number(hours) && (half === undefined || typedHalf === half)
  if (half === undefined) return Number(hour) === Number(hours)
  const turned = (Number(hours) % 12) + (half === 'p' ? 12 : 0)
  return Number(hour) === turned && (turned > 12 || turned === 0)
}
