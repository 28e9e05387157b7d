import type { Layout } from '../math/layout.ts'
import type { Primitive } from './drawing.ts'
import { label, THIN } from './pen.ts'

/** A brace over what lies between two places, with its label above. */
export function braceAbove(from: number, to: number, y: number, of: Layout | null, size = 0.9): Primitive[] {
  return [brace(from, to, y), ...(of ? [label([(from + to) / 2, y + 0.75], of, { y: 'bottom' }, size)] : [])]
}

function brace(from: number, to: number, y: number): Primitive {
  const [middle, bend] = [(from + to) / 2, Math.min(0.35, (to - from) / 4)]
  const [half, peak] = [y + 0.3, y + 0.6]
  return {
    kind: 'path',
    stroke: THIN,
    fill: null,
    segments: [
      ['M', from, y],
      ['C', from, half, from, half, from + bend, half],
      ['L', middle - bend, half],
      ['C', middle, half, middle, half, middle, peak],
      ['C', middle, half, middle, half, middle + bend, half],
      ['L', to - bend, half],
      ['C', to, half, to, half, to, y],
    ],
  }
}
