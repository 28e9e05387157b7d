import type { Asked } from '../check-answer.ts'
import { plainWords } from '../grade/text.ts'
import { CANON, saidIn, tokensOf } from './choice-words.ts'
import { choiceWords } from './prompt.ts'
import { polarityOf } from './yes-no.ts'

const PLACES = ['first|primera?', 'second|segund[oa]', 'third|tercer[oa]?', 'fourth|cuart[oa]', 'fifth|quint[oa]'].map(
  words => new RegExp(`^(?:the |el |la )(?:${words})(?: (?:one|choice|option|picture|opcion|imagen|figura))?$`),
)
const LAST = /^(?:the last|the last one|la ultima|el ultimo)(?: (?:choice|option|opcion))?$/

/** The label of "the third one", where no choice and not the prompt speaks of a third. */
export function labelAtPlace({ choices, prompt }: Asked, text: string): string | null {
  const plain = plainWords(text)
  const at = LAST.test(plain) ? choices.length - 1 : PLACES.findIndex(place => place.test(plain))
  const said = [prompt.words, ...choices.map(({ content }) => plainWords(choiceWords(content, prompt.locale)))]
  const tellsIt = said.some(words =>
    words.split(/[^\p{L}]+/u).some(word => word.length > 3 && PLACES[at]?.test(`the ${word}`)),
  )
  return tellsIt ? null : (choices[at]?.label ?? null)
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
