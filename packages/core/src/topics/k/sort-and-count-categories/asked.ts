import {
  aThing,
  type Block,
  type Both,
  both,
  counters,
  explained,
  expr,
  figure,
  type Inline,
  itemOf,
  line,
  list,
  option,
  type Printed,
  prose,
  type Random,
  type Step,
  shapeNoun,
  shapeSet,
  step,
  symbol,
  things,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import { aTile, isSameTile, type Tile } from '../../kit/shapes/tiles.ts'
import {
  ALSO_FILLED,
  countEachKind,
  countsSaid,
  drawn,
  FILLED,
  FILLS,
  LETTERS,
  type Letter,
  letter,
  letterOrder,
  type Sorted,
  shown,
  TRIOS,
  tally,
  tilesIn,
} from './sorted.ts'

interface Odd {
  readonly tile: Tile
  readonly odd: Tile
  readonly place: number
}
/** Three alike, and one that differs: things of two kinds, or one shape with two fills. */
export const oneThatDiffers = (way: 'shape' | 'fill') => ({
  draw(random: Random): Odd {
    if (way === 'shape') {
      const [shape, other] = tupleOf(random.evenly(turned(TRIOS, 6)), 2)
      const [tile, odd] = [{ shape: shape, fill: 'white' } as const, { shape: other, fill: 'white' } as const]
      return { tile, odd, place: random.turn(4) }
    }
    const shape = random.evenly(['circle', 'star', 'square', 'moon', 'triangle', 'heart'] as const)
    const [fill, otherFill] = random.shuffle(FILLS)
    return { tile: { shape, fill }, odd: { shape, fill: otherFill }, place: random.turn(4) }
  },
  answer: letter,
  solve: ({ place }: Odd): Letter => itemOf(LETTERS, place),
  ask: ({ tile, odd, place }: Odd) =>
    shown(
      { en: prose`Which one does not belong?`, es: prose`¿Cuál no pertenece al grupo?` },
      figure(
        shapeSet(
          LETTERS.map((_, i) => (i === place ? odd : tile)),
          { named: 'letters', says: way === 'fill' ? 'names-and-fills' : 'names' },
        ),
      ),
    ),
  solution: ({ tile, odd, place }: Odd, answer: Letter): readonly Step[] => {
    const says = (item: Tile): Both<readonly Inline[]> => {
      if (way === 'fill') return aTile(item)
      const thing = line`${aThing(shapeNoun(item.shape))}`
      return { en: thing, es: thing }
    }
    return [
      step(list(...LETTERS.filter((_, i) => i !== place).map(name => symbol(name))), because.explain, {
        sentence: {
          en: ['Each of these is ', ...says(tile).en, '.'],
          es: ['En cada dibujo hay ', ...says(tile).es, '.'],
        },
      }),
      step(expr(symbol(answer)), because.explain, {
        sentence: {
          en: [...line`${symbol(answer)} is different: it is `, ...says(odd).en, '.'],
          es: [...line`${symbol(answer)} es diferente: es `, ...says(odd).es, '.'],
        },
      }),
    ]
  },
  check(printed: Printed, answer: Letter): boolean {
    const items = tilesIn(printed.figure('shape-set'))
    const own = itemOf(items, LETTERS.indexOf(answer))
    return tally(items, item => isSameTile(item, own)) === 1
  },
})

type Direction = 'up' | 'down'
export const orderAsked: Readonly<Record<Direction, Both<Block>>> = {
  up: {
    en: prose`Order the groups from fewest to most. Write the letters.`,
    es: prose`Ordena los grupos de menos a más. Escribe las letras.`,
  },
  down: {
    en: prose`Start with the group that has the most. Write the letters in order.`,
    es: prose`Empieza con el grupo que tiene más. Escribe las letras en orden.`,
  },
}
const ORDERED = {
  up: [line`Put the numbers in order from least to greatest.`, line`Ordena los números de menor a mayor.`],
  down: [line`Put the numbers in order from greatest to least.`, line`Ordena los números de mayor a menor.`],
} as const
const sortedCounts = (counts: readonly number[], direction: Direction) =>
  [...counts].sort((a, b) => (direction === 'up' ? a - b : b - a))
/** The kinds with letters, below the things themselves. */
export const inOrder = (direction: Direction) => ({
  answer: letterOrder,
  solve: ({ counts }: Sorted): readonly Letter[] =>
    sortedCounts(counts, direction).map(count => itemOf(LETTERS, counts.indexOf(count))),
  ask: ({ kinds, items }: Sorted) =>
    shown(
      orderAsked[direction],
      drawn(items),
      figure(
        counters(
          kinds.flatMap(({ by, is }, i) =>
            by === 'shape'
              ? [{ icon: is, count: 1, fill: 'white', outline: 'box', label: itemOf(LETTERS, i) } as const]
              : [],
          ),
        ),
      ),
    ),
  solution: (sorted: Sorted, letters: readonly Letter[]): readonly Step[] => [
    step(countsSaid(sorted), because.explain, countEachKind(sorted)),
    explained(list(...sortedCounts(sorted.counts, direction)), ...ORDERED[direction]),
    step(list(...letters.map(name => symbol(name))), because.matchTheNumbers),
  ],
  check(printed: Printed, letters: readonly Letter[]): boolean {
    const items = tilesIn(printed.figure('shape-set'))
    const kinds = printed.figure('counters').groups.map(group => group.items[0]?.icon)
    const sizes = letters.map(name => {
      const kind = kinds[LETTERS.indexOf(name)]
      return tally(items, ({ shape }) => shape === kind)
    })
    return sizes.length === kinds.length && runs(sizes, direction)
  },
})
/** Whether each number is greater than the one before it, or less. */
export const runs = (sizes: readonly number[], direction: Direction) =>
  sizes.every((size, i) => i === 0 || (direction === 'up' ? size > itemOf(sizes, i - 1) : size < itemOf(sizes, i - 1)))
export const inAnotherOrder = (random: Random, direction: Direction, draw: () => Sorted) =>
  random.until(draw, ({ counts }) => counts.some((count, i) => count !== sortedCounts(counts, direction)[i]))

export const sortedHow = option({
  shape: { en: prose`By shape`, es: prose`Por forma` },
  color: { en: prose`By color`, es: prose`Por color` },
  not: { en: prose`They are not sorted.`, es: prose`No están clasificadas.` },
})
export type How = 'shape' | 'color' | 'not'

export const isMixed = (row: readonly Tile[], by: 'shape' | 'fill') => new Set(row.map(tile => tile[by])).size > 1
/** By what the rows differ such that each has one kind; no row is of one kind in both ways. */
export function sortOf(rows: readonly (readonly Tile[])[]): How {
  const oneKind = (by: 'shape' | 'fill') => rows.every(row => !isMixed(row, by))
  return oneKind('shape') ? 'shape' : oneKind('fill') ? 'color' : 'not'
}
/** The kinds in a row: by what it is sorted, or by both. */
export function rowSays(row: readonly Tile[], how: How): Both<Block> {
  const shapes = [...new Set(row.map(({ shape }) => shape))].map(shape => things(shapeNoun(shape)))
  const fills = [...new Set(row.map(({ fill }) => fill))].map((fill, i) =>
    how === 'color' && i === 0 ? FILLED[fill] : ALSO_FILLED[fill],
  )
  const kinds = how === 'shape' ? shapes : how === 'color' ? fills : [...shapes, ...fills]
  return both({ kind: 'paragraph', content: kinds.flatMap((kind, i) => [...(i > 0 ? ['; '] : []), kind]) })
}
