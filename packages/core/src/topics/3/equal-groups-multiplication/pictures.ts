import {
  array,
  counters,
  exact,
  type Figure,
  type Noun,
  numberLine,
  tapeDiagram,
  tupleOf,
  type Value,
  wholes,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Groups } from '../../kit/facts/equal-groups.ts'
import { groupsIn, loops } from '../../kit/facts/equal-groups.ts'
import { addedUp } from '../../kit/facts/groups.ts'

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
