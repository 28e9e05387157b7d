import { LOCALES } from '../../both.ts'
import type { Block, Inline } from '../../content.ts'
import { numberWords } from '../../language/number-words.ts'
import { isSameForm } from '../../math/form.ts'
import { parse } from '../../math/parse.ts'
import { lineOf, wordsOf } from '../read/prompt.ts'
import type { Json } from '../type.ts'
import { itemsOf, plainWords, squashed } from './text.ts'
import { isSpelling } from './words.ts'

/** B, (b), "b)", "option B": the letter of a choice, in lower case, or null. */
export const letterOf = (input: string): string | null => LETTER.exec(plainWords(input))?.[1] ?? null

const LETTER =
  /^(?:(?:it is|it's|es|the|la|el) )*(?:(?:option|choice|letter|answer|opcion|letra|respuesta|inciso|graph|grafica|system|sistema|figure|figura|clock|reloj|table|tabla|equation|ecuacion|expression|expresion|picture|drawing|image|dibujo|imagen|diagram|diagrama|group|grupo|model|modelo|statement|enunciado|story|historia|(?:number )?line|linea|recta(?: numerica)?|row|fila|bar|barra|step|paso|box|caja|card|tarjeta|set|conjunto|shape|forma|part|parte|square|cuadrado|circle|circulo|triangle|triangulo|rectangle|rectangulo|pattern|patron|grid|cuadricula|array|arreglo|store|tienda) (?:is |es )?(?:la )?)?\(?([a-h])[).]?$/

/** "B) Rectangle": the letter of a choice and the words beside it. */
export function letterAndWords(input: string): readonly [letter: string, words: string] | null {
  const [, letter, words] = /^\(?([a-h])[).:] ?(.+)$/is.exec(input) ?? /^([A-H]) (?=\S\S)(.+)$/s.exec(input) ?? []
  return letter === undefined || words === undefined ? null : [letter.toLowerCase(), words]
}

/** True, T, verdadero, V: spellings of choices that are the same everywhere. */
export const isSpelled = (value: Json, input: string): boolean =>
  typeof value === 'string' && isSpelling(value, plainWords(input))

/** The key, the formula as written, or the words that are printed. */
export function isChoice(value: Json, content: readonly Block[], input: string): boolean {
  const text = plainWords(input)
  if (text === '') return false
  if (typeof value !== 'string') return sameJson(value, input)
  if (
    plainWords(value) === text ||
    isSpelled(value, input) ||
    (squashed(value) !== '' && squashed(value) === squashed(input))
  )
    return true
  const [model, typed] = [parse(value), parse(input)]
  if (model && typed && isFormula(value) && isSameForm(model, typed)) return true
  return LOCALES.some(locale => content.length > 0 && plainWords(wordsOf(content, locale)) === text)
}

/** A key such as "first" or "ASA" is a word, not the product of its letters. */
const isFormula = (value: string) => !/\p{L}{4}|^\p{L}+$/u.test(value)

/** Three hundred five, three hundred and five, trescientos cinco; not the digits. */
export function isNumberWords(value: number, input: string): boolean {
  // In "forty and three hundredths" and "forty-three hundredths" the "and" is all the difference.
  const spelled = Number.isInteger(value) ? withoutAnd : withAnd
  const typed = spelled(input.replace(new RegExp(`^${value} ?(?:=|is|es) ?`), ''))
  return [numberWords(value, 'en'), numberWords(value, 'es'), numberWords(value, 'es', 'f')].some(
    words => spelled(words) === typed,
  )
}

/** Cuarenta y un enteros y tres décimas, cuarenta y uno y tres décimas, cuarenta y uno con tres décimas. */
const withAnd = (text: string) =>
  plainWords(text)
    .replace(/[-\s]+/g, ' ')
    .replace(/ con /, ' y ')
    .replace(/ (?:enteros?|unidad(?:es)?) (?=y )/, ' ')
    .replace(/uno (?=y )/, 'un ')

const withoutAnd = (text: string) =>
  plainWords(text)
    .replace(/[-,]/g, ' ')
    .replace(/\band /g, '')
    .replace(/\bun mil\b/g, 'mil')
    .replace(/(\w)a i (?=\w)/g, '$1a y ')
    .replace(/\s+/g, ' ')
    .replace(/^a (?=hundred|thousand|million)/, 'one ')
    .replace(
      /\b(treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)i(?=uno|una|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)/g,
      '$1 y ',
    )
    .trim()

/** Keys or the words that are printed for them, in their order, as a list or as JSON. */
export function isTextList(values: readonly string[], content: readonly Block[], input: string): boolean {
  if (sameJson(values, input)) return true
  // A list, or a line that names each part: "By its sides: isosceles; by its angles: acute".
  const printed = content.flatMap(block => {
    if (block.kind === 'bullets') return block.items
    return block.kind === 'paragraph' ? block.content.filter(isWords).map(name => [name]) : []
  })
  const expected = values.map((value, i) =>
    [value, ...LOCALES.map(locale => lineOf(printed[i] ?? [], locale))].map(plainPart),
  )
  const text = input.replace(/(?<=^|\s)\d+[.)] (?=\p{L})/gu, '; ')
  return [/[,;\n]/, /[,;\n ]/].some(separator => {
    const items = itemsOf(text, separator).map(plainPart)
    return items.length === values.length && items.every((item, i) => item !== '' && expected[i]?.includes(item))
  })
}

const isWords = (part: Inline): boolean => typeof part === 'object' && part.kind === 'words'

const ORDINALS = [
  'first|i|1st|1|primero|primera|primer|1o',
  'second|ii|2nd|2|segundo|segunda|2o',
  'third|iii|3rd|3|tercero|tercera|tercer|3o',
  'fourth|iv|4th|4|cuarto|cuarta|4o',
].map(words => words.split('|'))

/** One word of a list; Quadrant III, QIII, third and 3 are the same place. */
function plainPart(text: string): string {
  const words = plainWords(text.replace(/^\d+[.)] */, ''))
  const bare = words.replace(/^(?:the )?(?:quadrant|cuadrante|quad|q) ?| ?(?:quadrant|cuadrante)$/g, '')
  return ORDINALS.find(places => places.includes(bare))?.[0] ?? words
}

/** The data as JSON, with its keys in any order. */
export function sameJson(value: Json, input: string): boolean {
  try {
    return ordered(JSON.parse(input)) === ordered(value)
  } catch {
    return false
  }
}

const ordered = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
