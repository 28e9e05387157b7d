import { LOCALES, type Locale } from '../../both.ts'
import type { Block, Inline } from '../../content.ts'
import { numberWords } from '../../language/number-words.ts'
import { say } from '../../language/say.ts'
import type { Expr } from '../../math/expr.ts'
import { isSameForm } from '../../math/form.ts'
import { parse } from '../../math/parse.ts'
import { present } from '../../math/present.ts'
import { textOf } from '../../math/text.ts'
import { isTerm } from '../../printed.ts'
import type { Json } from '../type.ts'
import { itemsOf, plainWords, squashed } from './text.ts'
import { isSpelling } from './words.ts'

/** B, (b), "b)", "option B": the letter of a choice, in lower case, or null. */
export const letterOf = (input: string): string | null =>
  /^(?:(?:option|choice|letter|opcion|letra) )?\(?([a-h])[).]?$/.exec(plainWords(input))?.[1] ?? null

/** True, T, verdadero, V: spellings of choices that are the same everywhere. */
export const isSpelled = (value: Json, input: string): boolean =>
  typeof value === 'string' && isSpelling(value, plainWords(input))

/** The key, the formula as written, or the words that are printed. */
export function isChoice(value: Json, content: readonly Block[], input: string): boolean {
  const text = plainWords(input)
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

function wordsOf(content: readonly Block[], locale: Locale): string {
  return content
    .map(block =>
      block.kind === 'paragraph'
        ? block.content.map(item => wordOf(item, locale)).join('')
        : block.kind === 'maths'
          ? mathsOf(block.of, locale)
          : '',
    )
    .join(' ')
}

const mathsOf = (of: Expr, locale: Locale) => textOf(present(of, locale))
const wordOf = (item: Inline, locale: Locale): string =>
  typeof item === 'string'
    ? item
    : isTerm(item)
      ? say(item, locale)
          .map(part => (typeof part === 'string' ? part : mathsOf(part, locale)))
          .join('')
      : mathsOf(item, locale)

/** Three hundred five, three hundred and five, trescientos cinco; not the digits. */
export function isNumberWords(value: number, input: string): boolean {
  const typed = spelled(input)
  return [numberWords(value, 'en'), numberWords(value, 'es'), numberWords(value, 'es', 'f')].some(
    words => spelled(words) === typed,
  )
}

const spelled = (text: string) =>
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
  const items = itemsOf(input, /^[,;\n]/).map(item => plainWords(item.replace(/^\d+[.)] */, '')))
  const printed = content.flatMap(block => (block.kind === 'bullets' ? block.items : []))
  const says = (item: readonly Inline[], locale: Locale) => plainWords(item.map(part => wordOf(part, locale)).join(''))
  return (
    items.length === values.length &&
    values.every((value, i) => {
      const [item, words] = [items[i], printed[i]]
      return plainWords(value) === item || (words && LOCALES.some(locale => says(words, locale) === item))
    })
  )
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
