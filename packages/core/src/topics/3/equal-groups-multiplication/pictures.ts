import {
  array,
  counters,
  exact,
  type Figure,
  type Icon,
  itemOf,
  type Noun,
  numberLine,
  tapeDiagram,
  tupleOf,
  type Value,
  wholes,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { addedUp } from '../../kit/facts/groups.ts'
import type { Groups } from './groups.ts'

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

export const cards = ({ groups, each }: Groups) =>
  counters(Array.from({ length: groups }, () => ({ count: each, arrangement: 'dice', outline: 'box' })))

export const jumpsOn = ({ groups, each }: Groups, to: number) =>
  numberLine({
    from: 0,
    to,
    step: 1,
    labels: 5,
    jumps: wholes(1, groups).map(i => [(i - 1) * each, i * each] as const),
  })

export const areGroups = (answers: readonly Value[], drawn: Groups) => {
  const [groups, each, all] = tupleOf(answers, 3)
  return (
    exact(groups).equals(drawn.groups) &&
    exact(each).equals(drawn.each) &&
    exact(all).equals(addedUp(drawn.groups, drawn.each))
  )
}

/** What is drawn, counted; null where the groups are not of one size. */
export function groupsIn(drawn: Figure): Groups | null {
  const sizes = sizesIn(drawn)
  const [each] = sizes
  return each !== undefined && sizes.every(size => size === each) ? { groups: sizes.length, each } : null
}

export function sizesIn(drawn: Figure): readonly number[] {
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

export const isDrawn = (drawn: Figure, factors: readonly Value[]) => {
  const found = groupsIn(drawn)
  const [groups, each] = tupleOf(factors, 2)
  return found !== null && exact(groups).equals(found.groups) && exact(each).equals(found.each)
}

/** Four ways to draw groups. */
export const pictures = {
  array: { draw: ({ groups, each }: Groups) => array(groups, each), noun: nouns.row },
  loops: { draw: (pair: Groups) => loops(pair, 'circle'), noun: nouns.group },
  line: { draw: (pair: Groups) => jumpsOn(pair, 45), noun: nouns.jump },
  bar: {
    draw: ({ groups, each }: Groups) => tapeDiagram([{ boxes: Array<number>(groups).fill(each), equal: true }]),
    noun: nouns.part,
  },
} satisfies Record<string, { draw: (pair: Groups) => Figure; noun: Noun }>

export type Picture = keyof typeof pictures

export const PICTURE_NAMES: readonly Picture[] = ['array', 'loops', 'line', 'bar']

export const SLIPS: readonly ((pair: Groups) => Groups)[] = [
  ({ groups, each }) => ({ groups: groups + 1, each }),
  ({ groups, each }) => ({ groups, each: each - 1 }),
  ({ groups, each }) => ({ groups: groups - 1, each }),
  ({ groups, each }) => ({ groups, each: each + 1 }),
]
