import { approximate } from '../../math/approximate.ts'
import type { Expr } from '../../math/expr.ts'
import { parse } from '../../math/parse.ts'
import { withPlainSigns } from '../../math/tokens.ts'
import type { Asked } from '../check-answer.ts'
import { plainWords, splitAt, squashed } from '../grade/text.ts'
import { agree, isArithmetic } from './chains.ts'
import { linesOf, type Prompt } from './prompt.ts'

/** Work and remarks beside the parts of an answer, each true: the text without them; null where there are none. */
export const withoutShown = (asked: Asked, text: string): readonly string[] =>
  [
    withoutKeyLines(asked, text),
    withoutWork(text),
    withoutPlaces(text, asked.prompt),
    asRows(text),
    asEquation(text, asked.prompt),
    withResults(text),
    withoutExclusion(text, asked.prompt),
  ].filter(said => said !== null && said !== text) as readonly string[]

const piecesOf = (text: string): readonly string[] =>
  splitAt(withPlainSigns(text), /[;\n]/)
    .map(piece => piece.replace(/[.,]$/, '').trim())
    .filter(piece => piece !== '')

/** Without what the key prints below the answer: "Top: x, 10; side: x, 3". */
function withoutKeyLines({ answer, prompt }: Asked, text: string): string | null {
  const below = linesOf((answer.content ?? []).slice(1), prompt.locale)
    .flatMap(piecesOf)
    .map(bare)
  const pieces = piecesOf(text)
  const rest = pieces.filter(piece => !below.includes(bare(piece)))
  return rest.length > 0 && rest.length < pieces.length ? rest.join('; ') : null
}
const bare = (piece: string): string => squashed(piece).toLowerCase()

/** 11x = 187, x = 17; 8y = 144, y = 18: without the equations that the values make true. */
function withoutWork(text: string): string | null {
  const items = splitAt(withPlainSigns(text), /[,;\n]/).filter(item => item !== '')
  const values = new Map(
    items.flatMap((item): [string, string][] => {
      const [, name, value] = /^([a-z]) ?= ?(-?[\d./]+)$/i.exec(item) ?? []
      return name === undefined || value === undefined ? [] : [[name, value]]
    }),
  )
  const isWork = (item: string) => {
    const sides = item
      .split('=')
      .map(side => side.replace(/(?<!\p{L})[a-z](?!\p{L})/giu, name => `(${values.get(name) ?? name})`))
    const [first, ...others] = sides.map(side => parse(side.trim()))
    return (
      item.includes('=') &&
      !/^[a-z] ?=/i.test(item) &&
      others.length > 0 &&
      sides.every(isArithmetic) &&
      others.every(side => agree(first ?? null, side, 0))
    )
  }
  const rest = items.filter(item => !isWork(item))
  return values.size > 1 && rest.length === values.size && rest.length < items.length ? rest.join('; ') : null
}

/** M = -23 at x = 6, m = -30 at x = 5: without the places, where the function of the prompt has these values there. */
function withoutPlaces(text: string, prompt: Prompt): string | null {
  const [, letter = '', rule] =
    /(?<!\p{L})[a-z]\(([a-z])\) ?= ?([^\n]+?)(?: (?:on|en) |[\n.,;]|$)/u.exec(prompt.text) ?? []
  const model = rule === undefined ? null : parse(rule)
  if (!model || letter === '') return null
  let isTrue = true
  const rest = withPlainSigns(text).replace(
    /(-?[\d./]+) (?:at|when|where|for|en|cuando|para|con|si) ([a-z]) ?= ?(-?[\d./]+)(?=$|[,;\n]| (?:and|y) )/g,
    (typed, value: string, name: string, at: string) => {
      const [number, place] = [parse(value), parse(at)]
      const reached = number && place ? approximate(model, { [letter]: approximate(place, {}) }) : Number.NaN
      if (name !== letter || !number || !(Math.abs(reached - approximate(number, {})) < 1e-9)) isTrue = false
      return isTrue ? value : typed
    },
  )
  return isTrue ? rest : null
}

/** P(1, 2), Q(3, 4) as the rows P: 1, 2; Q: 3, 4. */
function asRows(text: string): string | null {
  const points = [...text.matchAll(/(?<!\p{L})(\p{Lu}) ?[=:]? ?\(([^()]+)\)/gu)]
  const between = text
    .replace(/(?<!\p{L})\p{Lu} ?[=:]? ?\([^()]+\)/gu, '')
    .replace(/(?<!\p{L})(?:and|y)(?!\p{L})|[\s,;.]/gu, '')
  return points.length > 1 && between === '' ? points.map(([, name, row]) => `${name}: ${row}`).join('; ') : null
}

/** 4 x 6 = 24 square units and 4 rows of 6 is 24 where 4, 6 and 24 are asked for: the numbers of a true equation, in their order. */
function asEquation(text: string, prompt: Prompt): string | null {
  const said = withPlainSigns(text)
    .replace(/ (?<=\d(?: \p{L}{1,40})? )(?:times|por|multiplied by) (?=\d)/giu, ' * ')
    .replace(/ (?:rows|columns|groups|filas|columnas|grupos|jumps|saltos|bags|bolsas) (?:of|de) (?=\d)/giu, ' * ')
    .replace(
      / (?<=\d(?: \p{L}{1,40})? )(?:is|are|equals|makes|es|son|hacen|igual a|es igual a|son igual a) (?=\d)/giu,
      ' = ',
    )
    .replace(/ ?x(?<=\d ?(?: \p{L}{2}[\p{L} ]{0,40})? ?x) ?(?=\d)/giu, ' * ')
  if (!isUnderLabels(said, prompt)) return null
  const typed = said.replace(/(?<=\d) ?\p{L}[\p{L}²³ ]*(?= ?[-+*/÷×=]|$)/gu, '')
  const sides = typed.split('=')
  const [left = '', right = ''] = sides
  if (sides.length !== 2 || !/\d ?[-+*/÷×] ?\d/.test(left) || !/^ ?\d[\d.,]*$/.test(right)) return null
  if (!sides.every(isArithmetic) || !agree(parse(left), parse(right), 0)) return null
  const numbers = typed.match(/\d[\d.,]*/g) ?? []
  return numbers.length > 2 ? numbers.join('; ') : null
}

/** Whether a word after a number, which the line of one blank has, stands after the number of this blank: 2 rows x 5 columns for Rows, Columns. */
function isUnderLabels(text: string, { lines }: Prompt): boolean {
  const labels = lines.filter(line => /_{2,}|□/.test(line)).map(plainWords)
  return [...text.matchAll(/\d[\d.,]*(?: (\p{L}{3,}))?/gu)].every(([, word], i) => {
    const own = word === undefined ? [] : labels.flatMap((label, at) => (label.includes(plainWords(word)) ? [at] : []))
    return own.length === 0 || own.includes(i)
  })
}

/** 2 rows; 5 columns; 2 × 5 = 10: each true equation of numbers as what it leads to. */
function withResults(text: string): string | null {
  const items = splitAt(withPlainSigns(text), /[;\n]|,(?= )/)
  const results = items.map(item => {
    const [, label = '', work = '', result] =
      /^((?:\p{L}[\p{L} ]*)?[:=]? ?)(\d[^=]*\d\)?) ?= ?(\d[\d.,]*(?: [\p{L}²³ ]+)?)$/u.exec(item) ?? []
    const sides = [work.replace(/(?<=\d) ?x ?(?=\d)/gi, '*'), result?.replace(/ ?\p{L}.*$/u, '') ?? '']
    return result !== undefined && sides.every(isArithmetic) && agree(parse(sides[0] ?? ''), parse(sides[1] ?? ''), 0)
      ? label + result
      : item
  })
  return items.length > 1 && results.some((result, i) => result !== items[i]) ? results.join('; ') : null
}

/** (x + 1)/(x - 3), x ≠ -4 and x ≠ 3: without values for which the formula of the prompt is undefined. */
function withoutExclusion(text: string, { lines }: Prompt): string | null {
  const [, said, letter = '', listed] =
    /^([^≠]+?)[,;]? ?\(?(?:(?:where|with|for|if|when|but|provided|con|donde|para|si|cuando|pero|siempre que),? )*([a-z]) ?≠ ?([^≠].*?)\)?$/su.exec(
      withPlainSigns(text),
    ) ?? []
  if (said === undefined || listed === undefined) return null
  const models = lines.flatMap(line => parse(line) ?? [])
  const places = listed
    .replace(/(?<![\p{L}])([a-z]) ?≠/gu, (typed, name) => (name === letter ? '' : typed))
    .split(/,? (?:and|or|y|o|ni|nor) |[,;]/)
    .flatMap(place => (/^ ?±/.test(place) ? [place.replace('±', ''), place.replace('±', '-')] : place))
  return places.every(place => models.some(model => !Number.isFinite(valueAt(model, letter, place)))) ? said : null
}

/** What a formula is worth where its letter is a number. */
function valueAt(model: Expr, letter: string, place: string): number {
  const at = parse(place)
  return at ? approximate(model, { [letter]: approximate(at) }) : 0
}
