import type { Asked } from '../check-answer.ts'
import { plainWords } from '../grade/text.ts'
import { CANON, saidIn, tokensOf } from './choice-words.ts'
import { choiceWords } from './prompt.ts'
import { polarityOf } from './yes-no.ts'

/** The third one, la última. */
const PLACE =
  /^(?:the |el |la )(?<place>\p{L}+(?:rst|ond|ird|th|er[ao]?|[nr][dt][ao]))(?: (?:one|choice|option|picture|opcion|imagen|figura))?$/u
const LAST = /^(?:the last(?: one)?|la ultima|el ultimo)$/

/** The label of "the third one", where no choice and not the prompt speaks of a third. */
export function labelAtPlace({ choices, prompt }: Asked, text: string): string | null {
  const plain = plainWords(text)
  if (LAST.test(plain)) return choices.at(-1)?.label ?? null
  const { place = '' } = PLACE.exec(plain)?.groups ?? {}
  const said = [prompt.words, ...choices.map(({ content }) => choiceWords(content, prompt.locale))]
  const tellsIt = said.some(words =>
    tokensOf(words).some(token => /\p{L}{3}/u.test(token) && CANON.get(token) === CANON.get(place)),
  )
  return tellsIt ? null : (choices[Number(CANON.get(place)) - 1]?.label ?? null)
}

/** The label of the one choice that begins with the yes or no that is said: Yes, it is right. */
export function labelOfYesOrNo({ choices, prompt }: Asked, text: string): string | null {
  const polarity = polarityOf(text)
  const led = choices.map(({ content }) => saidIn(choiceWords(content, prompt.locale)).lead)
  if (polarity === null || !led.includes('yes') || !led.includes('no')) return null
  return led.indexOf(polarity) === led.lastIndexOf(polarity) ? (choices[led.indexOf(polarity)]?.label ?? null) : null
}

/** The label of the one choice whose words a text has: "Triangle C" where that is choice B. */
export function labelOfWords({ choices, prompt }: Asked, text: string): string | null {
  const plain = plainWords(text)
  const same = choices.filter(({ content }) => plainWords(choiceWords(content, prompt.locale)) === plain)
  return plain.length > 1 && same.length === 1 ? (same[0]?.label ?? null) : null
}

/** Division, the division sign, / for ÷. */
export function saysSign(sign: string, text: string): boolean {
  const [said, ...more] = tokensOf(text).filter(
    token => !/^(?:the|el|la|a|sign|signo|symbol|simbolo|de|by)$/.test(token),
  )
  return said !== undefined && more.length === 0 && CANON.has(sign) && CANON.get(said) === CANON.get(sign)
}
