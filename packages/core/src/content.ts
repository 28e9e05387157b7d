import type { Both } from './both.ts'
import type { Figure } from './figure/figure.ts'
import type { Noun } from './language/noun.ts'
import type { Person } from './language/people.ts'
import { blank, expr, list, number, symbol, type Value } from './math/build.ts'
import type { Expr } from './math/expr.ts'
import { Ratio, type Rational } from './number/ratio.ts'
import type { ReasonId } from './solution/reason.ts'

export { type Both, both, type Locale } from './both.ts'

/** Words that the lexicon fills in by language: both sentences share the node, no sentence adds an "s". */
export type Term =
  /** 3 cups, 3/4 of a cup; 3 tazas, 3/4 de taza. */
  | Quantity
  /** how many cups; cuántas tazas. */
  | { readonly kind: 'how-many'; readonly noun: Noun }
  | { readonly kind: 'thing'; readonly noun: Noun; readonly many: boolean; readonly article: 'none' | 'a' | 'the' }
  | { readonly kind: 'person'; readonly person: Person; readonly as: 'name' | 'subject' | 'object' | 'possessive' }
  | { readonly kind: 'spoken-time'; readonly hour: number; readonly minute: number }
  /** three hundred five; trescientos cinco. */
  | { readonly kind: 'number-words'; readonly value: number; readonly gender: 'm' | 'f' }
  /** third; tercero, tercera. */
  | { readonly kind: 'ordinal'; readonly value: number; readonly gender: 'm' | 'f' }
  /** A number of a story under the name of its part in it: printed as it is, found again by a check whatever the sentence. */
  | { readonly kind: 'role'; readonly name: string; readonly of: Expr | Quantity }
/** 3 cups; 3 tazas. */
export type Quantity = { readonly kind: 'quantity'; readonly amount: Expr; readonly noun: Noun }

export type Inline = string | Expr | Term

/** A number of column arithmetic. `hidden` lists the places (powers of ten) that the pupil fills in. */
export interface ColumnRow {
  readonly of: Expr
  readonly hidden: readonly number[]
}

export type Block =
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  /** A formula that stands alone. */
  | { readonly kind: 'maths'; readonly of: Expr }
  | { readonly kind: 'bullets'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  /** `result` is printed under the line; `worked` adds carries, partial products and the result. */
  | {
      readonly kind: 'column'
      readonly operator: '+' | '−' | '×'
      readonly rows: readonly ColumnRow[]
      readonly result: ColumnRow | null
      readonly worked: boolean
    }
  /** Worked as far as the quotient ends, or with as many decimal places as the quotient has. */
  | { readonly kind: 'long-division'; readonly dividend: Expr; readonly divisor: number; readonly worked: boolean }
  | {
      readonly kind: 'table'
      readonly head: readonly Cell[] | null
      readonly rows: readonly (readonly Cell[])[]
      readonly rowHeads: boolean
    }
  | { readonly kind: 'figure'; readonly figure: Figure }
  | { readonly kind: 'side-by-side'; readonly items: readonly (readonly Block[])[] }
  /** A step of a worked solution: what stands there now, and what was done, said in the words of a closed list of reasons. */
  | {
      readonly kind: 'step'
      readonly reason: ReasonId
      readonly says: readonly Inline[]
      readonly work: readonly Block[]
    }

export type Cell = readonly Inline[]

/** What `ask` and `show` may give: maths alone, one block, or several in reading order. */
export type Content = Expr | Block | readonly (Expr | Block)[]

const BLOCKS: ReadonlySet<string> = new Set<Block['kind']>([
  'paragraph',
  'maths',
  'bullets',
  'column',
  'long-division',
  'table',
  'figure',
  'side-by-side',
  'step',
])
const isBlock = (item: Expr | Block): item is Block => BLOCKS.has(item.kind)
const blockOf = (item: Expr | Block): Block => (isBlock(item) ? item : { kind: 'maths', of: item })

export const blocksOf = (content: Content): readonly Block[] =>
  'kind' in content ? [blockOf(content)] : content.map(blockOf)

export type Hole = Value | Term

/** A sentence. A hole takes no string, so that no sentence is glued from fragments. `__` is a blank to write on. */
export function prose(strings: TemplateStringsArray, ...holes: readonly Hole[]): Block {
  return { kind: 'paragraph', content: line(strings, ...holes) }
}

/** A line of words in both languages as a paragraph of its own. */
export const paragraphOf = ({ en, es }: Both<readonly Inline[]>): Both<Block> => ({
  en: { kind: 'paragraph', content: en },
  es: { kind: 'paragraph', content: es },
})

/** The inline part of prose``: for a table cell, a step of a list. */
export function line(strings: TemplateStringsArray, ...holes: readonly Hole[]): readonly Inline[] {
  const content: Inline[] = []
  let place = 0
  for (const words of wordsOf(strings)) {
    for (const word of words) content.push(word)
    const hole = holes[place++]
    if (hole !== undefined) content.push(inlineOf(hole))
  }
  return content
}

const known = new WeakMap<TemplateStringsArray, readonly (readonly Inline[])[]>()

/** What stands between the holes of a sentence: the same each time that it is drawn. */
function wordsOf(strings: TemplateStringsArray): readonly (readonly Inline[])[] {
  const found = known.get(strings)
  if (found) return found
  const words = strings.map(text => withBlanks(text).flatMap(withUnknowns))
  known.set(strings, words)
  return words
}

export const inlineOf = (hole: Hole): Expr | Term =>
  typeof hole === 'number' || hole instanceof Ratio ? expr(hole) : hole

/** In a sentence, x is a word of neither language. */
const UNKNOWN = /((?<![\p{L}\p{N}])x(?![\p{L}\p{N}]))/u

const withUnknowns = (part: Inline): readonly Inline[] =>
  typeof part === 'string'
    ? part
        .split(UNKNOWN)
        .filter(text => text !== '')
        .map(text => (text === 'x' ? symbol('x') : text))
    : [part]

/** Between the blanks of a clock time no line is broken. */
const COLON = '\u00a0:\u00a0'

const withBlanks = (text: string): Inline[] =>
  text
    .split(/(__+)/)
    .filter(part => part !== '')
    .map(part => (part.startsWith('__') ? blank(part.length) : part === ' : ' ? COLON : part))

/** "3 cups" and "3 tazas", "1 cup" and "1 taza". */
export const count = (amount: Rational | Expr, noun: Noun): Quantity => ({
  kind: 'quantity',
  amount: typeof amount === 'number' || amount instanceof Ratio ? number(amount) : amount,
  noun,
})

/** "how many cups", "cuántas tazas"; capital at the start of a sentence, as all terms. */
export const howMany = (noun: Noun): Term => ({ kind: 'how-many', noun })
/** "cups", "tazas". */
export const things = (noun: Noun): Term => ({ kind: 'thing', noun, many: true, article: 'none' })
/** "cup", "taza". */
export const thing = (noun: Noun): Term => ({ kind: 'thing', noun, many: false, article: 'none' })
/** "a cup", "una taza". */
export const aThing = (noun: Noun): Term => ({ kind: 'thing', noun, many: false, article: 'a' })
/** "the cup", "la taza". */
export const theThing = (noun: Noun): Term => ({ kind: 'thing', noun, many: false, article: 'the' })
/** "the cups", "las tazas". */
export const theThings = (noun: Noun): Term => ({ kind: 'thing', noun, many: true, article: 'the' })

export const name = (person: Person): Term => ({ kind: 'person', person, as: 'name' })
/** she, he; ella, él. */
export const subject = (person: Person): Term => ({ kind: 'person', person, as: 'subject' })
/** her, him; ella, él (after a preposition). */
export const object = (person: Person): Term => ({ kind: 'person', person, as: 'object' })
/** her, his; su. */
export const possessive = (person: Person): Term => ({ kind: 'person', person, as: 'possessive' })

/** half past four; las cuatro y media. */
export const spokenTime = (hour: number, minute: number): Term => ({ kind: 'spoken-time', hour, minute })
/** three hundred five; trescientos cinco. */
export const numberWords = (value: number, gender: 'm' | 'f' = 'm'): Term => ({ kind: 'number-words', value, gender })
/** third; tercero or tercera. */
export const ordinal = (value: number, gender: 'm' | 'f' = 'm'): Term => ({ kind: 'ordinal', value, gender })

/** The part that a number plays in a story: role('price', money(250)). */
export const role = (name: string, of: Value | Quantity): Extract<Term, { kind: 'role' }> => ({
  kind: 'role',
  name,
  of: typeof of === 'object' && 'kind' in of && of.kind === 'quantity' ? of : expr(of as Value),
})

export const bullets = (...items: readonly (readonly Inline[])[]): Block => ({ kind: 'bullets', ordered: false, items })
/** A numbered list, such as the lines of somebody's work. */
export const steps = (...items: readonly (readonly Inline[])[]): Block => ({ kind: 'bullets', ordered: true, items })

const columnRow = (value: Value | ColumnRow): ColumnRow =>
  typeof value === 'object' && 'hidden' in value ? value : { of: expr(value), hidden: [] }

/** A number whose digits at these places (0 is ones, −1 tenths) are left for the pupil. */
export const withHiddenDigits = (value: Value, ...hidden: number[]): ColumnRow => ({ of: expr(value), hidden })

/** Numbers one under another over a line, for the pupil to work out. */
export const column = (operator: '+' | '−' | '×', ...rows: readonly (Value | ColumnRow)[]): Block => ({
  kind: 'column',
  operator,
  rows: rows.map(columnRow),
  result: null,
  worked: false,
})
/** The same with its result printed: missing digits, or a sum to check. */
export const columnWithResult = (
  operator: '+' | '−' | '×',
  rows: readonly (Value | ColumnRow)[],
  result: Value | ColumnRow,
): Block => ({
  kind: 'column',
  operator,
  rows: rows.map(columnRow),
  result: columnRow(result),
  worked: false,
})
/** The same worked out, with carries and partial products: for the answer key. */
export const workedColumn = (operator: '+' | '−' | '×', ...rows: readonly Value[]): Block => ({
  kind: 'column',
  operator,
  rows: rows.map(columnRow),
  result: null,
  worked: true,
})
export const longDivision = (dividend: Value, divisor: number): Block => ({
  kind: 'long-division',
  dividend: expr(dividend),
  divisor,
  worked: false,
})
export const workedLongDivision = (dividend: Value, divisor: number): Block => ({
  kind: 'long-division',
  dividend: expr(dividend),
  divisor,
  worked: true,
})

/** A cell holds what a line holds; a single value or term needs no line``. */
export type CellHole = Hole | readonly Inline[]
export const cell = (hole: CellHole): Cell =>
  Array.isArray(hole) ? (hole as readonly Inline[]) : [inlineOf(hole as Hole)]

export interface TableSpec {
  readonly head?: readonly CellHole[]
  readonly rows: readonly (readonly CellHole[])[]
  /** Whether the first cell of each row names the row. */
  readonly rowHeads?: boolean
}
export const table = ({ head, rows, rowHeads = false }: TableSpec): Block => ({
  kind: 'table',
  head: head?.map(cell) ?? null,
  rows: rows.map(row => row.map(cell)),
  rowHeads,
})

const hasThousands = (value: Value) => {
  const shown = expr(value)
  return shown.kind === 'number' && Math.abs(shown.n) >= 1000 * shown.d
}
/** Numbers one after another; a comma would run into their thousands, so that such numbers are parted by semicolons. */
export const inARow = (...values: readonly Value[]): Block | Expr =>
  values.some(hasThousands)
    ? { kind: 'paragraph', content: values.flatMap((value, i) => (i === 0 ? [expr(value)] : ['; ', expr(value)])) }
    : list(...values)

export const figure = (drawn: Figure): Block => ({ kind: 'figure', figure: drawn })
/** Blocks next to each other: figures to compare, a table beside its graph. */
export const sideBySide = (...items: readonly Content[]): Block => ({
  kind: 'side-by-side',
  items: items.map(blocksOf),
})
