import { type UnitId, unitIds } from '../../language/units.ts'
import type { Asked } from '../check-answer.ts'
import { plainWords } from '../grade/text.ts'
import { plainUnit, spellingsOf } from '../grade/unit-words.ts'
import { standsIn } from './printed.ts'
import type { Prompt } from './prompt.ts'

/** A number and the words or the unit after it. */
const TAIL = /^(.*[\d)°%½⅓⅔¼¾²³√π\]}])(?!(?<=°) ?[CF]$)\s*((?:° ?[CF]$|\p{L}|[¢€£])[^=<>\d]*[²³23]?(?:\^[23])?\.?)$/su

/** Stop a group of nouns after "how many". */
const VERBS = new Set(
  'must need before after now first antes despues ahora primero debia is are was were does do did can will would should has have had in of on at to from for fit make hay tiene tienen hubo habia se puede pueden muestra hace hacen es son esta estan fueron caben queda quedan quedaron debe deben necesita compra usa vende recorre gasta recibe the a there goes go va away'.split(
    ' ',
  ),
)

export const singular = (word: string): string => (word.length > 2 ? word.replace(/(?:es|s|e)$/, '') : word)

/** The nouns that stand after "how many": bikes, different bikes. */
function countedThings(prompt: Prompt): ReadonlySet<string> {
  const found = new Set<string>()
  for (const [, after = ''] of prompt.words.matchAll(
    /(?:how many|how much|cuant[oa]s?|number of|numero de) ((?:[\p{L}'-]+ ?){1,6})/gu,
  )) {
    let words = after.trim().split(' ')
    if (/^(?:of|de)$/.test(words[0] ?? ''))
      words = words
        .filter(word => !/^(?:of|de|the|its|their|these|those|l[ao]s|sus|es[ao]s|est[ao]s)$/.test(word))
        .slice(0, 1)
    const end = words.findIndex(word => VERBS.has(word))
    for (const word of end < 0 ? words.slice(0, 4) : words.slice(0, end)) found.add(singular(word))
  }
  return found
}

/** Every unit that a word may name: m is meters and minutes. */
export const unitsNamed = (word: string): readonly UnitId[] => {
  const plain = plainUnit(word)
  return unitIds.filter(unit => spellingsOf(unit).has(plain))
}

const OF_A_SIZE: readonly (readonly [RegExp, UnitId])[] = [
  [/\b(?:area|surface)/, 'square-unit'],
  [/\bvolum/, 'cubic-unit'],
  [
    /\b(?:length|perimeter|distance|longitud|perimetro|distancia|long is|how far|que distancia|radius|radio|height|altura|magnitud)/,
    'unit',
  ],
]

/** Whether the prompt asks for an amount in this unit: how many meters, in degrees, ____ yd, an area in square units. */
function asksForUnit(unit: UnitId, prompt: Prompt): boolean {
  const sizes = OF_A_SIZE.filter(([words]) => words.test(prompt.words)).map(([, size]) => size)
  if (sizes.length > 0 && (unit === 'unit' || unit === 'square-unit' || unit === 'cubic-unit')) return sizes[0] === unit
  const after = [
    ...prompt.text.matchAll(/(?:how many|in|en|cu[aá]nt[oa]s|_{2,}) ?([^\s,.?;:|_]+(?: [^\s,.?;:|_]+){0,3})/giu),
  ]
  // The longest: kilometers per hour are no kilometers.
  return after.some(([, words = '']) => {
    const parts = words.split(' ')
    const named = parts.map((_, i) => unitsNamed(parts.slice(0, i + 1).join(' '))).findLast(units => units.length > 0)
    return named?.includes(unit) ?? false
  })
}

/** What has the unit of the data that it is found from. */
const OF_DATA =
  /\b(?:mean|average|median|mode|range|quartile|deviation|media|promedio|mediana|moda|rango|cuartil|desviacion)\b/

/** Whether the one unit of the data is this: minutes for the mean of times that are all told in minutes. */
function isUnitOfData(unit: UnitId, { text, words }: Prompt): boolean {
  if (!OF_DATA.test(words)) return false
  const told = [...text.matchAll(/(?<=\d) ?(\p{L}+[²³]?)/gu)].map(([, word = '']) => unitsNamed(word))
  const known = told.filter(units => units.length > 0)
  return known.length > 0 && known.every(units => units.includes(unit))
}

const FILLERS = new Set(
  'of de del more mas in all total en each cada left exactly extra apiece everyone altogether possible posibles different diferentes distintos distintas ways way maneras formas modos per por long wide tall high deep apart farther further largo ancho alto from to its the el la los las a at together juntos juntas'.split(
    ' ',
  ),
)

/** A number and what stands after it. */
export function tailOf(text: string): readonly [number: string, tail: string] | null {
  const [, number, tail] = TAIL.exec(text.trim()) ?? []
  return number === undefined || tail === undefined ? null : [number.trim(), tail.trim()]
}

/** A number without the words after it, where they say nothing but what the prompt asks for: 90 bikes, 22 yd, 37.4 meters. */
export function withoutAskedUnit(text: string, prompt: Prompt): string | null {
  const [, number, tail] = TAIL.exec(text.trim()) ?? []
  if (number === undefined || tail === undefined) return null
  return isAskedTail(tail.replace(/\.$/, ''), prompt) ? number.trim() : null
}

const AFTER_NUMBERS =
  /(?<=\d|½|¼|¾) ?(°? ?[CF](?!\p{L})|\p{L}[\p{L}/]*[²³]?)(?=\s*(?:$|[,;=<>≤≥+\-−–)\n]|(?:and|y|or|o|is|are|son|makes?|hacen|plus|minus|menos|igual)\b|m[aá]s ))/gu

/** 10c, 1 cent, 5¢. */
const CENTS = /(?<=\d) ?(?:¢|c|cents?|centavos?)(?![\p{L}\d])/giu

/** A list or an equation without one unit or noun that stands after its numbers and that the prompt uses: 24 lb, 19 lb; 8 - 5 = 3 balloons. */
export function withoutUnits(typed: string, { answer, prompt }: Asked): string {
  const isFormula = !Array.isArray(answer.value)
  const text = inOneWord(typed)
  const inCents = text.replace(CENTS, '')
  if (inCents !== text) return prompt.text.includes('¢') && answer.type !== 'money' ? inCents : text
  // The x of 6x in a list that holds an equation is no unit.
  const letters = new Set(isFormula ? [] : String(answer.value).match(/(?<!\p{L})\p{L}(?!\p{L})/gu))
  const found = [...text.matchAll(AFTER_NUMBERS)]
    .map(([, word = '']) => word.replace(/\s/g, ''))
    .filter(word => !letters.has(word))
  const [unit, ...others] = new Set(found.map(word => singular(plainWords(word))))
  if (unit === undefined || others.length > 0 || (isFormula && !/°|\p{L}{3}/u.test(unit))) return text
  return isUsed(found[0] ?? '', prompt)
    ? text.replace(AFTER_NUMBERS, (said, word: string) => (letters.has(word) ? said : ''))
    : text
}

/** 45 pies², 3/4 unidad: square feet and parts of a unit as one word after the number. */
const inOneWord = (text: string): string =>
  text
    .replace(/(?<=\d ?)(?:square|sq\.?) (\p{L}+)/giu, '$1²')
    .replace(/(?<=\d ?)cubic (\p{L}+)/giu, '$1³')
    .replace(/(?<=\d \p{L}+) cuadrad[oa]s?/giu, '²')
    .replace(/(?<=\d \p{L}+) c[uú]bic[oa]s?/giu, '³')
    .replace(/(?<=\/\d+) (?:of an? |de (?:una? )?)(?=\p{L}+\s*(?:[,;]|$))/giu, ' ')

/** Whether a prompt has a word, or the unit that the word stands for: lb where it has libras; beside its blanks, if units stand there. */
function isUsed(word: string, prompt: Prompt): boolean {
  const units = unitsNamed(word)
  const asked = [...prompt.text.matchAll(/(?:_{2,}|□) ?(\p{L}+[²³]?)/gu)].flatMap(([, unit = '']) => unitsNamed(unit))
  if (units.length > 0 && asked.length > 0) return asked.some(unit => units.includes(unit))
  const printed = prompt.words.match(/° ?[cf](?!\p{L})|\p{L}[\p{L}²³]*/gu) ?? []
  if (units.length > 0) return printed.some(other => unitsNamed(other).some(unit => units.includes(unit)))
  const noun = singular(plainWords(word))
  return noun.length > 2 && [...printed, ...prompt.pictured].some(other => singular(other) === noun)
}

const RATE =
  /^(.*\d(?: ?(?:dollars?|d[oó]lar(?:es)?|¢|cents?|centavos?))?) ?(?:(?:\/|per|an?|por|each|every|cada|for (?:1|one|an?|each|every)|por (?:1|un|una|cada)|in|en|apiece|c\/u|altogether|total)\b ?([^\d=]{0,40}))$/iu

/** $1.12 per L, $0.74 each, $28.08 in all: an amount of money without what it is for, where the prompt says so too. */
export function withoutRate(text: string, prompt: Prompt): string | null {
  const [, amount, of = ''] = RATE.exec(text.trim()) ?? []
  if (amount === undefined) return null
  const words = plainWords(of)
    .split(' ')
    .filter(word => word !== '' && !FILLERS.has(word) && !VERBS.has(word))
  const printed = new Set(prompt.words.split(/[^\p{L}]+/u).map(singular))
  return words.every(
    word =>
      printed.has(singular(word)) ||
      unitsNamed(word).some(unit => [...spellingsOf(unit)].some(name => printed.has(singular(name)))),
  )
    ? amount.trim()
    : null
}

/** 18 of "in 18 minutes", 20¢ and 40% as they are printed. */
export const isPrintedNumber = (word: string, prompt: Prompt): boolean =>
  /^\$?\d+(?:\.\d+)?[%¢°]?$/.test(word) && standsIn(word, prompt.text.replace(/(?<=\d),(?=\d{3})/g, ''))

/** Of two shares that a prompt tells apart, the one that it asks for: 40% in "how many liters of a solution with 40%". */
const isOtherShare = (words: string, { question }: Prompt): boolean => {
  const [, first] = /(?:how m|cu[aá]nt).*?(\d+(?:\.\d+)?) ?%/is.exec(question) ?? []
  const shares = [...words.matchAll(/(\d+(?:\.\d+)?) ?%/g)].map(([, share]) => share)
  return shares.some(share => share !== first)
}

/** An amount of what the question counts, by its name there: 68 pines and 68 pine trees for how many pine trees. */
export function withoutCounted(text: string, prompt: Prompt): string | null {
  const [number, tail] = tailOf(text) ?? []
  if (number === undefined || tail === undefined || unitsNamed(tail).length > 0) return null
  const [, asked = ''] = /(?:how many|cuant[oa]s) ([^?]*)\?/.exec(plainQuestion(prompt)) ?? []
  const phrase = asked.split(' ').map(singular)
  const end = phrase.findIndex(word => VERBS.has(word) || word === '')
  const things = end < 0 ? phrase : phrase.slice(0, end)
  const words = plainWords(tail).split(' ').map(singular)
  return words.length <= things.length && words.every((word, i) => word.length > 2 && word === things[i])
    ? number
    : null
}

const plainQuestion = ({ question }: Prompt): string => question.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** An amount and its unit, without words after them that the prompt says too: 46.2 km from its start, $25 is paid in all. */
export function withoutSaid(text: string, prompt: Prompt): string | null {
  const [, amount, words] =
    /^(-?\$? ?[\d.,/ ]*\d(?: ?(?:\p{L}+[²³]?|[°%¢]))??) (\p{L}[\p{L} ]*)$/u.exec(text.trim()) ?? []
  if (amount === undefined || words === undefined || unitsNamed(words).length > 0) return null
  const printed = new Set(prompt.words.split(/[^\p{L}]+/u).map(singular))
  const [first = '', ...rest] = plainWords(words).split(' ')
  const isJoining = (word: string) => FILLERS.has(word) || VERBS.has(word)
  return isJoining(first) && rest.every(word => isJoining(word) || printed.has(singular(word))) ? amount : null
}

/** An amount without what it is of, or where and when: 1 yarda de tela, 6 cars at first, 47 more stamps. */
export function withoutMaterial(text: string, prompt: Prompt): string | null {
  const bare = text
    .trim()
    .replace(/(?<=\d) (?:more|fewer|less|additional|extra|different|más|mas|menos|total)(?= \p{L}|$)/iu, '')
  const [, amount, of] =
    /^(.*?\d ?\p{L}[\p{L}\d²³./]*) (\p{L}[^=]*)$/u.exec(bare.replace(/(?<=\d) (?:cents?|centavos?)$/, '¢')) ?? []
  if (amount === undefined || of === undefined || unitsNamed(of).length > 0 || isOtherShare(of, prompt))
    return bare === text.trim() ? null : bare
  const printed = new Set(prompt.words.split(/[^\p{L}]+/u).map(singular))
  const [first = ''] = plainWords(of).split(' ')
  const noun = singular(plainWords(/\p{L}+$/u.exec(amount)?.[0] ?? ''))
  const isAsked = [
    ...plainQuestion(prompt).matchAll(
      /(?:how many|cuant[oa]s) (?:(?:more|fewer|less) )?(\p{L}+) (?:(?:mas|menos) )?(\p{L}+)/gu,
    ),
  ].some(
    ([, thing = '', verb]) =>
      verb === first && (singular(thing) === noun || unitsNamed(thing).some(unit => unitsNamed(noun).includes(unit))),
  )
  if (!FILLERS.has(first) && !VERBS.has(first) && !isAsked) return null
  const isSaid = plainWords(of)
    .split(' ')
    .every(word => FILLERS.has(word) || VERBS.has(word) || printed.has(singular(word)) || isPrintedNumber(word, prompt))
  return isSaid ? amount : null
}

const ANGLES =
  /angle|angulo|degree|grado|°|\barc|rotat|gira|rota|temperat|turn|bearing|sector|inclin|elevat|elevac|depresion/
const MONEY = /[$¢€]|dollar|dolar|cost|cuesta|price|precio|money|dinero|\bpay|\bpaga|worth|vale|earn|gana|spen|gast/

/** How many, and which week or step: what is asked is no money. */
const NO_MONEY =
  /how many (?!dollars|cents)|cuant[oa]s (?!dolares|centavos)|(?:which|what|que|cual) (?:day|week|month|year|hour|minute|step|term|row|number of|dia|semana|mes|ano|hora|minuto|paso|termino|fila)s?(?!\p{L})/u

/** Whether a sign of degrees or dollars stands beside a number that is neither. */
export const hasAlienSign = (text: string, prompt: Prompt): boolean =>
  prompt.text !== '' &&
  ((/[\d)]\s*°/.test(text) &&
    !prompt.text.includes(/° ?[CF]$/.exec(text)?.[0] ?? '\0') &&
    !ANGLES.test(plainWords(prompt.question)) &&
    !/∠|x°/.test(prompt.text)) ||
    (/^\s*-?\$|\$\s*$/.test(text) && (!MONEY.test(prompt.words) || NO_MONEY.test(plainWords(prompt.question)))))

const COLORS = /^(?:gray|grey|white|black|gris(?:es)?|blanc[ao]s?|negr[ao]s?)$/

/** 4 ducks where ducks are drawn and nothing else is counted; empty boxes are no counters. */
const isPictured = (
  words: readonly string[],
  things: ReadonlySet<string>,
  { pictured, words: asked }: Prompt,
): boolean =>
  words.length <= 2 &&
  words.some(word => pictured.includes(word)) &&
  words.every(word => pictured.includes(word) || asked.includes(word) || COLORS.test(word)) &&
  [...things].every(
    thing => pictured.some(word => singular(word) === thing) || /^(?:quedan|sobran|faltan|left|more)$/.test(thing),
  ) &&
  !/empty|vaci|missing box/.test(asked)

/** 840 tens is not 840: words that multiply the number before them. */
const PLACES =
  /^(?:ones?|tens?|hundreds?|thousands?|millions?|tenths?|hundredths?|thousandths?|dozens?|pairs?|unidad(?:es)?|decenas?|centenas?|mil(?:es|lar(?:es)?|lon(?:es)?)?|decim[oa]s?|centesim[oa]s?|milesim[oa]s?|docenas?|pares)$/

function isAskedTail(tail: string, prompt: Prompt): boolean {
  const units = unitsNamed(tail)
  if (units.some(unit => asksForUnit(unit, prompt) || isUnitOfData(unit, prompt))) return true
  if (/^(?:is|es|goes|va) /.test(plainWords(tail)))
    return plainWords(tail)
      .split(' ')
      .slice(1)
      .every(word => FILLERS.has(word) || VERBS.has(word) || prompt.words.includes(word))
  const words = plainWords(tail).split(' ')
  // Where the answer is a number of degrees it counts nothing.
  if (units.length === 0 && /(?:in|en) °/.test(prompt.text) && !/how many|cuant[oa]s/.test(prompt.words)) return false
  const things = countedThings(prompt)
  if (isPictured(words, things, prompt)) return true
  if (words.some(word => PLACES.test(word) && !things.has(singular(word)))) return false
  const content = words.filter(word => !FILLERS.has(word)).map(singular)
  if (content.length === 0) return units.length === 0 && words.length < 4
  if (units.length > 0 && !content.every(word => things.has(word))) return false
  const printed = new Set(prompt.words.split(/[^\p{L}]+/u).map(singular))
  if (things.size === 0 && units.length === 0) return content.every(word => word.length > 2 && printed.has(word))
  return (
    things.size > 0 &&
    content.some(word => things.has(word)) &&
    content.every(word => things.has(word) || printed.has(word)) &&
    things.has(content[0] ?? '')
  )
}
