import {
  both,
  count,
  counters,
  type Icon,
  iconNoun,
  line,
  type Random,
  type Step,
  step,
  theThings,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import type { Groups } from '../../kit/facts/equal-groups.ts'
import type { Level } from './levels.ts'

export const heap = (all: number, icon: Icon) =>
  counters([{ icon, count: all, fill: 'white', perRow: all > 20 ? 10 : 8 }])

/** How many things a picture has in all. */
export const allIn = (drawn: ReturnType<typeof heap>) => drawn.groups.reduce((all, { items }) => all + items.length, 0)

export const readDrawn = (all: number, icon: Icon): Step =>
  step(both({ kind: 'paragraph', content: line`${count(all, iconNoun(icon))}` }), because.count, {
    group: { en: line`${theThings(iconNoun(icon))}`, es: line`${theThings(iconNoun(icon))}` },
  })

const PICTURES: readonly Icon[] = ['apple', 'cookie', 'ball', 'balloon', 'shell', 'flower', 'leaf', 'pencil']

export const drawFrom = (pairs: readonly Groups[], ahead: number) => (random: Random) => ({
  ...random.evenly(turned(pairs, ahead)),
  icon: random.evenly(PICTURES),
})

export const draw =
  (ahead: number) =>
  (random: Random, { pairs }: Level) =>
    drawFrom(pairs, ahead)(random)
