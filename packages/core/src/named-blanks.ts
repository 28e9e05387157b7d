import type { Both } from './both.ts'
import type { Block, Inline } from './content.ts'
import { assert } from './errors.ts'
import type { Expr } from './math/expr.ts'
import { isTerm } from './printed.ts'
import { itemOf } from './tuple.ts'

const NAME = /: ?\$?$/
/** A capital that begins a name, and not only a line. */
const KEPT =
  /^(?:\P{Lu}|\p{Lu}(?:[:\d\p{Lu}]|$)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Jan|Febr)uary|Ma(?:rch|y)|April|Ju(?:ne|ly)|August|(?:Septem|Octo|Novem|Decem)ber)/u

/**
 * The key of a prompt whose lines are each a name and its blank: those lines, filled in.
 * Null where the answer is no list of as many.
 */
export function keyOfNamedBlanks(
  prompt: Both<readonly Block[]>,
  { en, es }: Both<readonly Block[]>,
): Both<Block> | null {
  const [english, spanish] = [linesFilled(prompt.en, listed(en)), linesFilled(prompt.es, listed(es))]
  assert((english === null) === (spanish === null), 'Both languages name the same blanks')
  return english && spanish && { en: english, es: spanish }
}

/** "Rows: 4; columns: 5; squares in all: 20" of its lines, in their order; null where there are more or fewer, or one alone. */
export function linesFilled(blocks: readonly Block[], items: readonly Expr[]): Block | null {
  if (items.length < 2) return null
  const lines = blocks.flatMap(linesOf).filter(isNamedBlank)
  if (lines.length !== items.length) return null
  const content = lines.flatMap((line, i) => {
    const whole = line.map(part => (isBlank(part) ? written(part, itemOf(items, i)) : part))
    return i === 0 ? whole : ['; ', ...withoutCapital(whole)]
  })
  return { kind: 'paragraph', content }
}

/** 4, 5, 20; numbers of thousands are parted by semicolons. */
export function listed([block, ...more]: readonly Block[]): readonly Expr[] {
  if (block === undefined || more.length > 0) return []
  if (block.kind === 'maths') return block.of.kind === 'list' && block.of.brackets === '' ? block.of.items : []
  if (block.kind !== 'paragraph' || block.content.some(part => part !== '; ' && !isMaths(part))) return []
  return block.content.filter(isMaths)
}

const isMaths = (part: Inline): part is Expr => typeof part !== 'string' && !isTerm(part)

function linesOf(block: Block): readonly (readonly Inline[])[] {
  if (block.kind === 'paragraph') return [block.content]
  return block.kind === 'bullets' ? block.items : []
}

/** ____, ____ cm or ____ trips. */
function isBlank(part: Inline): boolean {
  if (typeof part === 'string') return false
  if (part.kind === 'measure') return part.of.kind === 'blank'
  return part.kind === 'quantity' ? part.amount.kind === 'blank' : part.kind === 'blank'
}

function written(blank: Inline, item: Expr): Inline {
  if (typeof blank === 'string') return blank
  if (blank.kind === 'measure') return { ...blank, of: item }
  return blank.kind === 'quantity' ? { ...blank, amount: item } : item
}

function isNamedBlank(line: readonly Inline[]): boolean {
  const place = line.findIndex(isBlank)
  const before = line[place - 1]
  return typeof before === 'string' && NAME.test(before) && line.filter(isBlank).length === 1
}

/** A line that another comes before: "corners: 4", but "A: 4" and "Monday: 4". */
const withoutCapital = (line: readonly Inline[]): readonly Inline[] =>
  line.map((part, i) =>
    i > 0 || typeof part !== 'string' || KEPT.test(part) ? part : part.charAt(0).toLowerCase() + part.slice(1),
  )
