import { plainWords } from '../grade/text.ts'
import { namesAnotherPart } from './labels.ts'
import { namesAnother } from './names.ts'
import type { Prompt } from './prompt.ts'

/** The answer that a sentence claims, or a chain of equal things, or work that is shown. */
export interface Claim {
  readonly text: string
  /** Whether what was left out says something else than the prompt asks: cos B for sin B, a chain that is false. */
  readonly isContradicted: boolean
}

/** Words that turn a sentence into another one: what stands after them is not what is claimed. */
const TURNS =
  /\b(?:not|no|nor|isnt|isn't|never|or|nunca|ni|sin|o|either|maybe|quizas?|than|que|least|most|almost|casi|except|between|entre|if|si|but|pero|menos|increase|decrease)\b/

/** "The answer is 5", "Tenía 23 canicas", "lim = 7": words without a digit before what is claimed. */
const LEAD = /^[\p{L}\p{M}'’:,¿¡() ]{1,80}?[ :=](?=[-+±√$(\d.|⟨{[□])/u
/** Before a formula that begins with a letter a verb or a colon stands. */
const LEAD_OF_FORMULA =
  /^[\p{L}\p{M}'’, ]{3,80}?(?:\b(?:is|are|es|son)|:) +(?=\S)|^(?!.*\b(?:sin|sen|cos|tan|csc|sec|cot|log|ln) )[\p{L}' ]{2,40} (?=\p{L}_?\d? ?=)/u

/** Says that the answer follows, in front of anything. */
const SAYS =
  /^(?:so |thus |then |asi que |entonces |luego )?(?:(?:the |my |la |el |mi )?(?:final |exact )?(?:answer|solution|result|limit|value|slope|sum|product|area|volume|total|respuesta|solucion|resultado|limite|valor|pendiente|suma|producto|volumen|rule|equation|regla|ecuacion)(?: for \p{L}| of \p{L}| de \p{L})?(?: is| es|:| =)|it is|it's|its|they are|there (?:are|is)|hay|i (?:see|count|got|get)|(?:me |te |le )?(?:quedan?|sobran?|faltan?)|es|son|is|are|answer|respuesta|about|approximately|approx\.?|around|roughly|aproximadamente|alrededor de|cerca de|m[aá]s o menos|unos|unas|exactly|exactamente)(?: ?: ?| +)/iu

/** The same length as the text, so that places stay. */
export const withoutAccents = (text: string): string =>
  [...text]
    .map(character => (character.length === 1 ? (character.normalize('NFD')[0] ?? character) : character))
    .join('')

/** "Tienes que" and "hay que" say that something is to be done; they compare nothing. */
const DUTY = /\b(?:ten\w*|tien\w*|hay|habra) que\b/g
export const isTurning = (words: string): boolean => TURNS.test(plainWords(words).replace(DUTY, ''))

/** Longer than any words that only say that the answer follows. */
const LONGEST_LEAD = 120

/** The text without words that only say that the answer follows. */
export function withoutLeadIn(text: string): string {
  const start = text.slice(0, LONGEST_LEAD)
  const rest = text.slice(start.length - withoutAccents(start).replace(SAYS, '').length)
  return rest === '' ? text : rest
}

/** What stands after words that only lead to it: the next terms are -20, -24; the point (7, 9). */
export function afterWords(text: string, prompt: Prompt): readonly Claim[] {
  return [LEAD, LEAD_OF_FORMULA].flatMap(pattern => {
    const lead = pattern.exec(text)?.[0] ?? ''
    if (!/\p{L}{2}/u.test(lead) || isTurning(lead) || plainWords(lead).split(' ').length > 9) return []
    const named = lead.replace(/(?: (?:is|are|es|son))?(?: (?:at|en))?[:= ]+$/, '')
    const rest = text.slice(lead.length).trim()
    const names = [named, /^\p{L}_?\d?(?= ?=)/u.exec(rest)?.[0] ?? '']
    return {
      text: rest,
      isContradicted: names.some(name => namesAnother(name, prompt) || namesAnotherPart(name, prompt)),
    }
  })
}

/** (8, 40) is the outlier: without words that the prompt says. */
export function beforeWords(text: string, prompt: Prompt): string | null {
  const [, claimed, words] = /^(.*[\d)\]}°%]),? (?:is|are|es|son) ([\p{L} ]+)$/su.exec(text) ?? []
  return claimed !== undefined &&
    words !== undefined &&
    plainWords(words)
      .split(' ')
      .every(word => word.length < 4 || prompt.words.includes(word))
    ? claimed
    : null
}
