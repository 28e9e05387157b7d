import {
  baseTenBlocks,
  type Expr,
  equation,
  type Figure,
  itemOf,
  line,
  type Printed,
  type Random,
  type Step,
  step,
  sum,
  tenFrame,
  type Value,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { mixed, turned } from '../../kit/choices/turned.ts'

export const ONES = mixed([1, 2, 3, 4, 5, 6, 7, 8, 9] as const)

/** Each form of a level begins with another number: so far on among them. */
export const drawOnes = (random: Random, ahead: number) => ({ ones: random.evenly(turned(ONES, ahead)) })

/** Ten, and so many more. */
export const pictures = {
  frames: (ones: number): Figure => tenFrame(10 + ones),
  blocks: (ones: number): Figure => baseTenBlocks(10 + ones),
}

export const tenWithOnes = (ones: number) =>
  words(`1 ten, ${ones} ${ones === 1 ? 'one' : 'ones'}`, `1 decena, ${ones} ${ones === 1 ? 'unidad' : 'unidades'}`)

export const tenAndOnes = (ones: number): Step =>
  step(tenWithOnes(ones), because.explain, {
    sentence: {
      en: line`${10 + ones} is ${10} and ${ones} more.`,
      es: line`${10 + ones} es ${10} y ${ones} más.`,
    },
  })

/** How many are drawn, each cell, rod and cube counted. */
export function countedIn(drawn: Figure): number {
  if (drawn.kind === 'ten-frame') return drawn.frames.flat().filter(cell => cell !== 'empty').length
  if (drawn.kind === 'base-ten-blocks') return drawn.groups.reduce((all, { tens, ones }) => all + 10 * tens + ones, 0)
  return drawn.kind === 'counters' ? drawn.groups.reduce((all, { items }) => all + items.length, 0) : -1
}

export const drawnIn = (printed: Printed): number => {
  const [drawn] = printed.blocks.flatMap(block => (block.kind === 'figure' ? [countedIn(block.figure)] : []))
  return itemOf([drawn], 0) ?? -1
}

/** The equations of a level with one place empty, and the number that belongs there. */
export const equations = {
  'ones of the teen': (ones: number) => ({ gap: (of: Value) => equation(10 + ones, sum(10, of)), missing: ones }),
  'ones to the teen': (ones: number) => ({ gap: (of: Value) => equation(sum(10, of), 10 + ones), missing: ones }),
  'ones before the ten': (ones: number) => ({ gap: (of: Value) => equation(10 + ones, sum(of, 10)), missing: ones }),
  'ten first': (ones: number) => ({ gap: (of: Value) => equation(sum(of, ones), 10 + ones), missing: 10 }),
  'teen first': (ones: number) => ({ gap: (of: Value) => equation(of, sum(ones, 10)), missing: 10 + ones }),
  'teen last': (ones: number) => ({ gap: (of: Value) => equation(sum(ones, 10), of), missing: 10 + ones }),
  'ten second': (ones: number) => ({ gap: (of: Value) => equation(10 + ones, sum(ones, of)), missing: 10 }),
} as const satisfies Record<string, (ones: number) => { gap: (of: Value) => Expr; missing: number }>

export interface Level {
  readonly gaps: readonly (keyof typeof equations)[]
  readonly picture: readonly (keyof typeof pictures)[]
}
