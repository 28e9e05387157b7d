import { assert, counters, type Figure, type Icon, itemOf, wholes } from '../../../author.ts'
import { mixed } from '../choices/turned.ts'

/** So many groups of so many. */
export interface Groups {
  readonly groups: number
  readonly each: number
}

export const groupsWith = (
  groups: readonly [from: number, to: number],
  each: readonly [from: number, to: number],
  isIn: (pair: Groups) => boolean = () => true,
): readonly Groups[] => {
  const pairs = wholes(...groups)
    .flatMap(a => wholes(...each).map(b => ({ groups: a, each: b })))
    .filter(isIn)
  assert(pairs.length % 7 !== 0, 'A list of sevens is not mixed by steps of seven')
  return mixed(pairs)
}

export const isUnequal = ({ groups, each }: Groups) => groups !== each

export const productOf = ({ groups, each }: Groups) => groups * each

export const loops = ({ groups, each }: Groups, icon: Icon) =>
  counters(
    Array.from({ length: groups }, () => ({
      icon,
      count: each,
      fill: 'white',
      perRow: each === 4 ? 2 : 3,
      outline: 'loop',
    })),
  )

/** What is drawn, counted; null where the groups are not of one size. */
export function groupsIn(drawn: Figure): Groups | null {
  const sizes = sizesIn(drawn)
  const [each] = sizes
  return each !== undefined && sizes.every(size => size === each) ? { groups: sizes.length, each } : null
}

function sizesIn(drawn: Figure): readonly number[] {
  switch (drawn.kind) {
    case 'array':
      return Array<number>(drawn.rows).fill(drawn.columns)
    case 'counters':
      return drawn.groups.map(({ items }) => items.length)
    case 'number-line':
      return drawn.jumps.map(({ from, to }) => to.n - from.n)
    case 'tape-diagram':
      return itemOf(drawn.rows, 0).boxes.map(({ label }) => (label?.kind === 'number' ? label.n : 0))
    default:
      return []
  }
}
