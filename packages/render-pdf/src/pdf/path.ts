import { never } from '@worksheet/core'
import type { Mark } from '../content/block.ts'
import type { Step } from '../typeset/box.ts'
import { inHundredths, written } from './numbers.ts'

type Path = Extract<Mark, { kind: 'path' }>

/** The steps of a path at its place on the page. */
export function stepsOf({ steps, scale, up }: Path, x: number, y: number): string {
  const point = (across: number, down: number) =>
    `${written(inHundredths(x + across * scale))} ${written(inHundredths(y + down * scale * up))}`
  let operators = ''
  for (const step of steps) operators += stepOf(step, point)
  return operators
}

function stepOf(step: Step, point: (across: number, down: number) => string): string {
  switch (step[0]) {
    case 'M':
      return `${point(step[1], step[2])} m\n`
    case 'L':
      return `${point(step[1], step[2])} l\n`
    case 'C':
      return `${point(step[1], step[2])} ${point(step[3], step[4])} ${point(step[5], step[6])} c\n`
    case 'Z':
      return 'h\n'
    default:
      return never(step)
  }
}
