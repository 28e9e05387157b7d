import {
  type Both,
  blocksOf,
  type Content,
  divide,
  exact,
  minus,
  Printed,
  sum,
  tupleOf,
  type Value,
} from '../../../author.ts'
import type { Groups } from '../../kit/facts/equal-groups.ts'
import { added, type equalGroups, sharedAmong, takenAway } from '../../kit/stories/equal-groups.ts'

/** Which parts of a story its numbers are. */
export const rolesIn = (says: Both<Content>) => new Printed(blocksOf(says.en))

export const multiplies = (says: Both<Content>, factors: readonly Value[]) => {
  const told = rolesIn(says)
  const names = told.terms('role').map(({ name }) => name)
  const [groups, each] = tupleOf(factors, 2)
  return (
    names.includes('groups') &&
    names.includes('each') &&
    told.role('groups').equals(exact(groups)) &&
    told.role('each').equals(exact(each))
  )
}

export const NOT_MULTIPLIED = ['adds', 'takesAway', 'shares'] as const

export type NotMultiplied = (typeof NOT_MULTIPLIED)[number]

export type Setting = (typeof equalGroups)[number]

export const otherStory = (setting: Setting, way: NotMultiplied, { groups, each }: Groups) =>
  way === 'adds'
    ? added(setting, groups, each)
    : way === 'takesAway'
      ? takenAway(setting, Math.max(groups, each), Math.min(groups, each))
      : sharedAmong(setting, groups * each, groups)

export const otherWork = (way: NotMultiplied, { groups, each }: Groups) =>
  way === 'adds'
    ? sum(groups, each)
    : way === 'takesAway'
      ? minus(Math.max(groups, each), Math.min(groups, each))
      : divide(groups * each, groups)
