import type { Asked, CheckedChoice } from '../check-answer.ts'
import { plainWords } from '../grade/text.ts'
import { CANON, OR, type Said, saidIn, stem, tokensOf } from './choice-words.ts'
import { choiceWords } from './prompt.ts'

/** Whether a text says what a choice says, and no other choice does. */
export function saysSentence(asked: Asked, choice: CheckedChoice, printed: string, text: string): boolean {
  const [own, typed] = [saidIn(printed), saidIn(initials(text, printed))]
  const others = asked.choices
    .filter(other => other.label !== choice.label)
    .map(other => saidIn(choiceWords(other.content, asked.prompt.locale)).tokens)
  const printedWords = tokensOf(asked.prompt.words).map(token => CANON.get(token) ?? token)
  if (saysNoMistake(own)) return saysNoMistake(typed, [...printedWords, ...NO_MISTAKE_TOO])
  return [
    typed.tokens,
    withoutOrder(typed.tokens, [own.tokens, ...others]),
    withoutEcho(typed.tokens, printedWords),
  ].some(tokens =>
    saysTokens(
      own,
      { ...typed, tokens },
      others,
      printedWords,
      OR.test(plainWords(text)) && !OR.test(plainWords(printed)),
    ),
  )
}

/** Words that say beside a denial what is denied. */
const NO_MISTAKE_TOO = ['line', 'neither', 'correct', 'correcto', 'bien']

/** There is no mistake; none; ningún error. */
const saysNoMistake = ({ tokens, negations }: Said, others: readonly string[] = []): boolean =>
  (negations > 0 || tokens.includes('neither')) !== tokens.some(token => /^(?:correct|correcto|bien)$/.test(token)) &&
  tokens.every(token => token === 'mistake' || token === 'neither' || (!/\d/.test(token) && others.includes(token)))

/** "First multiply by 3" where no choice says which is the first. */
const withoutOrder = (tokens: readonly string[], choices: readonly (readonly string[])[]): readonly string[] =>
  choices.some(choice => choice.includes('1')) ? tokens : tokens.filter(token => token !== '1')

/** Without the words that repeat the prompt side by side: the first mistake is in line 2. */
const withoutEcho = (tokens: readonly string[], printed: readonly string[]): readonly string[] => {
  const pairs = new Set(printed.map((token, i) => `${token} ${printed[i + 1]}`))
  return tokens.filter((token, i) => !pairs.has(`${token} ${tokens[i + 1]}`) && !pairs.has(`${tokens[i - 1]} ${token}`))
}

/** Steps and numbers, whose order matters. */
const isStep = (token: string): boolean => /^(?:add|subtract|multiply|divide|[\d.%]+)$/.test(token)

/** Most of a choice, in its words and their order, and of no other choice: studied 3 hours and got 65. */
const saysMost = (tokens: readonly string[], own: readonly string[], others: readonly (readonly string[])[]): boolean =>
  tokens.length > 1 &&
  tokens.length * 2 >= own.length &&
  isWithin(tokens, own) &&
  !others.some(other => isWithin(tokens, other))

function isWithin(tokens: readonly string[], all: readonly string[]): boolean {
  let at = -1
  return tokens.every(token => {
    at = all.indexOf(token, at + 1)
    return at >= 0
  })
}

function saysTokens(
  own: Said,
  typed: Said,
  others: readonly (readonly string[])[],
  printedWords: readonly string[],
  isEither: boolean,
): boolean {
  if (typed.tokens.length === 0) return false
  if (typed.lead !== null && typed.lead !== own.lead) return false
  if (typed.negations !== own.negations) return false
  if (typed.tokens.join(' ') === own.tokens.join(' ')) return true
  if (isEither) return false
  if (saysMost(typed.tokens, own.tokens, others)) return true
  const isAmong = (lists: readonly (readonly string[])[], token: string) =>
    lists.some(list => list.some(other => stem(other) === stem(token)))
  const steps = own.tokens.filter(isStep)
  if (steps.length > 0) {
    const taken = typed.tokens.filter(isStep)
    if (taken.join(' ') !== steps.filter(step => taken.includes(step)).join(' ')) return false
  }
  if (!typed.tokens.every(token => isAmong([own.tokens, printedWords], token))) return false
  const distinct = own.tokens.filter(token => !isAmong(others, token))
  const met = distinct.filter(token => isAmong([typed.tokens], token))
  const isWhole = distinct.length > 0 && met.length === distinct.length
  const isOfOther = (token: string) =>
    isAmong(others, token) && !isAmong([own.tokens], token) && !(isWhole && isAmong([printedWords], token))
  if (typed.tokens.some(isOfOther)) return false
  return distinct.length > 0 && met.length * 2 >= distinct.length
}

/** Angle-Angle-Side for AAS. */
function initials(text: string, printed: string): string {
  if (!/^[A-Z]{2,3}$/.test(printed.trim())) return text
  const letters = tokensOf(text.replace(/-/g, ' ')).map(
    token =>
      ({ angle: 'a', side: 's', hypotenuse: 'h', leg: 'l', angulo: 'a', lado: 'l', hipotenusa: 'h', cateto: 'c' })[
        token
      ],
  )
  return letters.length > 1 && letters.every(letter => letter !== undefined) ? letters.join('') : text
}
