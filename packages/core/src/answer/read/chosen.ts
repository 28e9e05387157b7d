import { isEqual } from '../../math/equivalence.ts'
import { parse } from '../../math/parse.ts'
import { withPlainSigns } from '../../math/tokens.ts'
import type { Asked } from '../check-answer.ts'
import { isChoice, isSpelled, letterOf } from '../grade/choice.ts'
import type { GradedAnswer } from '../grade/grade.ts'
import { plainWords, squashed } from '../grade/text.ts'
import { BLANKS, filledBlanks } from './blanks.ts'
import { LITTLE_WORDS, tokensOf } from './choice-words.ts'
import { isRightChoice, LONGEST_SAID } from './choices.ts'
import { claimsOf } from './claims.ts'
import { afterWords } from './frames.ts'
import { halfSaid } from './halves-of-days.ts'
import { isLetterSaid, isOffered } from './letters.ts'
import { withDigits } from './number-words.ts'
import { labelAtPlace, labelOfWords, labelOfYesOrNo, saysSign } from './placed.ts'
import { type Prompt, wordsOf } from './prompt.ts'
import { tailOf, unitsNamed } from './units.ts'
import { isYesOrNo } from './yes-no.ts'

/** A chain of equal parts is a claim, an equation to choose is none. */
const isEquationChoice = ({ value }: GradedAnswer): boolean =>
  typeof value === 'string' && parse(value)?.kind === 'relation'

const COMPARED: readonly (readonly [words: RegExp, sign: string])[] = [
  [/ (?:is |es )?(?:less|smaller|menor) (?:than|que) /i, '<'],
  [/ (?:is |es )?(?:greater|larger|more|mayor) (?:than|que) /i, '>'],
  [/ (?:is equal to|equals|es igual a|igual a) /i, '='],
]

const TURNED: Readonly<Record<string, string>> = { '<': '>', '>': '<', '=': '=' }

/**
 * The sign that is set between the two sides of the prompt, or between what they are worth: 4 < 6 for 32 ÷ 8 ____ 42 ÷ 7.
 * The sides may be turned round with it.
 */
function signBetween(prompt: Prompt, text: string): string | null {
  const typed = COMPARED.reduce((said, [words, sign]) => said.replace(words, sign), withPlainSigns(text))
  const [left, sign, right, ...more] = typed.split(/ ?([<>=]) ?/)
  const sides = prompt.lines.map(line => line.split(BLANKS)).find(parts => parts.length === 2)
  if (left === undefined || sign === undefined || right === undefined || more.length > 0 || !sides) return null
  const isSaid = (own: readonly string[]) =>
    own.every((side, i) => {
      const [said, printed] = [side, sides[i] ?? ''].map(of => parse(of))
      return said && printed && said.kind !== 'relation' && isEqual(said, printed)
    })
  return isSaid([left, right]) ? sign : isSaid([right, left]) ? (TURNED[sign] ?? null) : null
}

/** A has more, where a sign is to stand between A and B. */
function signOfMore(prompt: Prompt, text: string): string | null {
  const [, letter, more] =
    /^(?:group |set |(?:el )?grupo )?(\p{L}) (?:is |has |es |tiene )(?:(more|greater|bigger|larger|mas|mayor)|less|fewer|smaller|menos|menor)\b/u.exec(
      plainWords(text),
    ) ?? []
  const sides = prompt.lines
    .map(line => line.split(BLANKS).map(side => side.trim().toLowerCase()))
    .find(parts => parts.length === 2 && parts.every(part => /^\p{L}$/u.test(part)))
  if (letter === undefined || !sides?.includes(letter)) return null
  return (sides[0] === letter) === (more !== undefined) ? '>' : '<'
}

/** 8 - 4 = 4 for the choice 8 - 4. */
function isWorkedChoice(asked: Asked, text: string): boolean {
  const [choice, value, ...more] = text
    .replace(/ (?:makes?|equals|gives|is|da|es|forma|suma|hacen?) (?=[\d.,/]+$)/, ' = ')
    .split('=')
  if (choice === undefined || value === undefined || more.length > 0 || !/^\s*-?[\d.,/]+\s*$/.test(value)) return false
  const [left, right] = [choice, value].map(side => parse(side))
  return left?.kind !== 'number' && left && right ? isEqual(left, right) && isRightChoice(asked, choice.trim()) : false
}

/** What stands before the words of the question: "Bar A" of "Bar A is shorter" where it asks which bar is shorter. */
function beforeEcho(asked: Asked, text: string): string | null {
  const words = text.replace(/[.!]+$/, '').split(/\s+/)
  if (words.length > 16) return null
  const question = ` ${asked.prompt.words.replace(/[?.,]/g, '')} `
  for (let at = 1; at < words.length - 1; at++)
    if (/^(?!(?:or|o|and|y|u|e)$)\p{L}{2}/u.test(words[at] ?? '')) {
      const echo = plainWords(words.slice(at).join(' '))
      if (question.includes(` ${echo} `) && !isOffered(asked, echo)) return words.slice(0, at).join(' ')
    }
  return null
}

/** F of "la cara F" where the prompt speaks of a cara. */
function nameAfterNoun({ words }: Prompt, text: string): string | null {
  const [, noun = '', name] = /^(?:(?:it is|it's|es) )?(?:the |la |el )?(\p{L}{3,}) (\p{Lu})$/iu.exec(text) ?? []
  return name !== undefined && words.split(/[^\p{L}]+/u).includes(plainWords(noun)) ? name : null
}

/** The duck, El pato no pertenece, D: pato, where the one duck is drawn at D. */
function isPictureAtKey({ answer, prompt }: Asked, text: string): boolean {
  if (typeof answer.value !== 'string' || prompt.atLetters.size === 0) return false
  const own = prompt.atLetters.get(answer.value)
  const others = [...prompt.atLetters].flatMap(([letter, words]) => (letter === answer.value ? [] : words))
  const said = tokensOf(text.replace(new RegExp(`^${answer.value}[).:,]? (?=\\p{L}{3})`, 'u'), ''))
  return (
    said.some(word => own?.includes(word)) &&
    said.every(word => own?.includes(word) || LITTLE_WORDS.includes(word) || prompt.words.includes(word)) &&
    !said.some(word => others.includes(word))
  )
}

/** The rectangle B where a choice says "Rectangle B": no letter of a choice. */
const isNameInChoice = (asked: Asked, text: string): boolean =>
  isOffered(asked, plainWords(text).replace(/^(?:the|el|la) /, '')) && / \p{L}$/u.test(text)

/** Kilogramos for kg, 8 pulgadas for 8 pulg. */
function isSameUnit(value: string, text: string): boolean {
  const [number, own] = tailOf(value) ?? ['', value]
  const [typed, unit] = tailOf(text) ?? ['', text]
  return number === typed && unitsNamed(own).some(named => unitsNamed(unit).includes(named))
}

/** Plus and minus for + -, -, +. */
const SIGN_WORDS: Readonly<Record<string, string>> = {
  plus: '+',
  mas: '+',
  minus: '-',
  menos: '-',
  times: '×',
  por: '×',
  entre: '÷',
  y: '',
  and: '',
}
const inSigns = (text: string): string =>
  plainWords(text)
    .split(/[\s,;]+/)
    .map(word => SIGN_WORDS[word] ?? word)
    .join(' ')
    .replace(/ +/g, ' ')

/** Whether a text tells the right choice: by its letter, its words, or the statement that it makes true. */
export function isChosen(asked: Asked, text: string): boolean {
  const { answer, prompt } = asked
  if (text.length > LONGEST_SAID) return isChoice(answer.value, answer.content ?? [], text)
  if (isPictureAtKey(asked, text)) return true
  const letter = isNameInChoice(asked, text) ? null : letterOf(text)
  const told = labelOfWords(asked, text) ?? labelAtPlace(asked, text) ?? labelOfYesOrNo(asked, text)
  if (told !== null) return told === answer.label
  const shown = wordsOf((answer.content ?? []).slice(0, 1), prompt.locale)
  if (asked.choices.length === 0 && /^[-−+×÷]$/.test(shown) && saysSign(shown, text)) return true
  if (typeof answer.value === 'string' && isSameUnit(answer.value, text)) return true
  const half = halfSaid(asked, text)
  if (half !== null) return isRightChoice(asked, half)
  if (isLetterSaid(asked, text)) return true
  const subject = isYesOrNo(asked) ? null : beforeEcho(asked, text)
  if (subject !== null && (letterOf(subject) ?? '') === (answer.label ?? answer.value ?? '').toString().toLowerCase())
    return true
  if (subject !== null && letterOf(subject) === null && isRightChoice(asked, subject)) return true
  if (
    typeof answer.value === 'string' &&
    /^[-−+×÷ ]{3,}$/.test(answer.value) &&
    squashed(inSigns(text)) === squashed(answer.value)
  )
    return true
  const noun = / (\p{L}+)$/u.exec(plainWords(text))?.[1]
  if (noun !== undefined && prompt.pictured.includes(noun)) {
    const counted = text.replace(/ \p{L}+$/u, '')
    if (!/ /.test(counted) && isRightChoice(asked, counted)) return true
  }
  if (asked.choices.length === 0 && answer.value === nameAfterNoun(prompt, text)) return true
  const first = signOfMore(prompt, text)
  if (first !== null) return isRightChoice(asked, first)
  if (answer.label && letter && !isSpelled(answer.value, text)) return letter === answer.label.toLowerCase()
  const [, said, name] = /^([<>=]) ?\(?(\p{L}[^()]+)\)?$/u.exec(text) ?? []
  if (said !== undefined && name !== undefined && [said, name].every(way => isRightChoice(asked, way))) return true
  const sign = signBetween(prompt, text)
  return (
    isRightChoice(asked, text) ||
    isRightChoice(asked, withDigits(text)) ||
    isWorkedChoice(asked, text) ||
    (sign !== null && isRightChoice(asked, sign)) ||
    [...claimsOf(text, prompt, null, isEquationChoice(answer)), ...afterWords(text, prompt)].some(
      claim => !claim.isContradicted && !/\p{L}{3}/u.test(claim.text) && isRightChoice(asked, claim.text),
    ) ||
    filledBlanks(prompt, text).some(filled => isRightChoice(asked, filled.join(' ')))
  )
}
