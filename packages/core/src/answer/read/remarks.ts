import { parse } from '../../math/parse.ts'
import { withPlainSigns } from '../../math/tokens.ts'
import type { Asked } from '../check-answer.ts'
import { agree, isArithmetic } from './chains.ts'
import { saysAnotherThing } from './contradictions.ts'
import { isTurning, withoutAccents } from './frames.ts'
import { unitsNamed } from './units.ts'

/** Digits and signs of double width, marks that nobody sees, and the frame of a key on a telephone. */
const withPlainWidth = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, sign => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u200b\u200c\u2060\ufeff]|\u200d|\u20e3|\ufe0f/g, '')

/** Ticks, faces and arrows that say nothing, beside an answer. */
const DECORATIONS = [
  /^(?:[→⇒➡•▶👉\s]|->|=>)+(?=[^\s=])/u,
  /(?:[✓✔☑]|(?![↔↕↖-↙◻◼◽◾⬛⬜])\p{Extended_Pictographic}|\p{Emoji_Modifier}|(?<= )[:;]-?[)DP])+$/u,
  /(?<=\S)(?: +[.!]|[,;])+$/,
  /(?<=\p{L}{2}|[°%¢])!+$/u,
] as const
/** Around all of an answer. */
const FRAMES = /^(?:“([^“”]+)”|"([^"]+)"|'([^']+)'|‘([^‘’]+)’|«([^«»]+)»|\*\*([^*]+)\*\*|`([^`]+)`|¡([^¡!]+)!)$/

/** Words that only say that an answer follows, or that it was one; what the prompt has a name for is none of them. */
const LEADS =
  /^(?:(?:(?:so|then|entonces|asi que|and|y),? )?(?:i (?:think|believe|guess|got|get|found|say)|(?:yo )?(?:creo|pienso|digo|obtuve|saque)|(?:a mi )?me (?:dio|da|salio|sale))(?: that| que)?(?: (?:it is|it's|its|is|they are|the answer is|es|son|la respuesta es))?[:,]? +|(?:(?:the|my|la|mi) )?(?:final )?(?:(?:answer|ans|respuesta|resp|rpta|rta)\.?(?: final)?(?: (?:is|es|son|are))?|(?:result|resultado|sol|soln)(?: (?:is|es|son|are)|(?=[:=]))) ?[:=]? ?|(?:so|thus|therefore|entonces|por lo tanto),? +|r ?: ?(?!.*[:=]))(?=\S)/i
const TRAILS =
  /(?<=\S)(?:,? (?:more or less|or so|m[aá]s o menos|(?:comes|is|goes) next|sigue)|,? (?:i (?:think|guess|believe)|(?:yo )?creo(?: yo)?|pienso)|,? (?:is|are|es|son) (?:my|the|mi|la) (?:final )?(?:answer|respuesta)(?: final)?)$/i

/** What a text says without ticks, quotes and words such as "I think it is" around it. */
export function withoutFlourish(typed: string): string {
  let text = withPlainWidth(typed).trim()
  for (const decoration of DECORATIONS) text = text.replace(decoration, '').trim() || text
  text = FRAMES.exec(text)?.slice(1).find(Boolean)?.trim() ?? text
  const start = withoutAccents(text.slice(0, 80)).replace(/’/g, "'")
  text = text.slice(LEADS.exec(start)?.[0].length ?? 0)
  const end = text.slice(-40)
  return text.slice(0, text.length - end.length) + end.replace(TRAILS, '')
}

/** 12 because 3 × 4 = 12; 10, 9, 8, so 11 - 3 = 8; C, B, D, A (swap B and C). */
const REASON =
  /^(?<said>.+?)(?:[,;.]? (?:because|cause|cuz|since|porque|ya que|pues) (?<reason>.+)|[,;.]? (?:so|therefore|entonces|as[ií] que) (?<result>[^=]+=[^=]+)| \((?<remark>[^()\d=]+ [^()\d=]+ [^()\d=]+)\))$/isu

/** An answer without the reason or the remark after it, which must not be false nor tell of something else; null where there is none. */
export function withoutReason({ prompt }: Asked, text: string): string | null {
  const { said, reason, result, remark } = REASON.exec(text)?.groups ?? {}
  const after = reason ?? result ?? remark
  if (said === undefined || after === undefined || saysAnotherThing(text, prompt)) return null
  if (remark !== undefined) return isPlainRemark(remark) ? said : null
  const sides = withPlainSigns(after)
    .replace(/(?<=\d) ?x ?(?=\d)/gi, '*')
    .split('=')
    .map(ofNumbers)
  const isTrue = sides.every((side, i) => i === 0 || agreeAsNumbers(sides[i - 1] ?? '', side, result !== undefined))
  return isTrue ? said : null
}

const isPlainRemark = (remark: string): boolean =>
  !isTurning(remark) && remark.split(/\s+/).every(word => word.length === 1 || unitsNamed(word).length === 0)

/** The numbers and signs of a side, without the words around them. */
const ofNumbers = (side: string): string =>
  side.replace(/^.*\p{L}[^\d(]*(?=[\d(-])|(?<=\d)[^\d)]*\p{L}.*$/gsu, '').trim()

/** Whether two sides are the same number; sides of letters say nothing, unless numbers alone count. */
function agreeAsNumbers(left: string, right: string, isAlone: boolean): boolean {
  if (!isArithmetic(left) || !isArithmetic(right)) return !isAlone
  return agree(parse(left), parse(right), 0)
}
