import type { Primitive } from './drawing.ts'
import { type Box, blocks, grown, obstaclesOf, sharedArea } from './obstacle.ts'
import { boxOfLabel, labelSize } from './pen.ts'

export type Written = Extract<Primitive, { kind: 'label' }>

/** A number at an axis. */
export interface TickNumber {
  /** Where it may stand; the first is the usual place. */
  readonly places: readonly Written[]
}

/** A number at its place. */
export interface StandingNumber {
  readonly item: Written
  readonly box: Box
}

/** A number keeps so far from a line that it makes way for. */
const ASIDE = 0.12
/** Further from its tick than this share of a cell it would be taken for the next one. */
const NEAR_TICK = 0.45
/** Numbers keep so far apart. */
const APART = 0.1

/** A number at its usual place, on either side of a line through its tick, or on the other side of the axis. */
export function besideTick(usual: Written, along: 'x' | 'y', cell: number, axisAt: number): TickNumber {
  const { width, height } = labelSize(usual.of, usual.size)
  const shift = (along === 'x' ? width : height) / 2 + ASIDE
  const movedBy = (by: number): Written =>
    along === 'x' ? { ...usual, x: usual.x + by } : { ...usual, y: usual.y + by }
  const opposite: Written =
    along === 'x'
      ? { ...usual, y: 2 * axisAt - usual.y, anchor: { ...usual.anchor, y: 'bottom' } }
      : { ...usual, x: 2 * axisAt - usual.x, anchor: { ...usual.anchor, x: 'left' } }
  return { places: [usual, ...(shift <= NEAR_TICK * cell ? [movedBy(shift), movedBy(-shift)] : []), opposite] }
}

/** Numbers make way for what is drawn where they can; where not, they are left out: no line is interrupted for them. */
export function standing(
  numbers: readonly TickNumber[],
  axes: readonly Primitive[],
  drawn: readonly Primitive[],
): readonly StandingNumber[] {
  const [lines, still] = [obstaclesOf(drawn), obstaclesOf(axes)]
  const labels = axes.flatMap(item => (item.kind === 'label' ? [boxOfLabel(item)] : []))
  const boxes = numbers.map(({ places }) => boxOfLabel(places[0]!))
  return numbers.flatMap(({ places }, i): StandingNumber[] => {
    const usual = boxes[i]!
    const [usualItem, ...others] = places
    if (!lines.some(line => blocks(line, coreOf(usual)))) return [{ item: usualItem!, box: usual }]
    const within = (item: Written) => grown(boxOfLabel(item), -0.02)
    const isApart = (item: Written) =>
      !still.some(line => blocks(line, within(item))) &&
      ![...boxes.filter((_, j) => j !== i), ...labels].some(other => sharedArea(grown(within(item), APART), other) > 0)
    const item = others.find(item => isApart(item) && !lines.some(line => blocks(line, within(item))))
    if (!item) return []
    const box = boxOfLabel(item)
    boxes[i] = box
    return [{ item, box }]
  })
}

/** A line that touches so much of the side of a number leaves it legible; one through a 3 would make it an 8. */
const GRAZED = 0.06

function coreOf({ left, right, bottom, top }: Box): Box {
  const [across, up] = [Math.min((right - left) / 6, GRAZED), Math.min((top - bottom) / 6, GRAZED)]
  return { left: left + across, right: right - across, bottom: bottom + up, top: top - up }
}
