import type { Asked, CheckedChoice } from '../check-answer.ts'
import { isChoice } from '../grade/choice.ts'
import { isSetOrInequality } from '../grade/set.ts'
import { plainWords } from '../grade/text.ts'
import { isSpelling } from '../grade/words.ts'
import type { Json } from '../type.ts'
import { saysFormula } from './choice-formula.ts'
import { saysSentence } from './choice-sentence.ts'
import { withDigits } from './number-words.ts'
import { choiceWords, wordsOf } from './prompt.ts'
import { isYesOrNo, polarityOf, polaritySaid } from './yes-no.ts'

/** What follows a choice as its reason. */
const BECAUSE = /[,;.]? (?:because|since|porque|ya que|pues)\b.*$/is

const isSentence = (text: string) =>
  /^[+−×÷-]$/.test(text.trim()) || /\p{L}{3}/u.test(text.replace(/sin|cos|tan|sqrt|log|lim(?![a-z])/g, ''))

/** Longer than what any choice says in words. */
export const LONGEST_SAID = 400

/** The choices that a text says: one where it is clear. */
export const choicesSaid = (asked: Asked, text: string): readonly CheckedChoice[] =>
  text.length > LONGEST_SAID ? [] : asked.choices.filter(choice => saysChoice(asked, choice, text))

/** Whether a text is the right choice and no other. */
export function isRightChoice(asked: Asked, text: string): boolean {
  const { answer, choices, prompt } = asked
  const content = answer.content ?? []
  // Below the answer the key may print more, such as the corrected line.
  const keys = [content, content.slice(0, 1)]
  if (keys.some(key => isChoice(answer.value, key, text))) return true
  if (keys.some(key => isSpelling(plainWords(wordsOf(key, prompt.locale)), plainWords(text)))) return true
  if (isGraph(answer.value, text) || isNumberOfFirst(asked, text)) return true
  const said = choicesSaid(asked, text)
  return said.length === 1 && said[0]?.label === answer.label && choices.length > 1
}

function saysChoice(asked: Asked, choice: CheckedChoice, said: string): boolean {
  const { prompt } = asked
  const printed = choiceWords(choice.content, prompt.locale)
  // A reason that the choices have too is a part of them.
  const text = BECAUSE.test(printed) && BECAUSE.test(said) ? said : said.replace(BECAUSE, '')
  if (plainWords(printed) === '') return false
  // The words of the prompt name no picture.
  if (wordsOf(choice.content, prompt.locale) === '' && prompt.words.includes(plainWords(text))) return false
  if (plainWords(printed) === plainWords(text)) return true
  const [own, typed] = [printed, text].map(of => withDigits(plainWords(of).replace(/\bhundred and\b/, 'hundred')))
  if (own !== undefined && /^\d+$/.test(own) && own === typed && !/\d/.test(printed)) return true
  if (/^[A-D]{2,6}$/.test(printed) && plainWords(text).replace(/[\s,-]+/g, '') === plainWords(printed)) return true
  const polarity = polarityOf(printed)
  if (polarity && isYesOrNo(asked)) return polaritySaid(asked, text) === polarity
  if (isSentence(printed)) return saysSentence(asked, choice, printed, text)
  return saysFormula(asked, printed, text) || (/^[A-Z]$/.test(printed) && saysSentence(asked, choice, printed, text))
}

/** Of two numbers that are compared, the first or the second may be told by its value. */
function isNumberOfFirst({ answer, prompt }: Asked, text: string): boolean {
  const numbers = prompt.text.match(/\d+(?:\.\d+)?/g) ?? []
  const at = answer.value === 'first' ? 0 : answer.value === 'second' ? 1 : -1
  return numbers.length === 2 && numbers[at] === text.trim()
}

/** The graph of an inequality is told by the inequality. */
function isGraph(value: Json, text: string): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { sign, boundary } = value as Readonly<Record<string, Json>>
  return (
    typeof sign === 'string' &&
    typeof boundary === 'string' &&
    /[<>≤≥]/.test(sign) &&
    isSetOrInequality(`x ${sign} ${boundary}`, null, text)
  )
}
