import type { Diagram } from './diagram.ts'
import { extentOf, HEIGHT_SHARE } from './diagram-sketch.ts'
import { scaleOf } from './sketch.ts'

/** Figures that are compared are drawn at one scale: that of the one that needs the smallest. */
export function atOneScale<T extends Diagram>(...figures: readonly T[]): readonly T[] {
  const smallest = Math.min(...figures.map(figure => scaleAt(figure, figure.size)))
  return figures.map(figure => ({ ...figure, size: sizeFor(figure, smallest) }))
}

const scaleAt = (figure: Diagram, size: number): number => scaleOf(extentOf(figure), size, size * HEIGHT_SHARE)

/** The scale grows with the size, though where a figure is flat it stands still for a while. */
function sizeFor(figure: Diagram, scale: number): number {
  let [low, high] = [0.5, figure.size]
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2
    if (scaleAt(figure, middle) < scale) low = middle
    else high = middle
  }
  return Math.round(high * 1000) / 1000
}
