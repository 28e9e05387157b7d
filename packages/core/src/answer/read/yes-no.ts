import type { Asked } from '../check-answer.ts'
import { plainWords } from '../grade/text.ts'
import { FUNCTION_WORDS, NEGATIONS, NO, OR, stem, tokensOf, YES } from './choice-words.ts'
import { wordsOf } from './prompt.ts'

/** Right is no yes where the other choices are acute and obtuse. */
export const isYesOrNo = ({ choices, prompt }: Asked): boolean => {
  const polarities = choices.map(({ content }) => polarityOf(wordsOf(content, prompt.locale)))
  return polarities.includes('yes') && polarities.includes('no')
}

export const polarityOf = (text: string): 'yes' | 'no' | null => {
  const plain = plainWords(text)
  return YES.has(plain) ? 'yes' : NO.has(plain) ? 'no' : null
}

const SAID_VERBS = new Set('is are es son does do lo has have tiene tienen hay'.split(' '))

/** Yes or no, as a sentence says it: "it is not", "not true", "No, it is not". */
export function polaritySaid(asked: Asked, text: string): 'yes' | 'no' | null {
  const plain = plainWords(text)
  if (OR.test(plain)) return null
  const [, word = '', reason] = /^(\p{L}+)[,;:.] ?(.+)$/u.exec(plain) ?? []
  const led = polarityOf(word)
  if (!led || reason === undefined) return wholeSaid(asked, plain)
  const body = wholeSaid(asked, reason)
  const isDenied = tokensOf(reason).some(token => NEGATIONS.has(token))
  return body ? (body === led ? led : null) : led === 'yes' && isDenied ? null : led
}

/** What a sentence says with words of the prompt alone. */
function wholeSaid(asked: Asked, plain: string): 'yes' | 'no' | null {
  const printed = new Set(tokensOf(asked.prompt.words).map(stem))
  const all = tokensOf(plain).filter(token => !FUNCTION_WORDS.has(token) || SAID_VERBS.has(token))
  const [first = '', ...rest] = all
  // No son paralelas: in Spanish the verb itself is denied.
  const isVerbDenied = first === 'no' && asked.prompt.locale === 'es' && rest.length > 0
  const lead = isVerbDenied ? null : polarityOf(first)
  const said = lead ? rest : all
  if (
    said.some(
      token =>
        !NEGATIONS.has(token) &&
        !YES.has(token) &&
        !NO.has(token) &&
        !FUNCTION_WORDS.has(token) &&
        !printed.has(stem(token)),
    )
  )
    return null
  const negated = said.filter(token => NEGATIONS.has(token)).length % 2 === 1
  const truth = said.flatMap(token => (NEGATIONS.has(token) ? [] : (polarityOf(token) ?? [])))
  if (truth.length > 1) return null
  const [told] = truth
  const body =
    said.length === 0
      ? null
      : told
        ? (told === 'yes') !== negated
          ? 'yes'
          : 'no'
        : negated
          ? 'no'
          : all.some(token => SAID_VERBS.has(token) && token !== 'lo')
            ? 'yes'
            : null
  if (lead && NEGATIONS.has(first) && told && rest.length === 1)
    return told === 'yes' ? 'no' : lead === told ? null : 'yes'
  if (lead && body) return lead === body ? lead : null
  return lead ?? body
}
