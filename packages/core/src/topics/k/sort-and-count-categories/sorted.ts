import {
  type Block,
  type Both,
  blank,
  both,
  type Content,
  type Expr,
  exact,
  expr,
  type Figure,
  type FilledTable,
  figure,
  type Icon,
  type Inline,
  itemOf,
  labelOrder,
  line,
  list,
  type Printed,
  prose,
  type Random,
  type Sentence,
  type ShapeSet,
  type ShapeSpec,
  type Step,
  shapeNoun,
  shapeSet,
  step,
  type Term,
  table,
  tableCells,
  theThings,
  things,
  wholes,
  words,
  writtenLetter,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { mixed, turned } from '../../kit/choices/turned.ts'
import { PICTURES } from '../../kit/facts/pictures.ts'
import { DRAWN_BY_HAND, type Fill, type Tile } from '../../kit/shapes/tiles.ts'

export const LETTERS = ['A', 'B', 'C', 'D'] as const
export type Letter = (typeof LETTERS)[number]
export const letterOrder = labelOrder(LETTERS)
export const letter = writtenLetter<Letter>('A', 'B', 'C', 'D')

/** Kinds of things that nobody takes for one another. */
const THINGS = PICTURES.map(icon => (icon === 'star' ? 'pencil' : icon))
export const TRIOS = mixed(THINGS.map((first, i) => [first, ...[5, 11].map(by => itemOf(THINGS, (i + by) % 16))]))
export const SHAPES = mixed(
  DRAWN_BY_HAND.flatMap((_, i) =>
    [1, 2, 4, 5].map(by => [0, by, 3].map(other => itemOf(DRAWN_BY_HAND, (i + other) % 6))),
  ),
)

const COUNTS = {
  'two kinds': [
    [3, 4],
    [5, 2],
    [4, 2],
    [3, 6],
    [5, 4],
    [2, 6],
    [5, 3],
    [7, 2],
  ],
  'three kinds': [
    [2, 3, 4],
    [5, 1, 3],
    [3, 5, 2],
    [1, 5, 4],
    [4, 1, 3],
    [2, 5, 1],
    [3, 6, 1],
    [4, 3, 2],
  ],
  'three of ten': [
    [2, 3, 5],
    [6, 1, 3],
    [4, 1, 5],
    [3, 5, 2],
    [1, 6, 3],
    [5, 4, 1],
    [5, 2, 3],
  ],
} as const satisfies Record<string, readonly (readonly number[])[]>

export interface Sorted {
  /** What tells the kinds apart, and how many there are of each. */
  readonly kinds: readonly Kind[]
  readonly counts: readonly number[]
  readonly items: readonly Tile[]
}
/** A kind of things, of shapes, or of fills. */
type Kind = { readonly by: 'shape'; readonly is: Icon } | { readonly by: 'fill'; readonly is: Fill }

export const FILLED = {
  white: words('White shapes', 'Figuras blancas'),
  gray: words('Gray shapes', 'Figuras grises'),
  striped: words('Striped shapes', 'Figuras rayadas'),
} as const
export const ALSO_FILLED = {
  white: words('white shapes', 'figuras blancas'),
  gray: words('gray shapes', 'figuras grises'),
  striped: words('striped shapes', 'figuras rayadas'),
} as const
const THE_FILLED = {
  white: { en: line`the white shapes`, es: line`las figuras blancas` },
  gray: { en: line`the gray shapes`, es: line`las figuras grises` },
  striped: { en: line`the striped shapes`, es: line`las figuras rayadas` },
} as const
export const these = (kind: Kind) => (kind.by === 'shape' ? theThings(shapeNoun(kind.is)) : THE_FILLED[kind.is])
export const sentenceOf = (kind: Kind): Sentence => ({ key: kind.is, says: both(prose`${named(kind)}`) })
export const pictureOf = (kind: Kind): Figure =>
  shapeSet([kind.by === 'shape' ? kind.is : { shape: 'circle', fill: kind.is }], { says: 'names' })
export const named = (kind: Kind): Expr | Term => (kind.by === 'shape' ? things(shapeNoun(kind.is)) : FILLED[kind.is])
/** After the first of several. */
const alsoNamed = (kind: Kind): Expr | Term => (kind.by === 'shape' ? named(kind) : ALSO_FILLED[kind.is])

/** Things of some kinds, all white, in the order of their kinds. */
export function drawThings(random: Random, counted: 'two kinds' | 'three kinds', ahead: number): Sorted {
  const all: readonly (readonly number[])[] = COUNTS[counted]
  const trio = random.evenly(turned(TRIOS, ahead))
  const counts = random.shuffle(itemOf(all, (random.turn(all.length) + ahead) % all.length))
  const shapes = trio.slice(0, counts.length)
  const items = shapes.flatMap((shape, i) =>
    Array.from({ length: itemOf(counts, i) }, (): Tile => ({ shape, fill: 'white' })),
  )
  return { kinds: shapes.map(is => ({ by: 'shape', is })), counts, items }
}
export const drawMixed = (random: Random, ahead: number): Sorted => {
  const drawn = drawThings(random, 'three kinds', ahead)
  return { ...drawn, items: random.shuffle(drawn.items) }
}

export const FILLS = ['white', 'gray', 'striped'] as const
/** Ten shapes of three kinds by one attribute; by the other, which is not asked, they are of two. */
export function drawTwoWays(
  random: Random,
  ways: readonly Kind['by'][],
  ahead: number,
): Sorted & { readonly by: Kind['by'] } {
  const all = COUNTS['three of ten']
  const shapes = random.evenly(turned(SHAPES, ahead))
  const counts: readonly number[] = random.shuffle(itemOf(all, (random.turn(all.length) + ahead) % all.length))
  const by = random.evenly(ways)
  const fills = random.shuffle(FILLS)
  const kinds = by === 'shape' ? shapes.map((is): Kind => ({ by, is })) : FILLS.map((is): Kind => ({ by, is }))
  const start = random.int(0, 1)
  const items = kinds.flatMap((kind, i) =>
    Array.from({ length: itemOf(counts, i) }, (_, j): Tile => {
      const other = (start + i + j) % 2
      return kind.by === 'shape'
        ? { shape: kind.is, fill: itemOf(fills, other) }
        : { shape: itemOf(shapes, other), fill: kind.is }
    }),
  )
  return { by, kinds, counts, items: random.shuffle(items) }
}

export const drawn = (items: readonly ShapeSpec[]) =>
  figure(shapeSet(items, { perRow: items.length > 8 ? 5 : 4, says: 'names' }))
export const shown = (question: Both<Block>, ...figures: readonly Block[]): Both<Content> => ({
  en: [question.en, ...figures],
  es: [question.es, ...figures],
})
export const asksTable = (question: Both<Block>, { kinds, items }: Sorted): Both<Content> =>
  shown(question, drawn(items), table({ rows: kinds.map(kind => [named(kind), blank(3)]) }))
export const tableOf = ({ kinds, counts }: Sorted): FilledTable => ({
  blanks: counts,
  rows: kinds.map((kind, i) => [named(kind), itemOf(counts, i)]),
})

/** What does not matter where things differ in two ways. */
const lookOnlyAt = (kinds: readonly Kind[], items: readonly Tile[]): Both<readonly Inline[]> => {
  if (new Set(items.map(({ fill }) => fill)).size === 1) return { en: [], es: [] }
  return kinds[0]?.by === 'fill'
    ? { en: ['Look only at the color and the stripes. '], es: ['Mira solo el color y las rayas. '] }
    : { en: ['Look only at the shape. '], es: ['Mira solo la forma. '] }
}
/** Of things that are mixed, those that are counted get a mark. */
export const counting = ({ kinds, counts, items }: Sorted, areMixed: boolean): readonly Step[] => {
  const only = lookOnlyAt(kinds, items)
  return kinds.map((kind, i) => {
    const last = itemOf(counts, i)
    const [work, group] = [last === 1 ? expr(1) : list(...wholes(1, last)), these(kind)]
    if (!areMixed || i > 0) return step(work, because.count, { group })
    const [en, es] = 'en' in group ? [group.en, group.es] : [line`${group}`, line`${group}`]
    return step(work, because.explain, {
      sentence: {
        en: [...only.en, 'Count ', ...en, '. Mark each one as you count.'],
        es: [...only.es, 'Cuenta ', ...es, '. Marca cada dibujo al contar.'],
      },
    })
  })
}
export const countEachKind = ({ kinds, items }: Sorted) => {
  const only = lookOnlyAt(kinds, items)
  return {
    sentence: {
      en: [...only.en, 'Count each kind. Mark each one as you count.'],
      es: [...only.es, 'Cuenta cada tipo. Marca cada dibujo al contar.'],
    },
  }
}
export const countsSaid = ({ kinds, counts }: Sorted): Both<Block> =>
  both({
    kind: 'paragraph',
    content: kinds.flatMap((kind, i) =>
      i === 0 ? line`${named(kind)}: ${itemOf(counts, i)}` : ['; ', ...line`${alsoNamed(kind)}: ${itemOf(counts, i)}`],
    ),
  })
export const intoTable = (sorted: Sorted, areMixed = true): readonly Step[] => [
  ...counting(sorted, areMixed),
  step(tableCells.show(tableOf(sorted)), because.lastNumberTellsHowMany),
]

export const tilesIn = ({ rows }: ShapeSet): readonly Tile[] => rows.flat() as readonly Tile[]
/** How many of the drawn things a word of the page names. */
export const tally = (items: readonly Tile[], isNamed: (item: Tile) => boolean) => items.filter(isNamed).length
/** Each word of the table, and how many of the drawn things it names. */
export function talliesOf(printed: Printed): readonly number[] {
  const items = tilesIn(printed.figure('shape-set'))
  const nouns = printed.terms('thing').map(({ noun }) => noun.en[1])
  const fills = printed.all('words').map(({ en }) => en.split(' ')[0]?.toLowerCase())
  return nouns.length > 0
    ? nouns.map(noun => tally(items, ({ shape }) => shapeNoun(shape).en[1] === noun))
    : fills.map(fill => tally(items, item => item.fill === fill))
}
export const checkTable = (printed: Printed, { blanks }: FilledTable): boolean => {
  const tallies = talliesOf(printed)
  return tallies.length === blanks.length && blanks.every((value, i) => exact(value).equals(itemOf(tallies, i)))
}

type Asked = 'most' | 'fewest'
export const ASKED = ['most', 'fewest'] as const
export const asksMost = (printed: Printed) => /most|más/.test(printed.text)
export const extreme = (counts: readonly number[], asked: Asked) =>
  counts.indexOf(asked === 'most' ? Math.max(...counts) : Math.min(...counts))
/** Whether a count is beyond all others. */
export const isExtreme = (counts: readonly number[], own: number, isMost: boolean) =>
  counts.every(count => count === own || (isMost ? count < own : count > own))
export const chosen = (work: Content | Both<Content>, { counts }: Sorted, asked: Asked): Step => {
  const [most, least] = [Math.max(...counts), Math.min(...counts)]
  return step(work, because.explain, {
    sentence:
      asked === 'most'
        ? { en: line`${most} is the greatest number.`, es: line`${most} es el número mayor.` }
        : { en: line`${least} is the least number.`, es: line`${least} es el número menor.` },
  })
}

/** Why each of the other two kinds, in their order, is not the one that was asked for. */
export const otherKinds = ({ counts }: Sorted, asked: Asked): readonly Both<readonly Inline[]>[] => {
  const right = itemOf(counts, extreme(counts, asked))
  return counts
    .filter((_, i) => i !== extreme(counts, asked))
    .map(wrong =>
      asked === 'most'
        ? { en: line`${wrong} is less than ${right}.`, es: line`${wrong} es menor que ${right}.` }
        : { en: line`${wrong} is greater than ${right}.`, es: line`${wrong} es mayor que ${right}.` },
    )
}
