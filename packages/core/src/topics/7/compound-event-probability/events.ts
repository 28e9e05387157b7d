import { type Block, type Both, type Inline, line, table, words } from '../../../author.ts'
import type { Said } from './outcomes.ts'

/** What the two numbers are made into. */
export type Operation = 'sum' | 'product' | 'difference'
export const valueOf = (operation: Operation, p: number, q: number): number =>
  operation === 'sum' ? p + q : operation === 'product' ? p * q : Math.abs(p - q)

/** An event about the sum, product or difference. */
export interface NumberEvent {
  readonly operation: Operation
  readonly is: keyof typeof RELATIONS
  readonly k: number
}
export const RELATIONS = {
  equal: (value: number, k: number) => value === k,
  less: (value: number, k: number) => value < k,
  greater: (value: number, k: number) => value > k,
  multiple: (value: number, k: number) => value % k === 0,
} as const

const NAMES = {
  sum: { en: 'the sum', es: 'la suma' },
  product: { en: 'the product', es: 'el producto' },
  difference: { en: 'the difference', es: 'la diferencia' },
} as const
const IS = {
  equal: { en: ' is ', es: [' es ', ' sea '] },
  less: { en: ' is less than ', es: [' es menor que ', ' sea menor que '] },
  greater: { en: ' is greater than ', es: [' es mayor que ', ' sea mayor que '] },
  multiple: { en: ' is a multiple of ', es: [' es múltiplo de ', ' sea múltiplo de '] },
} as const

/** "the sum is greater than 8"; in Spanish as a fact, or after "que". */
export const saidEvent = ({ operation, is, k }: NumberEvent, mood: 'fact' | 'wish' = 'wish'): Said => ({
  en: [NAMES[operation].en, IS[is].en, ...line`${k}`],
  es: [NAMES[operation].es, IS[is].es[mood === 'fact' ? 0 : 1], ...line`${k}`],
})

export const isFavorable = ({ operation, is, k }: NumberEvent, p: number, q: number): boolean =>
  RELATIONS[is](valueOf(operation, p, q), k)
export const numbersTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i + 1)
export const favorablePairs = (event: NumberEvent, n: number, m: number): readonly (readonly [number, number])[] =>
  numbersTo(n).flatMap(p =>
    numbersTo(m)
      .filter(q => isFavorable(event, p, q))
      .map(q => [p, q] as const),
  )

const CORNER = {
  sum: words('Sum', 'Suma'),
  product: words('Product', 'Producto'),
  difference: words('Difference', 'Diferencia'),
} as const
const tables = new Map<string, Block>()
/** The table of all sums, products or differences. */
export function operationTable(operation: Operation, n: number, m: number): Block {
  const name = `${operation} ${n} ${m}`
  const known = tables.get(name)
  if (known) return known
  const made = table({
    head: [CORNER[operation], ...numbersTo(m)],
    rows: numbersTo(n).map(p => [p, ...numbersTo(m).map(q => valueOf(operation, p, q))]),
    rowHeads: true,
  })
  tables.set(name, made)
  return made
}

export const blockOf = (content: readonly Inline[]): Block => ({ kind: 'paragraph', content })
export const inBoth = ({ en, es }: Said): Both<Block> => ({ en: blockOf(en), es: blockOf(es) })
