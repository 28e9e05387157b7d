import {
  type Block,
  type Both,
  type Content,
  type Figure,
  failed,
  figure,
  howMany,
  itemOf,
  type Locale,
  line,
  list,
  type Noun,
  type Printed,
  prose,
  type Step,
  shapeSet,
  step,
  symbol,
  wholes,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { countAround, type Drawn, sidesOf } from './drawn-shapes.ts'

export const LETTERS = ['A', 'B', 'C', 'D'] as const

/** A shape has as many corners as sides. */
export const PARTS = ['sides', 'corners'] as const
export type Part = (typeof PARTS)[number]
export const PART_NOUN: Readonly<Record<Part, Noun>> = { sides: nouns.side, corners: nouns.corner }
export const AS_YOU_GO_AROUND: Readonly<Record<Part, Both<ReturnType<typeof line>>>> = {
  sides: { en: line`the sides as you go around`, es: line`los lados al recorrer el borde` },
  corners: { en: line`the corners as you go around`, es: line`las esquinas al recorrer el borde` },
}
export const OF_EACH_SHAPE: Readonly<Record<Part, Both<ReturnType<typeof line>>>> = {
  sides: { en: line`the sides of each shape`, es: line`los lados de cada figura` },
  corners: { en: line`the corners of each shape`, es: line`las esquinas de cada figura` },
}

export const picture = (...items: readonly Drawn[]) => shapeSet(items, { says: 'borders' })
export const withLengths = (...items: readonly Drawn[]) => shapeSet(items, { says: 'borders-and-lengths' })
export const lettered = (items: readonly Drawn[]) => figure(shapeSet(items, { named: 'letters', says: 'borders' }))
export const asked = (items: readonly (Block | Both<Block>)[]): Both<Content> => {
  const inLocale = (locale: Locale) => items.map(item => ('kind' in item ? item : item[locale]))
  return { en: inLocale('en'), es: inLocale('es') }
}

export const itemsIn = (printed: Printed) => printed.figure('shape-set').rows.flat()
export const itemIn = (drawn: Figure) => (drawn.kind === 'shape-set' ? drawn.rows.flat()[0] : null)
export const countsIn = (printed: Printed): readonly number[] =>
  itemsIn(printed).map(item => countAround(item) ?? failed('A shape that is counted is closed'))

export const counted = (many: number, part: Part): Step =>
  step(list(...wholes(1, many)), because.count, { group: AS_YOU_GO_AROUND[part] })
/** A: 3; B: 6. */
export const countsOf = (items: readonly Drawn[]): Block => ({
  kind: 'paragraph',
  content: items.flatMap((item, i) => [
    ...(i > 0 ? ['; '] : []),
    ...line`${symbol(itemOf(LETTERS, i))}: ${sidesOf(item)}`,
  ]),
})

export const askedHowMany = (part: Part): Both<Block> => ({
  en: prose`${howMany(PART_NOUN[part])} does this shape have?`,
  es: prose`¿${howMany(PART_NOUN[part])} tiene esta figura?`,
})
