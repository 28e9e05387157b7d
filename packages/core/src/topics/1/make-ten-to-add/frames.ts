import { type Figure, tenFrame } from '../../../author.ts'
import { total } from '../../kit/facts/pictures.ts'
import type { Fact } from './facts.ts'

/** The counters of both numbers, the first frame filled up from the second. */
export const twoFrames = ({ a, b }: Fact) => tenFrame([{ gray: a }, { white: b }])
export const filledUp = (a: number, rest: number) => tenFrame([{ gray: a, white: 10 - a }, { white: rest }])
export const countedIn = (drawn: Figure): readonly number[] =>
  drawn.kind === 'ten-frame' ? drawn.frames.map(cells => cells.filter(cell => cell !== 'empty').length) : []
export const inAll = (drawn: Figure) => total(countedIn(drawn))
