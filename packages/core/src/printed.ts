import type { Block, Inline, Term } from './content.ts'
import { assert } from './errors.ts'
import type { Figure } from './figure/figure.ts'
import { evaluate } from './math/evaluate.ts'
import { type Expr, type Kind, type Of, partsOf } from './math/expr.ts'
import type { Ratio } from './number/ratio.ts'
import { type Tuple, tupleOf } from './tuple.ts'

const TERMS: ReadonlySet<string> = new Set<Term['kind']>([
  'quantity',
  'how-many',
  'thing',
  'person',
  'spoken-time',
  'number-words',
  'ordinal',
  'role',
])
export const isTerm = (item: Inline): item is Term => typeof item !== 'string' && TERMS.has(item.kind)

const VALUES: ReadonlySet<string> = new Set<Kind>(['number', 'money', 'percent', 'measure'])

/** A finished problem as a pupil sees it: all that a `check` may look at. */
export class Printed {
  readonly blocks: readonly Block[]

  constructor(blocks: readonly Block[]) {
    this.blocks = flat(blocks)
  }

  get inlines(): readonly Inline[] {
    return this.blocks.flatMap(inlinesOf)
  }

  /** Every formula and number, in reading order. */
  get maths(): readonly Expr[] {
    return this.inlines.flatMap(item => {
      if (typeof item === 'string') return []
      if (!isTerm(item)) return [item]
      return amountsOf(item)
    })
  }

  /** Every number that stands alone: the numbers of a word problem. Money in dollars, percents as parts of one. */
  get numbers(): readonly Ratio[] {
    return this.maths
      .filter(({ kind }) => VALUES.has(kind))
      .filter(isValue)
      .map(item => evaluate(item))
  }

  /** The first numbers that stand alone, as many as asked for: `const [price, count] = printed.take(2)`. */
  take<const N extends number>(count: N): Tuple<Ratio, N> {
    return tupleOf(this.numbers, count)
  }

  /** What a story calls by this name, in either language: `printed.role('price')`. */
  role(name: string): Ratio {
    const found = this.terms('role').find(term => term.name === name)
    assert(found, () => `No ${name} is printed`)
    return evaluate(found.of.kind === 'quantity' ? found.of.amount : found.of)
  }

  /** All words outside of formulas, as printed, for a check that must see which story is told. */
  get text(): string {
    return this.inlines.filter(item => typeof item === 'string').join(' ')
  }

  /** All expressions of one kind, however deep, outermost only: `printed.all('relation')`. */
  all<K extends Kind>(kind: K): readonly Of<K>[] {
    const found: Of<K>[] = []
    const visit = (item: Expr): void => {
      if (item.kind === kind) found.push(item as Of<K>)
      else partsOf(item).forEach(visit)
    }
    this.maths.forEach(visit)
    return found
  }

  one<K extends Kind>(kind: K): Of<K> {
    const [first] = this.all(kind)
    assert(first, () => `No ${kind} is printed`)
    return first
  }

  /** All figures of one kind, in reading order. */
  figures<K extends Figure['kind']>(kind: K): readonly Extract<Figure, { kind: K }>[] {
    return this.blocks.flatMap(block =>
      block.kind === 'figure' && block.figure.kind === kind ? [block.figure as Extract<Figure, { kind: K }>] : [],
    )
  }

  figure<K extends Figure['kind']>(kind: K): Extract<Figure, { kind: K }> {
    const [first] = this.figures(kind)
    assert(first, () => `No ${kind} is drawn`)
    return first
  }

  blocksOf<K extends Block['kind']>(kind: K): readonly Extract<Block, { kind: K }>[] {
    return this.blocks.filter((block): block is Extract<Block, { kind: K }> => block.kind === kind)
  }

  block<K extends Block['kind']>(kind: K): Extract<Block, { kind: K }> {
    const [first] = this.blocksOf(kind)
    assert(first, () => `No ${kind} is printed`)
    return first
  }

  /** All lexicon terms of one kind, in reading order. */
  terms<K extends Term['kind']>(kind: K): readonly Extract<Term, { kind: K }>[] {
    return this.inlines.filter(
      (item): item is Extract<Term, { kind: K }> => typeof item !== 'string' && item.kind === kind,
    )
  }

  term<K extends Term['kind']>(kind: K): Extract<Term, { kind: K }> {
    const [first] = this.terms(kind)
    assert(first, () => `No ${kind} is printed`)
    return first
  }
}

const amountsOf = (term: Term): readonly Expr[] => {
  if (term.kind === 'quantity') return [term.amount]
  if (term.kind === 'role') return term.of.kind === 'quantity' ? [term.of.amount] : [term.of]
  return []
}

/** A measure or percent of a letter is no number. */
const isValue = (item: Expr): boolean =>
  item.kind === 'measure' || item.kind === 'percent' ? isValue(item.of) : VALUES.has(item.kind)

const flat = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap(block =>
    block.kind === 'side-by-side' ? block.items.flatMap(flat) : block.kind === 'step' ? flat(block.work) : [block],
  )

function inlinesOf(block: Block): readonly Inline[] {
  switch (block.kind) {
    case 'paragraph':
      return block.content
    case 'maths':
      return [block.of]
    case 'bullets':
      return block.items.flat()
    case 'column':
      return [...block.rows, ...(block.result ? [block.result] : [])].map(row => row.of)
    case 'table':
      return [...(block.head ?? []), ...block.rows.flat()].flat()
    case 'long-division':
      return [block.dividend, { kind: 'number', n: block.divisor, d: 1, as: 'fraction' }]
    case 'figure':
    case 'side-by-side':
    case 'step':
      return []
  }
}
